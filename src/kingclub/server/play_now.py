"""«Play»: one request seats whoever asks where play begins soon, or at a table of his own with bots."""

from __future__ import annotations

import asyncio

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Struct

from kingclub.club.house import NewTable
from kingclub.club.identity import RequestId, TableId
from kingclub.club.lane import Request as TableRequest
from kingclub.club.people import NotStored
from kingclub.club.terms import Bots, Terms
from kingclub.club.wish import Sit
from kingclub.server.caller import AnyRequest, greet
from kingclub.server.desk import Desk, Session
from kingclub.server.lobby_message import Code
from kingclub.server.message import Ack, parse_server
from kingclub.server.route import Refusal, TableOpened


class PlayNow(Struct, forbid_unknown_fields=True, frozen=True):
    """What somebody would play at once."""

    preset: Code


class _Answer:
    """`club.port.Outbox` for the answer to one request."""

    def __init__(self) -> None:
        self.text: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def put(self, text: str) -> None:
        """The answer; nothing else is ever sent here."""
        if not self.text.done():
            self.text.set_result(text)


@post("/api/v1/play", status_code=200)
async def play_now(
    request: AnyRequest, data: JSONBody[PlayNow], desk: NamedDependency[Desk]
) -> Response[TableOpened | Refusal]:
    """Seat the caller at an open table where play begins soon, else at a new one with bots of the usual level."""
    greeted = await greet(request, desk)
    table = await _join(desk, greeted.session, data.preset) or await _open(desk, greeted.session, data.preset)
    return Response(TableOpened(table), headers=greeted.headers)


async def _join(desk: Desk, session: Session, preset: str) -> TableId | None:
    """A table where the caller sits now; None if there is none, or if somebody was quicker."""
    person = session.person
    table = desk.house.table_to_join(desk.people.ids_of(person.id), preset)
    lane = None if table is None else desk.house.find(table)
    if lane is None:
        return None
    answer = _Answer()
    lane.submit(TableRequest(Sit(kind=person.kind), person.id, RequestId(desk.new_token()), answer))
    return table if isinstance(parse_server(await answer.text), Ack) else None


async def _open(desk: Desk, session: Session, preset: str) -> TableId:
    wanted = NewTable(preset=preset, options={}, terms=Terms(bots=Bots()), kind=session.person.kind)
    table = await desk.open_table(session.person.id, wanted)
    if table is None:
        raise NotStored("the table could not be stored")
    return table
