"""Who is brought together: laws over many crowds, and the cases that people notice."""

from __future__ import annotations

import random

import pytest

from kingclub.club.identity import PersonId
from kingclub.club.search import Progress, Search, bring_together, demand_of, progress_of
from kingclub.club.terms import Pace
from kingclub.rules import load_preset

PRESETS = ("club", "club-boys", "three", "two", "six")


def crowd(seed: int) -> tuple[Search, ...]:
    """People who would play this or that, in the order in which they came."""
    chance = random.Random(seed)
    return tuple(
        Search(
            PersonId(f"p{number}"),
            tuple(chance.sample(PRESETS, chance.randint(1, 3))),
            tuple(chance.sample(list(Pace), chance.randint(1, 2))),
        )
        for number in range(chance.randint(0, 24))
    )


def never_with_his_twin(one: PersonId, other: PersonId) -> bool:
    """p1 and p11 look alike, as do p2 and p12."""
    return one[-1] != other[-1]


@pytest.mark.parametrize("seed", range(200))
def test_everybody_gets_what_he_asked_for_and_one_seat(seed: int) -> None:
    searches = crowd(seed)
    parties = bring_together(searches, never_with_his_twin)

    seated = [search for party in parties for search in party.people]
    assert len(seated) == len({search.who for search in seated})
    assert set(seated) <= set(searches)
    for party in parties:
        assert len(party.people) == load_preset(party.preset).players
        assert all(search.wants(party.preset, party.pace) for search in party.people)
        assert len({search.who[-1] for search in party.people}) == len(party.people), "nobody meets his twin"


@pytest.mark.parametrize("seed", range(200))
def test_nobody_waits_who_could_play(seed: int) -> None:
    searches = crowd(seed)
    seated = {search for party in bring_together(searches) for search in party.people}
    demand = demand_of(search for search in searches if search not in seated)

    assert all(count < load_preset(preset).players for (preset, _), count in demand.items())


@pytest.mark.parametrize("seed", range(50))
def test_who_has_waited_longest_is_never_passed_over_by_those_who_want_the_same(seed: int) -> None:
    searches = crowd(seed)
    seated = {search for party in bring_together(searches) for search in party.people}

    for place, search in enumerate(searches):
        same = [
            other
            for other in searches[place + 1 :]
            if (other.presets, other.paces) == (search.presets, search.paces)
        ]
        assert search in seated or not seated & set(same)


def test_four_who_would_play_the_same_meet_and_the_fifth_waits() -> None:
    searches = [Search(PersonId(name), ("club",), (Pace.FREE,)) for name in "abcde"]

    (party,) = bring_together(searches)

    assert [search.who for search in party.people] == ["a", "b", "c", "d"]


def test_what_the_first_likes_most_is_played() -> None:
    both = [Search(PersonId(name), ("club-boys", "club"), (Pace.SLOW, Pace.FREE)) for name in "ab"]
    easy = [Search(PersonId(name), ("club", "club-boys"), (Pace.FREE, Pace.SLOW)) for name in "cd"]

    (party,) = bring_together([*both, *easy])

    assert (party.preset, party.pace) == ("club-boys", Pace.SLOW)


def test_nobody_plays_with_himself() -> None:
    assert bring_together([Search(PersonId("a"), ("two", "two"), (Pace.FREE,))]) == ()


def test_progress_is_that_of_the_nearest_table() -> None:
    search = Search(PersonId("a"), ("six", "club"), (Pace.FREE, Pace.QUICK))
    others = [
        Search(PersonId("b"), ("six",), (Pace.FREE,)),
        Search(PersonId("c"), ("six",), (Pace.FREE,)),
        Search(PersonId("d"), ("club",), (Pace.QUICK,)),
    ]

    assert progress_of(search, demand_of([search, *others])) == Progress(2, 4)
    assert progress_of(search, demand_of([search])) == Progress(1, 4)
