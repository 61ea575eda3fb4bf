"""Who leaves a match and is not back in time is charged with the deal, if the rules say so (rules, section 7)."""

from __future__ import annotations

import pytest

from kingclub.club.desertion import BACK_MS
from kingclub.club.fact import Deserted, Matter
from kingclub.club.record import record_of_table
from kingclub.club.restore import restore
from kingclub.club.table import evolve
from kingclub.club.wish import Act, GoOn, Leave, Propose, Reply, Return
from kingclub.notation import check_record
from tests.unit.club.simulator import Client, Simulation

SECOND = 1000


def two_people(*, deserter: bool = True, take_backs: bool = False) -> tuple[Simulation, Client, Client]:
    """A match in which the first of two people is to act: it and they, the one to act last."""
    simulation = Simulation("gone", take_backs=take_backs, options={"deserter": deserter})
    stays = simulation.whose_turn()
    goes = next(client for client in simulation.clients if client is not stays)
    return simulation, goes, stays


def deserter_of(client: Client) -> int | None:
    assert client.match is not None
    found: int | None = client.match["deserter"]
    return found


def deserted(simulation: Simulation) -> list[int]:
    """The seats that the log calls deserters, in order."""
    facts = [fact for entry in simulation.disk.read(simulation.table) for fact in entry.facts]
    return [fact.seat for fact in facts if isinstance(fact, Deserted)]


def test_the_whole_deal_is_written_to_who_is_gone_for_two_minutes() -> None:
    simulation, goes, stays = two_people()
    seat = simulation.lane.table.seat_of(goes.who)
    simulation.ask(goes, Leave())
    simulation.settle(BACK_MS - SECOND)
    assert deserter_of(stays) is None
    simulation.settle(SECOND)
    assert deserter_of(stays) == seat

    simulation.play_out()
    game = simulation.lane.table.game
    assert game is not None
    first, *others = game.results
    assert first.deserter == seat
    assert [place for place, points in enumerate(first.points) if points] == [seat]
    assert [result.deserter for result in others] == [None] * len(others)
    assert deserted(simulation) == [seat]


def test_the_record_says_so_and_is_legal() -> None:
    simulation, goes, _ = two_people()
    simulation.ask(goes, Leave())
    simulation.settle(BACK_MS)
    simulation.play_out()
    record = record_of_table(simulation.disk.read(simulation.table), str.upper)
    assert record.deals[0].deserter == simulation.lane.table.seat_of(goes.who)
    assert check_record(record).fault is None


@pytest.mark.parametrize("back", [Return(), None])
def test_who_is_back_in_time_is_not_charged_with_anything(back: Return | None) -> None:
    simulation, goes, stays = two_people()
    simulation.ask(goes, Leave())
    simulation.settle(BACK_MS - SECOND)
    if back is not None:
        simulation.ask(goes, back)
    else:
        simulation.ask(goes, Propose(Matter.PAUSE))  # to say anything is to be back
        simulation.ask(stays, Reply(agrees=False))
    simulation.settle(BACK_MS)
    assert deserted(simulation) == []


def test_other_rules_charge_nobody() -> None:
    simulation, goes, _ = two_people(deserter=False)
    simulation.ask(goes, Leave())
    simulation.settle(BACK_MS * 2)
    assert deserted(simulation) == []


def test_where_everybody_is_gone_the_match_stands_still_and_nobody_is_charged() -> None:
    simulation, goes, stays = two_people()
    simulation.ask(goes, Leave())
    simulation.ask(stays, Leave())
    simulation.settle(BACK_MS * 2)
    assert deserted(simulation) == []


def test_who_goes_between_two_deals_and_stays_away_is_charged_with_the_next() -> None:
    simulation, goes, stays = two_people()
    while simulation.lane.table.turn is not None:
        simulation.act(simulation.whose_turn())
        simulation.log.write_all()
        simulation.clock.go_on(5)
        simulation.log.write_all()
    simulation.ask(goes, Leave())
    simulation.clock.go_on(BACK_MS)
    simulation.log.write_all()
    assert deserted(simulation) == []
    simulation.act(stays)
    simulation.settle()
    assert deserter_of(stays) == simulation.lane.table.seat_of(goes.who)


def test_a_pause_is_nobodys_absence() -> None:
    simulation, goes, stays = two_people()
    simulation.ask(goes, Leave())
    simulation.settle(BACK_MS - SECOND)
    simulation.ask(stays, Propose(Matter.PAUSE))
    simulation.settle(BACK_MS)
    simulation.ask(stays, GoOn())
    simulation.clock.go_on(SECOND // 2)
    simulation.log.write_all()
    assert deserted(simulation) == []
    simulation.settle(SECOND)
    assert deserted(simulation) == [simulation.lane.table.seat_of(goes.who)]


def test_while_the_disk_is_ill_nobody_can_come_back_and_nobody_deserts() -> None:
    simulation, goes, stays = two_people()
    simulation.ask(goes, Leave())
    simulation.settle(BACK_MS - SECOND)
    simulation.submit(stays, Act(stays.version, stays.legal[0]))
    for _ in range(10):
        simulation.log.write(is_full=True)
        simulation.clock.go_on(SECOND)
    simulation.log.write_all()
    simulation.submit(goes, Return())
    simulation.log.write_all()
    assert deserted(simulation) == []


def test_neither_a_stop_of_the_club_nor_its_start_charges_anybody_twice() -> None:
    simulation, goes, stays = two_people()
    seat = simulation.lane.table.seat_of(goes.who)
    simulation.ask(goes, Leave())
    simulation.settle(BACK_MS // 2)
    simulation.crash(down_ms=BACK_MS)
    simulation.come_back(stays)
    simulation.settle(BACK_MS - SECOND)
    assert deserted(simulation) == []
    simulation.settle(SECOND * 2)
    assert deserted(simulation) == [seat]

    while simulation.lane.table.dealt == 1:
        simulation.act_all()
    simulation.crash()
    simulation.come_back(stays)
    simulation.settle(BACK_MS * 2)
    assert deserted(simulation) == [seat]
    table = simulation.lane.table
    assert restore(simulation.disk.read(simulation.table)).table == table._replace(ready=table.ready)
    assert restore(simulation.disk.resume(simulation.table)).table == table


def test_a_card_before_it_cannot_be_taken_back() -> None:
    simulation, goes, stays = two_people(take_backs=True)
    simulation.ask(goes, Leave())
    simulation.ask(stays, Act(stays.version, stays.legal[0]))
    table = simulation.lane.table
    assert table.undo is not None
    seat = table.seat_of(goes.who)
    assert seat is not None
    table, _ = evolve(table, Deserted(seat), simulation.clock.now)
    assert table.undo is None
