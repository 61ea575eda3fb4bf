"""Cards as bits, so that a bot can hold a hand in one number.

A *place* is where a card stands, 0 to 51: 13 for each suit in the order S C D H, the stronger card higher. It is
`Card.index`, save in misère, where the ranks are turned over. A *mask* is a set of cards: bit 1 << place for each.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingclub.cards import FULL_PACK, KING_OF_HEARTS, Card

SUIT_SIZE: Final = 13
SUITS: Final = tuple(0x1FFF << SUIT_SIZE * suit for suit in range(4))
"""The masks of the four suits."""

SUIT_OF: Final = tuple(SUITS[place // SUIT_SIZE] for place in range(52))
"""The mask of the suit of each place."""

BIT: Final = tuple(1 << place for place in range(52))

ABOVE: Final = tuple(SUIT_OF[place] & ~((2 << place) - 1) for place in range(52))
"""The stronger places of the same suit."""

BELOW: Final = tuple(SUIT_OF[place] & ((1 << place) - 1) for place in range(52))
"""The weaker places of the same suit."""

HEARTS: Final = SUITS[3]
KING: Final = KING_OF_HEARTS.bit
"""The king of hearts."""


def place_of(card: Card, *, misere: bool) -> int:
    """Where the card stands; in misère the lowest rank is the strongest."""
    if not misere:
        return card.index
    suit, rank = divmod(card.index, SUIT_SIZE)
    return suit * SUIT_SIZE + SUIT_SIZE - 1 - rank


def card_at(place: int, *, misere: bool) -> Card:
    """The opposite of `place_of`, which is its own inverse."""
    return FULL_PACK[place_of(FULL_PACK[place], misere=misere)]


def mask_of(cards: Iterable[Card], *, misere: bool) -> int:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= BIT[place_of(card, misere=misere)]
    return mask


def places_in(mask: int) -> list[int]:
    """The places of a set, from the lowest."""
    places = []
    while mask:
        low = mask & -mask
        places.append(low.bit_length() - 1)
        mask ^= low
    return places


def highest(mask: int) -> int:
    """The highest place of a set that is not empty."""
    return mask.bit_length() - 1


def lowest(mask: int) -> int:
    """The lowest place of a set that is not empty."""
    return (mask & -mask).bit_length() - 1
