"""The last 256 pieces of news, and who can catch up with them."""

from __future__ import annotations

from kingclub.club.ring import RING_SIZE, Ring


def ring_of(count: int) -> Ring:
    """A ring that has been told so much, two pieces of news a version."""
    ring = Ring()
    for number in range(1, count + 1):
        ring.add(number // 2, {"e": "people", "number": number})
    return ring


def test_who_was_away_for_a_moment_gets_what_he_missed() -> None:
    missed = ring_of(10).since(7)

    assert missed is not None
    assert [numbered.seq for numbered in missed] == [8, 9, 10]


def test_who_missed_nothing_gets_nothing() -> None:
    assert ring_of(10).since(10) == []


def test_who_was_away_for_long_or_knows_a_number_that_is_none_needs_a_snapshot() -> None:
    ring = ring_of(RING_SIZE + 10)

    assert ring.since(9) is None
    assert len(ring.since(10) or ()) == RING_SIZE
    assert ring.since(RING_SIZE + 11) is None


def test_nobody_catches_up_across_a_skipped_number() -> None:
    ring = ring_of(10)
    ring.skip()

    assert ring.last == 11
    assert ring.since(10) is None
    assert ring.since(11) == []


def test_a_stale_player_is_told_what_came_after_his_version() -> None:
    ring = ring_of(10)

    assert [numbered.seq for numbered in ring.after_version(3) or ()] == [8, 9, 10]
    assert ring_of(RING_SIZE * 3).after_version(3) is None
