"""What the laws of the view are tried on: a passage of every preset and of house rules for every second half."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import Phase, settings

from kingclub.cards import Seat
from kingclub.engine import Match
from kingclub.rules import Contract, Ruleset, load_preset, presets
from kingclub.rules.option import RecoveryMode
from kingclub.testing import Passage, random_passage, random_ruleset

# A passage takes tens of milliseconds to judge and no shrinking makes a seed simpler.
few = settings(max_examples=max(1, settings().max_examples // 30), phases=[Phase.explicit, Phase.generate])
each_preset = pytest.mark.parametrize("preset", presets())
each_recovery = pytest.mark.parametrize("recovery", [mode.value for mode in RecoveryMode])
SECOND_HALF = (Contract.TRUMP, Contract.TAKE_TRICKS, Contract.DOMINO)


def of_preset(preset: str, seed: int) -> Passage:
    """One deal of a random match, in half of the seeds one of the second half if it is a game of its own."""
    return _any_deal(load_preset(preset), random.Random(f"{preset} {seed}"))


def of_house_rules(recovery: str, seed: int) -> Passage:
    """One deal of random house rules with this recovery."""
    rng = random.Random(f"{recovery} {seed}")
    return _any_deal(random_ruleset(rng, {"recovery": recovery}), rng)


def viewers(match: Match) -> Iterator[Seat | None]:
    """Everybody who may look on: the public and each seat."""
    yield None
    yield from map(Seat, range(match.ruleset.players))


def _any_deal(ruleset: Ruleset, rng: random.Random) -> Passage:
    deals = range(1, ruleset.schedule.deals + 1)
    contracts = ruleset.schedule.contracts
    late = [number for number, contract in zip(deals, contracts, strict=False) if contract in SECOND_HALF]
    return random_passage(ruleset, rng, rng.choice(late if late and rng.random() < 1 / 2 else list(deals)))
