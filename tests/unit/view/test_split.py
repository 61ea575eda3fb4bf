"""Counting and drawing the ways to deal cards to places that may hold them."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingclub.cards import FULL_PACK
from kingclub.view.split import split

CARDS = FULL_PACK[:6]


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[int], tuple[int, ...]]:
    """For each of up to six cards the mask of the places that may hold it, and the room of three or four places."""
    size = draw(st.integers(3, 4))
    masks = draw(st.lists(st.integers(1, 2**size - 1), min_size=1, max_size=len(CARDS)))
    room = [0] * size
    for _ in masks:
        room[draw(st.integers(0, size - 1))] += 1
    return masks, tuple(room)


@given(tables())
def test_as_many_ways_are_counted_as_listed_and_all_are_different(table: tuple[list[int], tuple[int, ...]]) -> None:
    masks, room = table
    may_hold = dict(zip(CARDS, masks, strict=False))
    ways = split(may_hold, len(room))
    listed = [tuple(map(frozenset, filling)) for filling in ways.every(room)]
    assert len(set(listed)) == len(listed) == ways.count(room)
    for filling in listed:
        assert tuple(map(len, filling)) == room
        assert all(may_hold[card] >> place & 1 for place, cards in enumerate(filling) for card in cards)


@given(tables(), st.integers(0, 99))
def test_a_draw_is_one_of_the_ways(table: tuple[list[int], tuple[int, ...]], seed: int) -> None:
    masks, room = table
    ways = split(dict(zip(CARDS, masks, strict=False)), len(room))
    if ways.count(room):
        drawn = ways.draw(room, random.Random(seed))
        assert tuple(map(frozenset, drawn)) in {tuple(map(frozenset, filling)) for filling in ways.every(room)}


def test_every_way_is_drawn_as_often_as_any_other() -> None:
    """Two cards bound to the first two places, and four free ones: greedy dealing would favour some ways."""
    may_hold = dict(zip(CARDS, (0b011, 0b011, 0b111, 0b111, 0b110, 0b101), strict=True))
    ways, room = split(may_hold, 3), (3, 2, 1)
    number, rng = ways.count(room), random.Random(1)
    drawn = Counter(tuple(map(frozenset, ways.draw(room, rng))) for _ in range(200 * number))
    assert len(drawn) == number
    assert sum((count - 200) ** 2 / 200 for count in drawn.values()) < number + 4 * (2 * number) ** 0.5


@pytest.mark.parametrize("room", [(2, 1, 0), (4, 1, 1)])
def test_cards_that_do_not_fill_the_places_cannot_be_dealt(room: tuple[int, ...]) -> None:
    assert split(dict.fromkeys(CARDS[:4], 0b111), 3).count(room) == 0
