"""The end of a deal: its line on the score sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kingclub.cards import BySeat, Seat
from kingclub.engine.action import Action, format_action
from kingclub.engine.deal import Deal, DealResult, Step
from kingclub.engine.event import DealScored, Event, MatchEnded
from kingclub.engine.match import Match
from kingclub.engine.refusal import ExtraCall
from kingclub.errors import Refusal
from kingclub.rules.contract import Contract
from kingclub.rules.deal_rules import SETTLED_TRICKS
from kingclub.rules.recovery import Auction
from kingclub.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Scored:
    """The deal is over; nothing can be done in it any more."""

    name: ClassVar[str] = "deal"

    @property
    def turn(self) -> Seat | None:
        """Nobody's."""
        return None

    def legal(self, match: Match) -> tuple[Action, ...]:
        """Nothing."""
        return ()

    def objection(self, match: Match, action: Action) -> Refusal | None:
        """Everything is too late."""
        return ExtraCall(format_action(action))

    def apply(self, match: Match, action: Action) -> Step:
        """Nothing is legal here, so nothing can be applied."""
        raise AssertionError(action)


def finish_deal(match: Match, deal: Deal, points: BySeat[int]) -> Step:
    """Write the points down; the last deal ends the match."""
    rules = deal.rules
    assert rules is not None
    result = DealResult(
        deal.number,
        deal.dealer,
        rules.contract,
        rules.denomination,
        points,
        deal.orderer,
        deal.settled,
        deal.deserter,
    )
    totals = tuple(before + gain for before, gain in zip(match.totals, points, strict=True))
    deal = deal._replace(phase=Scored(), points=points)
    match = match._replace(deal=deal, results=(*match.results, result), totals=totals)
    events: tuple[Event, ...] = (
        DealScored(result, known_total(result, match.ruleset), totals, deal.dealt, deal.talon),
    )
    return match, (*events, MatchEnded(totals)) if match.is_over else events


def known_total(result: DealResult, ruleset: Ruleset) -> int | None:
    """What the points of a deal must add up to; None where cards, bids or a deserter decide it."""
    rules = ruleset.deals[result.contract]
    if result.contract is Contract.TRUMP and isinstance(ruleset.recovery, Auction):
        return None
    if result.deserter is not None and result.contract.sign > 0:
        return None
    if result.contract is Contract.TRUMP:  # the rules alone do not know whether it will be settled
        return rules.trick * (SETTLED_TRICKS * ruleset.players if result.settled else rules.tricks)
    return rules.total
