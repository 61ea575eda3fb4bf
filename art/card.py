"""What a card is to the illustrator: a code, a rank and a suit, nothing of the game."""

from __future__ import annotations

from dataclasses import dataclass

RANKS = "23456789TJQKA"
SUITS = "CDHS"
COURTS = "JQK"
JOKER, BACK = "XX", "back"


@dataclass(frozen=True)
class Card:
    """One of the 52 that have a rank and a suit: `Card("T", "H")` is the ten of hearts (or of German Herz).

    German suits stand for the French: acorns C, bells D, hearts H, leaves S; Daus A, König K, Ober Q, Unter J.
    """

    rank: str
    suit: str

    @property
    def code(self) -> str:
        """The file name without its ending, as in the club's records: TH."""
        return self.rank + self.suit

    @property
    def count(self) -> int:
        """How many pips it shows: 1 for an ace, 0 for a court card."""
        return 0 if self.rank in COURTS else 1 if self.rank == "A" else RANKS.index(self.rank) + 2

    @property
    def is_court(self) -> bool:
        """Whether it is a jack, queen or king (Unter, Ober, König)."""
        return self.rank in COURTS


CARDS = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
