"""Small tables for sentences about what is seen: given hands, seat 0 eldest, and moves written as on the wire."""

from __future__ import annotations

from typing import Any

from kingclub.cards import Seat, parse_cards
from kingclub.engine import (
    DealResult,
    Draw,
    FindDealer,
    GiveCards,
    Match,
    apply,
    new_match,
    pack_of,
    parse_action,
    play,
)
from kingclub.rules import Ruleset, penalty, ruleset
from kingclub.rules.contract import Contract, Objective

RESULT = DealResult(1, Seat(0), penalty(Objective.TRICKS), None, (0,) * 4, None, settled=False, deserter=None)

# Each holds a suit but for one card.
MIXED = "AS KS QS JS TS 9S 8S 7H | AC KC QC JC TC 9C 8C 7S | AD KD QD JD TD 9D 8D 7C | AH KH QH JH TH 9H 8H 7D"


def dealt(rules: Ruleset, hands: str, talon: str = "", *, deals: int = 0) -> Match:
    """The next deal after so many that were settled at once, with these hands; seat 0 is eldest."""
    players = rules.players
    draw = Draw(Seat((players - 1 - deals) % players))
    match, _ = apply(new_match(rules), FindDealer(draw))
    match = match._replace(results=(RESULT,) * deals)
    pack = pack_of(
        tuple(parse_cards(hand.strip()) for hand in hands.split("|")), parse_cards(talon), Seat(players - 1)
    )
    match, _ = apply(match, GiveCards(pack))
    return match


def ordered(contract: str, hands: str = MIXED, talon: str = "", **options: Any) -> Match:
    """Seat 0 has ordered this contract."""
    return after(dealt(ruleset("club", {"choice": "eldest", **options}), hands, talon), f"order {contract}")


def recovery(preset: str, hands: str, talon: str = "", **options: Any) -> Match:
    """The first trump deal of a preset, all deals before it left out."""
    rules = ruleset(preset, options)
    return dealt(rules, hands, talon, deals=rules.schedule.contracts.index(Contract.TRUMP))


def after(match: Match, actions: str) -> Match:
    """The match after these actions, with commas between them, each by whoever is to act."""
    for action in filter(None, map(str.strip, actions.split(","))):
        assert match.turn is not None
        match, _ = play(match, match.turn, parse_action(action))
    return match
