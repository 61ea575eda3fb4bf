"""Four people at one table: sitting down, being ready, playing, leaving and coming back."""

from __future__ import annotations

import asyncio
import contextlib
import random

from tests.server.player import Player, running_club


async def catch_up(players: list[Player]) -> None:
    """Let everybody read up to the same number."""
    while True:
        last = max(player.seq for player in players)
        behind = [player for player in players if player.seq < last]
        if not behind:
            return
        for player in behind:
            await player.next()


async def sit_down(players: list[Player], table: str) -> None:
    """Everybody on a seat and ready."""
    for player in players:
        await player.follow(table)
    for seat, player in enumerate(players[1:], start=1):
        assert (await player.seat("sit", seat))["t"] == "ack"
    for player in players:
        assert (await player.seat("ready"))["t"] == "ack"
    await catch_up(players)


async def play_until_the_turn_of(wanted: Player, players: list[Player], choice: random.Random) -> None:
    """Everybody plays until it is somebody's turn."""
    while wanted.match["options"] is None:
        turn = next(player for player in players if player.match["options"] is not None)
        assert (await turn.act(choice.choice(turn.match["options"]["legal"])))["t"] == "ack"
        await catch_up(players)


def present(player: Player) -> list[bool]:
    assert player.view is not None
    return [person["present"] for person in player.view["people"]]


def test_four_people_play_and_a_bot_holds_the_seat_of_one_until_he_is_back() -> None:
    async def run() -> None:
        async with running_club() as club, contextlib.AsyncExitStack() as stack:
            table, cookie = await club.open_table(bots=None)
            host = await stack.enter_async_context(club.player(cookie))
            players = [host, *[await stack.enter_async_context(club.player()) for _ in range(3)]]
            await sit_down(players, table)
            leaver, choice = players[3], random.Random(4)
            await play_until_the_turn_of(leaver, players, choice)

            assert (await leaver.seat("leave"))["t"] == "ack"
            played = await host.until(lambda message: message.get("event", {}).get("e") == "card")
            assert played["event"]["seat"] == 3
            assert present(host) == [True, True, True, False]

            assert (await leaver.seat("return"))["t"] == "ack"
            await catch_up(players)
            assert present(host) == [True, True, True, True]
            await play_until_the_turn_of(leaver, players, choice)
            assert (await leaver.act(leaver.match["options"]["legal"][0]))["t"] == "ack"

    asyncio.run(run())
