"""What somebody has played and is playing: his tables, his matches, and the record of any match that is over."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from kingclub.club.fact import Matter
from kingclub.club.identity import MatchId, PersonId
from kingclub.club.people import as_whom
from kingclub.club.table import Table
from kingclub.notation import dump_record
from kingclub.server.caller import AnyRequest, find_caller
from kingclub.server.desk import Desk
from kingclub.server.route import Refusal, refusals


class MyTable(Struct, frozen=True):
    """A table at which the caller sits and whose match is not over; one `adjourned` waits for its people."""

    table: str
    preset: str
    stage: str
    deal: int
    my_turn: bool
    adjourned: bool


class Player(Struct, frozen=True):
    """Who sat there; a bot's name is the same in all languages, for clients to say it in theirs."""

    name: str
    kind: str


class MyMatch(Struct, frozen=True):
    """A match that the caller has played; its players and totals are in seat order."""

    match: str
    table: str
    preset: str
    seat: int
    players: list[Player]
    totals: list[int]


@get("/api/v1/me/tables")
async def my_tables(request: AnyRequest, desk: NamedDependency[Desk]) -> list[MyTable]:
    """The tables at which the caller sits, the latest first; none for somebody unknown."""
    ids = await _ids(request, desk)
    return [table_row(table, ids) for table in desk.house.tables_of(*ids, are_over=False)]


@get("/api/v1/me/matches")
async def my_matches(request: AnyRequest, desk: NamedDependency[Desk]) -> list[MyMatch]:
    """The matches that the caller has played, the latest first; none for somebody unknown."""
    ids = await _ids(request, desk)
    over = desk.house.tables_of(*ids, are_over=True)
    return [match_row(table, ids, desk) for table in over if table.game is not None]


@get("/api/v1/matches/{match:str}/record", sync_to_thread=False, responses=refusals(404))
def match_record(match: FromPath[str], desk: NamedDependency[Desk]) -> Response[str | Refusal]:
    """The record of a match that is over. Until then its cards are nobody's business."""
    record = desk.house.record(MatchId(match))
    if record is None:
        return Response(Refusal("no-such-match", {"match": match}), status_code=404)
    return Response(dump_record(record) + "\n", media_type=MediaType.JSON)


async def _ids(request: AnyRequest, desk: Desk) -> Sequence[PersonId]:
    """All ids by which the log knows the caller."""
    session = await find_caller(request, desk)
    return () if session is None else desk.people.ids_of(session.person.id)


def table_row(table: Table, ids: Sequence[PersonId]) -> MyTable:
    """A table as the list of somebody has it who sits there."""
    deal = table.game.deal.number if table.game is not None and table.game.deal is not None else 0
    pause = table.accord.pause
    is_mine = table.turn is not None and table.turn == table.seat_of(as_whom(table, ids)) and pause is None
    is_adjourned = pause is not None and pause.matter is Matter.ADJOURN
    return MyTable(table.id, table.ruleset.preset, table.stage.value, deal, is_mine, is_adjourned)


def match_row(table: Table, ids: Sequence[PersonId], desk: Desk) -> MyMatch:
    """A match as somebody's list has it who has played it."""
    kinds = ["empty" if sitter is None else sitter.kind.value for sitter in table.seats]
    players = [Player(name, kind) for name, kind in zip(desk.house.names_at(table), kinds, strict=True)]
    totals = list(table.game.totals) if table.game is not None else []
    seat = table.seat_of(as_whom(table, ids)) or 0
    return MyMatch(table.match, table.id, table.ruleset.preset, seat, players, totals)
