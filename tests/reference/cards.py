"""Section 2: the cards, the packs, and how many each player gets. Section 3: which card takes a trick."""

from __future__ import annotations

from collections.abc import Sequence

RANKS = "23456789TJQKA"  # (1) low to high
SUITS = "SCDH"
EVERY_CARD = tuple(rank + suit for suit in SUITS for rank in RANKS)
DENOMINATIONS = (*SUITS, "NT", "MIZ")  # (6)


def rank(card: str) -> str:
    return card[0]


def suit(card: str) -> str:
    return card[1]


def pack_from(lowest: str, *removed: str) -> tuple[str, ...]:
    """All cards from a rank up to the ace, without those removed."""
    high_enough = RANKS[RANKS.index(lowest) :]
    return tuple(card for card in EVERY_CARD if rank(card) in high_enough and card not in removed)


PACKS = {
    "j-a": pack_from("J"),
    "9-a": pack_from("9"),
    "7-a-no-black-sevens": pack_from("7", "7S", "7C"),
    "7-a-no-black-aces": pack_from("7", "AS", "AC"),
    "7-a": pack_from("7"),
    "5-a": pack_from("5"),
    "3-a": pack_from("3"),
    "2-a-no-2c": pack_from("2", "2C"),
    "2-a": pack_from("2"),
}

# (2) the pairs of players and pack, and the cards each player gets; what is left over is the talon.
CARDS_EACH = {
    (2, "j-a"): 8,
    (3, "9-a"): 8,
    (3, "7-a-no-black-sevens"): 10,
    (3, "7-a-no-black-aces"): 10,
    (3, "7-a"): 10,
    (3, "2-a-no-2c"): 17,
    (4, "7-a"): 8,
    (4, "2-a"): 13,
    (5, "5-a"): 8,
    (6, "3-a"): 8,
}


def round_from(seat: int, players: int) -> list[int]:
    """The seats clockwise, beginning with this one."""
    return [(seat + step) % players for step in range(players)]


def deal_out(pack: Sequence[str], players: int, eldest: int, each: int | None) -> tuple[list[list[str]], list[str]]:
    """One card at a time, clockwise from eldest (2). `each` is None where the whole pack goes out (domino)."""
    dealt = len(pack) if each is None else each * players
    hands: list[list[str]] = [[] for _ in range(players)]
    for number, card in enumerate(pack[:dealt]):
        hands[(eldest + number) % players].append(card)
    return hands, list(pack[dealt:])


def strength(card: str, denomination: str | None) -> int:
    """How high a card stands in its suit; misère turns the ranks over (6)."""
    height = RANKS.index(rank(card))
    return -height if denomination == "MIZ" else height


def taking_card(trick: Sequence[str], denomination: str | None) -> str:
    """The highest card of the led suit, or the highest trump if there is one (3.2)."""
    trumps = [card for card in trick if suit(card) == denomination]
    rivals = trumps or [card for card in trick if suit(card) == suit(trick[0])]
    return max(rivals, key=lambda card: strength(card, denomination))
