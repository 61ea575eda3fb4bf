"""Seats before the match: chosen, kept for people or given to bots, and opened by a word."""

from __future__ import annotations

import pytest

from kingclub.cards import Seat
from kingclub.club.guesses import MOST, WITHIN_MS
from kingclub.club.house import NewTable
from kingclub.club.identity import PersonId
from kingclub.club.sitter import Kind
from kingclub.club.table import Stage
from kingclub.club.terms import BOT_WAIT_MS, Admission, Bots, Come, Terms
from kingclub.club.wish import BeReady, Leave, SeatBot, Sit
from kingclub.errors import Refused
from tests.unit.club.simulator import Client
from tests.unit.club.waiting import Waiting

CALLED = Terms(bots=Bots(0, Come.CALLED))
WAITED = Terms(bots=Bots(0, Come.AFTER_WAIT))
WORD = Terms(admission=Admission.WORD)


def test_a_seat_is_chosen_and_may_be_changed() -> None:
    table = Waiting(CALLED)
    guest = table.guest("anna")

    assert table.answer(guest, Sit(Seat(2)))["t"] == "ack"
    assert table.kinds() == ["host", None, "anna", None]
    assert table.answer(guest, Sit(Seat(0)))["code"] == "seat-taken"
    assert table.answer(guest, Sit(Seat(2)))["code"] == "already-seated"
    assert table.answer(guest, Sit(Seat(3)))["t"] == "ack"
    assert table.kinds() == ["host", None, None, "anna"]


def test_where_a_word_is_asked_for_only_who_knows_it_sits_down() -> None:
    table = Waiting(WORD, word="Сезам")
    guest = table.guest("anna")

    assert table.answer(guest, Sit())["code"] == "wrong-word"
    assert table.answer(guest, Sit(word="симсим"))["code"] == "wrong-word"
    assert table.answer(guest, Sit(word="сезам "))["t"] == "ack"
    assert table.answer(guest, Sit(Seat(3)))["t"] == "ack", "who is in changes his seat without it"
    assert "сезам" not in f"{table.disk.read(table.table)}{guest.received}".casefold()


def test_a_word_cannot_be_guessed() -> None:
    table = Waiting(WORD, word="сезам")
    for guess in range(MOST):
        assert table.answer(table.guest(f"p{guess}"), Sit(word=f"{guess}"))["code"] == "wrong-word"

    late = table.guest("late")
    assert table.answer(late, Sit(word="сезам"))["code"] == "too-fast"
    assert table.answer(late, Sit(word="симсим"))["code"] == "too-fast"
    table.clock.go_on(WITHIN_MS)
    assert table.answer(late, Sit(word="сезам"))["t"] == "ack"


def test_a_table_that_asks_for_a_word_has_one() -> None:
    table = Waiting(CALLED)

    with pytest.raises(Refused):
        table.house.open(PersonId("x"), NewTable(preset="club", options={}, terms=WORD), lambda _: None)


def test_the_host_calls_bots_unless_people_want_to_be_alone() -> None:
    table, alone = Waiting(CALLED), Waiting(Terms())

    assert table.answer(table.guest("anna"), SeatBot())["code"] == "not-your-table"
    assert table.answer(table.host, SeatBot(Seat(1)))["t"] == "ack"
    assert table.kinds() == ["host", "bot", None, None]
    assert table.answer(table.host, SeatBot())["t"] == "ack"
    assert table.kinds() == ["host", "bot", "bot", "bot"]
    assert alone.answer(alone.host, SeatBot())["code"] == "people-only"
    assert alone.answer(alone.host, SeatBot(Seat(1)))["code"] == "people-only"


def test_the_host_is_whoever_opened_the_table_or_a_person_who_sits_there() -> None:
    table = Waiting(CALLED)
    program, anna = table.guest("robot"), table.guest("anna")
    table.ask(program, Sit(Seat(1), Kind.PROGRAM))
    table.ask(anna, Sit(Seat(3)))
    assert host_in(anna) == 0
    table.ask(table.host, Leave())
    assert host_in(anna) == 3, "a program may not know what a host does"
    assert table.answer(table.host, SeatBot())["code"] == "not-your-table"
    assert table.answer(program, SeatBot())["code"] == "not-your-table"
    table.ask(table.host, Sit(Seat(2)))
    assert host_in(anna) == 2
    assert table.answer(anna, SeatBot())["code"] == "not-your-table"

    table.ask(table.host, Leave())
    assert table.answer(anna, SeatBot(Seat(2)))["t"] == "ack"
    table.ask(anna, Leave())
    assert host_in(anna) == 1
    table.ask(program, Leave())
    assert host_in(anna) is None
    assert table.answer(program, SeatBot())["code"] == "not-your-table"


