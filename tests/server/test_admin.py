"""Those who look after the club: what they decide is felt at once, by the web and by the owner's command."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kingclub.cli.main import main
from kingclub.club.identity import PersonId
from kingclub.club.moderation import MOST_REPORTS, Standing
from kingclub.notation import check_record, parse_record
from kingclub.server.door import listen
from kingclub.server.node import Node, Stores
from kingclub.store.club import ClubFile
from kingclub.store.moderation import ModerationFile
from kingclub.store.sqlite import SqliteLog
from tests.server.player import Message, Player, RunningClub, cookie_in, running_club

pytestmark = pytest.mark.slow

Scenario = Callable[[RunningClub, Player, Player], Coroutine[Any, Any, None]]


def club_on(folder: Path) -> Node:
    club = folder / "club.db"
    stores = Stores(SqliteLog(folder / "moves.db"), ClubFile(club), ModerationFile(club))
    return Node(listen("127.0.0.1", 0), stores, pace_ms=lambda: 0)


def at_one_table(folder: Path, scenario: Scenario) -> None:
    """Run a scenario at a table that waits, with Anna, its host, and Boris."""

    async def run() -> None:
        async with running_club(club_on(folder)) as club:
            _, _, headers = await club.post("/api/v1/me/name", {"name": "Anna"})
            cookie = cookie_in(headers)
            wanted = {"preset": "club", "come": "called"}
            _, opened, _ = await club.post("/api/v1/tables", wanted, cookie=cookie)
            async with club.player(cookie) as anna, club.player() as boris:
                for player in (anna, boris):
                    await player.follow(opened["table"])
                assert (await boris.seat("sit"))["t"] == "ack"
                await scenario(club, anna, boris)

    asyncio.run(run())


def id_of(club: RunningClub, player: Player) -> PersonId:
    name = next(message["name"] for message in player.received if message["t"] == "welcome")
    sessions = [session for session in club.node.desk.connections.values() if session is not None]
    return next(session.person.id for session in sessions if session.person.name == name)


def bearer(player: Player) -> dict[str, str]:
    return {"authorization": f"Bearer {player.token}"}


async def command(folder: Path, *words: str) -> None:
    """The owner's command, given beside the running club."""
    assert await asyncio.to_thread(main, ["admin", "--data", str(folder), *words]) == 0


async def farewell(player: Player) -> tuple[Message, float]:
    """The last message of a connection, and how long it took to be closed."""
    begun = time.monotonic()
    with pytest.raises(ConnectionClosed):
        await player.until(lambda _: False)
    return player.received[-1], time.monotonic() - begun


async def sorts_out(club: RunningClub, path: str, player: Player, body: object = None, method: str = "GET") -> Any:
    """The JSON answer to an administrator."""
    status, answer = await club.ask(method, f"/api/v1/admin/{path}", body, **bearer(player))
    assert status in {200, 202}, answer
    return json.loads(answer)


def test_the_owners_ban_cuts_sockets_within_a_second_and_lets_no_session_in(tmp_path: Path) -> None:
    async def scenario(club: RunningClub, anna: Player, boris: Player) -> None:
        async with club.player(token=boris.token) as again:
            who = id_of(club, boris)
            await command(tmp_path, "ban", who)
            for player in (boris, again):
                last, seconds = await farewell(player)
                assert last == {"t": "bye", "code": "banned"}
                assert seconds < 1
        await anna.until(lambda message: message["t"] == "event" and message["event"]["e"] == "people")
        assert anna.view is not None
        assert [seat["kind"] for seat in anna.view["people"]] == ["person", "empty", "empty", "empty"]

        status, answer, _ = await club.post("/api/v1/tables", {"preset": "club"}, **bearer(boris))
        assert (status, answer["code"]) == (403, "banned")
        with pytest.raises((ConnectionClosed, AssertionError)):
            async with club.player(token=boris.token):
                raise AssertionError("let in")

        await command(tmp_path, "unban", who)
        await asyncio.sleep(0.5)
        async with club.player(token=boris.token) as back:
            assert back.received[0]["t"] == "welcome"

    at_one_table(tmp_path, scenario)


