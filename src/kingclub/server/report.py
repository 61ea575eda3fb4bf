"""What people report of each other."""

from __future__ import annotations

from typing import Annotated

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from kingclub.cards import Seat
from kingclub.club.identity import PersonId
from kingclub.club.lane import Lane
from kingclub.club.moderation import LONGEST_TEXT, MOST_REPORTS, REPORTS_MS, Reason, Report
from kingclub.club.port import Message
from kingclub.club.refusal import NobodyThere, TooFast
from kingclub.errors import Refused
from kingclub.server.caller import AnyRequest, known_caller
from kingclub.server.desk import Desk
from kingclub.server.route import refusals


class NewReport(Struct, forbid_unknown_fields=True, frozen=True):
    """Who is reported, by his seat, and why."""

    seat: Annotated[int, Meta(ge=0, le=5)]
    reason: Reason
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""


class Reported(Struct, frozen=True):
    """The report is kept, with the table's log and its last lines of chat."""

    table: str


@post("/api/v1/tables/{table:str}/reports", status_code=201, responses=refusals(401, 404, 429))
async def report(
    request: AnyRequest, table: FromPath[str], data: JSONBody[NewReport], desk: NamedDependency[Desk]
) -> Reported:
    """Report a person at a table to those who look after the club."""
    session = await known_caller(request, desk)
    lane = desk.lane(table)
    reporter, now = session.person.id, desk.now_ms()
    accused = _person_on(lane, data.seat)
    if accused is None or accused in desk.people.ids_of(reporter):
        raise Refused(NobodyThere())
    if await desk.moderation.filed_since(reporter, now - REPORTS_MS) >= MOST_REPORTS:
        raise Refused(TooFast())
    await desk.moderation.file(
        Report(
            at_ms=now,
            table=lane.table.id,
            entries=lane.table.entries,
            accused=accused,
            reporter=reporter,
            reason=data.reason,
            text=data.text.strip(),
            chat=[_attributed(lane, line) for line in lane.said],
        )
    )
    return Reported(table)


def _person_on(lane: Lane, seat: int) -> PersonId | None:
    sitter = lane.table.seats[seat] if seat < len(lane.table.seats) else None
    return None if sitter is None else sitter.person


def _attributed(lane: Lane, line: Message) -> Message:
    """A line of chat by whose it is, not by his name: that may change or be deleted."""
    speaker = _person_on(lane, Seat(line["seat"])) if line["seat"] is not None else None
    return {"person": speaker, "text": line["text"], "phrase": line["phrase"]}
