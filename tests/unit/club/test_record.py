"""A match played at a table of the club becomes a record that the checker finds whole and fair."""

from __future__ import annotations

import pytest

from kingclub.club.fair import SECRET_BYTES
from kingclub.club.record import record_of_table
from kingclub.club.wish import AddSeed, Leave
from kingclub.notation import check_record, dump_record, parse_record
from kingclub.rules import presets
from tests.unit.club.simulator import Simulation

pytestmark = pytest.mark.slow


def play(simulation: Simulation) -> None:
    client = simulation.clients[0]
    while simulation.lane.table.stage == "playing":
        deal = len(simulation.lane.table.game.results) + 2 if simulation.lane.table.game else 0
        if client.match is not None and client.match["phase"] != "deal":
            simulation.submit(client, AddSeed(deal, f"{deal:032x}"), f"seed {deal}")
        simulation.act(client)
        simulation.settle(3)


@pytest.mark.parametrize("preset", presets())
def test_the_record_of_a_match_is_legal_and_fair(preset: str) -> None:
    simulation = Simulation(preset, preset, people=1)
    play(simulation)

    record = record_of_table(simulation.disk.read(simulation.table), str.upper)
    again = parse_record(dump_record(record))
    verdict = check_record(again)

    assert verdict.fault is None
    assert record.complete
    assert record.id == simulation.lane.table.match
    assert "P0" in record.players
    assert all(deal.fair is not None and len(deal.fair.seed or "") == 2 * SECRET_BYTES for deal in record.deals)
    added = [deal.fair.clients for deal in record.deals[1:] if deal.fair is not None]
    assert any(any(clients) for clients in added)


def test_the_record_says_for_which_deals_a_bot_held_a_seat() -> None:
    simulation = Simulation("held", people=2)
    first, second = simulation.clients
    simulation.submit(second, Leave())
    while len(simulation.lane.table.game.results if simulation.lane.table.game else ()) < 2:
        simulation.act(first)
        simulation.settle(3)

    record = record_of_table(simulation.disk.read(simulation.table), str.upper)

    assert record.seats is not None
    assert [seat.kind for seat in record.seats] == ["person", "person", "bot", "bot"]
    assert record.seats[1].held[:2] == (1, 2)
    assert record.seats[0].held == ()
