"""Level 0: any legal action is as good as any other."""

from __future__ import annotations

from random import Random

from kingclub.bots.bot import Budget
from kingclub.engine import Action
from kingclub.view import Observation


class RandomBot:
    """Chooses among the legal actions with equal chances."""

    def decide(self, seen: Observation, random: Random, budget: Budget) -> Action:  # noqa: ARG002  # needs no thought
        """One of the legal actions."""
        assert seen.legal, "it is not this seat's turn"
        return random.choice(seen.legal)
