"""The gate: who is turned away before any route, and what an error tells."""

from __future__ import annotations

import asyncio
import json
import logging
from base64 import b64encode

import pytest

from kingclub.club.house import House
from kingclub.server.message import SUBPROTOCOL
from tests.server.player import RunningClub, running_club

pytestmark = pytest.mark.slow


def asked(method: str, path: str, body: object = None, **headers: str) -> tuple[int, str]:
    """The answer of a fresh club."""

    async def run() -> tuple[int, str]:
        async with running_club() as club:
            return await club.ask(method, path, body, **headers)

    return asyncio.run(run())


KNOCKS = [
    ({}, 201),
    ({"origin": "http://127.0.0.1:8414", "host": "127.0.0.1:8414"}, 201),
    ({"origin": "http://king.lan", "host": "king.lan"}, 201),
    ({"origin": "http://elsewhere.example"}, 403),
    ({"origin": "null"}, 403),
    ({"origin": "http://rebound.example", "host": "rebound.example"}, 403),
    ({"origin": "http://127.0.0.1:9999", "host": "127.0.0.1:8414"}, 403),
    ({"origin": "garbage"}, 403),
]
"""How somebody knocks, and the status if he opens a table."""


@pytest.mark.parametrize(("headers", "status"), KNOCKS)
def test_only_pages_of_the_club_may_change_anything(headers: dict[str, str], status: int) -> None:
    assert asked("POST", "/api/v1/tables", {"preset": "club"}, **headers)[0] == status


@pytest.mark.parametrize(("headers", "status"), KNOCKS)
def test_only_pages_of_the_club_are_spoken_to_on_the_socket(headers: dict[str, str], status: int) -> None:
    async def knock() -> bool:
        async with running_club() as club:
            host = headers.get("host", f"127.0.0.1:{club.port}")
            lines = ["GET /ws HTTP/1.1", f"host: {host}", "upgrade: websocket", "connection: upgrade"]
            lines += ["sec-websocket-version: 13", f"sec-websocket-key: {b64encode(bytes(16)).decode()}"]
            lines += [f"sec-websocket-protocol: {SUBPROTOCOL}"]
            lines += [f"origin: {headers['origin']}"] if "origin" in headers else []
            reader, writer = await asyncio.open_connection("127.0.0.1", club.port)
            writer.write("\r\n".join([*lines, "", ""]).encode())
            answer = await reader.readline()
            writer.close()
            return b" 101 " in answer

    assert asyncio.run(knock()) == (status == 201)


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
@pytest.mark.parametrize("path", ["/api/v1/tables", "/api/v1/me/sessions", "/api/v1/admin/people/x/measures"])
def test_no_method_and_no_route_is_left_out(method: str, path: str) -> None:
    status, _ = asked(method, path, {}, origin="http://elsewhere.example")
    assert status in {403, 405}


def test_a_body_that_is_nested_too_deeply_or_too_long_is_refused() -> None:
    async def scenario(club: RunningClub) -> None:
        for depth in (100, 5_000, 12_000):
            deep = {"preset": "club", "options": json.loads("[" * 50 + "]" * 50)}
            text = json.dumps(deep).replace("[" * 50 + "]" * 50, "[" * depth + "]" * depth)
            status, _ = await club.send("POST", "/api/v1/tables", text.encode())
            assert status in {400, 422}, depth
        assert (await club.send("POST", "/api/v1/tables", b"[" * 100_000))[0] == 413
        assert (await club.send("POST", "/api/v1/replay", b"[" * 900_000))[0] == 422
        assert (await club.send("POST", "/api/v1/replay", b"[" * 1_100_000))[0] == 413
        assert (await club.ask("GET", "/healthz", None))[0] == 200

    async def run() -> None:
        async with running_club() as club:
            await scenario(club)

    asyncio.run(run())


def test_what_breaks_is_logged_and_told_by_a_code(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_: House) -> None:
        raise ZeroDivisionError("7S")

    monkeypatch.setattr(House, "stages", broken)
    with caplog.at_level(logging.ERROR):
        status, answer = asked("GET", "/metrics")

    assert (status, json.loads(answer)) == (500, {"code": "server", "args": {}})
    (record,) = caplog.records
    assert record.exc_info is not None
    assert record.exc_info[0] is ZeroDivisionError
