"""A move that anybody has seen is never lost: the club is killed under load, and what clients saw is in its log.

Each round plays at several tables, kills the process without warning at a random move, starts it again, and goes
on with the same people, who repeat what was not answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
import subprocess
import sys
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kingclub.club.fact import Acted
from kingclub.club.identity import TableId
from kingclub.server.message import SUBPROTOCOL
from kingclub.store import moves
from tests.server.fold import View, fold

TABLES = 6
PATIENCE_SECONDS = 30
Message = dict[str, Any]


@dataclass
class Guest:
    """A person at a table of his own who remembers everything that he was ever shown."""

    table: str
    cookie: str
    choice: random.Random
    view: View = field(default_factory=dict)
    seq: int = 0
    version: int = 0
    seen: dict[int, tuple[int, str]] = field(default_factory=dict)
    acks: set[str] = field(default_factory=set)
    asked: dict[str, Message] = field(default_factory=dict)
    count: int = 0

    async def play(self, url: str) -> None:
        """Play until the connection breaks."""
        headers = {"cookie": self.cookie}
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
            async with connect(
                f"{url}/ws",
                subprotocols=[SUBPROTOCOL],  # type: ignore[list-item]  # a plain text is one
                additional_headers=headers,
                open_timeout=PATIENCE_SECONDS,
            ) as socket:
                await socket.send('{"t":"hello"}')
                await socket.send(json.dumps({"t": "subscribe", "table": self.table, "since": self.seq or None}))
                for request in tuple(self.asked.values()):
                    await socket.send(json.dumps(request))
                async for text in socket:
                    self.take(json.loads(text))
                    await self.move(socket)

    def take(self, message: Message) -> None:
        match message["t"]:
            case "snapshot":
                self.view, self.seq, self.version = message["view"], message["seq"], message["version"]
            case "event" if message["seq"] > self.seq:
                self.view = fold(self.view, message["event"])
                self.seq, self.version = message["seq"], message["version"]
                if message["event"]["e"] == "card":
                    self.seen[message["version"]] = (message["event"]["seat"], message["event"]["card"])
            case "ack":
                self.acks.add(message["id"])
                self.asked.pop(message["id"], None)
            case "refuse" | "stale":
                self.asked.pop(message["id"], None)
            case _:
                pass

    async def move(self, socket: ClientConnection) -> None:
        """Ask for whatever is due, one thing at a time."""
        if self.asked or not self.view:
            return
        match = self.view["match"]
        self.count += 1
        request: Message = {"table": self.table, "id": f"{self.table}-{self.count}"}
        if match["options"] is not None:
            request |= {"t": "act", "expect": self.version, "action": self.choice.choice(match["options"]["legal"])}
        elif match["phase"] == "deal" and not self.view["people"][self.view["seat"]]["ready"]:
            request |= {"t": "seat", "action": "ready", "seat": None}
        else:
            return
        self.asked[request["id"]] = request
        await socket.send(json.dumps(request))


def start(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """The club, with bots that do not dawdle."""
    code = (
        "import sys; from pathlib import Path;"
        "from kingclub.cli.serve import open_stores; from kingclub.server import node;"
        "from kingclub.server.door import Door; from kingclub.server.start import serve;"
        "node.HUMAN_MS = (0, 0);"
        "serve(Door('127.0.0.1', 0), Path(sys.argv[1]), open_stores, open_browser=False)"
    )
    club = subprocess.Popen([sys.executable, "-c", code, str(folder)], stdout=subprocess.PIPE, text=True)
    assert club.stdout is not None
    return club, club.stdout.readline().rpartition("//")[2].strip()


def open_table(host: str) -> tuple[str, str]:
    request = urllib.request.Request(
        f"http://{host}/api/v1/tables", data=b'{"preset":"club"}', headers={"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["table"], answer.headers["set-cookie"].partition(";")[0]


async def play_some(guests: list[Guest], host: str, moves: int, club: subprocess.Popen[str]) -> None:
    """Let them see so many moves, however slow the machine is, then kill the club."""
    playing = [asyncio.create_task(guest.play(f"ws://{host}")) for guest in guests]
    enough = seen_by(guests) + moves
    async with asyncio.timeout(PATIENCE_SECONDS):
        while seen_by(guests) < enough:  # noqa: ASYNC110  # a counter of many tasks has no event
            await asyncio.sleep(0.001)
    club.send_signal(signal.SIGKILL)
    club.wait()
    await asyncio.gather(*playing)


def check(guests: list[Guest], folder: Path) -> None:
    """Compare what was seen with the log."""
    log = moves.connect(folder / "moves.db")
    moves.check(log)
    for guest in guests:
        entries = moves.read(log, TableId(guest.table))
        acted = [fact for entry in entries for fact in entry.facts if isinstance(fact, Acted)]
        for version, card in guest.seen.items():
            fact = acted[version - 1]
            assert (fact.seat, fact.action) == card
        requests = [entry.request for entry in entries if entry.request is not None]
        assert len(requests) == len(set(requests))
        assert guest.acks <= set(requests)
    log.close()


def seen_by(guests: list[Guest]) -> int:
    """How many moves were seen."""
    return sum(len(guest.seen) for guest in guests)


@pytest.mark.slow
@pytest.mark.timeout(180)
@pytest.mark.parametrize("part", range(4))
def test_killed_under_load_no_seen_move_is_missing(part: int, tmp_path: Path) -> None:
    """Five kills; with all four parts twenty."""
    choice = random.Random(part)
    guests: list[Guest] = []
    for _ in range(5):
        club, host = start(tmp_path)
        try:
            if not guests:
                guests = [Guest(*open_table(host), random.Random(f"{part} {n}")) for n in range(TABLES)]
            asyncio.run(play_some(guests, host, choice.randrange(20, 120), club))
        finally:
            club.kill()
            club.communicate()
        check(guests, tmp_path)
