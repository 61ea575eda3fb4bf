"""Pauses, adjournments and bots for who is idle: agreed by all people at the table, or not at all."""

from __future__ import annotations

import pytest

from kingclub.club.consent import IDLE_MS
from kingclub.club.fact import Matter
from kingclub.club.kept_seat import KEPT_MS
from kingclub.club.limit import TimeLimit
from kingclub.club.restore import restore
from kingclub.club.service import RETRY_MS
from kingclub.club.sitter import Kind, person
from kingclub.club.terms import Bots, Come, Terms
from kingclub.club.wish import Act, BeReady, GoOn, Leave, Propose, Reply, SeatBot, Sit
from tests.unit.club.simulator import Client, Simulation
from tests.unit.club.waiting import Waiting


def accord(client: Client) -> dict[str, object]:
    assert client.view is not None
    found: dict[str, object] = client.view["accord"]
    return found


def test_a_pause_begins_when_every_other_person_agrees_and_stops_clocks_bots_and_moves() -> None:
    simulation = Simulation("pause", people=3, limit=TimeLimit(10_000))
    first, second, third = simulation.clients
    turn = simulation.whose_turn()
    assert simulation.answer(first, Propose(Matter.PAUSE))["t"] == "ack"
    assert accord(third)["proposal"] == {"matter": "pause", "by": 0, "about": None, "asked": [1, 2]}
    assert simulation.answer(second, Reply(agrees=True))["t"] == "ack"
    assert accord(first)["pause"] is None
    deadline = simulation.lane.table.deadline_ms
    simulation.submit(third, Propose(Matter.PAUSE))  # to propose the same is to agree
    simulation.log.write_all()
    assert accord(first) == {**accord(first), "pause": {"matter": "pause", "missing": []}, "proposal": None}
    assert first.view is not None
    assert first.view["deadline"] is None

    simulation.settle(100_000)
    assert simulation.answer(turn, Act(turn.version, turn.legal[0]))["code"] == "paused"
    assert simulation.answer(second, GoOn())["t"] == "ack"
    assert deadline is not None
    assert simulation.lane.table.deadline_ms is not None
    assert simulation.lane.table.deadline_ms - simulation.clock.now >= 9_000
    assert accord(first)["pause"] is None
    assert turn.received[-1]["t"] == "snapshot"  # who was refused in the pause sees his options again
    assert simulation.answer(turn, Act(turn.version, turn.legal[0]))["t"] == "ack"


def test_time_in_which_the_disk_was_ill_is_given_back_once_though_it_was_a_pause() -> None:
    simulation = Simulation("ill", people=1, limit=TimeLimit(10_000))
    client = simulation.whose_turn()
    left = (simulation.lane.table.deadline_ms or 0) - simulation.clock.now
    simulation.submit(client, Propose(Matter.PAUSE))
    for _ in range(5):
        simulation.log.write(is_full=True)
        simulation.clock.go_on(1_000)
    simulation.log.write_all()
    simulation.clock.go_on(60_000)
    simulation.ask(client, GoOn())

    assert (simulation.lane.table.deadline_ms or 0) - simulation.clock.now == left


def test_time_in_which_the_disk_was_ill_is_given_back_once_to_who_only_looked_on() -> None:
    simulation = Simulation("ill", people=2, limit=TimeLimit(10_000))
    turn = simulation.whose_turn()
    other = next(client for client in simulation.clients if client is not turn)
    left = (simulation.lane.table.deadline_ms or 0) - simulation.clock.now
    simulation.submit(other, Leave())
    for _ in range(5):
        simulation.log.write(is_full=True)
        simulation.clock.go_on(RETRY_MS)
    simulation.log.write_all()

    assert (simulation.lane.table.deadline_ms or 0) - simulation.clock.now == left


def test_bots_do_not_move_in_a_pause_and_move_after_it() -> None:
    simulation = Simulation("bots", people=1)
    client = simulation.whose_turn()
    seat = simulation.lane.table.seat_of(client.who)
    while simulation.lane.table.turn == seat:
        simulation.ask(client, Act(client.version, client.legal[0]))
    simulation.ask(client, Propose(Matter.PAUSE))  # with bots alone everybody has agreed
    version = simulation.lane.table.version
    simulation.settle(100_000)
    assert simulation.lane.table.version == version

    simulation.ask(client, GoOn())
    simulation.settle()
    assert simulation.lane.table.version > version


