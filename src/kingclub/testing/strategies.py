"""Hypothesis strategies for matches; the one module of the kit that needs hypothesis.

Everything is drawn as a seed: what fails is told by a number that makes it again.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import strategies as st

from kingclub.rules import Ruleset, load_preset, presets
from kingclub.testing.house_rules import random_ruleset
from kingclub.testing.passage import Passage, random_passage

_SEEDS = st.integers(min_value=0, max_value=2**32 - 1)


def rulesets(codes: Sequence[str] | None = None) -> st.SearchStrategy[Ruleset]:
    """Presets, by default all of them, and as often house rules that no preset has."""
    listed = st.sampled_from(codes if codes is not None else presets()).map(load_preset)
    return listed | _SEEDS.map(lambda seed: random_ruleset(random.Random(seed)))


@st.composite
def passages(draw: st.DrawFn, ruleset: Ruleset | None = None) -> Passage:
    """The passage of any one deal of a random match."""
    rules = ruleset if ruleset is not None else draw(rulesets())
    deal = draw(st.integers(min_value=1, max_value=rules.schedule.deals))
    return random_passage(rules, random.Random(draw(_SEEDS)), deal)
