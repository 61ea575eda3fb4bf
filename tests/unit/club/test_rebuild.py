"""Whole matches of every preset rebuilt from the bytes of their logs; `bench/rebuild.py` does it 10,000 times."""

from __future__ import annotations

import pytest

from bench.rebuild import Watched, compare
from kingclub.rules import presets

EACH = 6
"""Matches of each preset: more than 200 of all."""


@pytest.mark.slow
@pytest.mark.parametrize("preset", presets())
def test_after_every_entry_the_log_gives_the_table_that_was_there(preset: str) -> None:
    for number in range(EACH):
        watched = Watched(preset, number)
        watched.play()

        assert compare(watched) > 50


def test_a_table_that_is_not_what_its_log_says_is_noticed() -> None:
    watched = Watched("club", 0)
    watched.play()
    number = len(watched.tables) // 2
    watched.tables[number] = watched.tables[number]._replace(version=0)

    with pytest.raises(AssertionError, match=f"club, entry {number}"):
        compare(watched)
