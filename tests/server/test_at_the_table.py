"""Claims, moves taken back, consent and rematch between people on real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator

from tests.server.player import Player, RunningClub, running_club
from tests.server.test_people_meet import catch_up, sit_down

TERMS = {"come": "called", "take_backs": True}


@contextlib.asynccontextmanager
async def four_people(club: RunningClub, preset: str = "club") -> AsyncIterator[list[Player]]:
    """A table at which four people play, with take-backs."""
    async with contextlib.AsyncExitStack() as stack:
        table, cookie = await club.open_table(preset, **TERMS)
        host = await stack.enter_async_context(club.player(cookie))
        players = [host, *[await stack.enter_async_context(club.player()) for _ in range(3)]]
        await sit_down(players, table)
        yield players


def whose_turn(players: list[Player]) -> Player:
    return next(player for player in players if player.match["options"] is not None)


async def claims_of_a_deal(players: list[Player]) -> list[str]:
    """Play a deal in which whoever is to play claims first; what was granted."""
    granted, choice = [], random.Random(3)
    while not players[0].match["sheet"]:
        turn = whose_turn(players)
        told = [len(player.received) for player in players if player is not turn]
        rest = choice.choice(["mine", "none"])
        answer = await turn.ask("claim", rest=rest, expect=turn.version)
        if answer["t"] == "ack":
            granted.append(rest)
        else:
            assert answer["code"] == "not-certain"
            assert told == [len(player.received) for player in players if player is not turn]
            await turn.act(choice.choice(turn.match["options"]["legal"]))
        await catch_up(players)
    return granted


async def check_snapshots(players: list[Player]) -> None:
    """What everybody has folded is what a new snapshot says."""
    for player in players:
        folded = player.view
        await player.follow(player.table)
        assert player.view == folded


def test_a_claim_that_is_granted_is_played_out_before_everybody() -> None:
    async def run() -> None:
        async with running_club() as club, four_people(club) as players:
            assert await claims_of_a_deal(players)
            for player in players:
                cards = [message for message in player.received if message.get("event", {}).get("e") == "card"]
                assert len(cards) == 32
                assert player.match["sheet"][0]["number"] == 1
            await check_snapshots(players)

    asyncio.run(run())


def test_a_card_is_taken_back_before_everybody() -> None:
    async def run() -> None:
        async with running_club() as club, four_people(club) as players:
            turn = whose_turn(players)
            card = turn.match["options"]["legal"][0]
            version = turn.version
            assert (await turn.act(card))["t"] == "ack"
            await catch_up(players)
            assert all(player.match["trick"]["cards"] == [card] for player in players)

            assert (await turn.ask("take_back"))["t"] == "ack"
            await catch_up(players)
            assert all(player.match["trick"]["cards"] == [] for player in players)
            assert all(player.version == version + 2 for player in players)
            assert (await turn.ask("take_back"))["code"] == "no-take-back"
            assert (await turn.act(card, expect=version))["t"] == "stale"
            assert (await turn.act(card))["t"] == "ack"

    asyncio.run(run())


def test_a_pause_is_proposed_agreed_and_ended() -> None:
    async def run() -> None:
        async with running_club() as club, four_people(club) as players:
            first, *others = players
            assert (await first.ask("consent", say="pause"))["t"] == "ack"
            for player in others:
                assert (await player.ask("consent", say="agree"))["t"] == "ack"
            await catch_up(players)
            turn = whose_turn(players)
            assert turn.view is not None
            assert turn.view["accord"]["pause"] == {"matter": "pause", "missing": []}
            assert (await turn.act(turn.match["options"]["legal"][0]))["code"] == "paused"
            assert (await others[0].ask("consent", say="go_on"))["t"] == "ack"
            assert (await first.ask("consent", say="replace", seat=2))["code"] == "not-due"
            await catch_up(players)
            assert (await turn.act(turn.match["options"]["legal"][0]))["t"] == "ack"
            await catch_up(players)
            await check_snapshots(players)

    asyncio.run(run())


def test_an_adjourned_match_is_found_among_my_tables() -> None:
    async def run() -> None:
        async with running_club() as club:
            table, cookie = await club.open_table()
            async with club.player(cookie) as player:
                await player.follow(table)
                assert (await player.ask("consent", say="adjourn"))["t"] == "ack"
                status, body, _ = await club.get("/api/v1/me/tables", cookie=cookie)
                assert status == 200
                mine = json.loads(body)
                assert [(row["table"], row["adjourned"], row["my_turn"]) for row in mine] == [(table, True, False)]
                assert (await player.ask("consent", say="go_on"))["t"] == "ack"
                await player.play(random.Random(1), until=lambda: bool(player.match["sheet"]))

    asyncio.run(run())


def test_who_only_looks_on_neither_claims_nor_agrees() -> None:
    async def run() -> None:
        async with running_club() as club, four_people(club) as players, club.player() as stranger:
            await stranger.follow(players[0].table)
            for kind, fields in (
                ("claim", {"rest": "mine", "expect": stranger.version}),
                ("take_back", {}),
                ("consent", {"say": "pause"}),
                ("consent", {"say": "go_on"}),
            ):
                assert (await stranger.ask(kind, **fields))["code"] == "not-seated"

    asyncio.run(run())


def test_a_rematch_is_called_by_one_and_seen_by_all() -> None:
    async def run() -> None:
        async with running_club() as club:
            table, cookie = await club.open_table("short")
            path = f"/api/v1/tables/{table}/rematch"
            async with club.player(cookie) as player:
                await player.follow(table)
                assert (await club.post(path, {}, cookie=cookie))[:2] == (422, {"code": "not-due", "args": {}})
                await player.play(random.Random(1))
                status, next_one, _ = await club.post(path, {}, cookie=cookie)
                assert status == 201
                await player.until(lambda message: message.get("event", {}).get("e") == "accord")
                assert player.view is not None
                assert player.view["accord"]["rematch"] == next_one["table"]
                assert (await club.post(path, {}, cookie=cookie))[1] == next_one
                last = player.match["sheet"][-1]["dealer"]
                await player.follow(next_one["table"])
                assert player.match["dealer"] == (last + 1) % 4
            assert (await club.post(path, {}))[1]["code"] == "unknown-caller"

    asyncio.run(run())
