"""The law of the stream: an observation with the events after it folded in is the later observation."""

from __future__ import annotations

import json
import random

from hypothesis import given
from hypothesis import strategies as st

from kingclub.engine import Match, apply, new_match, steps
from kingclub.rules import load_preset
from kingclub.testing import Passage, fold_plain, random_match
from kingclub.testing.wire import Plain
from kingclub.view import Observation, fold, insiders, observe, observe_event, plain, plain_event
from tests.laws.passages import each_preset, each_recovery, few, of_house_rules, of_preset, viewers

seeds = st.integers(0, 10**6)


def on_the_wire(value: Plain) -> Plain:
    """The value as it arrives: through JSON and back."""
    wired = json.loads(json.dumps(value))
    assert isinstance(wired, dict)
    return wired


def assert_streams(passage: Passage) -> None:
    for viewer in viewers(passage.start):
        seen = observe(passage.start, viewer)
        view = on_the_wire(plain(seen))
        for match, events in passage.steps:
            for event in events:
                observed = observe_event(event, viewer)
                assert viewer in insiders(event, match.ruleset.players) or observed == observe_event(event, None)
                seen = fold(seen, observed)
                view = fold_plain(view, on_the_wire(plain_event(observed, match.ruleset)), viewer)
            assert seen == observe(match, viewer)
            assert view == on_the_wire(plain(seen))


@each_preset
@few
@given(seeds)
def test_events_lead_from_snapshot_to_snapshot(preset: str, seed: int) -> None:
    assert_streams(of_preset(preset, seed))


@each_recovery
@few
@given(seeds)
def test_events_lead_from_snapshot_to_snapshot_under_house_rules(recovery: str, seed: int) -> None:
    assert_streams(of_house_rules(recovery, seed))


def test_the_stream_runs_through_a_whole_match_from_the_draw_on() -> None:
    moves = [move for _, move in random_match(load_preset("two"), random.Random(1))]
    assert_streams(Passage(new_match(load_preset("two")), tuple(moves)))


def test_a_forgotten_event_breaks_the_stream() -> None:
    """The bad sample: without the taking of the talon nobody can know who holds its cards."""
    passages = (of_preset("book-talon", seed) for seed in range(99))
    passage = next(passage for passage in passages if takes_talon(passage))
    seen = observe(passage.start, None)
    broken: list[Match] = []
    for match, events in steps(passage.start, passage.moves):
        seen = folded_without_talon(seen, events)
        if seen != observe(match, None):
            broken.append(match)
    assert broken


def takes_talon(passage: Passage) -> bool:
    return any(type(event).__name__ == "TalonTaken" for _, events in passage.steps for event in events)


def folded_without_talon(seen: Observation, events: tuple[object, ...]) -> Observation:
    for event in events:
        if type(event).__name__ not in {"TalonTaken", "CardGiven"}:
            seen = fold(seen, observe_event(event, None))  # type: ignore[arg-type]  # any event of the engine
    return seen


def test_a_fold_leaves_the_observation_before_it_as_it_was() -> None:
    passage = of_preset("club", 1)
    match, events = apply(passage.start, passage.moves[0])
    before = plain(observe(passage.start, None))
    copy = on_the_wire(before)
    for event in events:
        fold_plain(before, plain_event(observe_event(event, None), match.ruleset), None)
    assert on_the_wire(before) == copy
