"""Situations for the tests: a first deal with given hands, a first deal of the second stage."""

from __future__ import annotations

from typing import Any

from tests.reference.match import ReferenceMatch
from tests.reference.options import CLUB
from tests.reference.presets import PRESETS

Changes = dict[str, Any]

# Anna, Boris, Vera and Gleb have a suit each.
FOUR_SUITS = "AS KS QS JS TS 9S 8S 7S | AC KC QC JC TC 9C 8C 7C | AD KD QD JD TD 9D 8D 7D | AH KH QH JH TH 9H 8H 7H"
MIXED = "AS KS 7H 8C 9D TD JD QD | 7S 8S KH AH 9C TC JC QC | 9S TS 8H 9H KC AC KD AD | JS QS TH JH QH 7C 7D 8D"
TALON = (
    "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S | AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C |"
    "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D | AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H"
)

PRAISE: Changes = {
    "recovery": "praise",
    "trick_price": 3,
    "recovery_deals": 4,
    "nt": True,
    "miz": True,
    "by_last": True,
    "settle": True,
}


def shuffled(hands: str, talon: str = "") -> list[str]:
    """The pack that gives these hands, divided by bars, eldest's first."""
    rows = zip(*(hand.split() for hand in hands.split("|")), strict=True)
    return [card for row in rows for card in row] + talon.split()


def ordered(contract: str, hands: str = FOUR_SUITS, talon: str = "", /, **changes: Any) -> ReferenceMatch:
    """Seat 0 is eldest, has these cards and has ordered this contract."""
    match = to_order(hands, talon, choice="eldest", **changes)
    match.act(f"order {contract}")
    return match


def to_order(hands: str = FOUR_SUITS, talon: str = "", /, **changes: Any) -> ReferenceMatch:
    """Seat 0 is eldest and the first deal is dealt."""
    options = {**CLUB, **changes}
    match = ReferenceMatch(options, options["players"] - 1)
    match.deal(shuffled(hands, talon))
    return match


def recovery(rules: Changes, hands: str = FOUR_SUITS, talon: str = "") -> ReferenceMatch:
    """The first deal of the second stage, seat 0 eldest: the penalty deals before it are left out."""
    match = ReferenceMatch({**CLUB, **rules}, 3)
    match.schedule = [contract for contract in match.schedule if not contract.startswith("-")]
    match.deal(shuffled(hands, talon))
    return match


def open_talon(**changes: Any) -> ReferenceMatch:
    """Four suits, and the twos of them open on the table."""
    return recovery({**PRESETS["book-talon"], **changes}, TALON, "2S 2C 2D 2H")


def play(match: ReferenceMatch, actions: str) -> ReferenceMatch:
    """Actions divided by commas."""
    for action in actions.split(","):
        match.act(action.strip())
    return match


def rest(match: ReferenceMatch) -> list[int]:
    """Each plays the first of his legal cards; the points of the deal."""
    while match.turn is not None:
        match.act(min(match.legal()))
    return match.points[-1]
