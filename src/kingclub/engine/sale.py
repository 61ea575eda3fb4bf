"""Selling the game for tricks: offers rise until no one raises (rules, section 6: `praise`, `talon`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar, TypeAlias

from kingclub.cards import Seat, clockwise_from
from kingclub.engine.action import Action, Offer, Pass
from kingclub.engine.auction import rise_objection
from kingclub.engine.call import bad_call, call
from kingclub.engine.deal import Best, Deal, Step
from kingclub.engine.match import Match
from kingclub.engine.play import deal_of
from kingclub.errors import Refusal

Offers: TypeAlias = tuple[tuple[Seat, int], ...]
"""The offers made, each higher than the one before, with the seat that made it."""

AfterSale: TypeAlias = Callable[[Match, Offers], Step]
"""What the seller does when nobody raises any more."""


@dataclass(frozen=True, slots=True)
class Offering:
    """Round the table from the seller's left, higher or out for good. `active` are those still in, in turn."""

    name: ClassVar[str] = "offer"
    active: tuple[Seat, ...]
    after: AfterSale
    offers: Offers = ()

    @property
    def turn(self) -> Seat:
        """The bidder to act."""
        return self.active[0]

    def legal(self, match: Match) -> tuple[Action, ...]:
        """A pass and every higher offer."""
        return (Pass(), *(Offer(tricks) for tricks in range(self._best + 1, match.ruleset.hand_size + 1)))

    def objection(self, match: Match, action: Action) -> Refusal | None:
        """Offers rise, up to the tricks of the deal."""
        match action:
            case Pass():
                return None
            case Offer(tricks):
                return rise_objection(tricks, self._best, match.ruleset.hand_size)
            case _:
                return bad_call(action, self.turn)

    def apply(self, match: Match, action: Action) -> Step:
        """The sale ends when everybody but the best bidder has passed."""
        seat, others = self.active[0], self.active[1:]
        if isinstance(action, Offer):
            phase = replace(self, active=(*others, seat), offers=(*self.offers, (seat, action.tricks)))
        else:
            phase = replace(self, active=others)
        best = Best(*phase.offers[-1]) if phase.offers else None
        match, called = call(match, seat, action, best)
        if phase.active and phase.active != tuple(bidder for bidder, _ in phase.offers[-1:]):
            return match._replace(deal=deal_of(match)._replace(phase=phase)), called
        match, sold = self.after(match, phase.offers)
        return match, called + sold

    @property
    def _best(self) -> int:
        return self.offers[-1][1] if self.offers else 0


def begin_sale(match: Match, deal: Deal, seller: Seat, after: AfterSale) -> Step:
    """The player to the seller's left makes the first offer or passes."""
    phase = Offering(clockwise_from(seller, deal.players)[1:], after)
    return match._replace(deal=deal._replace(phase=phase)), ()
