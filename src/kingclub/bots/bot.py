"""What a bot is: a function of an observation, a random stream and a budget. It never sees a match."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol

from kingclub.engine import Action
from kingclub.view import Observation


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think: a number of `worlds`, not of seconds, so that it thinks the same everywhere."""

    worlds: int | None = None


class Bot(Protocol):
    """A player of one seat."""

    def decide(self, seen: Observation, random: Random, budget: Budget) -> Action:
        """One of the legal actions of the observation, whose seat is to act.

        The same observation, random stream and budget give the same action.
        """
