"""How many tricks a hand is worth with this trump or that: counting on one's fingers before the first card.

The counts were fitted to dealt hands played out by the rules of thumb; they explain two thirds of the difference
between hands, for 8 cards as for 13 and 17.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from kingclub.bots.bits import ABOVE, mask_of, places_in
from kingclub.bots.worth import Worth, worth_of
from kingclub.cards import Card
from kingclub.rules import Contract, Denomination, Ruleset

SIDE: Final = 0.75
"""A side card that nothing beats is three quarters of a trick, as it may be ruffed; half that if one beats it."""

HIGH_TRUMP: Final = 0.95
"""A trump that nothing beats is a trick, besides what any trump is worth."""

ANY_TRUMP: Final = 0.65
"""Each trump is two thirds of a trick, since it can ruff."""

NO_TRUMP: Final = 1.35
"""Without trumps a card that nothing beats takes, and the low cards of its suit after it."""

UNSEEN: Final = (0.3, 0.09, 0.25)
"""What a card not yet seen is worth on the average: as a side card, as a high trump, as a trump."""


def expected_tricks(ruleset: Ruleset, cards: Iterable[Card], denomination: Denomination | None) -> float:
    """The tricks that the holder may expect if he names this. Cards not seen yet count as usual ones."""
    worth = worth_of(ruleset, _trick_contract(ruleset), denomination)
    hand = mask_of(cards, misere=worth.misere)
    unseen = max(0, worth.tricks - hand.bit_count())
    side = _stands(worth, hand & ~worth.trump) + UNSEEN[0] * unseen
    if not worth.trump:
        return NO_TRUMP * side - 2.35
    high = _stands(worth, hand & worth.trump) + UNSEEN[1] * unseen
    trumps = (hand & worth.trump).bit_count() + UNSEEN[2] * unseen
    return SIDE * side + HIGH_TRUMP * high + ANY_TRUMP * trumps - 1.3 - 0.07 * worth.tricks


def best_name(ruleset: Ruleset, cards: Iterable[Card], names: Iterable[Denomination]) -> tuple[Denomination, float]:
    """The denomination with which these cards expect the most tricks, and how many. `names` are those allowed."""
    return _best_name(ruleset, tuple(cards), tuple(names))


@lru_cache(maxsize=4096)  # a look ahead asks for the same hand with every call that it tries
def _best_name(
    ruleset: Ruleset, cards: tuple[Card, ...], names: tuple[Denomination, ...]
) -> tuple[Denomination, float]:
    expected = {name: expected_tricks(ruleset, cards, name) for name in names}
    best = max(expected, key=lambda name: expected[name])
    return best, expected[best]


def _stands(worth: Worth, hand: int) -> float:
    """Each card by how many of those that others may hold beat it: 1 if none does, ½ for one, ⅓ for two …"""
    return sum(1 / (1 + (ABOVE[place] & worth.pack & ~hand).bit_count()) for place in places_in(hand))


def _trick_contract(ruleset: Ruleset) -> Contract:
    return Contract.TRUMP if Contract.TRUMP in ruleset.deals else Contract.TAKE_TRICKS
