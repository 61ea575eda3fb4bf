"""Who is told what his actions are worth: whoever learns, at a table opened for it or alone with bots."""

from __future__ import annotations

from kingclub.cards import Seat
from kingclub.club.identity import PersonId
from kingclub.club.refusal import NoHints, NotSeated
from kingclub.club.table import Table
from kingclub.engine.refusal import NotYourTurn
from kingclub.errors import Refused
from kingclub.view import Observation, observe


def is_for_learning(table: Table) -> bool:
    """Whether hints are given: where the terms say so, and where one person plays against bots."""
    others = [sitter for sitter in table.seats if sitter is None or not sitter.is_bot]
    return table.terms.has_hints or len(others) == 1


def seen_for_hint(table: Table, who: PersonId) -> Observation:
    """What a seat knows that is to act and may be told what to do. Raises `Refused` with the reason why not."""
    seat = table.seat_of(who)
    if seat is None:
        raise Refused(NotSeated())
    if not is_for_learning(table):
        raise Refused(NoHints())
    if table.game is None or table.turn != seat:
        raise Refused(NotYourTurn(-1 if table.turn is None else table.turn))
    return observe(table.game, Seat(seat))
