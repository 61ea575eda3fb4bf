"""Random house rules: option sets that no table refuses."""

from __future__ import annotations

import random
from collections.abc import Mapping

from kingclub.cards import HAND_SIZES
from kingclub.errors import Refused
from kingclub.rules import GROUPS, OPTIONS, Objective, Ruleset, ruleset

PLAIN_ONCE_IN = 3
"""Each option keeps the value of `club` this seldom, so that most sets are far from every preset."""


def random_ruleset(rng: random.Random, fixed: Mapping[str, object] | None = None) -> Ruleset:
    """House rules at random, with the options of `fixed` as they are given.

    Sets that are refused are drawn again, so `fixed` must leave at least one that is not.
    """
    while True:
        players, pack = rng.choice(list(HAND_SIZES))
        drawn = {"players": players, "pack": pack} | _drawn(rng) | dict(fixed or {})
        try:
            return ruleset("club", drawn)
        except Refused:
            continue


def _drawn(rng: random.Random) -> dict[str, object]:
    names = [
        name for name in OPTIONS if name not in {"players", "pack"} | set(GROUPS["table"]) or name == "deserter"
    ]
    return {name: _value(name, rng) for name in names if rng.randrange(PLAIN_ONCE_IN)}


def _value(name: str, rng: random.Random) -> object:
    if name == "heart_lead_ban":
        return [objective.value for objective in Objective if rng.random() < 1 / 2]
    return rng.choice(OPTIONS[name].choices)
