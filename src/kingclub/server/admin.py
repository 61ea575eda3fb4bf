"""The JSON API of those who look after the club. Only the owner makes them, by `kingclub admin`."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from kingclub.club.chronicle import chronicle
from kingclub.club.identity import PersonId, TableId
from kingclub.club.moderation import Report, Standing
from kingclub.club.people import NOBODY
from kingclub.club.port import Message
from kingclub.club.refusal import NoSuchPerson, NoSuchReport, NoSuchTable, NotAllowed
from kingclub.club.table import Table
from kingclub.errors import Refused
from kingclub.server.caller import AnyRequest, known_caller
from kingclub.server.desk import Desk
from kingclub.server.route import refusals
from kingclub.server.warden import Warden


class Measures(Struct, forbid_unknown_fields=True, frozen=True):
    """What somebody may do no longer."""

    muted: bool
    banned: bool


class PersonHere(Struct, frozen=True):
    """Somebody who is or was in the club."""

    person: str
    name: str
    kind: str
    administrator: bool
    muted: bool
    banned: bool


class TableHere(Struct, frozen=True):
    """A table whose match is not over; the people and bots on its seats, null where nobody sits."""

    table: str
    preset: str
    stage: str
    people: list[str | None]
    names: list[str]


class Filed(Struct, frozen=True):
    """A report. `chat` is what had been said at the table last."""

    number: int
    at_ms: int
    table: str
    accused: str
    accused_name: str
    reporter: str
    reporter_name: str
    reason: str
    text: str
    chat: list[dict[str, Any]]


class FiledWhole(Filed, frozen=True):
    """A report with what had happened at the table, move by move, as the public saw it."""

    log: list[dict[str, Any]]


@get("/api/v1/admin/people", responses=refusals(401))
async def people_here(request: AnyRequest, desk: NamedDependency[Desk]) -> list[PersonHere]:
    """Everybody who is in the club now."""
    await admit_administrator(request, desk)
    here = {session.person.id: session.person for session in desk.connections.values() if session is not None}
    return [_person(desk, who, person.kind.value) for who, person in here.items()]


@put("/api/v1/admin/people/{person:str}/measures", status_code=200, responses=refusals(401, 404))
async def take_measures(
    request: AnyRequest,
    person: FromPath[str],
    data: JSONBody[Measures],
    desk: NamedDependency[Desk],
) -> Measures:
    """Mute or ban somebody, or let him be again. A ban cuts his connections at once. Administrators are spared."""
    await admit_administrator(request, desk)
    who = PersonId(person)
    if desk.people.name_of(who) == NOBODY:
        raise Refused(NoSuchPerson(person))
    if desk.standing_of(who).is_administrator:
        raise Refused(NotAllowed())
    await Warden(desk).decide(who, Standing(is_muted=data.muted, is_banned=data.banned))
    return data


@get("/api/v1/admin/tables", responses=refusals(401))
async def tables_here(request: AnyRequest, desk: NamedDependency[Desk]) -> list[TableHere]:
    """The tables whose match is not over."""
    await admit_administrator(request, desk)
    return [_table(desk, table) for table in desk.house.in_service()]


@post("/api/v1/admin/tables/{table:str}/close", status_code=202, responses=refusals(401, 404))
async def close_table(request: AnyRequest, table: FromPath[str], desk: NamedDependency[Desk]) -> TableHere:
    """Close a table as soon as that is stored: nothing happens there any more."""
    await admit_administrator(request, desk)
    lane = desk.house.find(TableId(table))
    if lane is None or not desk.house.close(lane.table.id):
        raise Refused(NoSuchTable(table))
    return _table(desk, lane.table)


@get("/api/v1/admin/reports", responses=refusals(401))
async def reports(request: AnyRequest, desk: NamedDependency[Desk]) -> list[Filed]:
    """The reports that nobody has settled, the oldest first."""
    await admit_administrator(request, desk)
    return [Filed(**_filed(desk, report)) for report in await desk.moderation.reports()]


@get("/api/v1/admin/reports/{number:int}", responses=refusals(401, 404))
async def one_report(request: AnyRequest, number: FromPath[int], desk: NamedDependency[Desk]) -> FiledWhole:
    """A report with the log of its table up to then."""
    await admit_administrator(request, desk)
    report = next((report for report in await desk.moderation.reports() if report.number == number), None)
    if report is None:
        raise Refused(NoSuchReport(number))
    entries = desk.house.log_of(report.table)[: report.entries]
    log = await asyncio.to_thread(lambda: list(chronicle(entries)))
    return FiledWhole(**_filed(desk, report), log=log)


@delete("/api/v1/admin/reports/{number:int}", status_code=200, responses=refusals(401, 404))
async def settle_report(request: AnyRequest, number: FromPath[int], desk: NamedDependency[Desk]) -> list[Filed]:
    """Put a report away; those that are left."""
    await admit_administrator(request, desk)
    if not await desk.moderation.settle(number):
        raise Refused(NoSuchReport(number))
    return [Filed(**_filed(desk, report)) for report in await desk.moderation.reports()]


async def admit_administrator(request: AnyRequest, desk: Desk) -> None:
    """Let nobody on but those who look after the club. Raises `Refused`."""
    session = await known_caller(request, desk)
    if not desk.standing_of(session.person.id).is_administrator:
        raise Refused(NotAllowed())


def _person(desk: Desk, who: PersonId, kind: str) -> PersonHere:
    standing = desk.standing_of(who)
    name = desk.people.name_of(who)
    return PersonHere(who, name, kind, standing.is_administrator, standing.is_muted, standing.is_banned)


def _table(desk: Desk, table: Table) -> TableHere:
    people = [None if sitter is None else sitter.person for sitter in table.seats]
    return TableHere(
        table.id, table.ruleset.preset, table.stage.value, list(people), list(desk.house.names_at(table))
    )


def _filed(desk: Desk, report: Report) -> Message:
    return {
        "number": report.number,
        "at_ms": report.at_ms,
        "table": report.table,
        "accused": report.accused,
        "accused_name": desk.people.name_of(report.accused),
        "reporter": report.reporter,
        "reporter_name": desk.people.name_of(report.reporter),
        "reason": report.reason.value,
        "text": report.text,
        "chat": list(report.chat),
    }


ADMIN_ROUTES: list[HTTPRouteHandler] = [
    *(people_here, take_measures, tables_here, close_table),
    *(reports, one_report, settle_report),
]
"""The routes of those who look after the club."""
