"""A match rebuilt from the bytes of its log is the match that was played, at every entry."""

from __future__ import annotations

from hashlib import sha256

import pytest

from kingclub.club.fact import Opened
from kingclub.club.lane import Request
from kingclub.club.port import Entry
from kingclub.club.restore import LEAP, PER_MS, apply_entry, is_move, restore
from kingclub.club.table import Table, open_table
from kingclub.club.wish import Act, Say
from kingclub.errors import Unreadable
from kingclub.rules import presets
from kingclub.store.chain import pack, unpack
from tests.unit.club.simulator import Client, Simulation


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


def is_whole(simulation: Simulation, client: Client) -> bool:
    """Whether what a client has put together of what he was told is the table as it is."""
    folded = client.view
    simulation.lane.subscribe(client, client.who, None)
    return client.view == folded


def test_whoever_comes_back_after_two_restarts_without_an_entry_between_has_missed_nothing() -> None:
    simulation = Simulation("numbers", people=2)
    mover = simulation.whose_turn()
    talker = next(client for client in simulation.clients if client is not mover)
    simulation.crash(down_ms=1_000)
    simulation.come_back(talker)
    simulation.lane.submit(Request(Say("hello", None), talker.who))
    assert talker.view is not None
    assert len(talker.view["chat"]) == 1
    simulation.crash(down_ms=1_000)
    simulation.come_back(mover)
    simulation.ask(mover, Act(mover.version, mover.legal[0]))
    simulation.settle()

    simulation.come_back(talker)
    assert is_whole(simulation, talker)


def test_a_start_goes_on_above_every_number_that_was_told_before() -> None:
    simulation = Simulation(1, people=1)
    restored = restore(simulation.disk.read(simulation.table))
    opened, day = restored.opened_ms, 24 * 3_600_000

    assert restored.seq(opened + day) == PER_MS * day
    assert restored.seq(opened + day + 1) >= restored.seq(opened + day) + PER_MS
    assert restored.seq(opened + 200 * 365 * day) < 2**53, "a browser counts no further"
    assert restored.seq(opened - day) == restored.last_seq + LEAP, "the clock has been put back"


class Other:
    """Somebody else who writes to the same log."""

    def stored(self) -> None:
        pass

    def conflict(self) -> None:
        raise AssertionError

    def failed(self) -> None:
        raise AssertionError


def test_where_somebody_else_has_written_the_numbers_go_on_above_those_that_were_told() -> None:
    simulation = Simulation("conflict", people=2)
    mover = simulation.whose_turn()
    away = next(client for client in simulation.clients if client is not mover)
    simulation.lane.unsubscribe(away)
    version, seq = mover.version, mover.seq
    request = simulation.submit(mover, Act(mover.version, mover.legal[0]))
    entry, _ = simulation.log.queue[0]
    simulation.disk.append(entry._replace(asked_by=None, request=None), Other())
    simulation.log.write_all()

    assert mover.answers[request][0]["t"] == "stale"
    assert (mover.version > version, mover.seq > seq) == (True, True)
    assert is_whole(simulation, mover)
    simulation.come_back(away)
    assert is_whole(simulation, away)


def test_a_log_without_beginning_is_refused() -> None:
    simulation = Simulation(1, people=1)
    entries = simulation.disk.read(simulation.table)

    with pytest.raises(Unreadable, match="begins with its opening"):
        restore(entries[1:])