def host_in(client: Client) -> int | None:
    """Who the host is, as a client sees it."""
    assert client.view is not None
    found: int | None = client.view["host"]
    return found


def test_bots_come_a_minute_after_the_last_person_and_play_begins() -> None:
    table = Waiting(WAITED)
    table.ask(table.host, BeReady())
    table.clock.go_on(BOT_WAIT_MS - 1)
    table.ask(guest := table.guest("anna"), Sit())
    table.ask(guest, BeReady())

    table.settle(BOT_WAIT_MS - 1)
    assert table.kinds() == ["host", "anna", None, None]
    assert guest.view is not None
    assert guest.view["deadline"] == table.lane.table.since_ms + BOT_WAIT_MS
    table.clock.go_on(1)
    table.log.write_all()
    assert table.kinds() == ["host", "anna", "bot", "bot"]
    assert table.lane.table.stage is Stage.PLAYING


def test_who_is_not_there_when_the_wait_is_over_has_no_seat() -> None:
    table = Waiting(WAITED)
    table.ask(guest := table.guest("anna"), Sit(Seat(2)))
    table.ask(guest, BeReady())

    table.settle(BOT_WAIT_MS)
    table.log.write_all()
    assert table.kinds() == ["bot", "bot", "anna", "bot"]
    assert table.lane.table.stage is Stage.PLAYING


def test_where_nobody_is_there_no_bots_come() -> None:
    table = Waiting(WAITED)

    table.settle(BOT_WAIT_MS)
    table.clock.go_on(BOT_WAIT_MS)
    assert table.kinds() == ["host", None, None, None]
    table.ask(table.host, Leave())
    table.clock.go_on(BOT_WAIT_MS)
    assert table.kinds() == [None] * 4


@pytest.mark.parametrize(("has_pause", "after_ms"), [(True, 1_000), (False, 1)])
def test_bots_take_a_persons_time_unless_they_are_told_to_hurry(*, has_pause: bool, after_ms: int) -> None:
    table = Waiting(Terms(bots=Bots(0, Come.AT_ONCE), has_pause=has_pause), pace_ms=1_000)
    while table.host.legal:
        table.act(table.host)
        table.log.write_all()
    version = table.lane.table.version

    table.clock.go_on(after_ms - 1)
    table.log.write_all()
    assert table.lane.table.version == version
    table.clock.go_on(1)
    table.log.write_all()
    assert table.lane.table.version == version + 1


def test_after_a_restart_the_wait_goes_on() -> None:
    table = Waiting(WAITED)
    table.ask(table.host, BeReady())

    table.crash()
    table.clock.go_on(BOT_WAIT_MS)
    table.log.write_all()
    assert table.kinds() == ["host", "bot", "bot", "bot"]


def test_while_the_club_was_down_nobody_was_waited_for() -> None:
    table = Waiting(WAITED)
    table.ask(table.guest("anna"), Sit())
    table.ask(table.host, BeReady())

    table.crash(down_ms=2 * BOT_WAIT_MS)
    table.log.write_all()
    table.settle(BOT_WAIT_MS - 1)
    assert table.kinds() == ["host", "anna", None, None], "who is on his way back has not lost his seat"
    table.clock.go_on(1)
    table.log.write_all()
    assert table.kinds() == ["host", "bot", "bot", "bot"]


def test_a_match_without_spectators_is_told_to_its_players_alone() -> None:
    table = Waiting(Terms(bots=Bots(0, Come.CALLED), has_spectators=False))
    stranger = table.guest("olga")
    assert stranger.view is not None, "the waiting table is shown: he may want to sit down"

    table.ask(table.host, SeatBot())
    table.ask(table.host, BeReady())
    assert table.lane.table.stage is Stage.PLAYING
    assert stranger.received[-1] == {
        "t": "refuse",
        "id": None,
        "code": "no-spectators",
        "args": {"table": table.table},
    }
    told = len(stranger.received)
    table.settle()
    assert len(stranger.received) == told
    assert [message["t"] for message in table.guest("petr").received] == ["refuse"]
    again = table.guest("host")
    assert again.view is not None


def test_spectators_see_what_is_public() -> None:
    table = Waiting(CALLED)
    table.ask(table.host, SeatBot())
    table.ask(table.host, BeReady())

    stranger = table.guest("olga")
    assert stranger.view is not None
    assert stranger.view["seat"] is None
    assert stranger.view["match"]["hand"] is None
