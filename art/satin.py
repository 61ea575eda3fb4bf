"""Атласная: the Russian satin deck. White paper, full round pips, courts in brocade, double-headed behind a beaded band."""

from __future__ import annotations

from art import pip
from art.card import Card
from art.deck import Deck, Variant
from art.frame import paper
from art.glyph import word
from art.ornament import crown, pattern, ring, rosette
from art.satin_court import BLUE, GOLD, court, fool
from art.satin_people import PEOPLE
from art.spread import Spread
from art.svg import HEIGHT, MIDDLE, WAIST, WIDTH, box, document, dot, dots, double, line, placed, scaled, shape

PAPER, EDGE = "#fffdf6", "#b8ad98"
SPREAD = Spread(reach=42, top=62)
RUSSIAN = {"A": "Т", "K": "К", "Q": "Д", "J": "В"}


LILY = (
    "M0-19C6-13 7-6 2 2H5C7-6 17-9 19-1C20 5 14 9 11 5C13 5 15 3 14 0C12-4 7 0 6 5H8V9H4L2 17L0 21L-2 17L-4 9"
    "H-8V5H-6"
    "C-7 0-12-4-14 0C-15 3-13 5-11 5C-14 9-20 5-19-1C-17-9-7-6-5 2H-2C-7-6-6-13 0-19Z"
)
LACE = "".join(f"M{x:.1f} {y:.1f}a4.6 4.6 0 1 0 .1 0" for x, y in ring(MIDDLE, WAIST - 4.6, 61, 36))
DROP = {"S": 3.0, "H": -1.0, "D": 0.0, "C": 0.0}
"""How far the engraved pip stands below the great one's middle, so that the border is even."""


def index(card: Card, variant: Variant) -> str:
    """Rank over suit."""
    label = {"T": "10"}.get(card.rank, card.rank)
    label = RUSSIAN.get(label, label) if variant.index == "ru" else label
    fill = variant.ink(card.suit)
    rank = word("satin", label, (25, 48), 34, fit=38, fill=fill)
    return rank + pip.french(pip.SATIN[card.suit], 25, 74, 28, fill=fill)


def face(card: Card, variant: Variant) -> str:
    """A whole card."""
    corner = index(card, variant)
    ground = paper(PAPER, EDGE)
    fill = variant.ink(card.suit)
    if card.is_court:
        mark = pip.french(pip.SATIN[card.suit], 66, 40, 28, fill=fill)
        return court(PEOPLE[card.code], mark, ground, corner)
    if card.rank == "A":
        return document(ground + double(corner) + ace(card.suit, fill))
    pips = [pip.french(pip.SATIN[card.suit], x, y, 47, down=y > WAIST) for x, y in SPREAD.points(card.count)]
    return document(ground + double(corner) + f'<g fill="{fill}">{"".join(pips)}</g>')


def ace(suit: str, fill: str) -> str:
    """The ace: one great pip in a sunburst of gold, engraved with a thinner pip and a lily."""
    rays = rosette("r", shape("M0-94Q7-86 0-71Q-7-86 0-94ZM0-69V-65", GOLD), MIDDLE, WAIST, 24)
    pearls = dots(ring(MIDDLE, WAIST, 82, 24, 7.5), 1.9, GOLD)
    rings = dot(MIDDLE, WAIST, 67, PAPER, stroke=GOLD, stroke_width=1.6) + line(LACE, GOLD, 0.9)
    great = pip.french(pip.SATIN[suit], MIDDLE, WAIST, 104, fill=fill)
    inner = shape(
        pip.SATIN[suit], "none", stroke=PAPER, stroke_width=1.8, transform=scaled(MIDDLE, WAIST + DROP[suit], 0.8)
    )
    return rays + pearls + rings + great + inner + placed(shape(LILY, PAPER), MIDDLE, WAIST + DROP[suit] + 2)


def joker() -> str:
    """The fool, in no suit."""
    star = shape("M25 20l4.2 9.4 10.2 1-7.7 6.8 2.3 10-9-5.3-9 5.3 2.3-10-7.7-6.8 10.2-1z", "#7a2a6b")
    return fool(paper(PAPER, EDGE), star)


def back() -> str:
    """Blue brocade: lozenges with a heart and its mirror image by turns, in a beaded border; the same from both ends."""
    heart = pip.french(pip.SATIN["H"], 0, 0, 8, fill=GOLD)
    lozenge = line("M0 0L12 15L0 30L-12 15Z", "#7f9fd0", 1.1)
    tile = placed(lozenge, 12, 0) + placed(heart, 12, 9) + placed(heart, 12, 21, angle=180)
    tile += "".join(
        placed(heart, x, y, angle=angle) for x in (0, 24) for y, angle in ((-6, 0), (6, 180), (24, 0), (36, 180))
    )
    brocade = pattern("b", 24, 30, tile, "translate(0 3)")
    ground = box(11, 11, WIDTH - 22, HEIGHT - 22, BLUE, rx=7) + box(24, 24, 192, 288, "url(#b)")
    beads = [(x, y) for x in range(18, 223, 6) for y in (18, 318)] + [
        (x, y) for y in range(24, 313, 6) for x in (18, 222)
    ]
    edge = box(23, 23, 194, 290, "none", stroke=GOLD, stroke_width=1.6) + box(
        13.5, 13.5, 213, 309, "none", rx=5, stroke=GOLD
    )
    medal = dot(MIDDLE, WAIST, 38, BLUE, stroke=GOLD, stroke_width=1.6) + dots(
        ring(MIDDLE, WAIST, 33, 30), 1.3, GOLD
    )
    crowns = double(placed(crown(GOLD, BLUE), MIDDLE, WAIST - 3, 0.5))
    return document(paper(PAPER, EDGE) + ground + edge + dots(beads, 1.5, GOLD) + medal + crowns, defs=brocade)


SATIN = Deck("satin", {"ru": "Атласная", "en": "Satin"}, ("ru", "en"), face, joker, back)
