"""Naming a trump from the whole hand or from three cards (rules, section 6: `named`, `first_three`).

The winner of an auction, the taker of a talon and the buyer of a praised deal name in the same way.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kingclub.cards import Seat
from kingclub.engine.action import Action, Decline, Name
from kingclub.engine.call import bad_call, call
from kingclub.engine.deal import Deal, Step
from kingclub.engine.match import Match
from kingclub.engine.play import begin_play, deal_of
from kingclub.engine.refusal import NameForbidden
from kingclub.engine.rest import name, see_hands, see_hands_by_last
from kingclub.errors import Refusal
from kingclub.rules.denomination import SUITS, Denomination


@dataclass(frozen=True, slots=True)
class Naming:
    """The seat names one of `names`, then `leader` leads; `may_decline` lets the last card dealt decide instead."""

    name: ClassVar[str] = "name"
    turn: Seat
    names: tuple[Denomination, ...]
    leader: Seat
    may_decline: bool = False

    def legal(self, match: Match) -> tuple[Action, ...]:
        """Every denomination allowed, and declining where it is."""
        names = tuple(Name(denomination) for denomination in self.names)
        return (*names, Decline()) if self.may_decline else names

    def objection(self, match: Match, action: Action) -> Refusal | None:
        """Only the denominations allowed."""
        match action:
            case Name(denomination):
                return None if denomination in self.names else NameForbidden(denomination.value)
            case Decline() if self.may_decline:
                return None
        return bad_call(action, self.turn)

    def apply(self, match: Match, action: Action) -> Step:
        """The trump stands, all see their hands, and the leader leads."""
        match, called = call(match, self.turn, action)
        if isinstance(action, Name):
            match, named = name(match, self.turn, action.denomination)
            match, seen = see_hands(match)
            named += seen
        else:
            match, named = see_hands_by_last(match)
        match, begun = begin_play(match, deal_of(match), self.leader)
        return match, called + named + begun


def begin_named(match: Match, deal: Deal) -> Step:
    """Eldest names any suit from his full hand."""
    return begin_naming(match, deal, Naming(deal.eldest, SUITS, deal.eldest))


def begin_first_three(match: Match, deal: Deal) -> Step:
    """Eldest names any suit having seen his first three cards, or declines."""
    return begin_naming(match, deal, Naming(deal.eldest, SUITS, deal.eldest, may_decline=True))


def begin_naming(match: Match, deal: Deal, phase: Naming) -> Step:
    """Wait for a name."""
    return match._replace(deal=deal._replace(phase=phase)), ()
