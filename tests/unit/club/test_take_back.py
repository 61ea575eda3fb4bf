"""One's last card or call, taken back before anybody has acted after it."""

from __future__ import annotations

from kingclub.club.fact import TookBack
from kingclub.club.limit import TimeLimit
from kingclub.club.record import record_of_table
from kingclub.club.restore import restore
from kingclub.club.wish import Act, TakeBack
from kingclub.notation import check_record, dump_record, parse_record
from tests.unit.club.simulator import Simulation


def test_a_card_is_taken_back_and_another_is_played() -> None:
    simulation = Simulation("back", people=4, take_backs=True)
    client = simulation.whose_turn()
    before, seen = simulation.lane.table, [each.match for each in simulation.clients]
    seat = before.seat_of(client.who)
    simulation.ask(client, Act(client.version, client.legal[0]))
    assert client.view is not None
    assert client.view["accord"]["take_back"] == seat

    simulation.ask(client, TakeBack())

    after = simulation.lane.table
    assert after.game == before.game
    assert after.version == before.version + 2
    assert [each.match for each in simulation.clients] == seen
    assert client.view["accord"]["take_back"] is None
    simulation.ask(client, Act(client.version, client.legal[-1]))
    entries = simulation.disk.read(simulation.table)
    assert [type(fact) for fact in entries[-2].facts] == [TookBack]
    assert restore(entries).table == simulation.lane.table
    record = record_of_table(entries, str.upper)
    assert check_record(parse_record(dump_record(record))).fault is None


def test_it_is_too_late_when_somebody_has_acted() -> None:
    simulation = Simulation("late", people=4, take_backs=True)
    first = simulation.whose_turn()
    simulation.ask(first, Act(first.version, first.legal[0]))
    second = simulation.whose_turn()
    simulation.ask(second, Act(second.version, second.legal[0]))

    assert simulation.answer(first, TakeBack())["code"] == "no-take-back"


def test_a_bot_counts_as_somebody() -> None:
    simulation = Simulation("bots", people=1, take_backs=True)
    client = simulation.whose_turn()
    seat = simulation.lane.table.seat_of(client.who)
    while simulation.lane.table.turn == seat:
        simulation.ask(client, Act(client.version, client.legal[0]))
    simulation.settle()

    assert simulation.answer(client, TakeBack())["code"] == "no-take-back"


def test_a_move_that_has_dealt_cards_or_ended_a_deal_stays() -> None:
    simulation = Simulation("praise", "praise-four", people=4, take_backs=True)
    ended = 0
    while simulation.lane.table.stage == "playing":
        client = simulation.whose_turn()
        game = simulation.lane.table.game
        assert game is not None
        assert game.deal is not None
        seen, results = game.deal.seen, len(game.results)
        simulation.ask(client, Act(client.version, simulation.random.choice(client.legal)))
        table = simulation.lane.table
        assert table.game is not None
        assert table.game.deal is not None
        is_final = len(table.game.results) > results or table.game.deal.seen > seen
        assert (table.undo is None) == is_final
        ended += is_final
        if table.stage == "over":
            break
    assert ended > len(simulation.lane.table.ruleset.schedule.contracts)


def test_a_table_without_take_backs_takes_nothing_back() -> None:
    simulation = Simulation("strict", people=4)
    client = simulation.whose_turn()
    simulation.ask(client, Act(client.version, client.legal[0]))

    assert simulation.answer(client, TakeBack())["code"] == "no-take-back"
    assert len(simulation.acted()) == 1


def test_the_clock_of_who_takes_back_goes_on_where_it_stood() -> None:
    simulation = Simulation("clock", people=4, limit=TimeLimit(10_000, 5_000), take_backs=True)
    client = simulation.whose_turn()
    simulation.clock.go_on(4_000)
    simulation.ask(client, Act(client.version, client.legal[0]))
    simulation.clock.go_on(3_000)
    simulation.ask(client, TakeBack())

    deadline = simulation.lane.table.deadline_ms
    assert deadline is not None
    spent = 10_000 + 5_000 - (deadline - simulation.clock.now)
    assert 4_000 <= spent < 4_200
