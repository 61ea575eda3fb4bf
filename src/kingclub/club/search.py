"""Whom to bring together: people who look for others and would play the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from kingclub.club.identity import PersonId
from kingclub.club.sitter import Kind
from kingclub.club.terms import Pace
from kingclub.rules import load_preset

MayMeet: TypeAlias = Callable[[PersonId, PersonId], bool]
"""Whether two people may sit at one table: nobody is to be taken for another."""
Demand: TypeAlias = Counter[tuple[str, Pace]]
"""How many would play this at this pace."""


@dataclass(frozen=True, slots=True)
class Search:
    """What somebody would play: any of the presets at any of the paces, of each what he likes most first."""

    who: PersonId
    presets: tuple[str, ...]
    paces: tuple[Pace, ...]
    kind: Kind = Kind.PERSON

    @property
    def choices(self) -> tuple[tuple[str, Pace], ...]:
        """All that he would play, what he likes most first."""
        return tuple((preset, pace) for preset in self.presets for pace in self.paces)

    def wants(self, preset: str, pace: Pace) -> bool:
        """Whether he would play this."""
        return preset in self.presets and pace in self.paces


@dataclass(frozen=True, slots=True)
class Party:
    """People enough for a table, and what they play."""

    preset: str
    pace: Pace
    people: tuple[Search, ...]


class Progress(NamedTuple):
    """How far a search has come: so many are there of as many as a table needs."""

    have: int
    need: int


def bring_together(searches: Sequence[Search], may_meet: MayMeet = lambda _, __: True) -> tuple[Party, ...]:
    """Every party that can be made; who comes first in `searches` has waited longest and is thought of first."""
    parties: list[Party] = []
    left = tuple(searches)
    while (party := _first_party(left, may_meet)) is not None:
        parties.append(party)
        left = tuple(search for search in left if search not in party.people)
    return tuple(parties)


def progress_of(search: Search, demand: Demand) -> Progress:
    """How near somebody is to a table: of all that he would play, that for which the fewest people are missing."""
    found = []
    for preset, pace in search.choices:
        need = load_preset(preset).players
        found.append(Progress(min(demand[preset, pace], need), need))
    return min(found, key=lambda progress: progress.need - progress.have)


def demand_of(searches: Iterable[Search]) -> Demand:
    """How many would play what."""
    return Counter(choice for search in searches for choice in search.choices)


def _first_party(searches: Sequence[Search], may_meet: MayMeet) -> Party | None:
    demand = demand_of(searches)
    for search in searches:
        for preset, pace in search.choices:
            players = load_preset(preset).players
            people = _company(search, searches, preset, pace, may_meet) if demand[preset, pace] >= players else ()
            if len(people) >= players:
                return Party(preset, pace, people[:players])
    return None


def _company(
    search: Search, searches: Sequence[Search], preset: str, pace: Pace, may_meet: MayMeet
) -> tuple[Search, ...]:
    """Somebody with all of the others who would play this with him and with each other."""
    company = [search]
    for other in searches:
        is_other = other.who != search.who and other.wants(preset, pace)
        if is_other and all(may_meet(other.who, one.who) for one in company):
            company.append(other)
    return tuple(company)
