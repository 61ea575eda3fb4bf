"""Those who look for people are told how far it has come, and led to one table when there are enough."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field

from kingclub.club.identity import PersonId, TableId
from kingclub.club.matchmaker import Matchmaker
from kingclub.club.port import Message
from kingclub.club.search import Party, Search
from kingclub.club.service import RETRY_MS
from kingclub.club.terms import Pace
from tests.unit.club.simulator import VirtualClock


class Names:
    def name_of(self, person: PersonId) -> str:
        return {"o1": "Оля", "o2": "Oля"}.get(person, person * 3)

    def owner_of(self, person: PersonId) -> PersonId | None:  # nobody is a program here
        return None


@dataclass(eq=False)
class Page:
    received: list[Message] = field(default_factory=list)

    def put(self, text: str) -> None:
        self.received.append(json.loads(text))

    @property
    def progress(self) -> tuple[int, int]:
        return self.received[-1]["have"], self.received[-1]["need"]


class Club:
    """A matchmaker, and the parties for whom a table was asked."""

    def __init__(self) -> None:
        self.parties: list[tuple[Party, Callable[[TableId | None], None]]] = []
        self.clock = VirtualClock()
        self.matchmaker = Matchmaker(lambda *party: self.parties.append(party), self.clock, Names(), json.dumps)

    def seek(self, who: str, *presets: str, pace: Pace = Pace.FREE) -> Page:
        page = Page()
        self.matchmaker.seek(page, Search(PersonId(who), presets, (pace,)))
        return page


def test_each_is_told_how_many_are_there_until_all_are_led_to_a_table() -> None:
    club = Club()
    first = club.seek("a", "three")
    assert first.progress == (1, 3)
    second = club.seek("b", "three", "club")
    assert (first.progress, second.progress) == ((2, 3), (2, 3))

    third = club.seek("c", "three")
    ((party, seated),) = club.parties
    assert [search.who for search in party.people] == ["a", "b", "c"]
    seated(TableId("t1"))
    assert [page.received[-1] for page in (first, second, third)] == [{"t": "found", "table": "t1"}] * 3
    assert club.seek("d", "three").progress == (1, 3), "nobody of them looks any more"


def test_nothing_is_told_twice() -> None:
    club = Club()
    first = club.seek("a", "three")
    club.seek("b", "six")

    assert len(first.received) == 1


def test_who_goes_away_is_not_waited_for() -> None:
    club = Club()
    first, second = club.seek("a", "three"), club.seek("b", "three")

    club.matchmaker.withdraw(second)
    club.seek("c", "three")
    assert club.parties == []
    assert first.progress == (2, 3)


def test_who_looks_for_something_else_keeps_his_place() -> None:
    club = Club()
    club.seek("a", "six")
    club.seek("b", "two")
    club.seek("a", "two")

    ((party, _),) = club.parties
    assert [search.who for search in party.people] == ["a", "b"]


def test_where_the_table_cannot_be_stored_they_go_on_looking_before_all_others() -> None:
    club = Club()
    club.seek("a", "two")
    club.seek("b", "two")
    club.parties.pop()[1](None)

    club.seek("c", "two")
    ((party, _),) = club.parties
    assert [search.who for search in party.people] == ["a", "b"]


def test_where_the_table_cannot_be_stored_it_is_tried_again_until_it_can() -> None:
    club = Club()
    pages = [club.seek("a", "two"), club.seek("b", "two"), club.seek("c", "three")]
    for _ in range(3):
        club.parties.pop()[1](None)
        assert club.parties == []
        club.clock.go_on(RETRY_MS)
        assert len(club.parties) == 1

    club.parties.pop()[1](TableId("t1"))
    assert [page.received[-1]["t"] for page in pages] == ["found", "found", "seeking"]


def test_a_disk_that_is_ill_for_long_is_asked_once_a_moment_by_each_party() -> None:
    club = Club()
    for who in "abcdef":
        club.seek(who, "two")
    for _ in range(4):
        failing, club.parties = club.parties, []
        assert len(failing) == 3
        for _, seated in failing:
            seated(None)
            club.clock.go_on(RETRY_MS // 10)
        club.clock.go_on(RETRY_MS)


def test_who_has_gone_while_the_table_could_not_be_stored_does_not_look_on() -> None:
    club = Club()
    club.seek("a", "two")
    second = club.seek("b", "two")
    club.matchmaker.withdraw(second)
    club.parties.pop()[1](None)

    third = club.seek("c", "two")
    ((party, seated),) = club.parties
    assert [search.who for search in party.people] == ["a", "c"]
    seated(TableId("t1"))
    assert third.received[-1] == {"t": "found", "table": "t1"}


def test_two_who_could_be_taken_for_each_other_do_not_meet() -> None:
    club = Club()
    club.seek("o1", "two")
    club.seek("o2", "two")
    assert club.parties == []

    club.seek("b", "two")
    ((party, _),) = club.parties
    assert [search.who for search in party.people] == ["o1", "b"]
