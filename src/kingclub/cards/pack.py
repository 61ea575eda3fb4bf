"""The packs of the sources and who plays with which (rules, section 2).

>>> PACKS["7-a"].size, hand_size(4, "7-a"), talon_size(3, "7-a")
(32, 8, 2)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kingclub.cards.card import FULL_PACK, Card, parse_cards
from kingclub.cards.rank import Rank


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack by its option name; `cards` stand in pack order: suits S C D H, in each from low to high."""

    name: str
    cards: tuple[Card, ...]

    @property
    def size(self) -> int:
        """How many cards."""
        return len(self.cards)


def _pack(name: str, lowest: Rank, without: str = "") -> Pack:
    missing = parse_cards(without)
    return Pack(name, tuple(card for card in FULL_PACK if card.rank >= lowest and card not in missing))


PACKS: Final[dict[str, Pack]] = {
    pack.name: pack
    for pack in (
        _pack("j-a", Rank.JACK),
        _pack("9-a", Rank.NINE),
        _pack("7-a-no-black-sevens", Rank.SEVEN, "7S 7C"),
        _pack("7-a-no-black-aces", Rank.SEVEN, "AS AC"),
        _pack("7-a", Rank.SEVEN),
        _pack("2-a-no-2c", Rank.TWO, "2C"),
        _pack("2-a", Rank.TWO),
        _pack("5-a", Rank.FIVE),
        _pack("3-a", Rank.THREE),
    )
}

HAND_SIZES: Final[dict[tuple[int, str], int]] = {
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
"""Cards in each hand, for each pair of players and pack that the sources know."""


def hand_size(players: int, pack: str) -> int:
    """Cards in each hand. Raises `KeyError` for a pair that section 2 of the rules doesn't know."""
    return HAND_SIZES[players, pack]


def talon_size(players: int, pack: str) -> int:
    """Cards left over when the hands are dealt."""
    return PACKS[pack].size - players * hand_size(players, pack)
