"""The thirteen ranks, two to ace."""

from __future__ import annotations

from enum import IntEnum


class Rank(IntEnum):
    """A rank; as a number it says how high the card is, 2 to 14."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """The character used in records: 2 … 9 T J Q K A."""
        return "23456789TJQKA"[self - 2]

    def __str__(self) -> str:
        return self.letter

    def __repr__(self) -> str:
        return f"Rank.{self.name}"
