"""A person changes his name, and the table where he sits hears of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kingclub.server.door import listen
from kingclub.server.node import Node, Stores
from kingclub.store.club import ClubFile
from kingclub.store.memory import MemoryLog
from kingclub.store.memory_moderation import MemoryModeration
from tests.server.player import Message, RunningClub, cookie_in, running_club

PATH = "/api/v1/me/name"


def is_told(event: Message) -> bool:
    return bool(event["e"] == "people" and event["people"][0]["name"] == "Анна Каренина")


def test_a_new_name_is_told_at_the_table_and_kept(tmp_path: Path) -> None:
    def node() -> Node:
        stores = Stores(MemoryLog(), ClubFile(tmp_path / "club.db"), MemoryModeration())
        return Node(listen("127.0.0.1", 0), stores, pace_ms=lambda: 0)

    async def run() -> None:
        async with running_club(node()) as club:
            table, cookie = await club.open_table()
            async with club.player(cookie) as player:
                await player.follow(table)
                status, answer, _ = await club.post(PATH, {"name": "Анна Каренина"}, cookie=cookie)
                assert (status, answer) == (200, {"name": "Анна Каренина"})
                await player.until(lambda message: message["t"] == "event" and is_told(message["event"]))
        async with running_club(node()) as club, club.player(cookie) as player:
            assert player.received[0]["name"] == "Анна Каренина"

    asyncio.run(run())


def test_whoever_is_new_becomes_a_guest_of_that_name() -> None:
    async def run() -> None:
        async with running_club() as club:
            _, _, headers = await club.post(PATH, {"name": "Boris"})
            async with club.player(cookie_in(headers)) as player:
                assert player.received[0]["name"] == "Boris"

    asyncio.run(run())


@pytest.mark.parametrize(
    "name", ["", " ", " Anna", "Anna ", "A" * 25, "An\u200bna", "An\u202ena", "An\nna", "—", 7]
)
def test_a_name_that_cannot_be_shown_changes_nothing(name: object) -> None:
    async def refused(club: RunningClub) -> None:
        _, cookie = await club.open_table()
        async with club.player(cookie) as player:
            before = player.received[0]["name"]
        status, _, _ = await club.post(PATH, {"name": name}, cookie=cookie)
        assert status in {400, 422}
        async with club.player(cookie) as player:
            assert player.received[0]["name"] == before

    async def run() -> None:
        async with running_club() as club:
            await refused(club)

    asyncio.run(run())


def test_nobody_sits_down_or_is_renamed_who_could_be_taken_for_another() -> None:
    async def run() -> None:
        async with running_club() as club:
            table, host = await club.open_table(bots=None)
            await club.post(PATH, {"name": "Анна"}, cookie=host)
            _, _, headers = await club.post(PATH, {"name": "AHHA"})
            cookie = cookie_in(headers)
            async with club.player(cookie) as player:
                await player.follow(table)
                refused = await player.seat("sit", 1)
                assert (refused["t"], refused["code"], refused["args"]) == (
                    "refuse",
                    "name-alike",
                    {"name": "Анна"},
                )

                assert (await club.post(PATH, {"name": "Яна"}, cookie=cookie))[0] == 200
                assert (await player.seat("sit", 1))["t"] == "ack"
                status, answer, _ = await club.post(PATH, {"name": "aнна"}, cookie=cookie)
                assert (status, answer) == (409, {"code": "name-alike", "args": {"name": "Анна"}})
                assert (await club.post(PATH, {"name": "ЯНА"}, cookie=cookie))[0] == 200

    asyncio.run(run())
