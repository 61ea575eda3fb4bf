"""What can be named in a trump deal (rules, section 6)."""

from __future__ import annotations

from enum import Enum

from kingclub.cards import Suit
from kingclub.errors import Unreadable


class Denomination(Enum):
    """A suit as trump, no trumps, or misère: no trumps and the ranks turned over, the lowest card highest."""

    SPADES = "S"
    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    NO_TRUMP = "NT"
    MISERE = "MIZ"

    @property
    def trump(self) -> Suit | None:
        """The trump suit, if there is one."""
        return Suit(self.value) if len(self.value) == 1 else None

    def __str__(self) -> str:
        return self.value


SUITS = (Denomination.SPADES, Denomination.CLUBS, Denomination.DIAMONDS, Denomination.HEARTS)


def denomination_of(suit: Suit) -> Denomination:
    """The suit as a denomination."""
    return Denomination(suit.value)


def parse_denomination(text: str) -> Denomination:
    """The denomination written `S C D H NT MIZ`. Raises `Unreadable`."""
    try:
        return Denomination(text)
    except ValueError:
        raise Unreadable(f"{text!r} names nothing; what can be named is S C D H NT MIZ") from None
