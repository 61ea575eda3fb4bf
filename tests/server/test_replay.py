"""The replay over HTTP: of a match that has been played here, and of a record from anywhere."""

from __future__ import annotations

import asyncio
import json
import random

from kingclub.server.replay import RECORD_BYTES
from tests.server.player import running_club


def test_a_finished_match_and_its_record_replay_alike_and_an_unfinished_one_not_at_all() -> None:
    async def run() -> None:
        async with running_club() as club:
            table, cookie = await club.open_table("short")
            async with club.player(cookie) as player:
                await player.follow(table)
                assert player.view is not None
                match = player.view["record"]
                assert (await club.get(f"/api/v1/matches/{match}/replay"))[0] == 404
                await player.play(random.Random(1))
                settlement = player.match["settlement"]

            status, text, _ = await club.get(f"/api/v1/matches/{match}/replay")
            assert status == 200
            replay = json.loads(text)
            assert replay["match"] == match
            assert [person["kind"] for person in replay["people"]] == ["person", "bot", "bot", "bot"]
            assert replay["moves"][-1][-1]["event"] == {"e": "over", "settlement": settlement}
            record = (await club.get(f"/api/v1/matches/{match}/record"))[1]
            assert (await club.post("/api/v1/replay", json.loads(record)))[:2] == (200, replay)

    asyncio.run(run())


def test_what_is_no_record_is_refused() -> None:
    async def run() -> None:
        async with running_club() as club:
            status, refusal, _ = await club.post("/api/v1/replay", {"format": "something else"})
            assert (status, refusal["code"]) == (422, "malformed")
            assert (await club.post("/api/v1/replay", " " * RECORD_BYTES))[0] == 413

    asyncio.run(run())
