"""A hint is given to whoever learns, and to nobody else."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.server.player import RunningClub, running_club

ASKED = {"lang": "ru", "names": ["Вы", "Ада", "Глеб", "Вера"]}


async def ask(club: RunningClub, table: str, cookie: str) -> list[dict[str, Any]] | str:
    """The hints, or the code of the refusal."""
    status, answer, _ = await club.post(f"/api/v1/tables/{table}/hint", ASKED, cookie=cookie)
    return answer if status == 200 else answer["code"]  # type: ignore[return-value]  # a list then


def test_alone_with_bots_every_legal_action_is_weighed_the_best_first() -> None:
    async def run() -> None:
        async with running_club() as club:
            table, cookie = await club.open_table()
            async with club.player(cookie) as player:
                await player.follow(table)
                await player.play(random.Random(1), until=lambda: player.match["options"] is not None)
                hints = await ask(club, table, cookie)
        assert isinstance(hints, list)
        assert {hint["action"] for hint in hints} == set(player.match["options"]["legal"])
        points = [hint["points"] for hint in hints]
        assert points == sorted(points, reverse=True)
        assert all(hint["error"] >= 0 and hint["code"].startswith("advice-") and hint["reason"] for hint in hints)

    asyncio.run(run())


def test_who_plays_against_people_or_is_not_to_act_gets_none() -> None:
    async def run() -> None:
        async with running_club() as club:
            table, cookie = await club.open_table("two", bots=None)
            assert await ask(club, table, cookie) == "no-hints"
            async with club.player() as guest:
                await guest.follow(table)
                await guest.seat("sit")
                assert await ask(club, table, cookie) == "no-hints"

            learning, cookie = await club.open_table("two", bots=None, hints=True)
            assert await ask(club, learning, cookie) == "not-your-turn"
            _, other = await club.open_table()
            assert await ask(club, learning, other) == "not-seated"
            assert await ask(club, "nowhere", other) == "no-such-table"

    asyncio.run(run())


def test_one_hint_is_thought_of_at_a_time() -> None:
    async def run() -> None:
        async with running_club() as club:
            table, cookie = await club.open_table()
            async with club.player(cookie) as player:
                await player.follow(table)
                await player.until_asked()
                answers = await asyncio.gather(*(ask(club, table, cookie) for _ in range(3)))
        assert len([answer for answer in answers if isinstance(answer, list)]) == 1
        assert answers.count("too-fast") == 2

    asyncio.run(run())
