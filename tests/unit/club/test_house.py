"""The club comes back after a restart with every table that can be read, and without those who are no more."""

from __future__ import annotations

import pytest

from kingclub.cards import Seat
from kingclub.club.fact import Sat
from kingclub.club.identity import PersonId, TableId
from kingclub.club.people import NOBODY
from kingclub.club.port import Entry
from kingclub.club.sitter import person
from tests.unit.club.simulator import Client, Names, Simulation


class Stored:
    """Somebody who writes to a log, and succeeds."""

    def stored(self) -> None:
        pass

    def conflict(self) -> None:
        raise AssertionError

    def failed(self) -> None:
        raise AssertionError


def test_a_table_that_cannot_be_read_keeps_no_other_from_being_played_at(caplog: pytest.LogCaptureFixture) -> None:
    simulation = Simulation("unreadable", people=1)
    client = simulation.clients[0]
    broken = Entry(TableId("broken"), 0, 0, (Sat(Seat(0), person(client.who)),))
    simulation.disk.append(broken, Stored())

    simulation.crash()
    [record] = caplog.records
    assert record.getMessage() == "table broken cannot be read and is left out"
    assert record.exc_info is not None
    assert simulation.house.restore() == 0, "the one that is in service is not brought back again"
    assert [table.id for table in simulation.house.all_tables_of(client.who)] == [simulation.table]
    assert simulation.house.find(broken.table) is None
    assert not simulation.house.close(broken.table)
    assert simulation.disk.read(broken.table) == (broken,)
    version = client.version
    simulation.come_back(client)
    simulation.act_all()
    assert client.version > version


def delete(monkeypatch: pytest.MonkeyPatch, deleted: Client) -> None:
    """Forget somebody, as the club's people do, before any table hears of it."""

    def name_of(_: Names, who: PersonId) -> str:
        return NOBODY if who == deleted.who else who.upper()

    monkeypatch.setattr(Names, "name_of", name_of)


def test_who_was_deleted_just_before_the_club_went_down_has_left_when_it_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    simulation = Simulation("deleted", people=2)
    first, second = simulation.clients
    delete(monkeypatch, first)

    simulation.crash()
    simulation.log.write_all()
    assert away(simulation) == {first.who: True, second.who: False}
    entries = len(simulation.disk.read(simulation.table))
    simulation.crash()
    simulation.log.write_all()
    assert len(simulation.disk.read(simulation.table)) == entries, "he has left already"


def away(simulation: Simulation) -> dict[PersonId, bool]:
    """Of the people at the table: whether a bot holds their seats."""
    return {sitter.person: sitter.away for sitter in simulation.lane.table.seats if sitter and sitter.person}


def test_who_is_deleted_after_the_match_is_not_called_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    simulation = Simulation("short", "short", people=2)
    simulation.play_out()
    first, second = simulation.clients
    delete(monkeypatch, first)

    opened: list[TableId | None] = []
    simulation.house.rematch(simulation.lane, second.who, opened.append)
    simulation.log.write_all()
    assert opened[0] is not None
    simulation.table = opened[0]
    assert away(simulation) == {second.who: False}
