"""Every kind of fact comes out of the log as it went in."""

from __future__ import annotations

import json

import pytest

from kingclub.cards import Seat
from kingclub.club import fact as facts
from kingclub.club.fact import By, Fact, Matter, from_plain, to_plain
from kingclub.club.identity import MatchId, PersonId, TableId
from kingclub.club.limit import TimeLimit
from kingclub.club.sitter import bot
from kingclub.club.terms import Bots, Terms
from kingclub.view import Rest

SEAT, OTHER, TABLE = Seat(1), Seat(2), TableId("t1")
ONE_OF_EACH: tuple[Fact, ...] = (
    facts.Opened("club", {"boys": "KJ"}, MatchId("m1"), PersonId("p"), Terms(bots=Bots(3), limit=TimeLimit(9, 8))),
    facts.Sat(SEAT, bot(4)),
    facts.Left(SEAT),
    facts.WentAway(SEAT),
    facts.CameBack(SEAT),
    facts.Deserted(SEAT),
    facts.Readied(SEAT),
    facts.Sealed(1, "00"),
    facts.Seeded(1, PersonId("p"), "ff"),
    facts.Begun(),
    facts.Dealt(),
    facts.Acted(SEAT, "KH", By.CLAIM),
    facts.Tallied(1, SEAT, "-king", None, (0, -16), None, False, None, 32, (0, 0), (0, 1)),
    facts.TookBack(SEAT),
    facts.Claimed(SEAT, Rest.NONE),
    facts.Proposed(SEAT, Matter.REPLACE, OTHER),
    facts.Agreed(SEAT),
    facts.Dropped(SEAT),
    facts.Paused(Matter.ADJOURN),
    facts.Gathered(SEAT),
    facts.WentOn(),
    facts.FellIdle(SEAT),
    facts.Follows(TABLE, SEAT),
    facts.Rematched(TABLE),
    facts.Resumed(5),
    facts.Closed(),
)


@pytest.mark.parametrize("fact", ONE_OF_EACH, ids=lambda fact: str(fact.tag))
def test_a_fact_comes_back_as_it_was(fact: Fact) -> None:
    assert from_plain(json.loads(json.dumps(to_plain(fact)))) == fact


def test_no_kind_is_forgotten_here() -> None:
    assert {type(fact) for fact in ONE_OF_EACH} == set(facts._KINDS.values())
