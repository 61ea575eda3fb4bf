"""What a person sees and does on his own page: sessions, programs, his data, and the end."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from kingclub.club.identity import TableId
from kingclub.club.people import NOBODY
from kingclub.notation import check_record, parse_record
from tests.server.player import Message, RunningClub, cookie_in, fetch, running_club
from tests.server.test_account import ANNA, get, guest, sign_up

IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1"
YANDEX = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/128.0.0.0 YaBrowser/24.10 Safari/537.36"
)


async def delete(club: RunningClub, path: str, cookie: str) -> tuple[int, Any]:
    status, text = await club.ask("DELETE", path, None, cookie=cookie)
    return status, json.loads(text)


async def sign_in(club: RunningClub, agent: str) -> str:
    _, _, headers = await club.post("/api/v1/session", ANNA, **{"user-agent": agent})
    return cookie_in(headers)


async def open_another(club: RunningClub, cookie: str) -> str:
    _, answer, _ = await club.post("/api/v1/tables", {"preset": "club", "bots": 0}, cookie=cookie)
    return str(answer["table"])


def is_signed_out(message: Message) -> bool:
    return message == {"t": "bye", "code": "signed-out"}


# ── Sessions ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_sessions_are_listed_by_device_and_end_one_by_one() -> None:
    async def run() -> None:
        async with running_club() as club:
            await sign_up(club, await guest(club, "Anna"))
            desk, phone = await sign_in(club, YANDEX), await sign_in(club, IPHONE)
            status, rows = await get(club, "/api/v1/me/sessions", desk)
            assert status == 200
            assert len(rows) == 3
            [here] = [row for row in rows if row["here"]]
            assert (here["browser"], here["system"]) == ("Yandex", "Windows")
            [away] = [row for row in rows if row["system"] == "iPhone"]

            async with club.player(phone) as player:
                left = await delete(club, f"/api/v1/me/sessions/{away['id']}", desk)
                assert (left[0], len(left[1])) == (200, 2)
                await player.until(is_signed_out)
            assert (await get(club, "/api/v1/me", phone))[0] == 401
            again = await delete(club, f"/api/v1/me/sessions/{away['id']}", desk)
            assert (again[0], again[1]["code"]) == (404, "no-such-session")

    asyncio.run(run())


def test_all_other_sessions_end_at_once() -> None:
    async def run() -> None:
        async with running_club() as club:
            home = await sign_up(club, await guest(club, "Anna"))
            phone = await sign_in(club, IPHONE)
            async with club.player(home) as player:
                status, left = await delete(club, "/api/v1/me/sessions", phone)
                assert (status, [row["here"] for row in left]) == (200, [True])
                await player.until(is_signed_out)
            assert (await get(club, "/api/v1/me", phone))[0] == 200

    asyncio.run(run())


def test_whoever_ends_his_own_session_has_signed_out() -> None:
    async def run() -> None:
        async with running_club() as club:
            home = await sign_up(club, await guest(club, "Anna"))
            [row] = (await get(club, "/api/v1/me/sessions", home))[1]
            ending = club.address(f"/api/v1/me/sessions/{row['id']}")
            status, _, headers = await fetch(ending, "DELETE", headers={"cookie": home})
            assert status == 200
            assert "Max-Age=0" in headers["set-cookie"].split("; ")
            assert (await get(club, "/api/v1/me", home))[0] == 401
            async with club.player(home) as player:
                assert player.received[0]["name"] != "Anna", "who comes next on this device is a guest"

    asyncio.run(run())


def test_nobody_sees_or_ends_the_sessions_of_others() -> None:
    async def run() -> None:
        async with running_club() as club:
            home = await sign_up(club, await guest(club, "Anna"))
            [row] = (await get(club, "/api/v1/me/sessions", home))[1]
            other = await guest(club, "Boris")
            assert (await delete(club, f"/api/v1/me/sessions/{row['id']}", other))[0] == 404
            assert (await delete(club, "/api/v1/me/sessions", other))[0] == 200
            assert (await get(club, "/api/v1/me", home))[0] == 200

    asyncio.run(run())


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/v1/me", None),
        ("GET", "/api/v1/me/sessions", None),
        ("DELETE", "/api/v1/me/sessions", None),
        ("DELETE", "/api/v1/me/sessions/0123456789abcdef", None),
        ("GET", "/api/v1/me/programs", None),
        ("POST", "/api/v1/me/programs", {"name": "Robot"}),
        ("DELETE", "/api/v1/me/programs/robot", None),
        ("GET", "/api/v1/me/export", None),
        ("POST", "/api/v1/me/password", {"old": "", "new": "correct horse"}),
        ("POST", "/api/v1/me/deletion", {"name": "Anna"}),
    ],
)
def test_a_stranger_is_told_nothing(method: str, path: str, body: object) -> None:
    async def run() -> None:
        async with running_club() as club:
            status, text = await club.ask(method, path, body, cookie="kingclub=unknown")
            assert (status, json.loads(text)["code"]) == (401, "unknown-caller")

    asyncio.run(run())


# ── Programs ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_persons_program_is_shown_as_his_until_its_token_is_taken_away() -> None:
    async def run() -> None:
        async with running_club() as club:
            cookie = await guest(club, "Anna")
            status, made, _ = await club.post("/api/v1/me/programs", {"name": "Deep Thought"}, cookie=cookie)
            assert (status, made["name"]) == (201, "Deep Thought")
            assert (await get(club, "/api/v1/me/programs", cookie))[1] == [
                {"id": made["id"], "name": "Deep Thought"}
            ]

            table, _ = await club.open_table(bots=None)
            async with club.player(token=made["token"]) as program:
                await program.follow(table)
                assert (await program.seat("sit", 1))["t"] == "ack"
                assert program.view is not None
                shown = program.view["people"][1]
                assert (shown["name"], shown["kind"], shown["owner"]) == ("Deep Thought", "program", "Anna")

                assert await delete(club, f"/api/v1/me/programs/{made['id']}", cookie) == (200, [])
                await program.until(is_signed_out)
            status, _ = await club.ask("GET", "/api/v1/me", None, authorization=f"Bearer {made['token']}")
            assert status == 401

    asyncio.run(run())


def test_a_person_answers_for_ten_programs_and_only_for_his_own() -> None:
    async def run() -> None:
        async with running_club() as club:
            cookie, other = await guest(club, "Anna"), await guest(club, "Boris")
            made = [await club.post("/api/v1/me/programs", {"name": f"R{n}"}, cookie=cookie) for n in range(11)]
            assert [status for status, _, _ in made] == [201] * 10 + [409]
            assert made[-1][1] == {"code": "too-many-programs", "args": {"most": 10}}
            assert (await delete(club, f"/api/v1/me/programs/{made[0][1]['id']}", other))[0] == 404
            bearer = {"authorization": f"Bearer {made[0][1]['token']}"}
            assert (await club.post("/api/v1/me/programs", {"name": "Son"}, **bearer))[1]["code"] == "person-only"

    asyncio.run(run())


# ── Data ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_one_takes_away_all_that_the_club_knows_of_one() -> None:
    async def run() -> None:
        async with running_club() as club:
            table, cookie = await club.open_table("short")
            cookie = await sign_up(club, cookie)
            async with club.player(cookie) as player:
                await player.follow(table)
                await player.play(random.Random(5))
            unfinished = await open_another(club, cookie)
            await club.post("/api/v1/me/programs", {"name": "Robot"}, cookie=cookie)

            status, text, headers = await club.get("/api/v1/me/export", cookie=cookie)
            export = json.loads(text)
            assert status == 200
            assert headers["content-disposition"] == 'attachment; filename="king.json"'
            assert export["login"] == "anna@example.org"
            assert [row["table"] for row in export["matches"]] == [table]
            assert [row["table"] for row in export["tables"]] == [unfinished]
            assert [program["name"] for program in export["programs"]] == ["Robot"]
            assert len(export["sessions"]) == len(export["ids"]) == 1
            assert cookie.partition("=")[2] not in text
            assert "argon2" not in text

    asyncio.run(run())


def test_a_deleted_person_is_gone_and_his_matches_stay_whole() -> None:
    async def run() -> None:
        async with running_club() as club:
            table, cookie = await club.open_table("short")
            await club.post("/api/v1/me/name", {"name": "Анна"}, cookie=cookie)
            cookie = await sign_up(club, cookie)
            async with club.player(cookie) as player:
                await player.follow(table)
                await player.play(random.Random(6))
            [row] = (await get(club, "/api/v1/me/matches", cookie))[1]
            _, program, _ = await club.post("/api/v1/me/programs", {"name": "Robot"}, cookie=cookie)

            wrong = await club.post("/api/v1/me/deletion", {"name": "Anna"}, cookie=cookie)
            assert (wrong[0], wrong[1]["code"]) == (422, "wrong-name")
            assert (await get(club, "/api/v1/me", cookie))[0] == 200
            assert (await club.post("/api/v1/me/deletion", {"name": "Анна"}, cookie=cookie))[0] == 200

            assert (await get(club, "/api/v1/me", cookie))[0] == 401
            assert (await club.post("/api/v1/session", ANNA))[0] == 401
            assert (await club.ask("GET", "/api/v1/me", None, authorization=f"Bearer {program['token']}"))[0] == 401
            status, text, _ = await club.get(f"/api/v1/matches/{row['match']}/record")
            record = parse_record(text.strip())
            assert (status, check_record(record).fault, record.players[0]) == (200, None, NOBODY)

    asyncio.run(run())


def test_where_a_deleted_person_plays_a_bot_goes_on_and_nothing_that_he_has_said_is_left() -> None:
    async def run() -> None:
        async with running_club() as club:
            table, cookie = await club.open_table()
            await club.post("/api/v1/me/name", {"name": "Анна"}, cookie=cookie)
            async with club.player(cookie) as player, club.player() as watcher:
                await player.follow(table)
                assert (await player.ask("say", text="Меня зовут Анна"))["t"] == "ack"
                await watcher.follow(table)
                assert watcher.view is not None
                assert [line["text"] for line in watcher.view["chat"]] == ["Меня зовут Анна"]

                assert (await club.post("/api/v1/me/deletion", {"name": "Анна"}, cookie=cookie))[0] == 200
                await player.until(is_signed_out)
                await watcher.until(lambda message: message["t"] == "snapshot")
                assert watcher.view["chat"] == []
                assert (watcher.view["people"][0]["name"], watcher.view["people"][0]["present"]) == (NOBODY, False)
            lane = club.node.house.find(TableId(table))
            assert lane is not None
            assert [sitter is not None and sitter.plays_itself for sitter in lane.table.seats] == [True] * 4

    asyncio.run(run())


WELCOME_STRANGERS = {
    "POST /api/v1/me/name",
    "POST /api/v1/me/account",
    "GET /api/v1/me/tables",
    "GET /api/v1/me/matches",
}


def test_every_route_of_the_page_tells_the_openapi_how_it_refuses() -> None:
    async def run() -> Any:
        async with running_club() as club:
            return json.loads((await club.get("/api/v1/openapi.json"))[1])["paths"]

    paths = asyncio.run(run())
    told = {
        f"{method.upper()} {path}": set(route["responses"])
        for path, methods in paths.items()
        if path.startswith(("/api/v1/me", "/api/v1/session"))
        for method, route in methods.items()
    }
    assert len(told) == 15
    assert {route for route, statuses in told.items() if "401" not in statuses} == WELCOME_STRANGERS
    assert {"201", "401", "409", "429", "503"} <= told["POST /api/v1/session"]
