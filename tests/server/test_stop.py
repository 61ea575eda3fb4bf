"""The club stops cleanly, and is found again by a second start."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from kingclub.server.message import SUBPROTOCOL

COMMAND = [sys.executable, "-m", "kingclub", "serve", "--no-browser", "--port", "0", "--data"]


def start(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """A club of its own process, and its address."""
    club = subprocess.Popen([*COMMAND, folder], stdout=subprocess.PIPE, text=True)
    assert club.stdout is not None
    return club, club.stdout.readline().rpartition(" ")[2].strip()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_club_with_a_farewell(number: signal.Signals, tmp_path: Path) -> None:
    club, url = start(tmp_path)

    async def farewell() -> list[object]:
        socket = await connect(f"{url.replace('http', 'ws')}/ws", subprotocols=[SUBPROTOCOL])  # type: ignore[list-item]  # a plain text is one
        await socket.send('{"t":"hello"}')
        await socket.recv()
        club.send_signal(number)
        return [json.loads(message) async for message in socket]

    try:
        assert asyncio.run(farewell()) == [{"t": "bye", "code": "closing"}]
        assert club.wait(10) == 0
        assert not (tmp_path / "club.address").exists()
    finally:
        club.kill()
        club.communicate()


def test_a_second_start_points_to_the_first(tmp_path: Path) -> None:
    club, url = start(tmp_path)
    try:
        second = subprocess.run([*COMMAND, tmp_path], capture_output=True, text=True, timeout=20, check=False)

        assert second.returncode == 0
        assert second.stdout == f"The club is running already: {url}\n"
    finally:
        club.terminate()
        club.communicate(timeout=10)
