"""Letters and figures of the indices, as outlines taken once from OFL fonts (`art/fonts/extract.py`)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from art.svg import Point, scaled, shape

CAP = 300
"""Height of a capital in the data."""


@cache
def glyphs(face: str) -> dict[str, tuple[float, str]]:
    """Advance and path of every character of a deck's typeface."""
    data = json.loads((Path(__file__).parent / "fonts" / f"{face}.json").read_text("utf-8"))
    return {character: (glyph["w"], glyph["d"]) for character, glyph in data["glyphs"].items()}


def width(face: str, text: str, height: float) -> float:
    """How wide `text` is when its capitals are `height` high."""
    return sum(glyphs(face)[character][0] for character in text) * height / CAP


def word(
    face: str, text: str, at: Point, height: float, *, fit: float | None = None, fill: str | None = None
) -> str:
    """`text` centred over the point `at` of its baseline, squeezed where it would be wider than `fit`."""
    natural = width(face, text, height)
    stretch = min(1.0, (fit or natural) / natural)
    letters, left = [], at[0] - natural * stretch / 2
    for character in text:
        advance, d = glyphs(face)[character]
        turned = scaled(left, at[1], height / CAP, stretch=stretch)
        letters.append(shape(d, fill, transform=turned))
        left += advance * height / CAP * stretch
    return "".join(letters)
