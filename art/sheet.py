"""Sheets to look at: every deck whole, and a fanned hand, at the widths of a phone, a tablet and a big screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from art.card import BACK, JOKER, RANKS
from art.deck import Deck, Variant
from art.decks import DECKS
from art.render import rendered, small
from art.svg import HEIGHT, WIDTH

WIDTHS = (60, 90, 240)
CLOTH = "#2b6147"
HAND = ("7S", "TS", "JS", "AS", "8H", "QH", "KH", "9C", "JC", "KC", "6D", "TD", "QD")
ROWS = [*[[rank + suit for rank in RANKS] for suit in "SHCD"]]


def sheets(folder: Path) -> None:
    """Write every sheet of every deck."""
    folder.mkdir(parents=True, exist_ok=True)
    for deck in DECKS:
        for name, picture in pictures(deck):
            (folder / name).write_bytes(small(picture))


def pictures(deck: Deck) -> Iterator[tuple[str, Image.Image]]:
    """The sheets of a deck under their names, `{deck}-{width}.png` and `{deck}-fan.png`."""
    two, four = deck.variants[0], deck.variants[1]
    for width, variant in zip(WIDTHS, (two, four, two), strict=True):
        yield f"{deck.name}-{width}.png", whole(deck, variant, width)
    yield f"{deck.name}-fan.png", fans(deck, two)


def whole(deck: Deck, variant: Variant, width: int) -> Image.Image:
    """All 54 cards, a suit a row; joker and back at the end of the first two rows."""
    files, gap = deck.draw(variant), max(4, width // 20)
    step, down = width + gap, round(width * HEIGHT / WIDTH) + gap
    sheet = Image.new("RGBA", (14 * step + gap, 4 * down + gap), CLOTH)
    rows = [row + extra for row, extra in zip(ROWS, ([JOKER], [BACK], [], []), strict=True)]
    for y, row in enumerate(rows):
        for x, name in enumerate(row):
            sheet.alpha_composite(rendered(files[name], width), (gap + x * step, gap + y * down))
    return sheet


def fans(deck: Deck, variant: Variant) -> Image.Image:
    """The same hand of thirteen at every width, one under the other."""
    pictures = [fan(deck, variant, width) for width in WIDTHS]
    sheet = Image.new("RGBA", (max(p.width for p in pictures), sum(p.height for p in pictures)), CLOTH)
    top = 0
    for picture in pictures:
        sheet.alpha_composite(picture, ((sheet.width - picture.width) // 2, top))
        top += picture.height
    return sheet


def fan(deck: Deck, variant: Variant, width: int) -> Image.Image:
    """A hand whose cards show 22 % of their width and turn about a point far below them."""
    files, count = deck.draw(variant), len(HAND)
    size = (round(width * 5.2), round(width * 2.1))
    sheet = Image.new("RGBA", size, CLOTH)
    for place, name in enumerate(HAND):
        angle = (place - (count - 1) / 2) * 2.5
        canvas = Image.new("RGBA", size)
        card = rendered(files[name], width)
        canvas.alpha_composite(card, ((size[0] - width) // 2, round(width * 0.28)))
        centre = (size[0] / 2, width * 0.28 + width * 5.6)
        sheet.alpha_composite(canvas.rotate(-angle, Image.Resampling.BICUBIC, center=centre))
    return sheet
