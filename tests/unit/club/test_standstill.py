"""A match stands still while nobody is there, and that time is nobody's."""

from __future__ import annotations

import pytest

from kingclub.club.desertion import BACK_MS
from kingclub.club.fact import By, Deserted, Matter
from kingclub.club.limit import TimeLimit
from kingclub.club.restore import restore
from kingclub.club.wish import Act, GoOn, Leave, Propose, Return
from tests.unit.club.simulator import Simulation

SECOND = 1000
LONG = 3_600 * SECOND


def left_ms(simulation: Simulation) -> int:
    """How much time whoever is to act has left."""
    deadline = simulation.lane.table.deadline_ms
    assert deadline is not None
    return deadline - simulation.clock.now


@pytest.mark.parametrize("down_ms", [0, LONG])
def test_whoever_returns_where_nobody_was_left_has_the_time_that_he_had(down_ms: int) -> None:
    simulation = Simulation("alone", people=1, limit=TimeLimit(2 * SECOND, 3 * SECOND))
    client = simulation.whose_turn()
    simulation.clock.go_on(SECOND)
    had, reserves = left_ms(simulation), simulation.lane.table.reserves
    simulation.ask(client, Leave())
    simulation.settle(LONG)
    if down_ms:
        simulation.crash(down_ms)
        simulation.come_back(client)  # to look is to be back
    simulation.ask(client, Return())

    assert left_ms(simulation) == had
    simulation.clock.go_on(had - 1)
    simulation.log.write_all()
    assert By.TIMEOUT not in {fact.by for fact in simulation.acted()}
    simulation.ask(client, Act(client.version, client.legal[0]))
    assert simulation.lane.table.reserves != reserves, "it is no rest either"
    assert restore(simulation.disk.resume(simulation.table)).table == simulation.lane.table


def test_whoever_acts_when_he_comes_back_has_spent_nothing_meanwhile() -> None:
    simulation = Simulation("acts", people=1, limit=TimeLimit(2 * SECOND, 3 * SECOND))
    client = simulation.whose_turn()
    reserves = simulation.lane.table.reserves
    simulation.ask(client, Leave())
    simulation.settle(LONG)
    simulation.ask(client, Act(client.version, client.legal[0]))
    assert simulation.lane.table.reserves == reserves


def test_while_others_are_there_the_clock_goes_on() -> None:
    simulation = Simulation("others", people=2, limit=TimeLimit(10 * SECOND))
    client = simulation.whose_turn()
    simulation.pace_ms = 5 * SECOND
    deadline = simulation.lane.table.deadline_ms
    simulation.ask(client, Leave())
    simulation.clock.go_on(SECOND)
    simulation.ask(client, Return())
    assert simulation.lane.table.deadline_ms == deadline


def test_a_pause_that_all_have_left_is_given_back_once() -> None:
    simulation = Simulation("pause", people=1, limit=TimeLimit(10 * SECOND))
    client = simulation.whose_turn()
    had = left_ms(simulation)
    simulation.ask(client, Propose(Matter.PAUSE))
    simulation.settle(SECOND)
    simulation.ask(client, Leave())
    simulation.settle(LONG)
    simulation.ask(client, GoOn())
    assert left_ms(simulation) == had


def test_whoever_is_still_away_when_another_returns_has_what_he_had_left_to_be_back() -> None:
    simulation = Simulation("both", people=2, options={"deserter": True})
    stays = simulation.whose_turn()
    goes = next(client for client in simulation.clients if client is not stays)
    simulation.ask(goes, Leave())
    simulation.settle(BACK_MS - SECOND)
    simulation.ask(stays, Leave())
    simulation.settle(LONG)
    simulation.ask(stays, Return())
    simulation.clock.go_on(SECOND - 1)
    simulation.log.write_all()
    facts = [fact for entry in simulation.disk.read(simulation.table) for fact in entry.facts]
    assert not any(isinstance(fact, Deserted) for fact in facts)
    simulation.clock.go_on(1)
    simulation.log.write_all()
    seat = simulation.lane.table.seat_of(goes.who)
    assert seat is not None
    assert simulation.disk.read(simulation.table)[-1].facts == (Deserted(seat),)
