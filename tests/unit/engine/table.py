"""A deal laid out by hand: the hands are given, whoever is eldest leads."""

from __future__ import annotations

from kingclub.cards import Seat, parse_cards
from kingclub.engine import Act, Draw, FindDealer, GiveCards, Match, apply, new_match, pack_of, parse_action
from kingclub.rules import ruleset


def lay(preset: str, hands: list[str], talon: str = "", order: str | None = None, **options: object) -> Match:
    """The first deal of a match with these hands; seat 0 is eldest and orders, where a contract is ordered."""
    rules = ruleset(preset, options)
    match, _ = apply(new_match(rules), FindDealer(Draw(Seat(rules.players - 1))))
    dealt = tuple(map(parse_cards, hands))
    match, _ = apply(match, GiveCards(pack_of(dealt, parse_cards(talon), Seat(rules.players - 1))))
    return say(match, f"order {order}") if order else match


def say(match: Match, *actions: str) -> Match:
    """The match after these cards or calls, each by the seat to act."""
    for action in actions:
        assert match.turn is not None
        match, _ = apply(match, Act(match.turn, parse_action(action)))
    return match
