"""A club on a real socket of this process, and people who play there through their own connections."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Mapping
from itertools import count
from types import MappingProxyType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from kingclub.server.door import listen
from kingclub.server.front import Front
from kingclub.server.message import SUBPROTOCOL, parse_server
from kingclub.server.node import Node, Stores
from kingclub.store.memory import MemoryLog
from kingclub.store.memory_moderation import MemoryModeration
from kingclub.store.memory_people import MemoryPeople
from tests.server.fold import View, fold

Message = dict[str, Any]
PATIENCE_SECONDS = 20
AS_JSON = {"content-type": "application/json"}


async def fetch(
    url: str, method: str = "GET", body: bytes | None = None, headers: Mapping[str, str] = MappingProxyType({})
) -> tuple[int, str, dict[str, str]]:
    """Status, body and headers of the answer to any request."""

    def ask() -> tuple[int, str, dict[str, str]]:
        request = urllib.request.Request(url, data=body, headers=dict(headers), method=method)
        try:
            with urllib.request.urlopen(request) as answer:
                return answer.status, answer.read().decode(), dict(answer.headers)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read().decode(), dict(error.headers)

    return await asyncio.to_thread(ask)


def cookie_in(headers: Mapping[str, str]) -> str:
    """The cookie that an answer sets."""
    return headers["set-cookie"].partition(";")[0]


def in_memory() -> Stores:
    """Stores of a club that keeps nothing."""
    return Stores(MemoryLog(), MemoryPeople(), MemoryModeration())


class RunningClub:
    """A club that serves on a port of its own, with bots that do not dawdle."""

    def __init__(self, node: Node, port: int) -> None:
        self.node = node
        self.port = port

    async def post(self, path: str, body: object, **headers: str) -> tuple[int, Message, dict[str, str]]:
        """Status, answer and headers of a POST."""
        status, text, told = await fetch(self.address(path), "POST", json.dumps(body).encode(), AS_JSON | headers)
        return status, json.loads(text), told

    async def ask(self, method: str, path: str, body: object, **headers: str) -> tuple[int, str]:
        """Status and body of the answer to any request; without a body for None."""
        return await self.send(method, path, None if body is None else json.dumps(body).encode(), **headers)

    async def send(self, method: str, path: str, body: bytes | None, **headers: str) -> tuple[int, str]:
        """Status and body of the answer to a request with this very body."""
        status, text, _ = await fetch(self.address(path), method, body, AS_JSON | headers)
        return status, text

    async def get(self, path: str, **headers: str) -> tuple[int, str, dict[str, str]]:
        """Status, body and headers of a GET."""
        return await fetch(self.address(path), headers=headers)

    def address(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    async def open_table(self, preset: str = "club", **terms: object) -> tuple[str, str]:
        """The id of a new table, with random bots unless its terms say otherwise, and the cookie of its host."""
        status, answer, headers = await self.post("/api/v1/tables", {"preset": preset, "bots": 0, **terms})
        assert status == 201, answer
        return answer["table"], cookie_in(headers)

    @contextlib.asynccontextmanager
    async def player(self, cookie: str | None = None, token: str | None = None) -> AsyncIterator[Player]:
        """A greeted connection."""
        headers = {"cookie": cookie} if cookie else {}
        url = f"ws://127.0.0.1:{self.port}/ws"
        async with connect(url, subprotocols=[SUBPROTOCOL], additional_headers=headers) as socket:  # type: ignore[list-item]  # a plain text is one
            player = Player(socket)
            await player.send({"t": "hello", "token": token, "lang": "en"})
            await player.until(lambda message: message["t"] == "welcome")
            yield player


class Player:
    """A connection that keeps what it was sent and folds the events of its table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[Message] = []
        self.view: View | None = None
        self.seq = 0
        self.version = 0
        self.table = ""
        self.answers: dict[str, Message] = {}
        self._ids = count()

    @property
    def token(self) -> str:
        return str(next(message["token"] for message in self.received if message["t"] == "welcome"))

    @property
    def match(self) -> View:
        assert self.view is not None
        match: View = self.view["match"]
        return match

    async def send(self, message: Message) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> Message:
        """The next message, held to the types of the wire, and folded in."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE_SECONDS)
        parse_server(text)
        message: Message = json.loads(text)
        self.received.append(message)
        self.take(message)
        return message

    def take(self, message: Message) -> None:
        if message["t"] == "snapshot":
            self.view, self.seq, self.version = message["view"], message["seq"], message["version"]
        elif message["t"] == "event" and message["seq"] > self.seq:
            assert self.view is not None
            self.view = fold(self.view, message["event"])
            self.seq, self.version = message["seq"], message["version"]
        elif message["t"] in {"ack", "refuse", "stale"} and message["id"] is not None:
            self.answers[message["id"]] = message

    async def until(self, is_it: Callable[[Message], bool]) -> Message:
        while not is_it(message := await self.next()):
            pass
        return message

    async def until_asked(self) -> None:
        """Until it is this player's turn."""
        while self.match["options"] is None:
            await self.next()

    async def follow(self, table: str, since: int | None = None) -> None:
        self.table = table
        await self.send({"t": "subscribe", "table": table, "since": since})
        if since is None:
            await self.until(lambda message: message["t"] == "snapshot")

    async def ask(self, kind: str, request: str | None = None, **fields: object) -> Message:
        """Send a request and wait for its answer."""
        request = request or f"r{next(self._ids)}"
        self.answers.pop(request, None)
        await self.send({"t": kind, "table": self.table, "id": request, **fields})
        while request not in self.answers:
            await self.next()
        return self.answers[request]

    async def act(self, action: str, *, request: str | None = None, expect: int | None = None) -> Message:
        return await self.ask("act", request, action=action, expect=self.version if expect is None else expect)

    async def seat(self, action: str, seat: int | None = None) -> Message:
        return await self.ask("seat", action=action, seat=seat)

    async def play(self, choice: random.Random, until: Callable[[], bool] = lambda: False) -> None:
        """Play legal cards by chance, ready for every deal, until the match is over or enough."""
        while not self.match["over"] and not until():
            options = self.match["options"]
            if options is not None:
                await self.act(choice.choice(options["legal"]))
            elif self.is_waited_for:
                await self.seat("ready")
            else:
                await self.next()

    @property
    def is_waited_for(self) -> bool:
        assert self.view is not None
        me = self.view["people"][self.view["seat"]]
        return self.match["phase"] == "deal" and self.match["number"] > 0 and not me["ready"]


async def awake(node: Node) -> Node:
    """A club that has been made before it is reached."""
    return node


@contextlib.asynccontextmanager
async def running_club(node: Node | None = None) -> AsyncIterator[RunningClub]:
    """A club that serves while the block runs, and stops cleanly after it."""
    if node is None:
        node = Node(listen("127.0.0.1", 0), in_memory(), pace_ms=lambda: 0)
    async with serving(Front(node.listener), node) as club:
        yield club


@contextlib.asynccontextmanager
async def serving(front: Front, node: Node) -> AsyncIterator[RunningClub]:
    """The same behind a front that was there before the club."""
    task = asyncio.create_task(front.run(lambda: awake(node)))
    while not front.server.started:  # noqa: ASYNC110  # uvicorn has a flag for it and no event
        await asyncio.sleep(0.005)
    try:
        yield RunningClub(node, node.listener.getsockname()[1])
    finally:
        front.stop()
        await asyncio.wait_for(task, PATIENCE_SECONDS)
        node.listener.close()
