"""Viewers that tell too much: bad samples, so that whoever proves secrecy can see his proof fail."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from kingclub.cards import Seat
from kingclub.engine import Match
from kingclub.engine.event import CardsDealt, Event, HandsSeen
from kingclub.view import Observation, ObservedEvent, observe, observe_event
from kingclub.view.event import DealSeen, RestSeen
from kingclub.view.observation import SeenGift

Viewer: TypeAlias = Callable[[Match, Seat | None], Observation]
"""A function in place of `observe`."""


def _neighbour(match: Match, viewer: Seat | None) -> Observation:
    seen = observe(match, viewer)
    if match.deal is None or match.turn is None:
        return seen
    neighbour = match.deal.eldest if viewer is None else Seat((viewer + 1) % match.ruleset.players)
    return replace(seen, hand=match.deal.hands[neighbour])


def _whole_hand(match: Match, viewer: Seat | None) -> Observation:
    seen = observe(match, viewer)
    return seen if match.deal is None or viewer is None else replace(seen, hand=match.deal.hands[viewer])


def _talon(match: Match, viewer: Seat | None) -> Observation:
    seen = observe(match, viewer)
    return seen if match.deal is None else replace(seen, talon=match.deal.talon)


def _gifts(match: Match, viewer: Seat | None) -> Observation:
    seen = observe(match, viewer)
    gifts = () if match.deal is None else match.deal.gifts
    return replace(seen, gifts=tuple(SeenGift(gift.giver, gift.to, gift.card) for gift in gifts))


def _order(match: Match, viewer: Seat | None) -> Observation:
    seen = observe(match, viewer)
    if match.deal is None or match.turn is None:
        return seen
    first = min((card for hand in match.deal.hands for card in hand), key=lambda card: card.index)
    holder = next(Seat(seat) for seat, hand in enumerate(match.deal.hands) if first in hand)
    return replace(seen, deserter=holder)


LEAKY: Final[Mapping[str, Viewer]] = {
    "neighbour's hand": _neighbour,
    "undealt cards": _whole_hand,
    "closed talon": _talon,
    "gifts between others": _gifts,
    "one fact in a field of another meaning": _order,
}
"""Viewers by what they let slip: to see more than one's share, or one thing in the guise of another."""


def leaky_observe_event(event: Event, viewer: Seat | None) -> ObservedEvent:
    """`observe_event`, but the hands dealt are told to everybody as seat 0 sees them, the undealt cards too."""
    seen = observe_event(event, viewer)
    if isinstance(event, CardsDealt) and isinstance(seen, DealSeen):
        return replace(seen, hand=event.dealt[0])
    if isinstance(event, HandsSeen) and isinstance(seen, RestSeen):
        return replace(seen, hand=event.hands[0])
    return seen
