"""The invitation to a table, as an address and as a picture for a camera."""

from __future__ import annotations

import asyncio
import json
from io import BytesIO

import pytest
import segno

from kingclub.server.door import listen
from kingclub.server.invitation import qr_text
from kingclub.server.node import Node
from tests.server.player import in_memory, running_club


def picture_of(url: str) -> str:
    """The code that says this address, as segno draws it."""
    picture = BytesIO()
    segno.make_qr(url, error="m").save(
        picture, kind="svg", border=4, omitsize=True, light="#fff", xmldecl=False, nl=False
    )
    return picture.getvalue().decode()


@pytest.mark.parametrize("reached", [None, "https://king.example/", "http://192.168.1.20:8414"])
def test_it_says_the_address_by_which_others_reach_the_club(reached: str | None) -> None:
    async def run() -> None:
        async with running_club(
            Node(listen("127.0.0.1", 0), in_memory(), pace_ms=lambda: 0, invites=reached)
        ) as club:
            table, _ = await club.open_table(bots=None)
            status, text, _ = await club.get(f"/api/v1/tables/{table}/invitation")
            url = f"{(reached or f'http://127.0.0.1:{club.port}').rstrip('/')}/t/{table}"
            assert (status, json.loads(text)) == (200, {"url": url})

            status, picture, headers = await club.get(f"/api/v1/tables/{table}/invitation.svg")
            assert (status, headers["content-type"]) == (200, "image/svg+xml")
            assert picture == picture_of(url)

    asyncio.run(run())


def test_there_is_none_to_a_table_that_is_not_there() -> None:
    async def run() -> None:
        async with running_club() as club:
            for kind in ("invitation", "invitation.svg"):
                status, text, _ = await club.get(f"/api/v1/tables/nowhere/{kind}")
                assert (status, json.loads(text)["code"]) == (404, "no-such-table")

    asyncio.run(run())


def test_a_terminal_shows_the_code_in_half_blocks() -> None:
    lines = qr_text("http://192.168.1.20:8414").splitlines()
    assert len(lines) > 10
    assert max(map(len, lines)) < 80
