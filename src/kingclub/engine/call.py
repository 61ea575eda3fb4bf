"""Calls: how every one of them is written down."""

from __future__ import annotations

from kingclub.cards import Seat
from kingclub.engine.action import Action, PlayCard, format_action
from kingclub.engine.deal import Best, Called, Step
from kingclub.engine.event import CallMade
from kingclub.engine.match import Match
from kingclub.engine.play import deal_of
from kingclub.engine.refusal import BadCall, MissingCall
from kingclub.errors import Refusal


def call(match: Match, seat: Seat, action: Action, best: Best | None = None) -> Step:
    """Write the call down. `best` is the best bid, offer or price that stands after it."""
    deal = deal_of(match)
    deal = deal._replace(calls=(*deal.calls, Called(seat, action)), best=best)
    return match._replace(deal=deal), (CallMade(seat, action, best),)


def bad_call(action: Action, seat: Seat) -> Refusal:
    """A card where a call is due, or a call that is not among those that may be made."""
    return MissingCall(seat) if isinstance(action, PlayCard) else BadCall(format_action(action))
