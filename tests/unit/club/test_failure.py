"""What breaks at a table is logged and answered, and the table goes on."""

from __future__ import annotations

import logging

import pytest

from kingclub.club import lane
from kingclub.club.wish import Act
from tests.unit.club.simulator import Simulation


def broken(*_: object) -> None:
    raise ZeroDivisionError("7S")


def test_a_request_that_breaks_is_answered_with_a_code(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    simulation = Simulation("failure", people=1)
    client, version = simulation.clients[0], simulation.lane.table.version
    with monkeypatch.context() as patch, caplog.at_level(logging.ERROR):
        patch.setattr(lane, "judge", broken)
        request = simulation.submit(client, Act(client.version, client.legal[0]))

    assert client.answers[request][0]["code"] == "server"
    (record,) = caplog.records
    assert record.getMessage() == f"table {simulation.table} failed"
    assert record.exc_info is not None
    assert simulation.lane.table.version == version
    simulation.act(client)
    simulation.settle()
    assert simulation.lane.table.version > version


def test_a_table_goes_on_after_telling_has_broken(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    simulation = Simulation("telling", people=1)
    client, version = simulation.clients[0], simulation.lane.table.version
    with monkeypatch.context() as patch, caplog.at_level(logging.ERROR):
        patch.setattr(lane, "event_message", broken)
        simulation.act(client)
        simulation.log.write()

    assert caplog.records
    simulation.come_back(client)
    simulation.settle()
    assert client.seq > 0
    assert simulation.lane.table.version > version
    before = simulation.lane.table.version
    simulation.act(client)
    simulation.settle()
    assert simulation.lane.table.version > before
