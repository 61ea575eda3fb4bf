"""Level 2, «Любитель»: the rules of thumb, without a look at what may follow."""

from __future__ import annotations

from random import Random

from kingclub.bots.bits import card_at, mask_of
from kingclub.bots.bot import Budget
from kingclub.bots.caller import call
from kingclub.bots.glance import Glance, glance
from kingclub.bots.layer import fitting, lay, layout_of
from kingclub.bots.never import sensible
from kingclub.bots.playout import chooser_of
from kingclub.engine import Action
from kingclub.engine.action import play_of
from kingclub.view import Observation


class CasualBot:
    """Plays every deal by the rules of thumb of its contract."""

    def decide(self, seen: Observation, random: Random, budget: Budget) -> Action:  # noqa: ARG002  # nothing is left to chance
        """What the rules of thumb say."""
        return by_thumb(seen)


def by_thumb(seen: Observation) -> Action:
    """The action that the rules of thumb choose among the legal ones."""
    legal = seen.legal
    assert legal, "it is not this seat's turn"
    if len(legal) == 1:
        return legal[0]
    if seen.phase == "play":
        look = glance(seen)
        return play_of(look.card(card_by_thumb(look)))
    if seen.phase == "domino":
        layout = layout_of(seen.ruleset)
        place = lay(layout, mask_of(seen.hand or (), misere=False), fitting(layout, seen.rows))
        return play_of(card_at(place, misere=False))
    return call(seen)


def card_by_thumb(look: Glance) -> int:
    """The place of the card that the rules of thumb choose among the sensible ones."""
    choose = chooser_of(look.worth).choose
    return choose(look.hand, sensible(look), look.best, look.table, look.out, look.to_come)
