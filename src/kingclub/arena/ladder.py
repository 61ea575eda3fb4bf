"""The ladder: each level must beat the one below."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from kingclub.arena.estimate import Estimate
from kingclub.bots import level_name, levels

LEAST = 5.0
"""Points a match in `club` by which a level must beat the one below."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A level, by name, above the one that it must beat."""

    upper: str
    lower: str


def rungs() -> Iterator[Rung]:
    """Every level with the one below it, from the weakest pair up."""
    known = levels()
    for lower, upper in pairwise(known):
        yield Rung(level_name(upper), level_name(lower))


def holds(points: Estimate, preset: str) -> bool:
    """Whether a rung holds: in `club` by `LEAST` points and certainly better, elsewhere not certainly worse."""
    if preset == "club":
        return points.mean >= LEAST and points.low > 0
    return points.high >= 0
