"""People have accounts: signing up, coming back elsewhere, and what a guest has played going with them."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

from kingclub.server.account import BY_ADDRESS, BY_LOGIN
from kingclub.server.door import listen
from kingclub.server.node import Node, Stores
from kingclub.store.club import ClubFile
from kingclub.store.memory import MemoryLog
from kingclub.store.memory_moderation import MemoryModeration
from tests.server.player import Message, RunningClub, cookie_in, running_club

ANNA = {"login": "Anna@example.org", "password": "correct horse"}


async def guest(club: RunningClub, name: str) -> str:
    """The cookie of a new guest."""
    status, _, headers = await club.post("/api/v1/me/name", {"name": name})
    assert status == 200
    return cookie_in(headers)


async def sign_up(club: RunningClub, cookie: str, credentials: object = ANNA) -> str:
    status, answer, headers = await club.post("/api/v1/me/account", credentials, cookie=cookie)
    assert status == 201, answer
    return cookie_in(headers)


async def get(club: RunningClub, path: str, cookie: str) -> tuple[int, Any]:
    status, text, _ = await club.get(path, cookie=cookie)
    return status, json.loads(text)


def is_seat(event: Message, seat: int, kind: str) -> bool:
    return bool(event["e"] == "people" and event["people"][seat]["kind"] == kind)


def test_a_guest_who_signs_up_stays_who_he_is_under_a_new_token() -> None:
    async def run() -> None:
        async with running_club() as club:
            table, old = await club.open_table()
            new = await sign_up(club, old)

            assert new != old
            assert (await get(club, "/api/v1/me", old))[1]["code"] == "unknown-caller"
            status, me = await get(club, "/api/v1/me", new)
            assert (status, me["login"], me["kind"]) == (200, "anna@example.org", "person")
            assert [row["table"] for row in (await get(club, "/api/v1/me/tables", new))[1]] == [table]

    asyncio.run(run())


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites() -> None:
    async def run() -> None:
        async with running_club() as club:
            _, _, headers = await club.post("/api/v1/me/account", ANNA)
            assert {"HttpOnly", "SameSite=Lax"} <= set(headers["set-cookie"].split("; "))
            assert "Secure" not in headers["set-cookie"]
            _, _, headers = await club.post("/api/v1/session", ANNA, **{"x-forwarded-proto": "https"})
            assert "Secure" in headers["set-cookie"].split("; ")

    asyncio.run(run())


def test_what_a_guest_plays_elsewhere_is_his_who_signs_in_there() -> None:
    async def run() -> None:
        async with running_club() as club:
            home = await sign_up(club, await guest(club, "Anna"))
            table, elsewhere = await club.open_table("short")
            async with club.player(elsewhere) as player:
                await player.follow(table)
                assert player.view is not None
                assert player.view["people"][0]["name"] != "Anna"
                status, _, headers = await club.post("/api/v1/session", ANNA, cookie=elsewhere)
                assert status == 201
                bye = await player.until(lambda message: message["t"] == "bye")
                assert bye["code"] == "signed-out"

            here = cookie_in(headers)
            for cookie in (home, here):
                assert [row["table"] for row in (await get(club, "/api/v1/me/tables", cookie))[1]] == [table]
            async with club.player(home) as player:
                await player.follow(table)
                assert player.view is not None
                assert (player.view["seat"], player.view["people"][0]["name"]) == (0, "Anna")
                await player.play(random.Random(3))
            [row] = (await get(club, "/api/v1/me/matches", here))[1]
            assert (row["seat"], row["players"][0]) == (0, {"name": "Anna", "kind": "person"})
            assert row["players"][1] == {"name": "Boris", "kind": "bot"}

    asyncio.run(run())


def test_another_device_that_follows_the_table_has_the_seat_of_the_guest_who_signs_in() -> None:
    async def run() -> None:
        async with running_club() as club:
            home = await sign_up(club, await guest(club, "Anna"))
            table, host = await club.open_table(bots=None)
            elsewhere = await guest(club, "Vera")
            async with club.player(host), club.player(home) as here, club.player(elsewhere) as other:
                await here.follow(table)
                await other.follow(table)
                assert (await other.seat("sit", 2))["t"] == "ack"
                await here.until(lambda message: message["t"] == "event" and is_seat(message["event"], 2, "person"))
                await club.post("/api/v1/session", ANNA, cookie=elsewhere)
                await here.until(lambda message: message["t"] == "snapshot" and message["view"]["seat"] == 2)
                assert (await here.ask("seat", "own", action="sit", seat=3))["t"] == "ack"
                assert here.view is not None
                assert [seat["kind"] for seat in here.view["people"]] == ["person", "empty", "empty", "person"]
                assert (here.view["seat"], here.view["people"][3]["name"]) == (3, "Anna")

    asyncio.run(run())


def test_whoever_sits_twice_at_a_table_after_signing_in_gets_up_once() -> None:
    async def run() -> None:
        async with running_club() as club:
            table, cookie = await club.open_table(bots=None)
            home = await sign_up(club, cookie)
            elsewhere = await guest(club, "Vera")
            async with club.player(home) as host, club.player(elsewhere) as other:
                await host.follow(table)
                await other.follow(table)
                assert (await other.seat("sit", 2))["t"] == "ack"
                await host.until(lambda message: message["t"] == "event" and is_seat(message["event"], 2, "person"))
                await club.post("/api/v1/session", ANNA, cookie=elsewhere)
                await host.until(lambda message: message["t"] == "event" and is_seat(message["event"], 2, "empty"))
                assert host.view is not None
                assert host.view["seat"] == 0

    asyncio.run(run())


def test_nobody_becomes_by_signing_in_another_who_could_be_taken_for_his_neighbour() -> None:
    async def run() -> None:
        async with running_club() as club:
            await sign_up(club, await guest(club, "Анна"))
            table, host = await club.open_table(bots=None)
            await club.post("/api/v1/me/name", {"name": "AHHA"}, cookie=host)
            elsewhere = await guest(club, "Vera")
            async with club.player(elsewhere) as player:
                await player.follow(table)
                assert (await player.seat("sit", 1))["t"] == "ack"
            status, answer, _ = await club.post("/api/v1/session", ANNA, cookie=elsewhere)
            assert (status, answer) == (409, {"code": "name-alike", "args": {"name": "AHHA"}})
            assert (await get(club, "/api/v1/me", elsewhere))[1]["name"] == "Vera"

    asyncio.run(run())


@pytest.mark.parametrize(
    ("credentials", "status", "code"),
    [
        ({"login": "anna@EXAMPLE.org", "password": "another horse"}, 409, "login-taken"),
        ({"login": "ab", "password": "correct horse"}, 400, None),
        ({"login": "a b c", "password": "correct horse"}, 400, None),
        ({"login": "boris", "password": "short"}, 400, None),
    ],
)
def test_what_is_no_login_or_taken_is_refused(credentials: object, status: int, code: str | None) -> None:
    async def run() -> None:
        async with running_club() as club:
            await sign_up(club, await guest(club, "Anna"))
            other = await guest(club, "Boris")
            answered, answer, _ = await club.post("/api/v1/me/account", credentials, cookie=other)
            assert (answered, answer.get("code")) == (status, code)
            assert (await get(club, "/api/v1/me", other))[1]["login"] is None

    asyncio.run(run())


def test_a_second_account_and_that_of_a_program_are_refused() -> None:
    async def run() -> None:
        async with running_club() as club:
            cookie = await sign_up(club, await guest(club, "Anna"))
            again = {"login": "anna2", "password": "correct horse"}
            assert (await club.post("/api/v1/me/account", again, cookie=cookie))[1]["code"] == "has-account"
            _, program, _ = await club.post("/api/v1/programs", {"name": "Deep Thought"})
            bearer = f"Bearer {program['token']}"
            status, answer, _ = await club.post("/api/v1/me/account", again, authorization=bearer)
            assert (status, answer["code"]) == (403, "person-only")

    asyncio.run(run())


def test_a_wrong_password_and_an_unknown_login_are_refused_alike() -> None:
    async def run() -> None:
        async with running_club() as club:
            await sign_up(club, await guest(club, "Anna"))
            wrong = await club.post("/api/v1/session", {**ANNA, "password": "wrong horse"})
            unknown = await club.post("/api/v1/session", {**ANNA, "login": "nobody"})
            assert wrong[:2] == unknown[:2] == (401, {"code": "wrong-login", "args": {}})
            assert "set-cookie" not in wrong[2]

    asyncio.run(run())


def test_a_new_password_ends_all_other_sessions() -> None:
    async def run() -> None:
        async with running_club() as club:
            home = await sign_up(club, await guest(club, "Anna"))
            phone = cookie_in((await club.post("/api/v1/session", ANNA))[2])
            change = {"old": ANNA["password"], "new": "battery staple"}
            async with club.player(phone) as player:
                assert (await club.post("/api/v1/me/password", {**change, "old": "?"}, cookie=home))[0] == 401
                status, _, headers = await club.post("/api/v1/me/password", change, cookie=home)
                assert status == 201
                await player.until(lambda message: message == {"t": "bye", "code": "signed-out"})

            assert [(await get(club, "/api/v1/me", cookie))[0] for cookie in (home, phone)] == [401, 401]
            assert (await get(club, "/api/v1/me", cookie_in(headers)))[0] == 200
            assert (await club.post("/api/v1/session", ANNA))[0] == 401
            assert (await club.post("/api/v1/session", {**ANNA, "password": "battery staple"}))[0] == 201

    asyncio.run(run())


def test_a_guest_has_no_password_to_change() -> None:
    async def run() -> None:
        async with running_club() as club:
            cookie = await guest(club, "Anna")
            status, answer, _ = await club.post(
                "/api/v1/me/password", {"old": "", "new": "battery staple"}, cookie=cookie
            )
            assert (status, answer["code"]) == (409, "no-account")

    asyncio.run(run())


def test_a_flood_on_one_login_is_answered_without_a_look_at_the_password() -> None:
    async def run() -> None:
        async with running_club() as club:
            await sign_up(club, await guest(club, "Anna"))
            wrong = {**ANNA, "password": "wrong horse"}
            for _ in range(BY_LOGIN):
                assert (await club.post("/api/v1/session", wrong))[0] == 401
            begun = time.perf_counter()
            answers = [await club.post("/api/v1/session", wrong) for _ in range(10)]
            assert {status for status, _, _ in answers} == {429}
            assert answers[0][1] == {"code": "too-many-logins", "args": {"minutes": 15}}
            assert time.perf_counter() - begun < 0.5
            assert (await club.post("/api/v1/session", ANNA))[0] == 429, "nor is the right one looked at"
            assert (await club.post("/api/v1/session", {**ANNA, "login": "boris"}))[0] == 401, "others may try"

    asyncio.run(run())


def test_a_flood_from_one_address_is_answered_for_every_login(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingclub.server.password._fits", lambda password, password_hash: False)

    async def run() -> None:
        async with running_club() as club:
            tries = [{"login": f"login{n}", "password": "wrong horse"} for n in range(BY_ADDRESS + 1)]
            answers = [(await club.post("/api/v1/session", credentials))[0] for credentials in tries]
            assert answers == [401] * BY_ADDRESS + [429]

    asyncio.run(run())


def test_neither_password_nor_token_is_on_the_disk(tmp_path: Path) -> None:
    stores = Stores(MemoryLog(), ClubFile(tmp_path / "club.db"), MemoryModeration())

    async def run() -> str:
        async with running_club(Node(listen("127.0.0.1", 0), stores)) as club:
            return await sign_up(club, await guest(club, "Anna"))

    token = asyncio.run(run()).partition("=")[2]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"anna@example.org" in stored
    assert b"$argon2id$" in stored
    assert b"correct horse" not in stored
    assert token.encode() not in stored
