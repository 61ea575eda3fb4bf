"""The club's signs: the king of hearts who winks (app icon), a heart in a crown (favicon), and the picture for links."""

from __future__ import annotations

import re
from pathlib import Path

from art import pip
from art.card import Card
from art.deck import Variant
from art.glyph import word
from art.jumbo_people import GOLD, INK, OCHRE, PEOPLE, RED
from art.ornament import pattern
from art.satin import SATIN
from art.svg import box, document, dot, line, placed, shape

FOLDER = Path(__file__).parent / "icon"
CLOTH, DEEP = "#1f5a44", "#174534"
HAND = ("AS", "QD", "KC", "JH", "KH")


def icon() -> str:
    """The app icon, 512 wide, without transparent corners: platforms cut their own. The head keeps to the middle 80 %."""
    ground = box(0, 0, 512, 512, CLOTH) + dot(256, 256, 236, DEEP)
    return document(ground + placed(PEOPLE["KH"].drawn(), 250, 268, 1.86), 512, 512)


def favicon() -> str:
    """A heart that winks under a crown put on askew; it holds at 16 pixels."""
    heart = pip.french(pip.JUMBO["H"], 31, 42, 43, fill=RED)
    crown = shape("M-21-3L-25-25L-11-13L0-29L11-13L25-25L21-3Z", GOLD) + shape("M-21-3H21V3H-21Z", OCHRE)
    look = dot(22.5, 38, 3.2, INK) + line("M33 36Q38 41.5 43 36.5", INK, 3, stroke_linecap="round")
    smile = line("M25 47Q31 52 37 47", INK, 2.6, stroke_linecap="round")
    return document(heart + look + smile + placed(crown, 36, 27, 0.82, angle=14), 64, 64)


def share() -> str:
    """The picture that a messenger shows beside a link: a hand of five with the king of hearts on top, and the name."""
    weave = pattern("w", 24, 24, line("M0 24L24 0M-6 6L6-6M18 30L30 18", "#fff", 2, opacity=0.04))
    ground = box(0, 0, 1200, 630, CLOTH) + box(0, 0, 1200, 630, "url(#w)")
    cards = "".join(
        placed(nested(name, place), 850 + 62 * (place - 2), 330 + 12 * (place - 2) ** 2, angle=11 * (place - 2))
        for place, name in enumerate(HAND)
    )
    names = word("satin", "King", (255, 250), 116, fill="#fffaf0") + word(
        "satin", "club", (255, 418), 116, fill="#fffaf0"
    )
    rule = line("M105 470H405", GOLD, 4)
    return document(
        ground + cards + names + rule + word("satin", "Кинг", (255, 548), 50, fill=GOLD), 1200, 630, weave
    )


def nested(name: str, place: int) -> str:
    """A card of the satin deck as part of another drawing, its middle at 0,0; ids are made its own."""
    text = SATIN.face(Card(*name), Variant("en", "two"))
    own = re.sub(r'(id="|href="#|url\(#)(\w+)', rf"\g<1>k{place}\2", text.strip())
    return own.replace("<svg ", '<svg x="-150" y="-210" width="300" height="420" ', 1)


def signs() -> dict[str, str]:
    """The SVG files by name without ending."""
    return {"icon": icon(), "favicon": favicon()}


def pictures() -> dict[str, bytes]:
    """The PNG files by name; they need `art/render.py`, so they are made by hand and committed."""
    from art.render import rendered, small

    squares = {f"icon-{width}.png": small(rendered(icon(), width), 128) for width in (180, 192, 512)}
    return squares | {"share.png": small(rendered(share(), 1200), 256)}


def write_pictures() -> None:
    """Make the committed PNGs again."""
    FOLDER.mkdir(exist_ok=True)
    for name, data in pictures().items():
        (FOLDER / name).write_bytes(data)
