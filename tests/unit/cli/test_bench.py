"""`bench` measures what the README quotes."""

from __future__ import annotations

import json

import pytest

from kingclub.cli import main


def test_the_measurement_is_told_to_programs_and_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "engine", "--json", "--seconds", "0"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["preset"] == "club"
    assert found["random_deals_with_events_per_s"] > 0
    assert found["checked_deals_per_s"] > 0
    assert 0 < found["import_kingclub_s"] < 5
    assert found["cores"] >= 1
    assert found["machine"]
    assert main(["bench", "engine", "--seconds", "0"]) == 0
    assert "random deals of club with events" in capsys.readouterr().out
