"""From a contract to its first decision: who speaks first depends on the recovery (rules, section 6)."""

from __future__ import annotations

from kingclub.engine.auction import begin_auction
from kingclub.engine.deal import Deal, Step
from kingclub.engine.domino import begin_domino
from kingclub.engine.match import Match
from kingclub.engine.naming import begin_first_three, begin_named
from kingclub.engine.play import begin_play, deal_of
from kingclub.engine.praise import begin_praise
from kingclub.engine.rest import see_hands
from kingclub.engine.talon import begin_talon
from kingclub.rules.contract import Contract
from kingclub.rules.recovery import Auction, FirstThree, Praise, Recovery, TalonGame

__all__ = ["begin_contract", "see_hands", "seen_at_first"]

THREE = 3
"""Cards seen before a trump is praised."""


def seen_at_first(recovery: Recovery, contract: Contract | None, deal_size: int, *, blind: bool) -> int:
    """How many of his cards each player sees when dealt; the contract is None where one is to be ordered."""
    if contract is None:
        return 0 if blind else deal_size
    praised = contract is Contract.TRUMP and isinstance(recovery, FirstThree | Praise)
    return THREE if praised else deal_size


def begin_contract(match: Match) -> Step:
    """The deal's contract is known: ask whoever decides next, or begin to play."""
    deal = deal_of(match)
    assert deal.rules is not None
    contract = deal.rules.contract
    if contract is Contract.DOMINO:
        return begin_domino(match, deal)
    if contract is not Contract.TRUMP:
        return begin_play(match, deal, deal.eldest)
    return _begin_trump(match, deal)


def _begin_trump(match: Match, deal: Deal) -> Step:
    recovery = match.ruleset.recovery
    if isinstance(recovery, Auction):
        return begin_auction(match, deal)
    if isinstance(recovery, FirstThree):
        return begin_first_three(match, deal)
    if isinstance(recovery, Praise):
        return begin_praise(match, deal)
    if isinstance(recovery, TalonGame):
        return begin_talon(match, deal)
    return begin_named(match, deal)