def test_an_account_that_is_banned_is_not_signed_in_to(tmp_path: Path) -> None:
    async def scenario(club: RunningClub, anna: Player, boris: Player) -> None:
        credentials = {"login": "anna.karenina", "password": "a quiet word 7"}
        assert (await club.post("/api/v1/me/account", credentials, **bearer(anna)))[0] == 201
        await command(tmp_path, "ban", "anna.karenina")
        await asyncio.sleep(0.5)
        status, answer, headers = await club.post("/api/v1/session", credentials)
        assert (status, answer["code"], "set-cookie" in headers) == (403, "banned", False)

    at_one_table(tmp_path, scenario)


def test_a_bot_holds_the_seat_of_somebody_banned_in_play(tmp_path: Path) -> None:
    async def scenario(club: RunningClub, anna: Player, boris: Player) -> None:
        await anna.seat("fill")
        await boris.seat("ready")
        await anna.seat("ready")
        await command(tmp_path, "ban", id_of(club, boris))
        await farewell(boris)
        lane = club.node.house.find(club.node.house.in_service()[0].id)
        assert lane is not None
        await anna.until(lambda message: any(sitter is not None and sitter.away for sitter in lane.table.seats))

    at_one_table(tmp_path, scenario)


def test_a_bot_holds_the_seat_of_somebody_banned_while_he_was_not_there(tmp_path: Path) -> None:
    async def scenario(club: RunningClub, anna: Player, boris: Player) -> None:
        await anna.seat("fill")
        await boris.seat("ready")
        await anna.seat("ready")
        who = id_of(club, boris)
        await boris.socket.close()
        await command(tmp_path, "ban", who)
        lane = club.node.house.find(club.node.house.in_service()[0].id)
        assert lane is not None
        await anna.until(lambda message: any(sitter is not None and sitter.away for sitter in lane.table.seats))

    at_one_table(tmp_path, scenario)


def test_a_ban_made_while_the_club_was_down_frees_the_seat_when_it_starts(tmp_path: Path) -> None:
    banned: list[PersonId] = []

    async def scenario(club: RunningClub, anna: Player, boris: Player) -> None:
        banned.append(id_of(club, boris))

    async def start_again() -> None:
        async with running_club(club_on(tmp_path)) as club:
            [table] = club.node.house.in_service()
            lane = club.node.house.find(table.id)
            assert lane is not None
            await asyncio.sleep(1)
            assert lane.table.seat_of(banned[0]) is None

    at_one_table(tmp_path, scenario)
    assert main(["admin", "--data", str(tmp_path), "ban", banned[0]]) == 0
    asyncio.run(start_again())


def test_whoever_is_muted_is_refused_with_a_code_and_may_play(tmp_path: Path) -> None:
    async def scenario(club: RunningClub, anna: Player, boris: Player) -> None:
        assert (await boris.ask("say", text="Hello!"))["t"] == "ack"
        who = id_of(club, boris)
        await command(tmp_path, "mute", who)
        await asyncio.sleep(0.5)
        assert (await boris.ask("say", text="Hello!"))["code"] == "muted"
        assert (await boris.ask("say", phrase="hello"))["code"] == "muted"
        assert (await boris.seat("ready"))["t"] == "ack"
        await command(tmp_path, "unmute", who)
        await asyncio.sleep(0.5)
        assert (await boris.ask("say", text="Hello!"))["t"] == "ack"

    at_one_table(tmp_path, scenario)


def test_the_owner_closes_a_table(tmp_path: Path) -> None:
    async def scenario(club: RunningClub, anna: Player, boris: Player) -> None:
        await command(tmp_path, "close", anna.table)
        await anna.until(lambda message: message["t"] == "event" and message["event"].get("stage") == "over")
        assert (await boris.seat("ready"))["code"] == "no-such-table"
        assert (await club.get(f"/api/v1/matches/{anna.view['record'] if anna.view else ''}/record"))[0] == 404

    at_one_table(tmp_path, scenario)


