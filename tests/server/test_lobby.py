"""The foyer over real sockets: lists that live, a word at the door, «Play», and people who find each other."""

from __future__ import annotations

import asyncio
import contextlib

from tests.server.player import Message, Player, RunningClub, cookie_in, running_club

OPEN = {"admission": "open", "come": "called"}


async def watch(
    club: RunningClub, stack: contextlib.AsyncExitStack, hall: str | None = None
) -> tuple[Player, Message]:
    """Somebody who follows a list, and the list."""
    player = await stack.enter_async_context(club.player())
    await player.send({"t": "watch", "hall": hall})
    return player, await player.until(lambda message: message["t"] == "lobby")


async def news(player: Player) -> Message:
    """The next change of the list."""
    return await player.until(lambda message: message["t"] == "lobby")


def test_a_table_comes_into_the_list_fills_and_goes() -> None:
    async def run() -> None:
        async with running_club() as club, contextlib.AsyncExitStack() as stack:
            foyer, listed = await watch(club, stack)
            assert (listed["whole"], listed["tables"]) == (True, [])

            table, cookie = await club.open_table("two", **OPEN)
            host = await stack.enter_async_context(club.player(cookie))
            await host.follow(table)
            (row,) = (await news(foyer))["tables"]
            assert (row["table"], row["stage"]) == (table, "waiting")
            _, classic = await watch(club, stack, "classic")
            _, sizes = await watch(club, stack, "sizes")
            assert (len(classic["tables"]), len(sizes["tables"])) == (0, 1)

            guest = await stack.enter_async_context(club.player())
            await guest.follow(table)
            assert (await guest.seat("sit"))["t"] == "ack"
            (row,) = (await news(foyer))["tables"]
            assert [person["kind"] for person in row["people"]] == ["person", "person"]
            for player in (host, guest):
                await player.seat("ready")
            while row["stage"] != "playing":
                (row,) = (await news(foyer))["tables"]
            for player in (host, guest):
                await player.send({"t": "unsubscribe", "table": table})
            while not (told := await news(foyer))["gone"]:
                pass
            assert told["gone"] == [table]

    asyncio.run(run())


def test_a_table_with_a_word_is_listed_with_a_lock_and_opens_to_the_word() -> None:
    async def run() -> None:
        async with running_club() as club, contextlib.AsyncExitStack() as stack:
            foyer, _ = await watch(club, stack)
            table, cookie = await club.open_table("two", admission="word", word="Сезам", come="called")
            host = await stack.enter_async_context(club.player(cookie))
            await host.follow(table)
            (row,) = (await news(foyer))["tables"]
            assert row["terms"]["admission"] == "word"
            assert "сезам" not in f"{row}".casefold()

            await foyer.follow(table)
            assert (await foyer.seat("sit"))["code"] == "wrong-word"
            assert (await foyer.ask("seat", action="sit", word="сезам"))["t"] == "ack"

    asyncio.run(run())


def test_a_table_that_asks_for_a_word_is_opened_with_one() -> None:
    async def run() -> None:
        async with running_club() as club:
            status, answer, _ = await club.post("/api/v1/tables", {"preset": "two", "admission": "word"})
            assert (status, answer["code"]) == (422, "malformed")

    asyncio.run(run())


def test_play_leads_to_a_table_where_play_begins_soon_else_to_bots() -> None:
    async def run() -> None:
        async with running_club() as club, contextlib.AsyncExitStack() as stack:
            status, alone, _ = await club.post("/api/v1/play", {"preset": "club"})
            assert status == 200
            table, cookie = await club.open_table("club", admission="open", come="after_wait")
            host = await stack.enter_async_context(club.player(cookie))
            await host.follow(table)

            _, joined, headers = await club.post("/api/v1/play", {"preset": "club"})
            assert alone["table"] != joined["table"] == table
            guest = await stack.enter_async_context(club.player(cookie_in(headers)))
            await guest.follow(table)
            assert guest.view is not None
            assert guest.view["seat"] == 1
            status, again, _ = await club.post("/api/v1/play", {"preset": "club"}, cookie=cookie)
            assert again["table"] != table, "he sits there already"
            status, answer, _ = await club.post("/api/v1/play", {"preset": "clubb"})
            assert (status, answer["code"]) == (422, "unknown-preset")

    asyncio.run(run())


def test_people_who_look_for_each_other_meet_and_the_others_are_told_how_far_it_is() -> None:
    async def run() -> None:
        async with running_club() as club, contextlib.AsyncExitStack() as stack:
            people = [await stack.enter_async_context(club.player()) for _ in range(4)]
            first, gone, second, third = people
            for player in (first, gone):
                await player.send({"t": "seek", "presets": ["three", "club"], "paces": ["free", "quick"]})
            told = await first.until(lambda message: message["t"] == "seeking" and message["have"] == 2)
            assert told["need"] == 3
            await gone.send({"t": "unseek"})
            await first.until(lambda message: message["t"] == "seeking" and message["have"] == 1)

            for player in (second, third):
                await player.send({"t": "seek", "presets": ["three"], "paces": ["quick"]})
            tables = {
                (await player.until(lambda message: message["t"] == "found"))["table"]
                for player in (first, second, third)
            }
            assert len(tables) == 1
            for player in (first, second, third):
                await player.follow(*tables)
            assert [player.view and player.view["seat"] for player in (first, second, third)] == [0, 1, 2]
            assert first.view is not None
            assert first.view["terms"]["limit"] == {"turn_ms": 15_000, "reserve_ms": 120_000}

    asyncio.run(run())


def test_what_nobody_can_play_is_not_looked_for() -> None:
    async def run() -> None:
        async with running_club() as club, club.player() as player:
            await player.send({"t": "seek", "presets": ["clubb"], "paces": ["free"]})
            assert (await player.until(lambda message: message["t"] == "refuse"))["code"] == "unknown-preset"
            for wrong in ({"presets": [], "paces": ["free"]}, {"presets": ["club"], "paces": ["soon"]}):
                await player.send({"t": "seek", **wrong})
                assert (await player.until(lambda message: message["t"] == "refuse"))["code"] == "malformed"

    asyncio.run(run())


def test_who_hangs_up_is_not_waited_for() -> None:
    async def run() -> None:
        async with running_club() as club, club.player() as first:
            async with club.player() as second:
                for player in (first, second):
                    await player.send({"t": "seek", "presets": ["three"], "paces": ["free"]})
                await first.until(lambda message: message["t"] == "seeking" and message["have"] == 2)
            await first.until(lambda message: message["t"] == "seeking" and message["have"] == 1)

    asyncio.run(run())


def test_a_match_without_spectators_is_not_told_to_strangers() -> None:
    async def run() -> None:
        async with running_club() as club, club.player() as stranger:
            table, _ = await club.open_table("club", spectators=False)
            await stranger.send({"t": "subscribe", "table": table})
            refusal = await stranger.until(lambda message: message["t"] == "refuse")
            assert (refusal["code"], refusal["args"]) == ("no-spectators", {"table": table})

    asyncio.run(run())
