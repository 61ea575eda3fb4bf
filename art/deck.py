"""A deck: its name, its variants and who draws its faces and its back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.card import BACK, CARDS, JOKER, Card
from art.colour import COLOURS, INKS


@dataclass(frozen=True)
class Variant:
    """One printing of a deck: the language of the indices and the colours of the suits."""

    index: str
    colours: str

    @property
    def name(self) -> str:
        """The folder that holds it: ru-two."""
        return f"{self.index}-{self.colours}"

    def ink(self, suit: str, paper: str = "bright") -> str:
        """The colour of a suit's index (and pips, where the deck prints them in one colour)."""
        return INKS[paper][self.colours][suit]


@dataclass(frozen=True)
class Deck:
    """`face`, `joker` and `back` return whole SVG files for a variant."""

    name: str
    title: dict[str, str]
    indices: tuple[str, ...]
    face: Callable[[Card, Variant], str]
    joker: Callable[[], str]
    back: Callable[[], str]

    @property
    def variants(self) -> tuple[Variant, ...]:
        """Every printing, the deck's own index language first."""
        return tuple(Variant(index, colours) for index in self.indices for colours in COLOURS)

    def draw(self, variant: Variant) -> dict[str, str]:
        """All 54 files of a printing by name without ending: 52 cards, the joker, the back."""
        faces = {card.code: self.face(card, variant) for card in CARDS}
        return faces | {JOKER: self.joker(), BACK: self.back()}
