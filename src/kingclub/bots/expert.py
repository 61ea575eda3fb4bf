"""Level 3, «Знаток»: tries every choice in worlds that fit what is known, each played on by the rules of thumb."""

from __future__ import annotations

from random import Random
from typing import Final

from kingclub.bots.bot import Budget
from kingclub.bots.foresight import call_prospects
from kingclub.bots.prospect import Prospect, trusted_of
from kingclub.bots.search import card_prospects, domino_prospects
from kingclub.engine import Action
from kingclub.view import Observation
from kingclub.view.worlds import worlds

WORLDS: Final = 10
"""Worlds for a card where the budget says nothing."""

TIMES: Final = {"play": 1, "domino": 2}
"""So many times these worlds where chance is larger than for a card in a trick."""

TIMES_FOR_A_CALL: Final = 4
"""The same for a call, which decides a whole deal; what trails for certain is dropped on the way."""

DOUBT: Final = {"play": 0.0, "domino": 2.0}
"""How far a lead is doubted, in its standard errors, before it overrules the rules of thumb; found in the arena.

A card in a trick is played out well: doubt costs points. In domino a look ahead tells little.
"""

DOUBT_OF_CALLS: Final = 0.5
"""The same for a call."""


class ExpertBot:
    """Weighs every action in the same sampled worlds; nobody in them sees the others' cards."""

    def decide(self, seen: Observation, random: Random, budget: Budget) -> Action:
        """The action with the highest expectation."""
        legal = seen.legal
        assert legal, "it is not this seat's turn"
        if len(legal) == 1:
            return legal[0]
        times = TIMES.get(seen.phase, TIMES_FOR_A_CALL)
        weighed = prospects(seen, random, times * (budget.worlds or WORLDS))
        doubt = 0.0 if seen.hand is None else DOUBT.get(seen.phase, DOUBT_OF_CALLS)
        return trusted_of(weighed, doubt).action


def prospects(seen: Observation, random: Random, number: int, *, thorough: bool = False) -> list[Prospect]:
    """What every action worth a thought brings in up to so many worlds, drawn uniformly from those that fit.

    `thorough` asks for every legal action in every world.
    """
    possible = worlds(seen)
    if seen.phase == "play":
        drawn = (possible.draw(random) for _ in range(min(number, possible.size)))
        return card_prospects(seen, drawn, thorough=thorough)
    drawn = (possible.draw(random) for _ in range(number))
    weigh = domino_prospects if seen.phase == "domino" else call_prospects
    return weigh(seen, drawn, thorough=thorough)
