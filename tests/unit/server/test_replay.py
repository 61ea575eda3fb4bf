"""A replay tells every seat what the table told it, move by move, and goes as far as the record is possible."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from kingclub.cards import Seat
from kingclub.engine import Match, advance
from kingclub.notation import Record, Recording, record_of
from kingclub.rules import load_preset
from kingclub.server.replay import Replay, replay_of
from kingclub.testing import fold_plain, random_match
from kingclub.view import observe, plain

LOOK_EVERY = 7
"""So many moves lie between two comparisons; each comparison is with a whole view."""


def played(preset: str) -> tuple[Record, list[Match]]:
    """A random match: its record, and how it stood after each move."""
    ruleset = load_preset(preset)
    recording, matches = Recording(), []
    for match, move in random_match(ruleset, random.Random(preset)):
        after = advance(match, move)[0]
        recording = recording.then(after)
        matches.append(after)
    names = tuple(f"P{seat}" for seat in range(ruleset.players))
    return record_of(matches[-1], names, recording), matches


def views(replay: Replay, viewer: int | None) -> list[dict[str, Any]]:
    """What the viewer sees after each move, folded as a client does."""
    view = msgspec.to_builtins(replay.start)
    found = []
    for move in replay.moves:
        for seen in move:
            view = fold_plain(view, msgspec.to_builtins(seen.own.get(str(viewer), seen.event)), viewer)
        found.append(view)
    return found


@pytest.mark.parametrize("preset", ["club", "club-ordered", "book-talon", "book-praise", "six", "two"])
def test_every_viewer_sees_what_he_saw(preset: str) -> None:
    record, matches = played(preset)
    replay = replay_of(record)

    assert replay.fault is None
    assert len(replay.moves) == len(matches)
    for viewer in (None, *range(record.ruleset.players)):
        seen = views(replay, viewer)
        for at in (*range(0, len(matches), LOOK_EVERY), len(matches) - 1):
            expected = plain(observe(matches[at], None if viewer is None else Seat(viewer)))
            assert seen[at] == msgspec.to_builtins(expected), (viewer, at)


def test_a_record_with_wrong_points_is_played_all_the_same_and_its_fault_is_told() -> None:
    record, matches = played("short")

    replay = replay_of(replace(record, totals=(100, *record.totals[1:])))

    assert replay.fault is not None
    assert replay.fault.code == "totals"
    assert len(replay.moves) == len(matches)


def test_an_impossible_move_ends_the_replay() -> None:
    record, _ = played("short")
    first, *others = record.deals
    swapped = (tuple(reversed(first.play[0])), *first.play[1:])

    replay = replay_of(replace(record, deals=(replace(first, play=swapped), *others)))

    assert replay.fault is not None
    assert len(replay.moves) == 2, "the draw and the cards"
