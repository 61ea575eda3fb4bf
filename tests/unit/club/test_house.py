"""The club comes back after a restart with every table that can be read, and without those who are no more."""

from __future__ import annotations

import pytest

from kingclub.cards import Seat
from kingclub.club.fact import Sat
from kingclub.club.identity import TableId
from kingclub.club.port import Entry
from kingclub.club.sitter import person
from tests.unit.club.simulator import Simulation


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
