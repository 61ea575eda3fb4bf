"""Positions for bots: a deal of any contract in which the cards that matter lie where the test wants them."""

from __future__ import annotations

from kingclub.cards import Card, Seat, parse_card, parse_cards
from kingclub.engine import (
    Act,
    Draw,
    FindDealer,
    GiveCards,
    Match,
    Order,
    advance,
    legal_actions,
    new_match,
    pack_of,
)
from kingclub.engine.action import play_of
from kingclub.rules import Contract, ruleset
from kingclub.view import Observation, observe

ME = Seat(0)


def deal(
    contract: str,
    mine: str,
    others: dict[int, str] | None = None,
    *,
    eldest: int = 0,
    preset: str = "club",
    **house: object,
) -> Match:
    """A deal of this contract, ordered by `eldest`, before its first card. Seat 0 holds `mine`.

    What `others` leaves open is dealt to them in the order of the pack.
    """
    rules = ruleset(preset, {"choice": "eldest", **house})
    known = {0: mine, **(others or {})}
    hands = [list(parse_cards(known.get(seat, ""))) for seat in range(rules.players)]
    rest = [card for card in rules.pack.cards if not any(card in hand for hand in hands)]
    for hand in hands:
        while len(hand) < rules.hand_size:
            hand.append(rest.pop(0))
    dealer = Seat((eldest - 1) % rules.players)
    match, _ = advance(new_match(rules), FindDealer(Draw(dealer)))
    match, _ = advance(match, GiveCards(pack_of(tuple(map(tuple, hands)), tuple(rest), dealer)))
    match, _ = advance(match, Act(Seat(eldest), Order(Contract(contract))))
    return match


def after(match: Match, cards: str) -> Match:
    """The match after these cards have been played in turn."""
    for card in parse_cards(cards):
        assert match.turn is not None
        match, _ = advance(match, Act(match.turn, play_of(card)))
    return match


def seen(match: Match) -> Observation:
    """What seat 0 sees, whose turn it must be, with a choice."""
    assert match.turn == ME
    assert len(legal_actions(match)) > 1
    return observe(match, ME)


def cards(text: str) -> set[Card]:
    """A set of cards."""
    return set(map(parse_card, text.split()))
