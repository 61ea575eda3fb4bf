"""Laws of writing and reading: what is written can be read, and what was played is found true."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given

from kingclub.engine import replay
from kingclub.notation import check_record, dump_record, moves_of, parse_record
from kingclub.rules import load_preset, presets, ruleset
from tests.random_match import broken_record, random_record, seeds, whole_record

PRICES = ("tricks", "boys", "girls", "hearts", "king", "last")


@given(seeds)
def test_reading_undoes_writing(seed: int) -> None:
    for record in (whole_record(seed), broken_record(seed)):
        assert parse_record(dump_record(record)) == record


@given(seeds)
def test_writing_undoes_reading_byte_for_byte(seed: int) -> None:
    text = dump_record(whole_record(seed))
    assert dump_record(parse_record(text)) == text


@given(seeds)
def test_what_was_played_is_true(seed: int) -> None:
    verdict = check_record(whole_record(seed))
    assert verdict.fault is None
    assert verdict.match.is_over


@given(seeds)
def test_a_record_may_stop_anywhere(seed: int) -> None:
    record = broken_record(seed)
    verdict = check_record(record)
    assert verdict.fault is None
    assert verdict.match.totals == record.totals


@given(seeds)
def test_the_moves_of_a_record_replay_it(seed: int) -> None:
    record = whole_record(seed)
    match = replay(record.ruleset, moves_of(record))
    assert match.is_over
    assert match.totals == record.totals


@pytest.mark.parametrize("preset", presets())
def test_every_preset_is_recorded_whole(preset: str) -> None:
    record = random_record(load_preset(preset), random.Random(preset))
    assert parse_record(dump_record(record)) == record
    assert check_record(record).is_legal


def test_the_largest_prices_can_be_written() -> None:
    changes = {"multiplier": 1_000_000, "prices": dict.fromkeys(PRICES, 1_000_000), "order": "book"}
    record = random_record(ruleset("club", changes), random.Random(1))
    assert min(min(deal.points or ()) for deal in record.deals) < -(10**12)
    assert check_record(parse_record(dump_record(record))).is_legal


def test_keys_stand_in_the_order_of_the_format() -> None:
    plain = json.loads(dump_record(whole_record(1)))
    assert list(plain) == ["format", "rules", "players", "deals", "totals", "complete"]
    keys = ["dealer", "hands", "talon", "calls", "contract", "trump", "play", "points"]
    assert all([key for key in deal if key in keys] == keys for deal in plain["deals"])


def test_options_hold_only_what_differs() -> None:
    plain = json.loads(dump_record(whole_record(1)))
    plain["rules"] = {"preset": "club", "options": {"king_discard": "free", "boys": "K"}}
    plain |= {"deals": [], "totals": [0, 0, 0, 0], "players": ["a", "b", "c", "d"], "complete": False}
    record = parse_record(json.dumps(plain))
    assert record.ruleset == ruleset("club", {"king_discard": "free"})
    assert json.loads(dump_record(record))["rules"] == {"preset": "club", "options": {"king_discard": "free"}}
