"""A match: a ruleset and all its deals."""

from __future__ import annotations

from typing import NamedTuple

from kingclub.cards import BySeat, Seat
from kingclub.engine.deal import Deal, DealResult
from kingclub.engine.draw import Draw
from kingclub.rules.contract import Contract
from kingclub.rules.ruleset import Ruleset
from kingclub.rules.schedule import Fixed, OwnLists, SharedList


class Match(NamedTuple):
    """A match as it stands. `draw` says how the first dealer was found, None while he is not.

    `results` are the finished deals; `deal` is the one in progress or, until the next is dealt, the last finished.
    """

    ruleset: Ruleset
    draw: Draw | None
    results: tuple[DealResult, ...]
    totals: BySeat[int]
    deal: Deal | None

    @property
    def turn(self) -> Seat | None:
        """The seat to act; None while cards are to be dealt or the match is over."""
        return None if self.deal is None else self.deal.phase.turn

    @property
    def is_over(self) -> bool:
        """Whether every deal has been played."""
        return len(self.results) == self.ruleset.schedule.deals

    @property
    def is_dealing(self) -> bool:
        """Whether the next thing to happen is a new deal."""
        return (
            self.draw is not None
            and not self.is_over
            and (self.deal is None or len(self.results) == self.deal.number)
        )


def new_match(ruleset: Ruleset) -> Match:
    """A match in which nothing has happened yet, not even the draw for the first deal."""
    return Match(ruleset, None, (), (0,) * ruleset.players, None)


def contracts_left(match: Match, seat: Seat) -> tuple[Contract, ...]:
    """The contracts that a seat may still order, none where the schedule decides or he has played all of his."""
    schedule = match.ruleset.schedule
    if isinstance(schedule, Fixed):
        return ()
    shared = isinstance(schedule, SharedList)
    ordered = [contract for orderer, contract in _orders(match) if shared or orderer == seat]
    if isinstance(schedule, OwnLists) and len(ordered) >= schedule.each:
        return ()
    left = list(schedule.contracts)
    for contract in ordered:
        left.remove(contract)
    return tuple(left)


def lists_left(match: Match) -> BySeat[tuple[Contract, ...]]:
    """The contracts that each seat may still order."""
    return tuple(contracts_left(match, Seat(seat)) for seat in range(match.ruleset.players))


def scheduled_contract(match: Match) -> Contract | None:
    """The contract of the next deal where the schedule says it, None where a player will order it."""
    schedule, number = match.ruleset.schedule, len(match.results)
    if isinstance(schedule, Fixed):
        return schedule.contracts[number]
    if isinstance(schedule, OwnLists) and number >= schedule.each * schedule.players:
        return Contract.DOMINO
    return None


def _orders(match: Match) -> list[tuple[Seat, Contract]]:
    """Who has ordered what so far, the deal in progress included."""
    orders = [(result.orderer, result.contract) for result in match.results if result.orderer is not None]
    deal = match.deal
    if deal is None or deal.orderer is None or deal.rules is None or deal.number == len(match.results):
        return orders
    return [*orders, (deal.orderer, deal.rules.contract)]
