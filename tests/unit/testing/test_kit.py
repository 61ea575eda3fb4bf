"""The public kit: it plays what it says, moves only what is hidden, and needs hypothesis only where it says so."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest
from hypothesis import given, settings

from kingclub.cards import Seat
from kingclub.engine import Act, Give, GiveCards
from kingclub.rules import Ruleset, load_preset
from kingclub.testing import Passage, hidden_cards, random_match, random_passage, random_ruleset, retold
from kingclub.testing.strategies import passages, rulesets


def test_a_passage_is_one_whole_deal() -> None:
    passage = random_passage(load_preset("book-talon"), random.Random(3), 8)
    match, _ = passage.end
    assert isinstance(passage.moves[0], GiveCards)
    assert len(passage.start.results) == 7
    assert len(match.results) == 8


def test_there_is_no_passage_after_the_last_deal() -> None:
    with pytest.raises(ValueError, match="has 14 deals, so none is number 15"):
        random_passage(load_preset("two"), random.Random(1), 15)


def test_the_same_seed_gives_the_same_match() -> None:
    twice = [[move for _, move in random_match(load_preset("short"), random.Random(5))] for _ in range(2)]
    assert twice[0] == twice[1]


def test_all_kinds_of_calls_come_about_as_often() -> None:
    """Not each price by itself: a talon is also taken and sold."""
    first = [
        str(move.action).partition("(")[0]
        for seed in range(40)
        for move in random_passage(load_preset("book-talon"), random.Random(seed), 7).moves[1:2]
        if isinstance(move, Act)
    ]
    assert {name: first.count(name) > 5 for name in set(first)} == {"Ask": True, "Sell": True, "Take": True}


def test_random_rules_keep_what_is_fixed() -> None:
    for seed in range(20):
        rules = random_ruleset(random.Random(seed), {"recovery": "praise", "players": 3, "pack": "9-a"})
        assert (rules.options.recovery.value, rules.players) == ("praise", 3)


@settings(max_examples=20)
@given(rulesets(["club", "two"]))
def test_rulesets_can_be_drawn(rules: Ruleset) -> None:
    assert rules.schedule.deals > 0


@settings(max_examples=5)
@given(passages(load_preset("three")))
def test_passages_can_be_drawn(passage: Passage) -> None:
    assert passage.start.ruleset.preset == "three"


def test_another_story_moves_what_is_hidden_and_nothing_else() -> None:
    passage = random_passage(load_preset("club"), random.Random(2), 1)
    so_far = Passage(passage.start, passage.moves[:6])
    other = retold(so_far, Seat(1), random.Random(2))
    assert other is not None
    assert other.moves[1:] == so_far.moves[1:]
    (match, _), (told, _) = so_far.end, other.end
    assert match.deal is not None
    assert told.deal is not None
    assert told.deal.hands[1] == match.deal.hands[1]
    assert told.deal.hands != match.deal.hands
    assert hidden_cards(told, Seat(1)) == hidden_cards(match, Seat(1))


def test_gifts_between_others_are_told_otherwise() -> None:
    for seed in range(30):
        passage = random_passage(load_preset("book-talon-three"), random.Random(seed), 8)
        length = next(place for place, move in enumerate(passage.moves, 1) if is_gift(move))
        so_far = Passage(passage.start, passage.moves[:length])
        last = so_far.moves[-1]
        assert isinstance(last, Act)
        assert isinstance(last.action, Give)
        onlooker = next(seat for seat in map(Seat, range(3)) if seat not in (last.seat, last.action.to))
        other = retold(so_far, onlooker, random.Random(seed))
        if other is not None and other.moves[-1] != last:
            return
    pytest.fail("no gift was ever another card")


def is_gift(move: object) -> bool:
    return isinstance(move, Act) and isinstance(move.action, Give)


def test_when_all_is_seen_there_is_no_other_story() -> None:
    passage = random_passage(load_preset("club"), random.Random(2), 1)
    assert retold(passage, None, random.Random(1)) is None


def test_only_the_strategies_need_hypothesis() -> None:
    program = "import sys, kingclub.testing, kingclub.testing.leak; sys.exit('hypothesis' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
