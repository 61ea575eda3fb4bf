"""The same people play another match: on the same seats, and the deal passes on."""

from __future__ import annotations

import json

import pytest

from kingclub.club.house import LET_GO_MS
from kingclub.club.identity import PersonId, TableId
from kingclub.club.record import record_of_table
from kingclub.club.restore import restore
from kingclub.club.wish import BeReady, Leave
from kingclub.engine.step import next_dealer
from kingclub.errors import Refused
from kingclub.notation import check_record, dump_record, parse_record
from tests.unit.club.simulator import Client, Simulation


def played(preset: str = "short", people: int = 2) -> Simulation:
    """A match that is over."""
    simulation = Simulation(preset, preset, people=people)
    simulation.play_out()
    return simulation


def call(simulation: Simulation, person: int) -> TableId:
    """Somebody calls the others to another match; its table."""
    opened: list[TableId | None] = []
    simulation.house.rematch(simulation.lane, simulation.clients[person].who, opened.append)
    simulation.log.write_all()
    assert opened[0] is not None
    return opened[0]


@pytest.mark.parametrize("preset", ["short", "book", "site-three"])
def test_the_deal_passes_on_from_the_last_dealer_and_the_record_is_whole(preset: str) -> None:
    simulation = played(preset)
    before = simulation.lane.table
    assert before.game is not None
    table = call(simulation, 1)
    assert all(client.view and client.view["accord"]["rematch"] == table for client in simulation.clients)
    assert restore(simulation.disk.read(before.id)).table == simulation.lane.table

    simulation.table = table
    for client in simulation.clients:
        simulation.lane.subscribe(client, client.who, None)
    assert simulation.lane.table.missing() == (before.seat_of(simulation.clients[0].who),)
    simulation.ask(simulation.clients[0], BeReady())
    simulation.settle()
    after = simulation.lane.table
    assert after.seats == before.seats
    assert after.ruleset == before.ruleset
    assert after.game is not None
    assert after.game.deal is not None
    assert after.game.deal.dealer == next_dealer(before.game)
    simulation.play_out()
    record = record_of_table(simulation.disk.read(table), str.upper)
    assert record.fair is None
    assert all(deal.fair is not None for deal in record.deals)
    assert check_record(parse_record(dump_record(record))).fault is None


def test_whoever_looks_on_does_not_learn_the_way_to_the_next_table() -> None:
    simulation = played()
    stranger = Client(PersonId("stranger"))
    simulation.lane.subscribe(stranger, stranger.who, None)
    seq = stranger.seq
    table = call(simulation, 0)
    assert stranger.seq > seq, "he hears of everything else"
    simulation.lane.subscribe(stranger, stranger.who, seq)
    simulation.lane.subscribe(stranger, stranger.who, None)
    assert all(table not in json.dumps(message) for message in stranger.received)


def test_whoever_asks_second_finds_the_table_of_the_first() -> None:
    simulation = played()
    opened: list[TableId | None] = []
    for client in simulation.clients:
        simulation.house.rematch(simulation.lane, client.who, opened.append)
    simulation.log.write_all()

    assert opened[0] is not None
    assert [*opened, call(simulation, 0)] == [opened[0]] * 3


def test_whoever_asks_while_the_call_is_on_its_way_to_the_log_finds_the_same_table() -> None:
    simulation = played()
    first, second = simulation.clients
    opened: list[TableId | None] = []
    simulation.house.rematch(simulation.lane, first.who, opened.append)
    simulation.log.write()  # the next table is there, and the old one does not say so yet
    assert simulation.lane.table.accord.rematch is None
    simulation.house.rematch(simulation.lane, second.who, opened.append)
    simulation.log.write_all()

    assert opened == [simulation.lane.table.accord.rematch] * 2


def test_a_table_that_was_let_go_meanwhile_hears_of_the_next_all_the_same() -> None:
    simulation = played()
    opened: list[TableId | None] = []
    simulation.house.rematch(simulation.lane, simulation.clients[0].who, opened.append)
    for client in simulation.clients:
        simulation.lane.unsubscribe(client)
    simulation.clock.go_on(LET_GO_MS)
    simulation.log.write_all()
    simulation.clock.go_on(LET_GO_MS)

    assert opened == [call(simulation, 1)]
    assert simulation.lane.table.accord.rematch == opened[0]


def test_whoever_asks_sits_at_the_next_table_also_if_a_bot_held_his_seat_to_the_end() -> None:
    simulation = played()
    seats = [simulation.lane.table.seat_of(client.who) for client in simulation.clients]
    for client in simulation.clients:
        simulation.ask(client, Leave())
    simulation.table = call(simulation, 1)

    after = simulation.lane.table
    assert [after.seat_of(client.who) for client in simulation.clients] == [None, seats[1]]
    assert after.ready == {seats[1]}


def test_nobody_calls_while_the_match_is_on() -> None:
    simulation = Simulation("on", people=2)
    with pytest.raises(Refused) as refused:
        call(simulation, 0)
    assert refused.value.refusal.code == "not-due"
