"""A playing card: one object for each of the 52, so that cards are compared by identity.

>>> parse_card("KH")
Card.KH
>>> parse_card("KH") is parse_cards("KH AS")[0]
True
"""

from __future__ import annotations

from typing import Final, NoReturn

from kingclub.cards.rank import Rank
from kingclub.cards.suit import Suit
from kingclub.errors import Fault, Unreadable


class Card:
    """A card. Cards are interned: there is one object for each, made by this module alone.

    `rank` and `suit` are what stands on it, `name` the text in records (`"KH"`), `index` its place in the full
    pack (suits S C D H, in each the ranks from two to ace), `bit` that place as a one-bit mask.
    """

    __slots__ = ("bit", "index", "name", "rank", "suit")

    rank: Rank
    suit: Suit
    name: str
    index: int
    bit: int

    def __init__(self, rank: Rank, suit: Suit, index: int) -> None:
        for slot, value in (
            ("rank", rank),
            ("suit", suit),
            ("name", f"{rank.letter}{suit.value}"),
            ("index", index),
            ("bit", 1 << index),
        ):
            object.__setattr__(self, slot, value)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{self!r} is a card and never changes")

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"Card.{self.name}"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return parse_card, (self.name,)


FULL_PACK: Final = tuple(
    Card(rank, suit, 13 * row + column) for row, suit in enumerate(Suit) for column, rank in enumerate(Rank)
)
_BY_NAME: Final = {card.name: card for card in FULL_PACK}


def card_of(rank: Rank, suit: Suit) -> Card:
    """The card of this rank and suit."""
    return _BY_NAME[f"{rank.letter}{suit.value}"]


def parse_card(text: str) -> Card:
    """The card written as rank then suit, such as `TH` for the ten of hearts.

    Raises `Unreadable` for anything else.
    """
    card = _BY_NAME.get(text)
    if card is None:
        raise Unreadable(Fault("fault-card", text=text[:40]))
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text in which single spaces separate them; the empty text holds none.

    Raises `Unreadable`.
    """
    return tuple(map(parse_card, text.split(" "))) if text else ()


def format_cards(cards: tuple[Card, ...] | list[Card]) -> str:
    """The opposite of `parse_cards`."""
    return " ".join([card.name for card in cards])


KING_OF_HEARTS: Final = parse_card("KH")
