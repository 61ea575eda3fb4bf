"""What every bot must do, whoever wrote it: a new level or entry point is held to it by being registered.

The law of honesty: what looks the same to a seat is decided the same, card for card, with the same seed.
"""

from __future__ import annotations

import pickle
import random
from functools import cache

import pytest

from kingclub.bots import Bot, Budget, bot_named, bot_names
from kingclub.cards import Seat
from kingclub.engine import Match
from kingclub.rules import load_preset, presets
from kingclub.testing import Passage, random_passage, random_ruleset, retold
from kingclub.view import Observation, observe

MOMENTS = 6
"""Of each deal; the first decisions of a deal are all calls, so some are taken from its beginning."""

BUDGET = Budget(worlds=2)


@cache
def passages(preset: str) -> tuple[Passage, ...]:
    """A deal from the beginning of a match and one from its end."""
    rules = load_preset(preset)
    rng = random.Random(preset)
    last = rules.schedule.deals if rules.schedule.deals < 20 else 3
    return tuple(random_passage(rules, rng, number) for number in (1, last))


def moments(passage: Passage, rng: random.Random) -> list[int]:
    """After how many moves of a passage a seat is asked: the first calls, and others at random."""
    asked = [number for number, (match, _) in enumerate(passage.steps, 1) if match.turn is not None]
    later = asked[2:]
    return asked[:2] + rng.sample(later, min(len(later), MOMENTS - 2))


def at(passage: Passage, length: int) -> Match:
    return Passage(passage.start, passage.moves[:length]).end[0]


def decided(bot: Bot, seen: Observation) -> object:
    action = bot.decide(seen, random.Random(1), BUDGET)
    assert seen.legal is not None
    assert action in seen.legal
    return action


@pytest.mark.parametrize("preset", presets())
@pytest.mark.parametrize("name", bot_names())
def test_what_looks_the_same_is_decided_the_same(name: str, preset: str) -> None:
    bot, rng = bot_named(name), random.Random(f"{name} {preset}")
    moved = 0
    for passage in passages(preset):
        for length in moments(passage, rng):
            match = at(passage, length)
            seat = match.turn
            assert seat is not None
            other = retold(Passage(passage.start, passage.moves[:length]), seat, rng)
            first = decided(bot, observe(match, seat))
            assert first == decided(bot, observe(match, seat)), "the same seed, another decision"
            if other is not None:
                moved += 1
                assert first == decided(bot, observe(other.end[0], seat)), "the cards of others decided"
    assert moved or preset == "two"


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", bot_names())
def test_every_action_is_legal_under_house_rules(name: str, seed: int) -> None:
    bot, rng = bot_named(name), random.Random(seed)
    rules = random_ruleset(rng)
    passage = random_passage(rules, rng, 1 + rng.randrange(min(rules.schedule.deals, 8)))

    for length in moments(passage, rng):
        match = at(passage, length)
        assert match.turn is not None
        decided(bot, observe(match, match.turn))


def test_a_bot_that_looks_at_other_hands_is_caught() -> None:
    """The bad sample: what a peeping bot would be told changes with the cards that it may not see."""
    passage, rng = passages("club")[0], random.Random(1)
    match = at(passage, 1)
    seat = match.turn
    assert seat is not None
    other = retold(Passage(passage.start, passage.moves[:1]), seat, rng)
    assert other is not None

    def peeped(match: Match) -> object:
        assert match.deal is not None
        return match.deal.hands[Seat((seat + 1) % 4)]

    assert peeped(match) != peeped(other.end[0])
    assert observe(match, seat) == observe(other.end[0], seat)


def test_an_observation_reaches_a_worker_whole() -> None:
    for preset in ("club", "book-talon", "book-domino"):
        match = at(passages(preset)[1], 2)
        seen = observe(match, match.turn)
        assert pickle.loads(pickle.dumps(seen)) == seen
