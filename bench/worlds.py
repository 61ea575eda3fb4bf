"""How long 10,000 worlds take: `python bench/worlds.py`. Two seconds are allowed for a hand of eight cards."""

from __future__ import annotations

import random
import sys
import time

from kingclub.rules import load_preset
from kingclub.testing import Passage, random_passage
from kingclub.view import Reconstruction, observe, worlds

WORLDS = 10_000
POSITIONS = {"club": (1, 1), "six": (7, 1), "site-three": (1, 1), "book": (1, 1), "book-talon": (8, 12)}
"""For each preset a deal and how many of its moves have been made."""


def measure(preset: str, deal: int, moves: int) -> str:
    """One line of the table."""
    passage = random_passage(load_preset(preset), random.Random(6), deal)
    match, _ = Passage(passage.start, passage.moves[:moves]).end
    seen, rng = observe(match, match.turn), random.Random(1)
    start = time.perf_counter()
    possible = worlds(seen)
    prepared = time.perf_counter()
    drawn = [possible.draw(rng) for _ in range(WORLDS)]
    finished = time.perf_counter()
    reconstruction = Reconstruction(seen)
    for world in drawn[: WORLDS // 10]:
        reconstruction.match(world)
    rebuilt = time.perf_counter()
    ready, each = prepared - start, (rebuilt - finished) / (WORLDS // 10)
    return (
        f"{preset:<12} {possible.size:>10.1e} worlds  prepared in {ready * 1e3:5.2f} ms  "
        f"{WORLDS:,} drawn in {finished - prepared:.2f} s  a match of each in {each * 1e6:4.0f} µs\n"
    )


if __name__ == "__main__":
    for name, (number, made) in POSITIONS.items():
        sys.stdout.write(measure(name, number, made))
