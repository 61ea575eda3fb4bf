"""The host opens the club to the network from his foyer. Nothing here leaves the loopback interface."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator

import pytest

from kingclub.server import lan
from kingclub.server.door import listen
from kingclub.server.front import Front
from kingclub.server.node import Node
from kingclub.server.wifi import Wifi
from tests.server.player import RunningClub, fetch, in_memory, serving

PHONES = "127.0.0.2"
"""Stands for the machine's address in its network."""
ONLY_HERE = ["127.0.0.1"]


@contextlib.asynccontextmanager
async def own_club() -> AsyncIterator[RunningClub]:
    """A club on this machine alone, with the switch."""
    listener = listen("127.0.0.1", 0)
    front = Front(listener)
    node = Node(listener, in_memory(), also=front.also)
    node.desk.wifi = Wifi(listener, front.also, ONLY_HERE)
    async with serving(front, node) as club:
        yield club


async def page(url: str) -> tuple[int, str]:
    """Status and body of a page."""
    async with asyncio.timeout(5):
        status, text, _ = await fetch(url)
    return status, text


@pytest.fixture(autouse=True)
def phones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "own_address", lambda: PHONES)


def test_the_switch_lets_the_network_in_and_out_again() -> None:
    async def run() -> None:
        async with own_club() as club:
            address = f"http://{PHONES}:{club.port}"
            with pytest.raises(OSError, match="refused"):
                await page(f"{address}/healthz")
            assert json.loads((await page(f"http://127.0.0.1:{club.port}/api/v1/wifi"))[1]) == {"url": None}

            status, state, _ = await club.post("/api/v1/wifi", {"open": True})
            assert (status, state) == (200, {"url": address})
            assert (await page(f"{address}/healthz"))[0] == 200
            table, _ = await club.open_table(come="called")
            invited = json.loads((await page(f"{address}/api/v1/tables/{table}/invitation"))[1])
            assert invited == {"url": f"{address}/t/{table}"}

            await club.post("/api/v1/wifi", {"open": False})
            with pytest.raises(OSError, match="refused"):
                await page(f"{address}/healthz")

    asyncio.run(run())


def test_nobody_but_the_host_finds_the_switch() -> None:
    async def run() -> None:
        async with own_club() as club:
            await club.post("/api/v1/wifi", {"open": True})
            for path in ("", "/clubs", "/code.svg"):
                status, answer = await page(f"http://{PHONES}:{club.port}/api/v1/wifi{path}")
                assert (status, json.loads(answer)["code"]) == (403, "not-allowed")
            for stranger in ({"host": "king.example"}, {"x-forwarded-for": "192.0.2.7"}):
                status, refusal, _ = await club.post("/api/v1/wifi", {"open": False}, **stranger)
                assert (status, refusal["code"]) == (403, "not-allowed")
            assert club.node.desk.wifi is not None
            assert club.node.desk.wifi.url is not None

    asyncio.run(run())


def test_without_a_network_the_switch_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with own_club() as club:
            monkeypatch.setattr(lan, "own_address", lambda: lan.NOWHERE)
            status, answer, _ = await club.post("/api/v1/wifi", {"open": True})
            assert (status, answer["code"]) == (422, "no-network")

    asyncio.run(run())


def test_another_club_is_found_and_one_s_own_is_not() -> None:
    async def run() -> None:
        async with own_club() as club, lan.announced("127.0.0.1", 8499, ONLY_HERE) as name:
            await club.post("/api/v1/wifi", {"open": True})
            _, answer = await page(f"http://127.0.0.1:{club.port}/api/v1/wifi/clubs")
            assert [found["url"] for found in json.loads(answer)] == ["http://127.0.0.1:8499"]
            assert name.startswith(json.loads(answer)[0]["name"])

    asyncio.run(run())


def test_a_club_with_a_public_address_has_no_switch() -> None:
    listener = socket.create_server(("127.0.0.1", 0))
    node = Node(listener, in_memory(), "https://king.example", also=Front(listener).also)
    assert node.desk.wifi is None
    node.bots.shutdown()
    listener.close()