def test_who_declines_or_goes_on_puts_an_end_to_a_proposal() -> None:
    simulation = Simulation("no", people=4)
    turn = simulation.whose_turn()
    other = next(client for client in simulation.clients if client is not turn)
    simulation.ask(other, Propose(Matter.PAUSE))
    assert simulation.answer(other, Propose(Matter.ADJOURN))["code"] == "not-due"
    simulation.ask(turn, Reply(agrees=False))
    assert accord(other)["proposal"] is None
    simulation.ask(other, Propose(Matter.ADJOURN))
    simulation.ask(other, Reply(agrees=False))  # withdrawn
    assert accord(other)["proposal"] is None
    simulation.ask(other, Propose(Matter.ADJOURN))
    simulation.ask(turn, Act(turn.version, turn.legal[0]))
    assert accord(other)["proposal"] is None
    assert simulation.answer(turn, Reply(agrees=True))["code"] == "not-due"
    assert simulation.answer(turn, GoOn())["code"] == "not-due"


def test_a_proposal_ends_with_whoever_made_it() -> None:
    simulation = Simulation("gone", people=3)
    first, second, third = simulation.clients
    simulation.ask(first, Propose(Matter.PAUSE))
    simulation.ask(second, Leave())
    assert accord(third)["proposal"] is not None
    simulation.ask(first, Leave())
    assert accord(third)["proposal"] is None
    assert simulation.answer(third, Reply(agrees=True))["code"] == "not-due"


def test_nothing_comes_about_because_the_only_one_who_was_asked_leaves() -> None:
    simulation = Simulation("only", people=2)
    first, second = simulation.clients
    simulation.ask(first, Propose(Matter.ADJOURN))
    simulation.ask(second, Leave())
    assert accord(first) == {**accord(first), "proposal": None, "pause": None}


def test_an_adjourned_match_survives_a_restart_and_goes_on_when_all_are_back_and_say_so() -> None:
    simulation = Simulation("later", people=2)
    first, second = simulation.clients
    simulation.ask(first, Propose(Matter.ADJOURN))
    simulation.ask(second, Reply(agrees=True))
    before = simulation.lane.table
    assert before.accord.pause is not None

    simulation.crash()
    simulation.clock.go_on(86_400_000)
    assert restore(simulation.disk.read(simulation.table)).table == before
    assert [table.id for table in simulation.house.tables_of(first.who, are_over=False)] == [simulation.table]
    for client in simulation.clients:
        simulation.come_back(client)
    simulation.ask(first, GoOn())
    assert accord(second)["pause"] == {"matter": "adjourn", "missing": [before.seat_of(second.who)]}
    simulation.ask(second, GoOn())
    assert accord(second)["pause"] is None


def idle_person(simulation: Simulation) -> tuple[Client, Client]:
    """Somebody whom a table without a clock waits for, and another."""
    idle = simulation.whose_turn()
    return idle, next(client for client in simulation.clients if client is not idle)


def test_who_is_idle_for_ten_minutes_may_be_replaced_if_the_others_agree_and_comes_back() -> None:
    simulation = Simulation("idle", people=3)
    idle, other = idle_person(simulation)
    third = next(client for client in simulation.clients if client not in (idle, other))
    seat = simulation.lane.table.seat_of(idle.who)
    replace = Propose(Matter.REPLACE, seat)
    simulation.settle(IDLE_MS - 5_000)
    assert simulation.answer(other, replace)["code"] == "not-due"
    simulation.settle(10_000)
    assert accord(other)["idle"] == [seat]
    assert simulation.answer(idle, replace)["code"] == "not-due"  # nobody replaces himself

    simulation.lane.unsubscribe(idle)
    simulation.ask(other, replace)
    simulation.ask(third, Reply(agrees=True))
    held = simulation.lane.table.seats[seat or 0]
    assert held is not None
    assert held.away
    simulation.settle()
    assert accord(other)["idle"] == []

    simulation.come_back(idle)
    simulation.settle()
    back = simulation.lane.table.seats[seat or 0]
    assert back is not None
    assert not back.away


