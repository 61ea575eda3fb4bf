"""Ordering a contract of one's own list or of the shared one (rules, section 5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kingclub.cards import Seat, left_of
from kingclub.engine.action import Action, Order, Pass
from kingclub.engine.call import bad_call, call
from kingclub.engine.contract import begin_contract, see_hands
from kingclub.engine.deal import Deal, Step
from kingclub.engine.event import ContractChosen
from kingclub.engine.match import Match, contracts_left, lists_left
from kingclub.engine.play import deal_of
from kingclub.engine.refusal import AlreadyOrdered, MustOrder
from kingclub.errors import Refusal
from kingclub.rules.contract import Contract
from kingclub.rules.schedule import OwnLists


@dataclass(frozen=True, slots=True)
class Ordering:
    """A seat orders one of the contracts it has left, or passes where the house allows it."""

    name: ClassVar[str] = "order"
    turn: Seat

    def legal(self, match: Match) -> tuple[Action, ...]:
        """Each contract left, once; and a pass unless the duty has fallen on this seat."""
        orders = tuple(Order(contract) for contract in dict.fromkeys(contracts_left(match, self.turn)))
        return orders if self._next(match) is None else (*orders, Pass())

    def objection(self, match: Match, action: Action) -> Refusal | None:
        """Only what is left may be ordered; the last of the round can't pass."""
        match action:
            case Order(contract) if contract in contracts_left(match, self.turn):
                return None
            case Order(contract) if contract in match.ruleset.deals and contract is not Contract.DOMINO:
                return AlreadyOrdered(contract.value)
            case Pass():
                return None if self._next(match) is not None else MustOrder()
            case _:
                return bad_call(action, self.turn)

    def apply(self, match: Match, action: Action) -> Step:
        """A pass hands the right on; an order begins the deal."""
        match, called = call(match, self.turn, action)
        deal = deal_of(match)
        if isinstance(action, Pass):
            following = self._next(match)
            assert following is not None
            return match._replace(deal=deal._replace(phase=Ordering(following))), called
        assert isinstance(action, Order)
        rules = match.ruleset.deals[action.contract]
        match = match._replace(deal=deal._replace(rules=rules, orderer=self.turn))
        chosen = ContractChosen(rules, lists_left(match))
        match, seen = see_hands(match)
        match, begun = begin_contract(match)
        return match, (*called, chosen, *seen, *begun)

    def _may_pass(self, match: Match) -> bool:
        schedule = match.ruleset.schedule
        return isinstance(schedule, OwnLists) and schedule.may_pass

    def _next(self, match: Match) -> Seat | None:
        """The next seat of this round with contracts left; None when the duty to order is this seat's."""
        return next_orderer(match, self.turn) if self._may_pass(match) else None


def begin_order(match: Match, deal: Deal) -> Step:
    """The first seat from eldest with contracts left may speak."""
    seat = deal.eldest if contracts_left(match, deal.eldest) else next_orderer(match, deal.eldest)
    assert seat is not None
    return match._replace(deal=deal._replace(phase=Ordering(seat))), ()


def next_orderer(match: Match, seat: Seat) -> Seat | None:
    """The first seat after this one, no further than the dealer, that has contracts left."""
    dealer, players = deal_of(match).dealer, match.ruleset.players
    while seat != dealer:
        seat = left_of(seat, players)
        if contracts_left(match, seat):
            return seat
    return None
