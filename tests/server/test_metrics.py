"""What the club counts of itself, as Prometheus reads it."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys

from prometheus_client.parser import text_string_to_metric_families

from tests.server.player import RunningClub, running_club


async def counts(club: RunningClub) -> dict[str, float]:
    """Every sample, by its name and labels."""
    status, page, headers = await club.get("/metrics")
    assert status == 200
    assert headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
    }


def test_a_move_a_refusal_and_a_thought_are_counted() -> None:
    async def run() -> None:
        async with running_club() as club:
            table, cookie = await club.open_table()
            async with club.player(cookie) as player:
                await player.follow(table)
                await player.until_asked()
                before = await counts(club)
                assert (await player.act("checkmate"))["code"] == "malformed"
                assert (await player.act(player.match["options"]["legal"][0]))["t"] == "ack"
                after = await counts(club)
            await club.post("/api/v1/tables", {"preset": "whist"})
            told = await counts(club)

        assert before["kingclub_connections"] == 1
        assert before["kingclub_tables playing"] == 1
        assert before.get("kingclub_refusals_total malformed", 0) == 0
        assert after["kingclub_refusals_total malformed"] == 1
        assert after["kingclub_moves_total"] >= before["kingclub_moves_total"] + 1
        assert after["kingclub_append_seconds_count"] > before["kingclub_append_seconds_count"]
        assert after["kingclub_append_seconds_bucket +Inf"] == after["kingclub_append_seconds_count"]
        assert told["kingclub_refusals_total unknown-preset"] == 1
        assert told["kingclub_thought_seconds_count 0"] >= 1

    asyncio.run(run())


def test_a_client_that_does_not_read_is_counted_when_it_is_cut_off() -> None:
    async def run() -> None:
        async with running_club() as club:
            async with club.player() as player:
                await asyncio.sleep(0)
                (outbox,) = club.node.desk.connections
                for _ in range(65):
                    outbox.put("{}")
                await player.socket.wait_closed()
            assert (await counts(club))["kingclub_outboxes_closed_total"] == 1

    asyncio.run(run())


def test_only_this_machine_reads_it_also_behind_a_proxy() -> None:
    async def run() -> None:
        async with running_club() as club:
            for somebody in ("203.0.113.7", "unknown"):
                status, page, _ = await club.get("/metrics", **{"x-forwarded-for": somebody})
                assert (status, re.search('"code":"not-allowed"', page) is not None) == (403, True)

    asyncio.run(run())


def test_the_start_does_without_the_client_of_prometheus() -> None:
    program = "import sys, kingclub.server.node; print([m for m in sys.modules if m.startswith('prometheus')])"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
