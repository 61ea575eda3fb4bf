"""A match again, move by move, as every seat saw it: a record becomes the events that the table once sent.

So the client needs no rules for a replay either: it folds these events like those of a live table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from kingclub.cards import Seat
from kingclub.club.identity import MatchId
from kingclub.club.naming import bot_name
from kingclub.club.news import rules_of
from kingclub.engine import Event, Match, apply, new_match
from kingclub.errors import Refused, Unreadable
from kingclub.notation import Record, check_record, moves_of, parse_record
from kingclub.server.desk import Desk
from kingclub.server.match_view import MatchView, Refusal
from kingclub.server.route import refusals
from kingclub.server.table_event import Person, Rules, TableEvent
from kingclub.view import observe, observe_event, plain, plain_event

RECORD_BYTES = 1_000_000
"""A record sent in is at most this long: a hundred deals of six players need less."""
KINDS: dict[str, Literal["person", "program", "bot"]] = {"program": "program", "bot": "bot"}
"""What sits on a seat, by its word in a record; any other word was a person."""


class SeenEvent(Struct, frozen=True):
    """An event as the public saw it; `own` is what a seat saw, by its number, where that was something else."""

    event: TableEvent
    own: dict[str, TableEvent]


class Replay(Struct, frozen=True):
    """A match from before its draw. Each move is the events that came of it.

    `fault` is the first thing that is wrong with the record; the moves end where they become impossible.
    """

    match: str | None
    rules: Rules
    people: list[Person]
    start: MatchView
    moves: list[list[SeenEvent]]
    fault: Refusal | None


@get("/api/v1/matches/{match:str}/replay", responses=refusals(404))
async def match_replay(match: FromPath[str], desk: NamedDependency[Desk]) -> Response[Replay | Refusal]:
    """The replay of a match that is over. Until then its cards are nobody's business."""
    record = desk.house.record(MatchId(match))
    if record is None:
        return Response(Refusal("no-such-match", {"match": match}), status_code=404)
    return Response(await asyncio.to_thread(replay_of, record))


@post("/api/v1/replay", status_code=200, request_max_body_size=RECORD_BYTES)
async def record_replay(request: Request[Any, Any, Any]) -> Response[Replay]:
    """The replay of any record: the body is one line of a record file."""
    text = (await request.body()).decode("utf-8", errors="replace")
    return Response(await asyncio.to_thread(lambda: replay_of(parse_record(text))))


def replay_of(record: Record) -> Replay:
    """The replay of a record, as far as its moves are possible. Raises nothing: what is wrong is its `fault`."""
    fault = check_record(record).fault
    start = new_match(record.ruleset)
    return Replay(
        match=record.id,
        rules=msgspec.convert(rules_of(record.ruleset), Rules),
        people=_people(record),
        start=msgspec.convert(plain(observe(start, None)), MatchView),
        moves=list(_moves(record, start)),
        fault=None if fault is None else Refusal(fault.refusal.code, dict(fault.refusal.args)),
    )


def _moves(record: Record, match: Match) -> Iterator[list[SeenEvent]]:
    try:
        for move in moves_of(record):
            match, events = apply(match, move)
            yield [_seen(event, match) for event in events]
    except (Refused, Unreadable):
        return


def _seen(event: Event, match: Match) -> SeenEvent:
    ruleset = match.ruleset
    public = plain_event(observe_event(event, None), ruleset)
    seats = {str(seat): plain_event(observe_event(event, Seat(seat)), ruleset) for seat in range(ruleset.players)}
    return SeenEvent(
        msgspec.convert(public, TableEvent),
        {seat: msgspec.convert(own, TableEvent) for seat, own in seats.items() if own != public},
    )


def _people(record: Record) -> list[Person]:
    """Whoever sat there; a name without a seat of its own in the record was a person's. Bots go by their seats."""
    kinds = [(KINDS.get(seat.kind, "person"), seat.level) for seat in record.seats or ()]
    kinds += [("person", None)] * (len(record.players) - len(kinds))
    return [
        Person(bot_name(seat) if kind == "bot" else name, kind, level, None, present=True, ready=False)
        for seat, (name, (kind, level)) in enumerate(zip(record.players, kinds, strict=False))
    ]
