"""A match rebuilt from the bytes of its log is the match that was played, at every entry."""

from __future__ import annotations

from hashlib import sha256

import pytest

from kingclub.club.fact import Opened
from kingclub.club.port import Entry
from kingclub.club.restore import LEAP, apply_entry, is_move, restore
from kingclub.club.table import Table, open_table
from kingclub.errors import Unreadable
from kingclub.rules import presets
from kingclub.store.chain import pack, unpack
from tests.unit.club.simulator import Simulation


def fingerprint(table: Table) -> str:
    """A hash of everything that a table is."""
    return sha256(repr(table).encode()).hexdigest()


def played(preset: str) -> tuple[Simulation, dict[int, str]]:
    """A whole match, and the hash of the table after each entry as it was while it was played."""
    simulation = Simulation(preset, preset, people=1)
    client = simulation.clients[0]
    hashes: dict[int, str] = {}
    while simulation.lane.table.stage == "playing":
        simulation.act(client)
        while simulation.log.queue:
            simulation.log.write()
            hashes[simulation.lane.table.entries] = fingerprint(simulation.lane.table)
        simulation.clock.go_on(5)
    return simulation, hashes


@pytest.mark.parametrize("preset", presets())
def test_the_log_rebuilds_every_moment_of_a_match(preset: str) -> None:
    simulation, hashes = played(preset)
    entries = [unpack(e.table, e.number, pack(e)) for e in simulation.disk.read(simulation.table)]
    opened = entries[0].facts[0]
    assert isinstance(opened, Opened)

    table, compared = open_table(simulation.table, opened), 0
    for entry in entries:
        table = apply_entry(table, entry)
        compared += table.entries in hashes
        assert hashes.get(table.entries, fingerprint(table)) == fingerprint(table)
    assert compared == len(hashes) > 50


def without_old_moves(entries: list[Entry]) -> list[Entry]:
    """What the log gives to go on: nothing of deals that are over but what is no mere move."""
    last_deal = max(e.number for e in entries if any(fact.tag == "dealt" for fact in e.facts))
    return [entry for entry in entries if entry.number >= last_deal or not is_move(entry)]


@pytest.mark.parametrize("preset", ["club", "book-domino", "book-talon", "shared"])
def test_the_moves_of_finished_deals_are_not_needed_to_go_on(preset: str) -> None:
    simulation, hashes = played(preset)
    entries = list(simulation.disk.read(simulation.table))

    for stop in range(20, len(entries), 23):
        short = without_old_moves(entries[:stop])
        table = restore(short).table
        assert hashes.get(table.entries, fingerprint(table)) == fingerprint(table)
    assert len(short) < len(entries) // 2


def test_numbers_leap_over_what_no_log_holds() -> None:
    simulation = Simulation(1, people=1)
    entries = simulation.disk.read(simulation.table)

    assert restore(entries).seq == entries[-1].seq + LEAP


def test_a_log_without_beginning_is_refused() -> None:
    simulation = Simulation(1, people=1)
    entries = simulation.disk.read(simulation.table)

    with pytest.raises(Unreadable, match="begins with its opening"):
        restore(entries[1:])
