"""The vocabulary of the card table: suits, ranks, cards, packs and seats."""

from kingclub.cards.card import (
    FULL_PACK,
    KING_OF_HEARTS,
    Card,
    card_of,
    format_cards,
    parse_card,
    parse_cards,
)
from kingclub.cards.pack import HAND_SIZES, PACKS, Pack, hand_size, talon_size
from kingclub.cards.rank import Rank
from kingclub.cards.seat import BySeat, Seat, clockwise_from, left_of, with_seat
from kingclub.cards.suit import Suit

__all__ = [
    "FULL_PACK",
    "HAND_SIZES",
    "KING_OF_HEARTS",
    "PACKS",
    "BySeat",
    "Card",
    "Pack",
    "Rank",
    "Seat",
    "Suit",
    "card_of",
    "clockwise_from",
    "format_cards",
    "hand_size",
    "left_of",
    "parse_card",
    "parse_cards",
    "talon_size",
    "with_seat",
]
