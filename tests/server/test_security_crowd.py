"""Nobody alone takes the room of all others."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kingclub.server.account import BY_LOGIN
from kingclub.server.crowd import MOST_CONNECTIONS, Crowd
from kingclub.server.message import SUBPROTOCOL
from tests.server.player import RunningClub, running_club

pytestmark = pytest.mark.slow


async def knock(club: RunningClub, until: AsyncExitStack, address: str) -> ClientConnection:
    """A socket from this address, as a proxy tells it."""
    url, headers = f"ws://127.0.0.1:{club.port}/ws", {"x-forwarded-for": address}
    return await until.enter_async_context(connect(url, subprotocols=[SUBPROTOCOL], additional_headers=headers))  # type: ignore[list-item]  # a plain text is one


async def greeted(socket: ClientConnection) -> str:
    """What a hello is answered with: `welcome`, or the code of the farewell."""
    with contextlib.suppress(ConnectionClosed):
        await socket.send(json.dumps({"t": "hello"}))
    answer = json.loads(await asyncio.wait_for(socket.recv(), 10))
    return str(answer["t"] if answer["t"] == "welcome" else answer["code"])


def test_of_two_hundred_sockets_from_one_address_a_part_is_let_in_and_others_are_served() -> None:
    async def run() -> None:
        async with running_club() as club, AsyncExitStack() as until:
            table, cookie = await club.open_table()
            crowd = [await knock(club, until, "203.0.113.7") for _ in range(200)]
            told = [await greeted(socket) for socket in crowd]
            assert told == ["welcome"] * MOST_CONNECTIONS + ["too-many"] * (200 - MOST_CONNECTIONS)
            await crowd[-1].wait_closed()
            assert crowd[-1].close_code == 1013

            begun = time.monotonic()
            async with club.player(cookie) as player:
                await player.follow(table)
                await player.until_asked()
                assert (await player.act(player.match["options"]["legal"][0]))["t"] == "ack"
            assert time.monotonic() - begun < 5
            assert await greeted(await knock(club, until, "203.0.113.8")) == "welcome"

            await crowd[0].close()
            async with asyncio.timeout(5):
                while len(club.node.desk.connections) > MOST_CONNECTIONS:  # noqa: ASYNC110  # nobody tells of it
                    await asyncio.sleep(0.01)
            assert await greeted(await knock(club, until, "203.0.113.7")) == "welcome"

    asyncio.run(run())


async def sign_in(port: int, address: str) -> int:
    """The status for a wrong password. No thread waits for it: in threads the club of this process makes hashes."""
    body = b'{"login": "anna.karenina", "password": "not the word"}'
    head = f"POST /api/v1/session HTTP/1.1\r\nhost: king.lan\r\nconnection: close\r\nx-forwarded-for: {address}\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"{head}content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n".encode() + body)
    status = (await reader.readline()).split()[1]
    await reader.read()
    writer.close()
    await writer.wait_closed()
    return int(status)


def test_a_flood_of_sign_ins_keeps_nobody_else_waiting() -> None:
    async def run() -> None:
        async with running_club() as club:
            table, cookie = await club.open_table()
            flood = [asyncio.create_task(sign_in(club.port, f"203.0.113.{place}")) for place in range(60)]
            async with club.player(cookie) as player:
                await player.follow(table)
                await player.until_asked()
                begun = time.monotonic()
                assert (await player.act(player.match["options"]["legal"][0]))["t"] == "ack"
                assert time.monotonic() - begun < 2
            told = [await status for status in flood]
            assert (told.count(401), told.count(429)) == (BY_LOGIN, 60 - BY_LOGIN)

    asyncio.run(run())


def test_two_hundred_visits_leave_nothing_behind() -> None:
    async def run() -> None:
        async with running_club() as club:
            table, _ = await club.open_table()

            async def visit() -> None:
                async with club.player() as player:
                    await player.follow(table)

            for _ in range(10):
                await asyncio.gather(*(visit() for _ in range(20)))
            async with asyncio.timeout(5):
                while club.node.desk.connections:  # noqa: ASYNC110  # nobody tells when a socket is gone
                    await asyncio.sleep(0.01)
            assert not club.node.desk.crowd._count

    asyncio.run(run())


@pytest.mark.parametrize(("first", "second"), [("203.0.113.7", "203.0.113.7"), ("2001:db8::1", "2001:db8::2")])
def test_a_household_is_one_address(first: str, second: str) -> None:
    crowd = Crowd()
    for _ in range(MOST_CONNECTIONS):
        crowd.enter(first)
    assert not crowd.has_room(second)
    crowd.leave(second)
    assert crowd.has_room(first)


def test_this_machine_has_no_bound_and_what_is_no_address_has_one() -> None:
    crowd = Crowd()
    for address in ("127.0.0.1", "::1", "unknown"):
        for _ in range(MOST_CONNECTIONS):
            crowd.enter(address)
    assert crowd.has_room("127.0.0.1")
    assert crowd.has_room("::1")
    assert not crowd.has_room("unknown")
