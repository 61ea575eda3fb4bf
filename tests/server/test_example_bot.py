"""`examples/bot.py`, as a stranger starts it: a process of its own that knows nothing but the protocol."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path

import pytest

from kingclub.notation import check_record, parse_record
from tests.server.player import RunningClub, running_club

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
BOUND_SECONDS = 40
"""Within these it plays a whole match, also on a busy machine."""


async def start(club: RunningClub, *words: str) -> asyncio.subprocess.Process:
    address = f"http://127.0.0.1:{club.port}"
    return await asyncio.create_subprocess_exec(
        sys.executable, BOT, address, *words, stdout=asyncio.subprocess.PIPE
    )


async def totals_of(process: asyncio.subprocess.Process) -> list[int]:
    """What it prints when its match is over."""
    said, _ = await asyncio.wait_for(process.communicate(), BOUND_SECONDS)
    assert process.returncode == 0
    return [int(word) for word in said.split()]


def test_it_is_as_short_as_promised() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 60


def test_it_plays_a_whole_match_against_the_bots_of_the_club() -> None:
    async def run() -> list[int]:
        async with running_club() as club:
            return await totals_of(await start(club))

    totals = asyncio.run(run())
    assert len(totals) == 4
    assert any(totals)


def test_at_a_persons_table_it_is_shown_and_recorded_as_a_program() -> None:
    async def run() -> None:
        async with running_club() as club:
            table, cookie = await club.open_table(come="called")
            async with club.player(cookie) as host:
                await host.follow(table)
                bot = await start(club, table)
                await host.until(lambda _: kinds_at(host.view).count("program") == 1)
                await host.seat("fill")
                await host.seat("ready")
                while host.view is None or host.view["match"] is None:
                    await host.next()
                await host.play(random.Random(0))
                totals = await totals_of(bot)

                assert kinds_at(host.view) == ["person", "program", "bot", "bot"]
                assert totals == host.match["totals"]
                _, text, _ = await club.get(f"/api/v1/matches/{host.view['record']}/record")

        assert [seat["kind"] for seat in json.loads(text)["seats"]] == ["person", "program", "bot", "bot"]
        record = parse_record(text)
        assert check_record(record).fault is None
        assert any(deal.fair is not None and deal.fair.clients[1] for deal in record.deals)

    asyncio.run(run())


@pytest.mark.parametrize("name", ["", " ", "x" * 25, " Chance", 7])
def test_a_program_needs_a_name(name: object) -> None:
    async def run() -> None:
        async with running_club() as club:
            status, _, _ = await club.post("/api/v1/programs", {"name": name})
            assert status == 400

    asyncio.run(run())


def kinds_at(view: dict[str, object] | None) -> list[str]:
    assert view is not None
    people = view["people"]
    assert isinstance(people, list)
    return [person["kind"] for person in people]