@pytest.mark.parametrize("is_dealing", [False, True])
def test_a_program_that_has_gone_may_be_replaced_also_by_one_person_alone_with_it(*, is_dealing: bool) -> None:
    table = Waiting(Terms(bots=Bots(0, Come.CALLED)))
    program = table.guest("robot")
    table.ask(program, Sit(kind=Kind.PROGRAM))
    table.ask(table.host, SeatBot())
    for client in table.clients:
        table.ask(client, BeReady())
    table.settle()
    while not (table.lane.table.is_dealing if is_dealing else program.legal):
        table.act_all()
    seat = table.lane.table.seat_of(program.who)
    assert seat is not None
    table.lane.unsubscribe(program)
    replace = Propose(Matter.REPLACE, seat)
    table.settle(IDLE_MS - 5_000)
    assert table.answer(table.host, replace)["code"] == "not-due"
    table.settle(10_000)
    assert accord(table.host)["idle"] == [seat], "the person is not idle: nobody could mind"
    assert table.answer(table.host, replace)["t"] == "ack"
    held = table.lane.table.seats[seat]
    assert held is not None
    assert held.away

    table.come_back(program)
    table.settle()
    assert table.lane.table.seats[seat] == person(program.who, Kind.PROGRAM)


def test_nobody_waits_for_a_person_whom_no_other_person_minds() -> None:
    table = Waiting(Terms(bots=Bots(0, Come.CALLED)))
    table.ask(program := table.guest("robot"), Sit(kind=Kind.PROGRAM))
    table.ask(table.host, SeatBot())
    for client in table.clients:
        table.ask(client, BeReady())
    table.settle()
    while not table.host.legal:
        table.act_all()
    table.settle(IDLE_MS * 2)
    assert accord(program)["idle"] == []


def test_nobody_is_idle_alone_with_bots_with_a_clock_or_in_a_pause() -> None:
    alone = Simulation("alone", people=1)
    timed = Simulation("timed", people=3, limit=TimeLimit(IDLE_MS * 3))
    paused = Simulation("paused", people=2)
    for simulation in (alone, timed, paused):
        simulation.whose_turn()
    paused.ask(paused.clients[0], Propose(Matter.PAUSE))
    paused.ask(paused.clients[1], Reply(agrees=True))
    for simulation in (alone, timed, paused):
        simulation.settle(IDLE_MS * 2)
        assert simulation.lane.table.accord.idle == frozenset()


def test_the_time_for_which_the_club_was_down_makes_nobody_idle() -> None:
    simulation = Simulation("down", people=2)
    simulation.whose_turn()
    simulation.clock.now += IDLE_MS * 2
    simulation.crash()
    simulation.clock.go_on(IDLE_MS - 5_000)
    simulation.log.write_all()
    assert simulation.lane.table.accord.idle == frozenset()
    simulation.clock.go_on(10_000)
    simulation.log.write_all()
    assert simulation.lane.table.accord.idle != frozenset()


def test_the_seat_of_who_has_gone_from_a_waiting_table_is_kept_for_two_minutes() -> None:
    table = Waiting(Terms(bots=Bots(0, Come.CALLED)))
    guest = table.guest("guest")
    table.ask(guest, Sit())
    table.lane.unsubscribe(guest)
    table.clock.go_on(KEPT_MS - 1_000)
    table.log.write_all()
    assert table.lane.table.seat_of(guest.who) == 1
    table.come_back(guest)
    table.clock.go_on(KEPT_MS)
    table.log.write_all()
    assert table.lane.table.seat_of(guest.who) == 1

    table.lane.unsubscribe(guest)
    table.clock.go_on(KEPT_MS + 1_000)
    table.log.write_all()
    assert table.lane.table.seat_of(guest.who) is None
    assert table.lane.table.seat_of(table.host.who) == 0
