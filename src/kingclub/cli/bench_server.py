"""The servers that `kingclub bench club` measures, each in a process of its own.

`full` is the club as it runs, on a folder of its own. `raw` is the same stack, Litestar on uvicorn, without a club:
whatever one client sends goes to the four of its table as the messages that a club would send them, as many and as
long, and back to it as an answer, each by the `send` that the stack offers. `line` relays them by the club's own
outbox and line, which send at one go what waits for a client: no club with these can be faster than that.
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import uvicorn
from litestar import Litestar, asgi
from litestar.enums import ScopeType

from kingclub.cli.serve import open_stores
from kingclub.server import node
from kingclub.server.collector import seek_cycles_rarely
from kingclub.server.door import Door, address, listen
from kingclub.server.line import Line, line_of
from kingclub.server.message import SUBPROTOCOL
from kingclub.server.outbox import SocketOutbox
from kingclub.server.start import say_at_once, serve

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send, WebSocketScope

PLAYERS, DEAL = 4, 32
"""Seats of a table, and cards of a deal: as at a table of the preset `club`."""
ACT = '{"t":"act"'
"""How a move begins; whatever else is sent here means that somebody is ready for the next deal."""

_HEAD = '{"t":"event","table":"abcdefgh","seq":1234,"version":321,"event":'
CARD = _HEAD + '{"e":"card","seat":2,"card":"TH"}}'
TURN = _HEAD + '{"e":"turn","seat":3,"phase":"play","options":null}}'
OWN_TURN = (
    _HEAD + '{"e":"turn","seat":3,"phase":"play","options":{"legal":["QC"],'
    '"refused":{"AH":{"code":"revoke","args":{"led":"C"}},"8D":{"code":"revoke","args":{"led":"C"}}}}}}'
)
TRICK = _HEAD + '{"e":"trick","taker":2,"points":[-4,0,-8,0]}}'
SCORED = _HEAD + f'{{"e":"scored","row":"{"x" * 150}","revealed":"{"x" * 220}"}}}}'
PEOPLE = _HEAD + f'{{"e":"people","people":"{"x" * 340}","sealed":"{"x" * 210}"}}}}'
DEALT = _HEAD + f'{{"e":"dealt","number":3,"worth":"{"x" * 80}","hand":"{"x" * 100}"}}}}'
PLAY = _HEAD + '{"e":"play","leader":0}}'
ACK = '{"t":"ack","id":"0123456789abcdef01234567","seq":1235}'


Put: TypeAlias = Callable[[str], Awaitable[None]]
"""Sends a message to one client, or queues it."""


class RelayTable:
    """Those who sit at one table of the relay, and how often they have moved and been ready."""

    def __init__(self) -> None:
        self.clients: list[Put] = []
        self._moves = 0
        self._ready = 0

    async def take(self, text: str, sender: Put) -> None:
        """Tell everybody as many messages of the same length as the club would, and answer."""
        if text.startswith(ACT):
            await self._move()
        else:
            await self._be_ready()
        await sender(ACK)

    async def _move(self) -> None:
        self._moves += 1
        await self._tell(CARD)
        if self._moves % PLAYERS == 0:
            await self._tell(TRICK)
        if self._moves % DEAL == 0:
            await self._tell(SCORED)
        else:
            await self._tell_turn()

    async def _be_ready(self) -> None:
        self._ready += 1
        await self._tell(PEOPLE)
        if self._ready % PLAYERS == 0:
            await self._tell(DEALT)
            await self._tell(PLAY)
            await self._tell_turn()

    async def _tell_turn(self) -> None:
        for seat, put in enumerate(self.clients):
            await put(OWN_TURN if seat == self._moves % PLAYERS else TURN)

    async def _tell(self, text: str) -> None:
        for put in self.clients:
            await put(text)


class Relay:
    """Sockets, and nothing between them but the stack."""

    def __init__(self, *, has_outboxes: bool) -> None:
        self._has_outboxes = has_outboxes
        self._tables: dict[str, RelayTable] = defaultdict(RelayTable)

    async def serve(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        """One client: its first message names its table."""
        await receive()
        await send({"type": "websocket.accept", "subprotocol": SUBPROTOCOL, "headers": []})
        if not self._has_outboxes:
            await self._serve(receive, partial(_send, send))
            return
        outbox = SocketOutbox()

        async def put(text: str) -> None:
            outbox.put(text)

        writer = asyncio.create_task(outbox.drain(line_of(scope).send_texts))
        await self._serve(receive, put)
        outbox.close()
        await writer

    async def _serve(self, receive: Receive, put: Put) -> None:
        table: RelayTable | None = None
        while (message := await receive())["type"] != "websocket.disconnect":
            text = str(message["text"])  # type: ignore[typeddict-item]  # it is a text frame
            if table is None:
                table = self._tables[text]
                table.clients.append(put)
            else:
                await table.take(text, put)
        if table is not None:
            table.clients.remove(put)


async def _send(send: Send, text: str) -> None:
    await send({"type": "websocket.send", "bytes": None, "text": text})


def main(words: list[str]) -> int:
    """Serve as `full`, `raw` or `line`, on the folder given, and say where."""
    kind, folder = words
    if kind == "full":
        node.HUMAN_MS = (0, 0)
        return serve(Door("127.0.0.1", 0), Path(folder), open_stores, open_browser=False)
    listener = listen("127.0.0.1", 0)
    say_at_once(address("127.0.0.1", listener))
    relay = Relay(has_outboxes=kind == "line")

    @asgi("/ws", copy_scope=False)
    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        assert scope["type"] == ScopeType.WEBSOCKET
        await relay.serve(scope, receive, send)

    seek_cycles_rarely()  # as the club does
    config = uvicorn.Config(
        Litestar([socket], logging_config=None, openapi_config=None),
        ws=Line,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        lifespan="off",
        timeout_graceful_shutdown=1,
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(uvicorn.Server(config).serve(sockets=[listener]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
