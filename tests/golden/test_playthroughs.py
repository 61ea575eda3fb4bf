"""A playthrough of every preset, to be read as a game report and kept word for word.

The players play at random, so the reports show rules and not skill. A preset without a report fails;
`KINGCLUB_BLESS=1 pytest tests/golden` writes the reports anew, for the differences to be read before they are kept.
"""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from kingclub.cli.simulated import simulated_match
from kingclub.notation import Record, check_record, report
from kingclub.rules import load_preset, presets
from tests.random_match import NAMES

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 1884
MOST_DEALS = 16
"""Of longer matches only as many deals are told: nobody reads fifty-six."""


def playthrough(preset: str) -> Record:
    rules = load_preset(preset)
    record = replace(simulated_match(rules, ("random",) * rules.players, SEED, 0), players=NAMES[: rules.players])
    if len(record.deals) <= MOST_DEALS:
        return record
    deals = record.deals[:MOST_DEALS]
    points = [deal.points for deal in deals if deal.points is not None]
    totals = tuple(sum(column) for column in zip(*points, strict=True))
    return replace(record, deals=deals, totals=totals, complete=False)


@pytest.mark.parametrize("preset", presets())
def test_playthrough(preset: str) -> None:
    path, record = FOLDER / f"{preset}.txt", playthrough(preset)
    assert check_record(record).fault is None
    if os.environ.get("KINGCLUB_BLESS"):
        path.write_text(report(record), encoding="utf-8", newline="\n")
    assert path.exists(), f"{preset} has no playthrough: KINGCLUB_BLESS=1 pytest tests/golden writes it"
    assert report(record) == path.read_text(encoding="utf-8")


def test_there_is_no_playthrough_of_an_unknown_preset() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(presets())
