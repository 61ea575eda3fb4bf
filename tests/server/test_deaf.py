"""Who stops reading is cut off: no table waits for him, and he holds no more memory than his outbox may."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect

from kingclub.server.door import listen
from kingclub.server.message import SUBPROTOCOL
from kingclub.server.node import Node
from tests.server.player import RunningClub, in_memory, running_club

pytestmark = pytest.mark.slow

DEAF = 50
SNAPSHOTS = 40
"""So many each asks for: more than the system's buffers and the server's take."""
SMALL_BUFFER = 8 * 1024
MOST_KIB_EACH = 512


async def deaf(club: RunningClub, table: str, until: AsyncExitStack) -> ClientConnection:
    """A client that follows the table, asks for more than it could miss, and never reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", club.port))
    opening = connect(f"ws://127.0.0.1:{club.port}/ws", subprotocols=[SUBPROTOCOL], sock=line, max_queue=1)  # type: ignore[list-item]  # a plain text is one
    client = await until.enter_async_context(opening)
    await client.send(json.dumps({"t": "hello"}))
    for _ in range(SNAPSHOTS):
        await client.send(json.dumps({"t": "subscribe", "table": table}))
    return client


def resident_kib() -> int:
    """Memory that this process, clients and club, holds."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4


def club_with_small_buffers() -> Node:
    listener = listen("127.0.0.1", 0)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL_BUFFER)
    return Node(listener, in_memory(), pace_ms=lambda: 0)


def test_fifty_clients_that_stop_reading_are_cut_off_and_nobody_waits_for_them() -> None:
    async def run() -> None:
        async with running_club(club_with_small_buffers()) as club, AsyncExitStack() as until:
            table, cookie = await club.open_table()
            async with club.player(cookie) as player:
                await player.follow(table)
                before = resident_kib()
                for _ in range(DEAF):
                    await deaf(club, table, until)
                assert len(club.node.desk.connections) == DEAF + 1

                begun = time.monotonic()
                await player.play(random.Random(1), lambda: player.version >= 200)
                assert time.monotonic() - begun < 20
                assert resident_kib() - before < DEAF * MOST_KIB_EACH

                assert club.node.desk.meter.overflows == DEAF
                async with asyncio.timeout(20):
                    while len(club.node.desk.connections) > 1:  # noqa: ASYNC110  # nobody tells of it
                        await asyncio.sleep(0.05)
                await player.play(random.Random(2), lambda: player.version >= 210)

    asyncio.run(run())
