"""What is certain about cards that one does not see, each as a small value with its reason.

The sentence lives in `locale` under `inference-<code>`. It speaks of `$name`, which whoever writes it puts in for
the number `seat`, and of `$card`, `$cards` and `$suit` as the sentences about play do.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar, Final, TypeAlias

from kingclub.cards import FULL_PACK, KING_OF_HEARTS, Card, Seat, Suit

SUIT_BITS: Final = {suit: sum(card.bit for card in FULL_PACK if card.suit is suit) for suit in Suit}
"""The cards of each suit, as a mask of `Card.bit`."""

ALL_BITS: Final = sum(SUIT_BITS.values())
"""All cards, as a mask of `Card.bit`."""


@dataclass(frozen=True, slots=True)
class Fact:
    """The root of all conclusions: a code, and arguments that name what the sentence tells."""

    code: ClassVar[str]

    @property
    def args(self) -> dict[str, str | int]:
        """The arguments of the sentence, by name: seats as numbers, cards and suits as in records."""
        return {field.name: _plain(getattr(self, field.name)) for field in fields(self)}


@dataclass(frozen=True, slots=True)
class SeatFact(Fact):
    """A conclusion about one seat; from the moment on it holds until the end of the deal."""

    seat: Seat

    @property
    def lacks(self) -> int:
        """The cards that the seat no longer holds, as a mask of `Card.bit`."""
        return 0

    @property
    def holds(self) -> Card | None:
        """The card that the seat holds until it is seen."""
        return None


@dataclass(frozen=True, slots=True)
class Void(SeatFact):
    """He did not follow suit but threw a card of another (rules 3.1); tricks are counted from 1."""

    code: ClassVar[str] = "void"
    suit: Suit
    card: Card
    trick: int

    @property
    def lacks(self) -> int:
        """The suit that was led."""
        return SUIT_BITS[self.suit]


@dataclass(frozen=True, slots=True)
class OnlyHearts(SeatFact):
    """He led a heart where that is banned while another suit is held (rules 3.3)."""

    code: ClassVar[str] = "only-hearts"
    card: Card
    trick: int

    @property
    def lacks(self) -> int:
        """The other three suits."""
        return ALL_BITS ^ SUIT_BITS[Suit.HEARTS]


@dataclass(frozen=True, slots=True)
class OnlyTrumps(SeatFact):
    """He led a trump where only he whose trump stands may, unless there is nothing else (rules 6)."""

    code: ClassVar[str] = "only-trumps"
    suit: Suit
    card: Card
    trick: int

    @property
    def lacks(self) -> int:
        """The other three suits."""
        return ALL_BITS ^ SUIT_BITS[self.suit]


@dataclass(frozen=True, slots=True)
class NoTrumps(SeatFact):
    """Void in the led suit he had to trump and did not (rules 6)."""

    code: ClassVar[str] = "no-trumps"
    suit: Suit
    card: Card
    trick: int

    @property
    def lacks(self) -> int:
        """The trumps."""
        return SUIT_BITS[self.suit]


@dataclass(frozen=True, slots=True)
class NoKing(SeatFact):
    """Void in the led suit he had to throw the king of hearts and threw another card (rules 3.4)."""

    code: ClassVar[str] = "no-king"
    card: Card
    trick: int

    @property
    def lacks(self) -> int:
        """The king of hearts."""
        return KING_OF_HEARTS.bit


@dataclass(frozen=True, slots=True)
class KingNotShown(SeatFact):
    """Another led hearts; he had to play their king and did not (rules 3.4)."""

    code: ClassVar[str] = "king-not-shown"
    card: Card
    trick: int

    @property
    def lacks(self) -> int:
        """The king of hearts."""
        return KING_OF_HEARTS.bit


@dataclass(frozen=True, slots=True)
class PassedInDomino(SeatFact):
    """He passed, so he held none of the cards that fitted (rules 6)."""

    code: ClassVar[str] = "domino-passed"
    cards: tuple[Card, ...]

    @property
    def lacks(self) -> int:
        """The cards that fitted."""
        return sum(card.bit for card in self.cards)


@dataclass(frozen=True, slots=True)
class GiftGiven(SeatFact):
    """The viewer gave him this card."""

    code: ClassVar[str] = "gift-given"
    card: Card

    @property
    def holds(self) -> Card | None:
        """The gift."""
        return self.card


@dataclass(frozen=True, slots=True)
class GiftGot(SeatFact):
    """He gave the viewer this card."""

    code: ClassVar[str] = "gift-got"
    card: Card

    @property
    def lacks(self) -> int:
        """The gift."""
        return self.card.bit


@dataclass(frozen=True, slots=True)
class TookTalon(SeatFact):
    """He took these cards of the open talon: they are in his hand, or he gave some of them away unseen."""

    code: ClassVar[str] = "took-talon"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LastCardShown(SeatFact):
    """The last card dealt to him decided the trump and was shown to all."""

    code: ClassVar[str] = "last-card"
    card: Card

    @property
    def holds(self) -> Card | None:
        """The card shown."""
        return self.card


@dataclass(frozen=True, slots=True)
class NamedFromHeld(SeatFact):
    """He named a suit where only one that he held may be named; `among` is how many cards he could see then."""

    code: ClassVar[str] = "named-held"
    suit: Suit
    among: int


@dataclass(frozen=True, slots=True)
class SuitGone(Fact):
    """Nobody else has any more of this suit: all its cards have been seen."""

    code: ClassVar[str] = "suit-gone"
    suit: Suit


@dataclass(frozen=True, slots=True)
class SuitWith(SeatFact):
    """All cards of this suit that are still out are his: nobody else can have one."""

    code: ClassVar[str] = "suit-with"
    suit: Suit
    count: int


@dataclass(frozen=True, slots=True)
class SuitInTalon(Fact):
    """All cards of this suit that are still out lie in the talon: nobody can have one."""

    code: ClassVar[str] = "suit-in-talon"
    suit: Suit
    count: int


@dataclass(frozen=True, slots=True)
class KingWith(SeatFact):
    """The king of hearts is his: nobody else can have it."""

    code: ClassVar[str] = "king-with"


@dataclass(frozen=True, slots=True)
class KingInTalon(Fact):
    """The king of hearts lies in the talon: nobody can have it."""

    code: ClassVar[str] = "king-in-talon"


@dataclass(frozen=True, slots=True)
class KingAmong(Fact):
    """Only these seats can still have the king of hearts; `talon` says that it may also lie there."""

    code: ClassVar[str] = "king-among"
    seats: tuple[Seat, ...]
    talon: bool


@dataclass(frozen=True, slots=True)
class StillScoring(Fact):
    """The deal goes on, so a card that scores is still held and not all that are left lie in the dead talon."""

    code: ClassVar[str] = "still-scoring"
    cards: tuple[Card, ...]


Conclusion: TypeAlias = Fact
"""Any of the above."""


def _plain(value: object) -> str | int:
    if isinstance(value, int):
        return int(value)  # true and false too: a sentence chooses by number
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
