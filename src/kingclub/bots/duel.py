"""Two players who know each other's hands: the end of the deal is searched, every line of it."""

from __future__ import annotations

from typing import Final

from kingclub.bots.bits import BIT, SUIT_OF, places_in
from kingclub.bots.position import Position
from kingclub.bots.worth import Worth

DEEPEST: Final = 6
"""With so many cards in a hand a search takes some 20 ms in plain Python; with one more four times that."""


class Duel:
    """The best play of both from a position on, each against the other's best.

    What has been searched is remembered, so that the candidates of one move share it. Points must simply add up,
    so this is not for a deal in which some have been sacrificed in an auction.
    """

    def __init__(self, worth: Worth, namer: int | None) -> None:
        self._worth, self._namer = worth, namer
        self._known: dict[tuple[int, int, int], int] = {}

    def after(self, position: Position, place: int) -> list[float]:
        """What each has beyond the mean of both after this card, if both go on as well as they can."""
        seat = position.turn
        hands = position.hands.copy()
        hands[seat] ^= BIT[place]
        if position.best >= 0:
            lead = self._trick(hands, 1 - seat, position.best, place)
        else:
            lead = self._answered(hands, seat, place)
        lead += position.points[0] - position.points[1]
        return [lead / 2, -lead / 2]

    def _rest(self, hands: list[int], leader: int) -> int:
        """By how much seat 0 beats seat 1 in the tricks from this lead on."""
        if not hands[leader]:
            return 0
        key = (hands[0], hands[1], leader)
        known = self._known.get(key)
        if known is None:
            worth, hand = self._worth, hands[leader]
            values = []
            for place in places_in(worth.legal(hand, 0, leads=True, names=leader == self._namer)):
                left = hands.copy()
                left[leader] = hand ^ BIT[place]
                values.append(self._answered(left, leader, place))
            known = self._known[key] = min(values) if leader else max(values)
        return known

    def _answered(self, hands: list[int], leader: int, lead: int) -> int:
        """The same once a card has been led: the other answers as well as he can."""
        other = 1 - leader
        hand = hands[other]
        values = []
        for place in places_in(self._worth.legal(hand, SUIT_OF[lead], leads=False, names=False)):
            left = hands.copy()
            left[other] = hand ^ BIT[place]
            values.append(self._trick(left, leader, lead, place))
        return min(values) if other else max(values)

    def _trick(self, hands: list[int], leader: int, lead: int, answer: int) -> int:
        """The same once both have played: the trick is taken and its taker leads."""
        worth = self._worth
        taker = 1 - leader if worth.beats[lead] & BIT[answer] else leader
        points = worth.now[hands[0].bit_count() + 1] + worth.cards[lead] + worth.cards[answer]
        return (-points if taker else points) + self._rest(hands, taker)
