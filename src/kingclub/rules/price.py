"""What one trick, one card, one last trick costs (rules, section 4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from kingclub.cards import Rank


class Boys(StrEnum):
    """Which ranks are the boys."""

    KINGS = "K"
    JACKS = "J"
    BOTH = "KJ"

    @property
    def ranks(self) -> frozenset[Rank]:
        """The ranks that count."""
        return frozenset({"K": Rank.KING, "J": Rank.JACK}[letter] for letter in self.value)


class LastTricks(StrEnum):
    """How many last tricks count."""

    TWO = "two"
    ONE = "one"

    @property
    def number(self) -> int:
        """2 or 1."""
        return 2 if self is LastTricks.TWO else 1


@dataclass(frozen=True, slots=True)
class Prices:
    """Points for one unit of each objective: a trick, a card that counts, a last trick that counts."""

    tricks: int
    boys: int
    girls: int
    hearts: int
    king: int
    last: int


@dataclass(frozen=True, slots=True)
class PriceList:
    """A price list of the sources; `boys` is the price where one rank counts, `last` where one trick counts.

    Where both ranks, or two tricks, count each costs half.
    """

    tricks: int
    boys: int
    girls: int
    hearts: int
    king: int
    last: int

    def prices(self, boys: Boys, last: LastTricks) -> Prices | None:
        """The unit prices for these boys and last tricks; None if one of them would not be whole."""
        halves = (self.boys if boys is Boys.BOTH else 0, self.last if last is LastTricks.TWO else 0)
        if any(price % 2 for price in halves):
            return None
        return Prices(
            self.tricks,
            self.boys // len(boys.ranks),
            self.girls,
            self.hearts,
            self.king,
            self.last // last.number,
        )


PRICE_LISTS: Final[dict[str, PriceList]] = {
    "usual": PriceList(2, 4, 4, 2, 16, 16),
    "price3-40": PriceList(4, 10, 10, 5, 40, 40),
    "price3-24": PriceList(3, 6, 6, 3, 24, 24),
    "price3-20": PriceList(2, 5, 5, 2, 20, 20),
    "price52-30": PriceList(20, 60, 60, 20, 150, 150),
    "price52-40": PriceList(20, 80, 60, 20, 150, 150),
    "price51": PriceList(15, 60, 60, 20, 140, 140),
}
