"""Random rulesets and random matches for laws: all follows from a seed, so that a failure can be repeated."""

from __future__ import annotations

import random
from functools import cache

from hypothesis import strategies as st

from kingclub.cards import HAND_SIZES, Card, Seat
from kingclub.engine import Act, Desert, Draw, FindDealer, GiveCards, Match, advance, legal_actions, new_match
from kingclub.errors import Refused
from kingclub.notation import Record, Recording, record_of
from kingclub.rules import OPTIONS, Ruleset, presets, ruleset
from kingclub.rules.option_kind import Plain

NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dina", "Egor")

seeds = st.integers(min_value=0, max_value=2**32)


def random_rules(rng: random.Random) -> Ruleset:
    """A preset with some house rules that go together; short, so that whole matches of it are played quickly."""
    while True:
        try:
            return ruleset(rng.choice(presets()), _random_changes(rng))
        except Refused:
            continue


def _random_changes(rng: random.Random) -> dict[str, Plain]:
    changes: dict[str, Plain] = {}
    if rng.random() < 0.5:
        players, pack = rng.choice(list(HAND_SIZES))
        changes = {"players": players, "pack": pack}
    for name in rng.sample([name for name in OPTIONS if name not in ("players", "pack")], rng.randrange(9)):
        choices = OPTIONS[name].choices
        listed = name == "heart_lead_ban"
        changes[name] = rng.sample(choices, rng.randrange(len(choices))) if listed else rng.choice(choices)
    if changes.get("recovery") in ("praise", "take_tricks"):
        changes["trick_price"] = rng.randrange(1, 40)
    changes["deals_each"] = rng.randrange(1, 3)
    changes["recovery_deals"] = rng.randrange(1, 3)
    return changes


def random_record(rules: Ruleset, rng: random.Random, *, moves: int | None = None) -> Record:
    """A random match, whole or broken off after some moves; somebody may desert where the house allows for it."""
    match = begun(rules, rng)
    recording = Recording()
    while not match.is_over and moves != 0:
        match = moved(match, rng)
        recording = recording.then(match)
        moves = None if moves is None else moves - 1
    return record_of(match, NAMES[: rules.players], recording)


def begun(rules: Ruleset, rng: random.Random) -> Match:
    """A match whose first dealer is known."""
    return advance(new_match(rules), FindDealer(Draw(Seat(rng.randrange(rules.players)))))[0]


def moved(match: Match, rng: random.Random) -> Match:
    """The match after one random move."""
    if match.turn is None:
        return advance(match, GiveCards(shuffled(match.ruleset, rng)))[0]
    assert match.deal is not None
    if match.ruleset.options.deserter and match.deal.deserter is None and rng.random() < 0.01:
        return advance(match, Desert(Seat(rng.randrange(match.ruleset.players))))[0]
    return advance(match, Act(match.turn, rng.choice(legal_actions(match))))[0]


def shuffled(rules: Ruleset, rng: random.Random) -> tuple[Card, ...]:
    """The pack of these rules in random order."""
    pack = list(rules.pack.cards)
    rng.shuffle(pack)
    return tuple(pack)


@cache
def whole_record(seed: int) -> Record:
    """A whole random match under random rules."""
    rng = random.Random(seed)
    return random_record(random_rules(rng), rng)


@cache
def broken_record(seed: int) -> Record:
    """A random match under random rules that is broken off somewhere."""
    rng = random.Random(seed)
    rules = random_rules(rng)
    return random_record(rules, rng, moves=rng.randrange(0, 200))
