"""All that the club knows of a person, for himself to take away: one file of JSON."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.di import NamedDependency
from msgspec import Struct

from kingclub.club.table import Stage
from kingclub.server.account import session_id
from kingclub.server.caller import AnyRequest, known_caller
from kingclub.server.desk import Desk
from kingclub.server.history import MyMatch, MyTable, match_row, table_row
from kingclub.server.me import ProgramRow, programs_of
from kingclub.server.route import refusals

FORMAT = "kingclub-person/1"
FILE_NAME = "king.json"


class KnownSession(Struct, frozen=True):
    """A session: what its browser calls itself, and when it was last in use, in ms since 1970."""

    id: str
    agent: str
    seen_ms: int


class OwnReport(Struct, frozen=True):
    """What the person has reported, and at which table."""

    at_ms: int
    table: str
    reason: str
    text: str


class Export(Struct, frozen=True):
    """What is stored of a person. `ids` are those by which the log of moves knows him.

    What is said at a table is stored only with a report: `said` is what the person said there, `reports` are those
    that he made. The record of each match is found at `/api/v1/matches/{match}/record`.
    """

    format: str
    name: str
    login: str | None
    ids: list[str]
    sessions: list[KnownSession]
    programs: list[ProgramRow]
    tables: list[MyTable]
    matches: list[MyMatch]
    reports: list[OwnReport]
    said: list[str]


@get("/api/v1/me/export", responses=refusals(401))
async def export_me(request: AnyRequest, desk: NamedDependency[Desk]) -> Response[Export]:
    """All that the club knows of the caller, as a file."""
    person, people = (await known_caller(request, desk)).person, desk.people
    account = await people.account_of(person.id)
    sessions = [KnownSession(session_id(it), it.agent, it.seen_ms) for it in await people.visits(person.id)]
    programs = await programs_of(person, desk)
    ids = people.ids_of(person.id)
    tables: list[MyTable] = []
    matches: list[MyMatch] = []
    for table in desk.house.all_tables_of(*ids):
        if table.stage is Stage.OVER:
            matches.append(match_row(table, ids, desk))
        else:
            tables.append(table_row(table, ids))
        await asyncio.sleep(0)  # somebody may have played thousands, and others want to play now
    login = None if account is None else account.login
    filed = await desk.moderation.reports()
    reports = [OwnReport(it.at_ms, it.table, it.reason.value, it.text) for it in filed if it.reporter in ids]
    said = [line["text"] or line["phrase"] for it in filed for line in it.chat if line["person"] in ids]
    export = Export(FORMAT, person.name, login, list(ids), sessions, programs, tables, matches, reports, said)
    return Response(export, headers={"content-disposition": f'attachment; filename="{FILE_NAME}"'})
