"""Seats run clockwise: the next one is on the left."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from kingclub.cards import Seat, clockwise_from, left_of, with_seat


def test_the_left_of_the_last_seat_is_the_first() -> None:
    assert left_of(Seat(0), 4) == 1
    assert left_of(Seat(3), 4) == 0
    assert left_of(Seat(1), 2) == 0


@given(st.integers(2, 6), st.integers(0, 5))
def test_once_round_the_table_is_every_seat_once(players: int, first: int) -> None:
    seats = clockwise_from(Seat(first % players), players)
    assert seats[0] == first % players
    assert sorted(seats) == list(range(players))
    assert all(left_of(seat, players) == after for seat, after in pairwise(seats))


def test_one_seat_is_changed_and_the_others_stay() -> None:
    assert with_seat((1, 2, 3), Seat(1), 9) == (1, 9, 3)
    assert with_seat((1, 2, 3), Seat(2), 9) == (1, 2, 9)