def test_only_an_administrator_is_let_on_and_the_owner_makes_him(tmp_path: Path) -> None:
    async def scenario(club: RunningClub, anna: Player, boris: Player) -> None:
        assert (await club.ask("GET", "/api/v1/admin/people", None))[0] == 401
        assert (await club.ask("GET", "/api/v1/admin/people", None, **bearer(anna)))[0] == 403
        await command(tmp_path, "appoint", "Anna")
        await asyncio.sleep(0.5)

        people = await sorts_out(club, "people", anna)
        assert [person["administrator"] for person in people if person["name"] == "Anna"] == [True]
        (table,) = await sorts_out(club, "tables", anna)
        assert (table["table"], table["stage"], table["people"][1]) == (anna.table, "waiting", id_of(club, boris))

        measures = {"muted": True, "banned": False}
        path = f"people/{id_of(club, boris)}/measures"
        assert await sorts_out(club, path, anna, measures, "PUT") == measures
        assert (await boris.ask("say", text="Hello!"))["code"] == "muted"
        measures = {"muted": False, "banned": True}
        await sorts_out(club, path, anna, measures, "PUT")
        last, seconds = await farewell(boris)
        assert (last["code"], seconds < 1) == ("banned", True)

        status, answer = await club.ask(
            "PUT", f"/api/v1/admin/people/{id_of(club, anna)}/measures", measures, **bearer(anna)
        )
        assert (status, json.loads(answer)["code"]) == (403, "not-allowed")
        closed = await sorts_out(club, f"tables/{anna.table}/close", anna, method="POST")
        assert closed["table"] == anna.table
        await anna.until(lambda message: message["t"] == "event" and message["event"].get("stage") == "over")
        assert await sorts_out(club, "tables", anna) == []

    at_one_table(tmp_path, scenario)


def test_a_report_has_the_log_and_the_chat_and_no_secret(tmp_path: Path) -> None:
    async def scenario(club: RunningClub, anna: Player, boris: Player) -> None:
        await boris.ask("say", text="Сам дурак")
        path = f"/api/v1/tables/{anna.table}/reports"
        status, answer, _ = await club.post(path, {"seat": 1, "reason": "insult", "text": "грубит"}, **bearer(anna))
        assert (status, answer) == (201, {"table": anna.table})
        for seat, code in ((0, "nobody-there"), (2, "nobody-there"), (5, "nobody-there")):
            _, answer, _ = await club.post(path, {"seat": seat, "reason": "insult"}, **bearer(anna))
            assert answer["code"] == code
        assert (await club.post(path, {"seat": 1, "reason": "spam"}))[0] == 401
        assert (await club.post(path, {"seat": 1, "reason": "spam", "text": "x" * 301}, **bearer(anna)))[0] == 400

        moderation = club.node.stores.moderation
        await moderation.set_standing(id_of(club, anna), Standing(is_administrator=True))
        (report,) = await sorts_out(club, "reports", anna)
        assert (report["accused"], report["reason"], report["text"]) == (id_of(club, boris), "insult", "грубит")
        assert report["chat"] == [{"person": id_of(club, boris), "text": "Сам дурак", "phrase": None}]
        whole = await sorts_out(club, f"reports/{report['number']}", anna)
        assert [line["fact"] for line in whole["log"]] == ["opened", "sat", "sealed", "sealed", "sat"]
        assert "seed" not in json.dumps(whole)
        assert await sorts_out(club, f"reports/{report['number']}", anna, method="DELETE") == []

    at_one_table(tmp_path, scenario)


def test_what_a_report_keeps_of_a_person_is_his_to_take_away_and_to_delete(tmp_path: Path) -> None:
    async def scenario(club: RunningClub, anna: Player, boris: Player) -> None:
        await anna.ask("say", text="Вы скоро?")
        await boris.ask("say", text="Сам дурак")
        body = {"seat": 1, "reason": "insult", "text": "грубит"}
        await club.post(f"/api/v1/tables/{anna.table}/reports", body, **bearer(anna))
        for player, reports, said in ((anna, ["грубит"], ["Вы скоро?"]), (boris, [], ["Сам дурак"])):
            _, text, _ = await club.get("/api/v1/me/export", **bearer(player))
            export = json.loads(text)
            assert ([report["text"] for report in export["reports"]], export["said"]) == (reports, said)

        await club.post("/api/v1/me/deletion", {"name": "Anna"}, **bearer(anna))
        assert await club.node.stores.moderation.reports() == []

    at_one_table(tmp_path, scenario)


