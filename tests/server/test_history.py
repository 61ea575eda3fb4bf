"""What has been played is found again, also after a restart: my tables, my matches, and the record."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

from kingclub.notation import check_record, parse_record
from kingclub.server.door import listen
from kingclub.server.node import Node, Stores
from kingclub.store.club import ClubFile
from kingclub.store.memory_moderation import MemoryModeration
from kingclub.store.sqlite import SqliteLog
from tests.server.player import Player, running_club


def node_in(folder: Path) -> Node:
    stores = Stores(SqliteLog(folder / "moves.db"), ClubFile(folder / "club.db"), MemoryModeration())
    return Node(listen("127.0.0.1", 0), stores, pace_ms=lambda: 0)


def is_in_the_second_deal(player: Player) -> bool:
    return (
        len(player.match["sheet"]) == 1 and len(player.match["tricks"]) > 1 and player.match["options"] is not None
    )


def test_a_finished_match_is_a_record_and_an_unfinished_one_is_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with running_club(node_in(tmp_path)) as club:
            table, cookie = await club.open_table("short")
            async with club.player(cookie) as player:
                await player.follow(table)
                mine = json.loads((await club.get("/api/v1/me/tables", cookie=cookie))[1])
                match = club.node.house.tables_of(club.node.house.find(table).table.host, are_over=False)[0].match  # type: ignore[union-attr, arg-type]  # it is there
                assert [row["table"] for row in mine] == [table]
                assert (await club.get(f"/api/v1/matches/{match}/record"))[0] == 404
                await player.play(random.Random(1))

        async with running_club(node_in(tmp_path)) as club:
            assert json.loads((await club.get("/api/v1/me/tables", cookie=cookie))[1]) == []
            [row] = json.loads((await club.get("/api/v1/me/matches", cookie=cookie))[1])
            assert (row["match"], row["totals"]) == (match, player.match["totals"])
            status, text, _ = await club.get(f"/api/v1/matches/{match}/record")
            assert status == 200
            assert check_record(parse_record(text.strip())).fault is None
            assert (await club.get("/api/v1/me/matches"))[1] == "[]"

    asyncio.run(run())


def test_a_restart_in_the_middle_goes_on_where_it_stopped(tmp_path: Path) -> None:
    async def run() -> None:
        choice = random.Random(2)
        async with running_club(node_in(tmp_path)) as club:
            table, cookie = await club.open_table()
            async with club.player(cookie) as player:
                await player.follow(table)
                await player.play(choice, until=lambda: is_in_the_second_deal(player))
                before, seq = player.match, player.seq

        async with running_club(node_in(tmp_path)) as club, club.player(cookie) as player:
            await player.follow(table, since=seq)
            await player.until(lambda message: message["t"] == "snapshot")
            assert player.match == before
            assert player.seq > seq
            assert (await player.act(player.match["options"]["legal"][0]))["t"] == "ack"

    asyncio.run(run())
