"""The page is there before the club is, and whatever needs the club waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from kingclub.server import front
from kingclub.server.door import listen
from kingclub.server.front import Front

HEAVY = ("litestar", "zeroconf", "segno", "kingclub.engine", "kingclub.bots")


class Sleepy:
    """A club that answers everything with its own word."""

    def __init__(self) -> None:
        self.is_told = False

    async def app(self, _: Any, __: Any, send: Any) -> None:  # ASGI
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"5")]})
        await send({"type": "http.response.body", "body": b"awake"})

    @contextlib.asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        yield

    def hang_up(self) -> None:
        self.is_told = True


async def get(port: int, path: str) -> str:
    """The whole answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: king.example\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    return answer.decode()


def test_the_page_comes_at_once_and_the_club_when_it_wakes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("the page")
    monkeypatch.setattr(front, "static_folder", lambda: tmp_path)

    async def run() -> None:
        listener, club, woken = listen("127.0.0.1", 0), Sleepy(), asyncio.Event()
        port = listener.getsockname()[1]

        async def wake() -> Sleepy:
            await woken.wait()
            return club

        door = Front(listener)
        serving = asyncio.create_task(door.run(wake))
        try:
            assert (await get(port, "/t/somewhere")).endswith("the page")
            answer = asyncio.create_task(get(port, "/api/v1/presets"))
            assert not (await asyncio.wait({answer}, timeout=0.1))[0], "nothing can answer yet"
            woken.set()
            assert (await answer).endswith("awake")
        finally:
            woken.set()
            door.stop()
            await serving
            listener.close()
        assert club.is_told

    asyncio.run(run())


def test_a_club_that_cannot_wake_ends_the_server() -> None:
    async def run() -> None:
        listener = listen("127.0.0.1", 0)

        async def wake() -> Sleepy:
            raise OSError("the disk is gone")

        with contextlib.closing(listener), pytest.raises(OSError, match="disk is gone"):
            await asyncio.wait_for(Front(listener).run(wake), 10)

    asyncio.run(run())


def test_whoever_starts_a_club_imports_little_before_it_listens() -> None:
    told = subprocess.check_output(
        [sys.executable, "-c", "import sys, kingclub.cli.serve, kingclub.server.start; print(*sys.modules)"],
        text=True,
    )
    assert not set(HEAVY) & set(told.split())
