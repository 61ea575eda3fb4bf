"""The people of `kingclub bench club`: real sockets that play as fast as they are answered."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
import urllib.request
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from kingclub.server.message import SUBPROTOCOL

PLAYERS, DEAL = 4, 32

_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.encode
_NOTHING: dict[str, str] = {}


class Load:
    """What the people have done so far."""

    def __init__(self, host: str, interval: float = 0.0) -> None:
        """Each table makes a move every `interval` seconds, or as fast as it can."""
        self.host = host
        self.interval = interval
        self.moves = 0
        self.waits: list[float] = []
        self.is_over = False


async def socket_to(host: str, cookie: str | None = None) -> ClientConnection:
    """A connection of one person."""
    headers = {"cookie": cookie} if cookie else {}
    return await connect(f"ws://{host}/ws", subprotocols=[SUBPROTOCOL], additional_headers=headers)  # type: ignore[list-item]  # a plain text is one


def open_table(host: str, cookie: str | None = None) -> tuple[str, str]:
    """A table without bots, and its host's cookie: a new one if he has none yet."""
    body, headers = b'{"preset":"club","bots":null}', {"content-type": "application/json"}
    if cookie is not None:
        headers["cookie"] = cookie
    request = urllib.request.Request(f"http://{host}/api/v1/tables", data=body, headers=headers)
    with urllib.request.urlopen(request) as answer:  # noqa: S310  # ours
        return json.load(answer)["table"], cookie or answer.headers["set-cookie"].partition(";")[0]


class Pace:
    """When a table's next move is due. The first is due at any time, so that tables do not move in step."""

    def __init__(self, interval: float) -> None:
        self._interval = interval
        self._due = time.perf_counter() + random.uniform(0, interval)

    async def turn(self) -> None:
        """Wait until a move is due; who is late is not hurried afterwards."""
        now = time.perf_counter()
        self._due = max(self._due + self._interval, now)
        if self._due > now:
            await asyncio.sleep(self._due - now)


async def play_table(load: Load) -> None:
    """Four people who play match after match, each at a table of its own, until the load is over."""
    pace = Pace(load.interval)
    table, cookie = await asyncio.to_thread(open_table, load.host)
    async with contextlib.AsyncExitStack() as stack:
        sockets = [await socket_to(load.host, None if seat else cookie) for seat in range(PLAYERS)]
        for socket in sockets:
            await stack.enter_async_context(socket)
            await socket.send('{"t":"hello"}')
        while not load.is_over:
            people = [Person(load, table, seat, pace, socket) for seat, socket in enumerate(sockets)]
            await asyncio.gather(*(person.play() for person in people))
            table, _ = await asyncio.to_thread(open_table, load.host, cookie)


class Person:
    """One of the four: asks for the first legal action whenever it is his turn."""

    def __init__(self, load: Load, table: str, seat: int, pace: Pace, socket: ClientConnection) -> None:
        self._load, self._table, self._seat, self._pace, self._socket = load, table, seat, pace, socket
        self._count = 0
        self._sent: dict[str, float] = {}
        self._acts = asyncio.TaskGroup()

    async def play(self) -> None:
        """Sit down, be ready, play until the match is over."""
        async with self._acts:
            await self._socket.send(_encode({"t": "subscribe", "table": self._table}), text=True)
            if self._seat:
                await self._ask(t="seat", action="sit", seat=self._seat)
            await self._ask(t="seat", action="ready")
            async for text in self._socket:
                message = _decode(text)
                if self._load.is_over or message.get("event", _NOTHING).get("e") == "over":
                    return
                await self._take(message)

    async def _take(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "ack":
            asked = self._sent.pop(message["id"], None)
            if asked is not None:
                self._load.waits.append(time.perf_counter() - asked)
                self._load.moves += 1
        elif kind == "snapshot":
            match = message["view"]["match"]
            self._consider(message["version"], match["options"] if match else None)
        elif kind == "event":
            event = message["event"]
            if event["e"] == "turn":
                self._consider(message["version"], event["options"])
            elif event["e"] == "scored":
                await self._ask(t="seat", action="ready")

    def _consider(self, version: int, options: dict[str, Any] | None) -> None:
        """Act when it is time, and read on meanwhile: the answer to the last action may stand behind this turn."""
        if options is not None:
            self._acts.create_task(self._act(version, options))

    async def _act(self, version: int, options: dict[str, Any]) -> None:
        await self._pace.turn()
        self._sent[self._id] = time.perf_counter()
        await self._ask(t="act", expect=version, action=options["legal"][0])

    @property
    def _id(self) -> str:
        """The name of the next request, like no other's: an answer to it may come when the next match has begun."""
        return f"{self._table}-{self._seat}-{self._count}"

    async def _ask(self, **fields: object) -> None:
        request = {"table": self._table, "id": self._id, **fields}
        self._count += 1
        await self._socket.send(_encode(request), text=True)


async def relay_table(load: Load, table: str) -> None:
    """Four people at the ceiling, who move in turn, each when the one before him has been answered."""
    sockets = [await socket_to(load.host) for _ in range(PLAYERS)]
    answers: asyncio.Queue[None] = asyncio.Queue()
    act = _encode({"t": "act", "table": table, "id": "0123456789abcdef01234567", "expect": 321, "action": "TH"})
    ready = _encode({"t": "seat", "table": table, "id": "0123456789abcdef01234567", "action": "ready"})
    for socket in sockets:
        await socket.send(table)
    async with asyncio.TaskGroup() as reading:
        for socket in sockets:
            reading.create_task(_read_answers(socket, answers))
        while not load.is_over:
            for number in range(DEAL):
                await _ask_relay(sockets[number % PLAYERS], act, answers)
                load.moves += 1
            for socket in sockets:
                await _ask_relay(socket, ready, answers)
        for socket in sockets:
            await socket.close()


async def _ask_relay(socket: ClientConnection, request: bytes, answers: asyncio.Queue[None]) -> None:
    await socket.send(request, text=True)
    await answers.get()


async def _read_answers(socket: ClientConnection, answers: asyncio.Queue[None]) -> None:
    async for text in socket:
        if _decode(text)["t"] == "ack":
            answers.put_nowait(None)