def test_reports_of_one_person_have_a_bound(tmp_path: Path) -> None:
    async def scenario(club: RunningClub, anna: Player, boris: Player) -> None:
        told = []
        for _ in range(MOST_REPORTS + 1):
            answer = await club.post(
                f"/api/v1/tables/{anna.table}/reports", {"seat": 1, "reason": "spam"}, **bearer(anna)
            )
            told.append(answer[0])
        assert told == [201] * MOST_REPORTS + [429]

    at_one_table(tmp_path, scenario)


def reported(folder: Path) -> None:
    """A club that is not running any more, with a report of Anna's."""

    async def scenario(club: RunningClub, anna: Player, boris: Player) -> None:
        await boris.ask("say", text="Сам дурак")
        body = {"seat": 1, "reason": "insult", "text": "rude\x1b[2J\x9b2J\nrude"}
        await club.post(f"/api/v1/tables/{anna.table}/reports", body, **bearer(anna))

    at_one_table(folder, scenario)


@pytest.fixture
def said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What the owner's command says."""

    def say(*words: str) -> str:
        code = main(["admin", "--data", str(tmp_path), *words])
        said = capsys.readouterr()
        assert (code == 0) == (said.err == "")
        return said.out + said.err

    return say


def test_the_owner_looks_after_people_of_a_club_that_is_not_running(
    tmp_path: Path, said: Callable[..., str]
) -> None:
    reported(tmp_path)

    (table,) = said("tables").splitlines()
    assert "waiting" in table
    assert "Anna, Guest " in table
    assert len(said("people").splitlines()) == 2
    assert "administrator" not in said("people", "ann")
    assert "Anna" in said("appoint", "anna")
    assert said("people", "ann").strip().endswith("administrator")
    assert said("dismiss", "Anna").strip().endswith("looks after the club no longer")
    assert said("ban", "Carla") == (
        "kingclub admin: nobody has the id, the login or the name “Carla”; kingclub admin people lists them\n"
    )


def test_the_owner_settles_a_report_and_closes_a_table_at_the_next_start(
    tmp_path: Path, said: Callable[..., str]
) -> None:
    reported(tmp_path)
    (table,) = said("tables").splitlines()
    line = said("reports").strip()
    assert line.startswith("1  ")
    assert "insult" in line
    assert line.endswith("rude\ufffd[2J\ufffd2J rude")
    assert '"text": "Сам дурак"' in said("reports", "1")
    assert said("settle", "1") == "report 1 is settled\n"
    assert said("settle", "1") == "kingclub admin: there is no report 1; kingclub admin reports lists them\n"
    assert said("close", table.split()[0]).startswith(table.split()[0])

    async def next_start() -> None:
        async with running_club(club_on(tmp_path)):
            await asyncio.sleep(0.5)

    asyncio.run(next_start())
    assert said("tables") == ""


def test_where_there_is_no_club_nothing_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "--data", str(tmp_path), "people"]) == 2
    said = capsys.readouterr().err
    assert said == f"kingclub admin: there is no club in {tmp_path}; name the folder of one with --data\n"
    assert list(tmp_path.iterdir()) == []


def test_a_match_whose_table_was_closed_keeps_its_record_and_an_unplayed_one_is_no_match(tmp_path: Path) -> None:
    async def scenario(club: RunningClub, anna: Player, boris: Player) -> None:
        await command(tmp_path, "close", anna.table)
        await anna.until(lambda message: message["t"] == "event" and message["event"].get("stage") == "over")
        wanted = {"preset": "club", "bots": 0, "pause": False}
        _, opened, _ = await club.post("/api/v1/tables", wanted, **bearer(anna))
        await anna.follow(opened["table"])
        await anna.play(random.Random(1), until=lambda: anna.version > 40)
        await command(tmp_path, "close", opened["table"])
        await anna.until(lambda message: message["t"] == "event" and message["event"].get("stage") == "over")

        _, matches, _ = await club.get("/api/v1/me/matches", **bearer(anna))
        (match,) = json.loads(matches)
        assert match["table"] == opened["table"]
        status, record, _ = await club.get(f"/api/v1/matches/{match['match']}/record")
        assert status == 200
        assert check_record(parse_record(record)).fault is None
        assert (await club.get(f"/api/v1/matches/{match['match']}/replay"))[0] == 200

    at_one_table(tmp_path, scenario)
