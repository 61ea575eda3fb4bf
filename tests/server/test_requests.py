"""What a client asks for is answered exactly once, and what is refused changes nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kingclub.club.identity import TableId
from kingclub.server.connection import MOST_TABLES
from kingclub.server.message import SUBPROTOCOL
from tests.server.cast import new_cast
from tests.server.player import Message, Player, RunningClub, running_club

Scenario = Callable[[RunningClub, Player], Awaitable[None]]


def with_a_turn(scenario: Scenario) -> None:
    """Run a scenario at a table where the player is to act."""

    async def run() -> None:
        async with running_club() as club:
            table, cookie = await club.open_table()
            async with club.player(cookie) as player:
                await player.follow(table)
                await player.until_asked()
                await scenario(club, player)

    asyncio.run(run())


def legal(player: Player) -> str:
    return str(player.match["options"]["legal"][0])


def test_a_request_sent_three_times_has_one_effect_and_one_answer() -> None:
    async def scenario(club: RunningClub, player: Player) -> None:
        card, seen = legal(player), player.version
        answers = [await player.act(card, request="same", expect=seen) for _ in range(3)]

        assert answers[0]["t"] == "ack"
        assert answers == [answers[0]] * 3
        played = [
            m for m in player.received if m["t"] == "event" and m["event"] == {"e": "card", "seat": 0, "card": card}
        ]
        assert len(played) == 1

    with_a_turn(scenario)


def test_two_sockets_of_one_person_share_the_answer() -> None:
    async def scenario(club: RunningClub, player: Player) -> None:
        card, seen = legal(player), player.version
        async with club.player(token=player.token) as other:
            await other.follow(player.table)
            first, second = await asyncio.gather(
                player.act(card, request="same", expect=seen), other.act(card, request="same", expect=seen)
            )

        assert first["t"] == "ack"
        assert first == second

    with_a_turn(scenario)


COMMANDS: list[tuple[str, dict[str, object]]] = [
    ("act", {}),
    ("say", {"text": "good evening", "phrase": None}),
    ("seed", {"deal": 2, "seed": "ab" * 16}),
    ("seat", {"action": "leave", "seat": None}),
    ("seat", {"action": "ready", "seat": None}),
    ("claim", {"rest": "none"}),
    ("take_back", {}),
    ("consent", {"say": "pause", "seat": None}),
]


NAMES = [f"{kind} {fields.get('action', '')}" for kind, fields in COMMANDS]


@pytest.mark.parametrize(("kind", "fields"), COMMANDS, ids=NAMES)
def test_each_command_sent_three_times_over_two_sockets_has_one_effect(kind: str, fields: Message) -> None:
    async def scenario(club: RunningClub, player: Player) -> None:
        asked = dict(fields)
        if kind in {"act", "claim"}:
            asked["expect"] = player.version
        if kind == "act":
            asked["action"] = legal(player)
        async with club.player(token=player.token) as other:
            await other.follow(player.table)
            answers = [await who.ask(kind, "same", **asked) for who in (player, other, player)]

        assert answers == [answers[0]] * 3
        log = club.node.stores.log.read(TableId(player.table))
        stored = [entry for entry in log if entry.request == "same"]
        is_logged = answers[0]["t"] == "ack" and kind != "say"
        assert len(stored) == is_logged
        said = [message for message in player.received if message.get("event", {}).get("e") == "said"]
        assert len(said) == (kind == "say")

    with_a_turn(scenario)


def test_a_stale_request_is_told_what_has_happened_since() -> None:
    async def scenario(club: RunningClub, player: Player) -> None:
        seen = player.version
        await player.act(legal(player))
        answer = await player.act("7S", expect=seen)

        assert answer["t"] == "stale"
        assert answer["version"] > seen
        assert answer["tail"][0]["event"]["e"] == "card"
        assert all(message["version"] > seen for message in answer["tail"])

    with_a_turn(scenario)


def test_chat_makes_no_move_stale() -> None:
    async def scenario(club: RunningClub, player: Player) -> None:
        seen = player.version
        said = await player.ask("say", text="Hello!", phrase=None)
        moved = await player.act(legal(player), expect=seen)

        assert (said["t"], moved["t"]) == ("ack", "ack")
        assert player.view is not None
        assert [line["text"] for line in player.view["chat"]] == ["Hello!"]

    with_a_turn(scenario)


def test_refusals_name_the_rule_and_change_nothing() -> None:
    async def scenario(club: RunningClub, player: Player) -> None:
        before, version = player.match, player.version
        hand = player.match["hand"]
        foreign = next(card for card in ("7S", "8S", "9S", "TS", "JS", "QS", "KS", "AS", "7C") if card not in hand)

        assert (await player.act(foreign))["code"] == "not-held"
        assert (await player.act("pass"))["code"] == "extra-call"
        assert (await player.act("checkmate"))["code"] == "malformed"
        assert (await player.seat("sit", 1))["code"] == "already-seated"
        assert (await player.seat("ready"))["code"] == "not-due"
        assert (await player.ask("seed", deal=1, seed="00" * 16))["code"] == "seed-late"
        assert (await player.ask("seed", deal=2, seed="XY"))["code"] == "seed-form"
        assert (await player.ask("say", text=" ", phrase=None))["code"] == "text-length"
        assert (player.match, player.version) == (before, version)

    with_a_turn(scenario)


def test_a_spectator_may_neither_play_nor_speak() -> None:
    async def scenario(club: RunningClub, player: Player) -> None:
        async with club.player() as spectator:
            await spectator.follow(player.table)

            assert spectator.match["hand"] is None
            assert (await spectator.act(legal(player)))["code"] == "not-seated"
            assert (await spectator.ask("say", text="Hello!", phrase=None))["code"] == "not-seated"
            assert (await spectator.seat("sit", None))["code"] == "match-begun"

    with_a_turn(scenario)


def test_seeds_of_the_next_deal_are_taken_once() -> None:
    async def scenario(club: RunningClub, player: Player) -> None:
        assert (await player.ask("seed", deal=2, seed="ab" * 16))["t"] == "ack"
        assert (await player.ask("seed", deal=2, seed="cd" * 16))["code"] == "seed-late"

    with_a_turn(scenario)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "null",
        '{"t":"nonsense"}',
        '{"t":"ping","more":1}',
        '{"t":"act"}',
        "\u0000",
        '{"t":"hello","lang":3}',
    ],
)
def test_what_cannot_be_read_is_refused_and_the_socket_stays(text: str) -> None:
    async def scenario(club: RunningClub, player: Player) -> None:
        await player.socket.send(text)
        answer = await player.until(lambda message: message["t"] == "refuse")
        await player.send({"t": "ping"})
        pong = await player.until(lambda message: message["t"] == "pong")

        assert answer == {"t": "refuse", "id": None, "code": "malformed", "args": {}}
        assert pong == {"t": "pong"}

    with_a_turn(scenario)


async def first_answer(club: RunningClub, message: Message) -> Message:
    """What a connection that has not greeted is told."""
    url = f"ws://127.0.0.1:{club.port}/ws"
    async with connect(url, subprotocols=[SUBPROTOCOL]) as socket:  # type: ignore[list-item]  # a plain text is one
        await socket.send(json.dumps(message))
        answer: Message = json.loads(await socket.recv())
        return answer


def test_nothing_is_told_before_the_greeting() -> None:
    async def run() -> None:
        async with running_club() as club:
            table, _ = await club.open_table()
            answer = await first_answer(club, {"t": "subscribe", "table": table, "since": None})

            assert (answer["t"], answer["code"]) == ("refuse", "not-greeted")

    asyncio.run(run())


@pytest.mark.parametrize("headers", [{"origin": "http://elsewhere.example"}, {"origin": "null"}])
def test_pages_of_other_sites_are_turned_away(headers: dict[str, str]) -> None:
    async def run() -> None:
        async with running_club() as club:
            url = f"ws://127.0.0.1:{club.port}/ws"
            with pytest.raises(InvalidStatus):
                await connect(url, subprotocols=[SUBPROTOCOL], additional_headers=headers)  # type: ignore[list-item]  # a plain text is one

            status, answer, _ = await club.post("/api/v1/tables", {"preset": "club"}, **headers)

            assert (status, answer["code"]) == (403, "foreign-origin")

    asyncio.run(run())


def test_a_table_that_does_not_exist_is_refused() -> None:
    async def scenario(club: RunningClub, player: Player) -> None:
        player.table = "nowhere"

        assert await player.act("7S") == {
            "t": "refuse",
            "id": "r0",
            "code": "no-such-table",
            "args": {"table": "nowhere"},
        }

    with_a_turn(scenario)


async def answer_to(player: Player, table: str) -> str:
    """What comes of subscribing to a table: `snapshot`, or the code of a refusal."""
    await player.send({"t": "subscribe", "table": table, "since": None})
    answer = await player.until(
        lambda message: message["t"] == "refuse" or (message["t"] == "snapshot" and message["table"] == table)
    )
    return str(answer.get("code", answer["t"]))


def test_a_connection_follows_sixteen_tables_and_asks_for_each_as_often_as_it_likes() -> None:
    async def run() -> None:
        async with running_club() as club:
            tables = [(await club.open_table())[0] for _ in range(MOST_TABLES + 1)]
            async with club.player() as player:
                for table in (*tables[:-1], tables[0]):
                    assert await answer_to(player, table) == "snapshot"
                assert await answer_to(player, tables[-1]) == "no-such-table"
                await player.send({"t": "unsubscribe", "table": tables[0]})
                assert await answer_to(player, tables[-1]) == "snapshot"

    asyncio.run(run())


def test_a_table_that_turns_somebody_away_takes_no_room() -> None:
    async def run() -> None:
        async with running_club() as club:
            cast = await new_cast(club.node.desk)
            private = [await cast.table(is_playing=playing, has_spectators=False) for playing in (True, False)]
            tables = [(await club.open_table())[0] for _ in range(MOST_TABLES)]
            async with club.player() as player:
                assert await answer_to(player, private[0].table.id) == "no-spectators"
                assert await answer_to(player, private[1].table.id) == "snapshot"
                for table in tables[:-1]:
                    assert await answer_to(player, table) == "snapshot"
                cast.start(private[1])
                await player.until(lambda message: message["t"] == "refuse")
                assert await answer_to(player, tables[-1]) == "snapshot"

    asyncio.run(run())
