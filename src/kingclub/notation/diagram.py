"""Hands as people read them: suit by suit, the highest card first.

>>> from kingclub.cards import parse_cards
>>> hand_line(parse_cards("7S KH AS TC"))
'♠ A 7  ♣ T  ♦ —  ♥ K'
"""

from __future__ import annotations

from collections.abc import Iterable

from kingclub.cards import BySeat, Card, Suit

SYMBOLS = {Suit.SPADES: "♠", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥"}
"""The sign of each suit."""


def hand_line(cards: Iterable[Card]) -> str:
    """The cards in one line; a dash for a suit that is missing."""
    held = sorted(cards, key=lambda card: card.rank, reverse=True)
    return "  ".join(f"{SYMBOLS[suit]} {_ranks(card for card in held if card.suit is suit)}" for suit in Suit)


def deal_diagram(hands: BySeat[Iterable[Card]], players: BySeat[str]) -> str:
    """The hands of a deal, a line a player."""
    width = max(map(len, players))
    lines = [f"{name:<{width}}  {hand_line(hand)}" for name, hand in zip(players, hands, strict=True)]
    return "\n".join(lines)


def _ranks(cards: Iterable[Card]) -> str:
    return " ".join(card.rank.letter for card in cards) or "—"
