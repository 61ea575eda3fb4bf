"""How a hand suits a contract, before the first card: for ordering."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from statistics import fmean, pstdev

from kingclub.bots.bits import ABOVE, BELOW, KING, SUIT_OF, mask_of, places_in
from kingclub.bots.strength import best_name
from kingclub.bots.worth import Worth, worth_of
from kingclub.cards import Card
from kingclub.rules import SUITS, Contract, Ruleset

SAMPLES = 200
"""Random hands by which the usual one is known."""


def outlook(ruleset: Ruleset, hand: tuple[Card, ...], contract: Contract) -> float:
    """How much better this hand is than the usual one, in points of the contract's whole."""
    mean, spread = _usual(ruleset, contract)
    ease = (_ease(ruleset, hand, contract) - mean) / (spread or 1.0)
    return ease * whole(ruleset, contract) / ruleset.players


def whole(ruleset: Ruleset, contract: Contract) -> float:
    """All points of the contract together, without their sign and whatever lies in a talon."""
    rules = ruleset.deals[contract]
    return abs(rules.trick * rules.tricks + sum(rules.last) + sum(rules.cards.values()))


@lru_cache(maxsize=256)
def _usual(ruleset: Ruleset, contract: Contract) -> tuple[float, float]:
    """Mean and spread of the ease of random hands; the same hands every time."""
    random = Random(1)
    eases = [
        _ease(ruleset, tuple(random.sample(ruleset.pack.cards, ruleset.hand_size)), contract)
        for _ in range(SAMPLES)
    ]
    return fmean(eases), pstdev(eases)


def _ease(ruleset: Ruleset, hand: tuple[Card, ...], contract: Contract) -> float:
    """How easily the hand does what the contract wants, in no particular unit."""
    if contract is Contract.TRUMP:
        return best_name(ruleset, hand, SUITS)[1]
    worth = worth_of(ruleset, contract, None)
    cards = mask_of(hand, misere=False)
    return sum(_card_ease(worth, cards, place) for place in places_in(cards))


def _card_ease(worth: Worth, hand: int, place: int) -> float:
    """What a card is likely to take: a high one much, a low one that is to be ducked with nothing."""
    out = SUIT_OF[place] & worth.pack & ~hand
    lower, higher = (out & BELOW[place]).bit_count(), (out & ABOVE[place]).bit_count()
    guards = (hand & BELOW[place]).bit_count()
    takes = lower / (lower + higher + 1) / (1 + guards / 2) if worth.penalty else 1 / (1 + higher)
    meets = worth.points_of(out & BELOW[place] & worth.scoring)
    own = worth.cards[place] * (1.0 if KING >> place & 1 else 0.7)
    return takes * (worth.coming[worth.tricks] + 0.5 * meets) + own
