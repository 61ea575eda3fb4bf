"""A match that an observation and a world describe, so that a bot can play it on with the engine's own rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kingclub.cards import BySeat, Card, Seat, Suit
from kingclub.engine import Act, Called, Desert, Gift, Give, GiveCards, Match, Move, Pass, PlayCard, apply, pack_of
from kingclub.engine.domino import Laying
from kingclub.engine.play import Playing
from kingclub.view.evidence import named_suits
from kingclub.view.observation import Observation
from kingclub.view.places import played_by
from kingclub.view.worlds import World


def world_match(seen: Observation, world: World) -> Match:
    """The match as it stands if this world is the true one: to the viewer it looks exactly like `seen`."""
    return Reconstruction(seen).match(world)


@dataclass(slots=True)
class Reconstruction:
    """Makes matches out of the worlds of one observation; while cards are played each after the first is quick.

    The cards of another's hand stand in the order in which the world has them.
    """

    seen: Observation
    _pattern: Match | None = field(default=None, init=False)

    def match(self, world: World) -> Match:
        """The match of this world."""
        pattern = self._pattern
        if pattern is None:
            pattern = self._replayed(world)
            assert pattern.deal is not None
            if isinstance(pattern.deal.phase, Playing | Laying):
                self._pattern = pattern
            return pattern
        return self._patched(pattern, world)

    def _replayed(self, world: World) -> Match:
        match = Match(self.seen.ruleset, self.seen.draw, self.seen.results, self.seen.totals, None)
        for move in _moves(self.seen, world):
            match, _ = apply(match, move)
        return match

    def _patched(self, pattern: Match, world: World) -> Match:
        deal = pattern.deal
        assert deal is not None
        gifts = _gifts(self.seen, world)
        dealt = _dealt(self.seen, world, gifts)
        deal = deal._replace(dealt=dealt, hands=world.hands, talon=world.talon)
        if world.gifts:
            deal = deal._replace(calls=tuple(_calls(self.seen, gifts)), gifts=gifts)
        return pattern._replace(deal=deal)


def _moves(seen: Observation, world: World) -> Iterator[Move]:
    assert seen.dealer is not None
    gifts = _gifts(seen, world)
    yield GiveCards(pack_of(_dealt(seen, world, gifts), world.talon, seen.dealer))
    if seen.deserter is not None:
        yield Desert(seen.deserter)
    for call in _calls(seen, gifts):
        yield Act(call.seat, call.action)
    for seat, card in seen.turns:
        yield Act(seat, Pass() if card is None else PlayCard(card))
    for trick in [taken.trick for taken in seen.tricks] + ([] if seen.trick is None else [seen.trick]):
        for place, card in enumerate(trick.cards):
            yield Act(Seat((trick.leader + place) % seen.ruleset.players), PlayCard(card))


def _gifts(seen: Observation, world: World) -> tuple[Gift, ...]:
    unseen = iter(world.gifts)
    return tuple(Gift(gift.giver, gift.to, next(unseen) if gift.card is None else gift.card) for gift in seen.gifts)


def _calls(seen: Observation, gifts: tuple[Gift, ...]) -> Iterator[Called]:
    """The calls, with the unseen gifts of this world in place of what was only seen to be given."""
    given = iter(gifts)
    for call in seen.calls:
        if call.action is None or isinstance(call.action, Give):
            gift = next(given)
            yield Called(call.seat, Give(gift.card, gift.to))
        else:
            yield Called(call.seat, call.action)


def _dealt(seen: Observation, world: World, gifts: tuple[Gift, ...]) -> BySeat[tuple[Card, ...]]:
    """The hands as they were dealt, in an order that fits what was said of the first and the last cards."""
    hands = [[*hand, *played_by(seen, Seat(seat))] for seat, hand in enumerate(world.hands)]
    if seen.talon_taker is not None:
        hands[seen.talon_taker] = [card for card in hands[seen.talon_taker] if card not in world.talon]
    for gift in gifts:
        hands[gift.to].remove(gift.card)
        if gift.card not in world.talon:
            hands[gift.giver].insert(0, gift.card)
    for named in named_suits(seen):
        _bring_forward(hands[named.seat], named.suit, named.among)
    if seen.shown is not None:
        last = next(hand for hand in hands if seen.shown in hand)
        last.remove(seen.shown)
        last.append(seen.shown)
    return tuple(map(tuple, hands))


def _bring_forward(hand: list[Card], suit: Suit, among: int) -> None:
    """See to it that a card of this suit is among the first ones.

    One from the end is taken, where those already played stand, so that a hand which is seen keeps its order.
    """
    if not any(card.suit is suit for card in hand[:among]):
        card = next(card for card in reversed(hand) if card.suit is suit)
        hand.remove(card)
        hand.insert(0, card)
