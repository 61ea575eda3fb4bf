"""Section 2: who deals first, and whether the seats drawn are where the cards put them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from tests.reference.cards import RANKS, SUITS, rank, suit


def height(card: str) -> tuple[int, int]:
    """Drawn cards compare by rank, ties by suit S < C < D < H."""
    return RANKS.index(rank(card)), SUITS.index(suit(card))


def first_dealer(rule: str, drawn: Sequence[str], start: int, players: int) -> int:
    """The seat that deals first by the cards drawn; `lot` needs none and is not asked here.

    `highest`: one card a seat, in seat order. `first_ace`, `first_ace_leads`: cards turned up from seat `start`.
    """
    if rule == "highest":
        return max(range(players), key=lambda seat: height(drawn[seat]))
    turned_up = next(number for number, card in enumerate(drawn) if rank(card) == "A")
    ace = (start + turned_up) % players
    return ace if rule == "first_ace" else (ace - 1) % players


def seats_follow(drawn: Sequence[str]) -> bool:
    """Whether seats filled in this order are as `seating: draw` wants; one card a seat, in seat order."""
    order = sorted(range(len(drawn)), key=lambda seat: height(drawn[seat]), reverse=True)
    if len(drawn) == 4:
        return (order[1] - order[0]) % 4 == 2  # the two highest face each other, the others on either side
    return all((after - before) % len(drawn) == 1 for before, after in pairwise(order))
