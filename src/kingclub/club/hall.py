"""The halls of the club: which rules are played where."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final

from kingclub.rules import Ruleset
from kingclub.rules.recovery import Auction, FirstThree, Named, Praise, TalonGame
from kingclub.rules.schedule import Fixed

USUAL_PLAYERS = 4
BOOK_CARDS = 51
"""The full pack, or one without the two of clubs where three share it."""


class Hall(StrEnum):
    """A hall, by its address under `/h/`."""

    SANDBOX = "sandbox"
    CLASSIC = "classic"
    ORDERED = "ordered"
    RECOVERY = "recovery"
    SIZES = "sizes"
    BOOK = "book"


def is_book(rules: Ruleset) -> bool:
    """Whether the full pack is dealt."""
    return len(rules.pack.cards) >= BOOK_CARDS


def is_other_size(rules: Ruleset) -> bool:
    """Whether more or fewer than four sit at the table."""
    return rules.players != USUAL_PLAYERS


def is_ordered(rules: Ruleset) -> bool:
    """Whether the players say themselves what is played."""
    return not isinstance(rules.schedule, Fixed)


def is_trump_game(rules: Ruleset) -> bool:
    """Whether points are won back with trumps: named, praised, auctioned, or from the talon."""
    return isinstance(rules.recovery, Auction | FirstThree | Named | Praise | TalonGame)


def is_classic(rules: Ruleset) -> bool:
    """Whether four play the deals of the schedule with the short pack, and the second half is without trumps."""
    return not (is_book(rules) or is_other_size(rules) or is_ordered(rules) or is_trump_game(rules))


RULE: Final[Mapping[Hall, Callable[[Ruleset], bool]]] = {
    Hall.SANDBOX: lambda _: True,
    Hall.CLASSIC: is_classic,
    Hall.ORDERED: is_ordered,
    Hall.RECOVERY: is_trump_game,
    Hall.SIZES: is_other_size,
    Hall.BOOK: is_book,
}
"""What is played in a hall. In the sandbox one may learn everything; a table there has hints."""


def halls_of(rules: Ruleset) -> frozenset[Hall]:
    """The halls in which these rules are played."""
    return frozenset(hall for hall, plays in RULE.items() if plays(rules))
