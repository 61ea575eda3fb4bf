"""The auction of sacrificed tricks (rules, section 6: `auction`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kingclub.cards import Seat, clockwise_from
from kingclub.engine.action import Action, Bid, Pass
from kingclub.engine.call import bad_call, call
from kingclub.engine.deal import Best, Deal, Step
from kingclub.engine.match import Match
from kingclub.engine.naming import Naming, begin_naming
from kingclub.engine.play import deal_of
from kingclub.engine.refusal import BidNotHigher, BidTooHigh
from kingclub.errors import Refusal
from kingclub.rules.denomination import SUITS

FORCED_BID = 1
"""What the dealer counts as having bid when everybody before him has passed."""


@dataclass(frozen=True, slots=True)
class Bidding:
    """Round the table, higher or out for good. `active` are the bidders still in, the one to act first."""

    name: ClassVar[str] = "bid"
    active: tuple[Seat, ...]
    best: tuple[Seat, int] | None = None

    @property
    def turn(self) -> Seat:
        """The bidder to act."""
        return self.active[0]

    def legal(self, match: Match) -> tuple[Action, ...]:
        """A pass and every higher bid."""
        lowest = self.best[1] + 1 if self.best else 1
        return (Pass(), *(Bid(tricks) for tricks in range(lowest, match.ruleset.hand_size + 1)))

    def objection(self, match: Match, action: Action) -> Refusal | None:
        """Bids rise, up to the tricks of the deal."""
        match action:
            case Pass():
                return None
            case Bid(tricks):
                return rise_objection(tricks, self.best[1] if self.best else 0, match.ruleset.hand_size)
            case _:
                return bad_call(action, self.turn)

    def apply(self, match: Match, action: Action) -> Step:
        """When one bidder is left he names a suit; a dealer left without a bid counts as having bid one."""
        seat, others = self.active[0], self.active[1:]
        if isinstance(action, Bid):
            phase = Bidding((*others, seat), (seat, action.tricks))
        else:
            phase = Bidding(others, self.best)
        best = Best(*phase.best) if phase.best else None
        match, called = call(match, seat, action, best)
        deal = deal_of(match)
        alone = len(phase.active) == 1 and (phase.best is None or phase.best[0] == phase.active[0])
        if not alone:
            return match._replace(deal=deal._replace(phase=phase)), called
        winner = phase.active[0]
        deal = deal._replace(bid=phase.best or (winner, FORCED_BID))
        match, begun = begin_naming(match, deal, Naming(winner, SUITS, deal.eldest))
        return match, called + begun


def begin_auction(match: Match, deal: Deal) -> Step:
    """Eldest bids or passes first."""
    phase = Bidding(clockwise_from(deal.eldest, deal.players))
    return match._replace(deal=deal._replace(phase=phase)), ()


def rise_objection(tricks: int, best: int, hand_size: int) -> Refusal | None:
    """Why this number of tricks is no bid or offer after `best`."""
    if tricks > hand_size:
        return BidTooHigh(hand_size)
    return BidNotHigher(best) if tricks <= best else None
