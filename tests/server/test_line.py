"""Texts reach the club in the order in which they were sent, however they come, and its own go out in theirs."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from kingclub.server.message import SUBPROTOCOL
from tests.server.player import running_club

pytestmark = pytest.mark.slow


@contextlib.asynccontextmanager
async def client() -> AsyncIterator[ClientConnection]:
    """A socket of a club of its own, on which nothing has been said."""
    async with (
        running_club() as club,
        connect(f"ws://127.0.0.1:{club.port}/ws", subprotocols=[SUBPROTOCOL]) as socket,  # type: ignore[list-item]  # a plain text is one
    ):
        yield socket


@contextlib.asynccontextmanager
async def greeted() -> AsyncIterator[ClientConnection]:
    """A socket whose person the club knows."""
    async with client() as socket:
        await socket.send('{"t":"hello"}')
        assert json.loads(await socket.recv())["t"] == "welcome"
        yield socket


def ask(number: int) -> str:
    """A request that is refused under its own number."""
    return json.dumps({"t": "act", "table": "nowhere", "id": str(number), "expect": 0, "action": "7S"})


async def answers(socket: ClientConnection, count: int) -> list[str | None]:
    """The numbers of so many refusals; None for other messages."""
    return [json.loads(await socket.recv()).get("id") for _ in range(count)]


def test_what_is_said_at_once_behind_the_greeting_is_answered_in_order() -> None:
    async def run() -> None:
        async with client() as socket:
            for text in ('{"t":"hello"}', *map(ask, range(40))):
                await socket.send(text)
            assert await answers(socket, 41) == [None, *map(str, range(40))]
            for number in range(40, 80):
                await socket.send(ask(number))
            assert await answers(socket, 40) == list(map(str, range(40, 80)))

    asyncio.run(run())


def test_a_message_in_pieces_is_whole_and_in_its_place() -> None:
    async def run() -> None:
        async with greeted() as socket:
            await socket.send(ask(1))
            await socket.send([ask(2)[:20], ask(2)[20:30], ask(2)[30:]])
            await socket.send(ask(3))
            assert await answers(socket, 3) == ["1", "2", "3"]

    asyncio.run(run())


def test_a_text_that_is_none_ends_the_connection_and_says_why() -> None:
    async def run() -> None:
        async with greeted() as socket:
            await socket.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosedError) as ended:
                await socket.recv()
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 1007

    asyncio.run(run())


def test_a_greeting_is_answered_again_and_bytes_are_refused() -> None:
    async def run() -> None:
        async with client() as socket:
            for _ in range(2):
                await socket.send('{"t":"hello"}')
                assert json.loads(await socket.recv())["t"] == "welcome"
            await socket.send(b"\x00")
            refusal = json.loads(await socket.recv())
            assert (refusal["t"], refusal["code"]) == ("refuse", "malformed")
            await socket.send('{"t":"ping"}')
            assert json.loads(await socket.recv()) == {"t": "pong"}

    asyncio.run(run())
