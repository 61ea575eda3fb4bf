"""Extract the index glyphs from their fonts, once: outlines become data, and the decks need no font.

Run it only to change a typeface or to add a glyph (needs fontTools and brotli, which nothing else here does):

    npm install --prefix DIR PACKAGE@VERSION...      the packages of SOURCES
    python art/fonts/extract.py DIR/node_modules

It rewrites `art/fonts/{deck}.json` beside it and the licence texts `art/fonts/{deck}.OFL.txt`.
"""

from __future__ import annotations

import json
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fontTools.pens.qu2cuPen import Qu2CuPen  # type: ignore[import-untyped]  # fontTools has no types
from fontTools.pens.recordingPen import DecomposingRecordingPen  # type: ignore[import-untyped]  # fontTools has no types
from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]  # fontTools has no types
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]  # fontTools has no types
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # fontTools has no types

HERE = Path(__file__).parent
DIGITS = "0123456789"
LATIN = "AKQJ"
RUSSIAN = "ТКДВ"
WORDMARK = "KingclubКингклуб"
CAP = 300
"""Height of a capital in the extracted outlines; the baseline is y = 0 and y grows downwards."""


@dataclass(frozen=True)
class Source:
    """A typeface on npm (fontsource packages, OFL-1.1) and the characters that a deck takes from it."""

    package: str
    weight: int
    characters: str


SOURCES = {
    "satin": Source("playfair-display", 700, DIGITS + LATIN + RUSSIAN + WORDMARK),
    "renaissance": Source("alegreya-sc", 700, DIGITS + LATIN + RUSSIAN),
    "skat": Source("germania-one", 400, DIGITS + LATIN + "DOU"),
    "jumbo": Source("sofia-sans-extra-condensed", 800, DIGITS + LATIN + RUSSIAN),
}


def rounded(value: float) -> str:
    """A three-hundredth of the capital's height is finer than any screen shows of an index."""
    return str(round(value))


def lining(glyph: str, names: Any) -> str:
    """The lining figure where the font's default figures are old-style."""
    return next((name for name in (f"{glyph}.lf", f"{glyph}.lnum") if name in names), glyph)


def outline(font: TTFont, character: str) -> dict[str, Any]:
    """One glyph: `w` its advance and `d` its path, both scaled so that a capital is CAP high."""
    glyphs = font.getGlyphSet()
    name = lining(font.getBestCmap()[ord(character)], glyphs)
    scale = CAP / font["OS/2"].sCapHeight
    whole = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(whole)
    pen = SVGPathPen(glyphs, ntos=rounded)
    cubic = Qu2CuPen(pen, max_err=0.6, all_cubic=False)
    whole.replay(TransformPen(cubic, (scale, 0, 0, -scale, 0, 0)))
    return {"w": round(font["hmtx"][name][0] * scale), "d": pen.getCommands()}


def extract(deck: str, source: Source, modules: Path) -> None:
    """Write the outlines and the licence of one deck's typeface."""
    folder = modules / "@fontsource" / source.package
    about = json.loads((folder / "package.json").read_text("utf-8"))
    licence = (folder / "LICENSE").read_text("utf-8")
    files = [
        folder / "files" / f"{source.package}-{part}-{source.weight}-normal.woff2" for part in ("latin", "cyrillic")
    ]
    fonts = [TTFont(file) for file in files if file.exists()]
    glyphs = {}
    for character in sorted(set(source.characters)):
        font = next(font for font in fonts if ord(character) in font.getBestCmap())
        glyphs[character] = outline(font, character)
    provenance = {"package": f"npm:@fontsource/{source.package}@{about['version']}", "weight": source.weight,
                  "licence": "OFL-1.1", "copyright": re.split(r" \S+\.ttf:", licence.splitlines()[0])[0]}  # fmt: skip
    text = json.dumps({"provenance": provenance, "glyphs": glyphs}, ensure_ascii=False, indent=0)
    (HERE / f"{deck}.json").write_text(text + "\n", "utf-8")
    (HERE / f"{deck}.OFL.txt").write_text(licence, "utf-8")


if __name__ == "__main__":
    for deck, source in SOURCES.items():
        extract(deck, source, Path(sys.argv[1]))
