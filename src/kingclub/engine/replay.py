"""A match is a fold over its moves: replay, recovery after a crash and undo in analysis are this function."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kingclub.engine.deal import Step
from kingclub.engine.match import Match, new_match
from kingclub.engine.step import Move, apply
from kingclub.rules.ruleset import Ruleset


def replay(ruleset: Ruleset, moves: Iterable[Move]) -> Match:
    """The match after these moves. Raises `Refused` at the first that is not possible."""
    match = new_match(ruleset)
    for move in moves:
        match, _ = apply(match, move)
    return match


def steps(match: Match, moves: Iterable[Move]) -> Iterator[Step]:
    """Each match and its events on the way. Raises `Refused` at the first move that is not possible."""
    for move in moves:
        match, events = apply(match, move)
        yield match, events
