"""A trick: one card from each player (rules, section 3)."""

from __future__ import annotations

from typing import NamedTuple

from kingclub.cards import Card, Seat
from kingclub.rules.deal_rules import DealRules


class Trick(NamedTuple):
    """The cards of a trick in the order played, the leader's first; it may be unfinished."""

    leader: Seat
    cards: tuple[Card, ...]


def taker(trick: Trick, rules: DealRules, players: int) -> Seat:
    """Who takes the trick, or would if it ended now: the highest trump, else the highest card of the led suit.

    In misère the ranks are turned over (rules, section 6).
    """
    best, trump, misere = 0, rules.trump, rules.misere
    highest = trick.cards[0]
    for place, card in enumerate(trick.cards):
        if card.suit is not highest.suit:
            higher = card.suit is trump
        else:
            higher = card.rank < highest.rank if misere else card.rank > highest.rank
        if higher:
            best, highest = place, card
    return Seat((trick.leader + best) % players)
