"""What every preset must do, and does by existing: be played, recorded, broken off anywhere, and read again."""

from __future__ import annotations

import random

import pytest

from kingclub.engine import Match, awaits_call
from kingclub.notation import Recording, check_record, dump_record, parse_record, record_of, report
from kingclub.rules import load_preset, presets
from tests.random_match import NAMES, begun, moved

every_preset = pytest.mark.parametrize("preset", presets())


@every_preset
def test_a_match_broken_off_anywhere_is_a_true_record(preset: str) -> None:
    rules, rng = load_preset(preset), random.Random(preset)
    match, recording, stops = begun(rules, rng), Recording(), 0
    a_dozen = 12 / (rules.schedule.deals * rules.pack.size)
    while not match.is_over:
        match = moved(match, rng)
        recording = recording.then(match)
        if is_naming_a_trump(match) or rng.random() < a_dozen:
            assert check_record(record_of(match, NAMES[: rules.players], recording)).fault is None
            stops += 1
    assert stops > 2


def is_naming_a_trump(match: Match) -> bool:
    """Every step of these is tried: they are few, and here most depends on where one stops."""
    deal = match.deal
    return awaits_call(match) and deal is not None and deal.rules is not None


@every_preset
def test_a_match_is_told_as_a_report(preset: str) -> None:
    rules, rng = load_preset(preset), random.Random(preset)
    match, recording = begun(rules, rng), Recording()
    for _ in range(100):
        match = moved(match, rng)
        recording = recording.then(match)
    record = record_of(match, NAMES[: rules.players], recording)
    assert parse_record(dump_record(record)) == record
    told = report(record)
    assert told.startswith(preset)
    assert told.count("\nDeal ") == len(record.deals)
