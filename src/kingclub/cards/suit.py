"""The four suits, in the order in which King counts them: spades, clubs, diamonds, hearts."""

from __future__ import annotations

from enum import Enum


class Suit(Enum):
    """A suit; its value is the letter used in records."""

    SPADES = "S"
    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"Suit.{self.name}"
