"""Level 1, «Новичок»: knows the rules of thumb and keeps to them two times in three."""

from __future__ import annotations

from random import Random

from kingclub.bots.bot import Budget
from kingclub.bots.casual import by_thumb
from kingclub.engine import Action
from kingclub.view import Observation

SENSIBLE = 2 / 3
"""How often a novice does what he knows he should."""


class NoviceBot:
    """A sensible action two times in three, else any legal one."""

    def decide(self, seen: Observation, random: Random, budget: Budget) -> Action:  # noqa: ARG002  # needs no thought
        """Sensible or not, as chance will have it."""
        assert seen.legal, "it is not this seat's turn"
        return by_thumb(seen) if random.random() < SENSIBLE else random.choice(seen.legal)
