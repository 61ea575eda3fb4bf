"""One Wi‑Fi: the club is announced and prints how phones reach it. Nothing here leaves the loopback interface."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from zeroconf import IPVersion
from zeroconf.asyncio import AsyncZeroconf

from kingclub.server.lan import SERVICE, announced, own_address

ONLY_HERE = ["127.0.0.1"]
SERVE = """
import sys
from pathlib import Path
from kingclub.cli.serve import open_stores
from kingclub.server import lan
from kingclub.server.door import EVERYWHERE, Door
from kingclub.server.start import serve
lan.own_address = lambda: "127.0.0.1"
serve(Door(EVERYWHERE, 0), Path(sys.argv[1]), open_stores, open_browser=False)
"""


def wait_for(url: str) -> None:
    """Return when the club answers: from then on it hears signals."""
    for _ in range(200):
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"{url}/healthz", timeout=5).close()
            return
        time.sleep(0.05)
    raise AssertionError("the club did not start")


def test_others_on_the_network_find_the_club() -> None:
    async def run() -> None:
        async with announced("127.0.0.1", 8414, ONLY_HERE) as name:
            assert name.endswith(SERVICE)
            seeker = AsyncZeroconf(interfaces=ONLY_HERE, ip_version=IPVersion.V4Only)
            try:
                found = await seeker.async_get_service_info(SERVICE, name, timeout=5000)
            finally:
                await seeker.async_close()
        assert found is not None
        assert (found.parsed_addresses(), found.port) == (["127.0.0.1"], 8414)
        assert found.properties[b"path"] == b"/"

    asyncio.run(run())


def test_the_own_address_is_one() -> None:
    assert len(own_address().split(".")) == 4


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGTERM to stop it cleanly")
def test_the_terminal_shows_address_and_code(tmp_path: Path) -> None:
    words = [sys.executable, "-c", SERVE, str(tmp_path)]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONIOENCODING": "utf-8"}
    ) as club:
        assert club.stdout is not None
        opened, invited, first = (club.stdout.readline() for _ in range(3))
        local = opened.split()[-1]
        wait_for(local)
        club.send_signal(signal.SIGTERM)
        assert club.wait(20) == 0
    assert invited.split()[-1] == local
    assert local.startswith("http://127.0.0.1:")
    assert set(first.strip("\n")) - {" "}
