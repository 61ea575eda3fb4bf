"""Ренессанс: muted paint on parchment, busts in profile under an arch, aces in garlands of fruit."""

from __future__ import annotations

from art import pip
from art.card import Card
from art.deck import Deck, Variant
from art.frame import paper
from art.glyph import word
from art.ornament import pattern, ring, rosette
from art.renaissance_court import CLAY, CREAM, INK, OCHRE, PINE, RED, SAGE, WINE, court
from art.renaissance_people import FOOL, PEOPLE
from art.spread import Spread
from art.svg import (
    HEIGHT,
    MIDDLE,
    WAIST,
    WIDTH,
    Point,
    both,
    box,
    document,
    dot,
    dots,
    double,
    group,
    line,
    placed,
    shape,
)

PAPER, EDGE = "#f9f2e2", "#b7a88a"
SPREAD = Spread(reach=41, top=64)
RUSSIAN = {"A": "Т", "K": "К", "Q": "Д", "J": "В"}


def index(card: Card, variant: Variant) -> str:
    """Rank over suit."""
    label = {"T": "10"}.get(card.rank, card.rank)
    label = RUSSIAN.get(label, label) if variant.index == "ru" else label
    fill = variant.ink(card.suit, "muted")
    # The tail of this Q reaches far to the right.
    rank = word(
        "renaissance", label, (22 if label == "Q" else 25, 48), 33, fit=32 if label == "Q" else 38, fill=fill
    )
    return rank + pip.french(pip.RENAISSANCE[card.suit], 25, 74, 28, fill=fill)


def face(card: Card, variant: Variant) -> str:
    """A whole card."""
    corner = index(card, variant)
    ground = paper(PAPER, EDGE)
    fill = variant.ink(card.suit, "muted")
    if card.is_court:
        mark = "".join(pip.french(pip.RENAISSANCE[card.suit], x, 31, 19, fill=fill) for x in (61, 179))
        return court(card, PEOPLE[card.code], mark, ground, corner)
    if card.rank == "A":
        return document(ground + double(corner) + ace(card.suit, fill))
    pips = [pip.french(pip.RENAISSANCE[card.suit], x, y, 46, down=y > WAIST) for x, y in SPREAD.points(card.count)]
    return document(ground + double(corner) + group("".join(pips), fill=fill))


def ace(suit: str, fill: str) -> str:
    """The ace: a pip in a garland of leaves and fruit, as the della Robbia baked them."""
    leaf = shape("M0-70c-11-2-15-11-11-20c8 3 13 10 11 20z", PINE) + shape(
        "M0-70c11-2 15-11 11-20c-8 3-13 10-11 20z", SAGE
    )
    fruit = dots(ring(MIDDLE, WAIST, 76, 8, 11.25), 6.4, OCHRE, stroke=INK, stroke_width=0.6)
    berries = dots(ring(MIDDLE, WAIST, 80, 8, 33.75), 3.2, RED) + dots(ring(MIDDLE, WAIST, 73, 8, 38), 3.2, RED)
    garland = group(rosette("g", leaf, MIDDLE, WAIST, 16), stroke=INK, stroke_width=0.5)
    disc = dot(MIDDLE, WAIST, 69, CREAM, stroke=OCHRE, stroke_width=2)
    return garland + fruit + berries + disc + pip.french(pip.RENAISSANCE[suit], MIDDLE, WAIST, 96, fill=fill)


def joker() -> str:
    """The court fool before the evening hills, a small twin of himself on his staff."""
    mark = "".join(star(x, 31, 9) for x in (61, 179))
    return court(Card("J", "H"), FOOL, mark, paper(PAPER, EDGE), star(25, 36, 15))


def star(x: float, y: float, radius: float) -> str:
    """The joker's sign, in place of a suit."""
    return placed(
        shape("M0-10L2.4-3.2L9.5-3.1L3.8 1.2L5.9 8.1L0 4L-5.9 8.1L-3.8 1.2L-9.5-3.1L-2.4-3.2Z", WINE),
        x,
        y,
        radius / 10,
    )


def back() -> str:
    """Wine-red velvet: a net of gold ogees, a pomegranate in each mesh; the same from both ends."""
    fruit = shape("M0-19C9-10 12-5 12 0C12 5 9 10 0 19C-9 10-12 5-12 0C-12-5-9-10 0-19Z", OCHRE)
    fruit += shape("M0-13C6-7 8-4 8 0C8 4 6 7 0 13C-6 7-8 4-8 0C-8-4-6-7 0-13Z", WINE)
    fruit += dots([(0, 0), (0, -6), (0, 6), (-4, -3), (4, -3), (-4, 3), (4, 3)], 1.5, CLAY)
    fruit += both(shape("M3-19C7-24 12-22 13-17C9-18 7-16 5-13ZM3 19C7 24 12 22 13 17C9 18 7 16 5 13Z", OCHRE), 0)
    ogee = "M22.5 0C22.5 17 0 18 0 35C0 52 22.5 53 22.5 70M22.5 0C22.5 17 45 18 45 35C45 52 22.5 53 22.5 70"
    motifs = placed(fruit, 22.5, 35) + "".join(placed(fruit, x, y) for x in (0, 45) for y in (0, 70))
    velvet = pattern("b", 45, 70, line(ogee, OCHRE, 1.8) + motifs, "translate(30 28)")
    ground = box(11, 11, WIDTH - 22, HEIGHT - 22, WINE, rx=7) + box(30, 28, 180, 280, "url(#b)")
    edges = box(29, 27, 182, 282, "none", stroke=OCHRE, stroke_width=1.4) + box(
        16, 16, WIDTH - 32, HEIGHT - 32, "none", rx=4, stroke=OCHRE
    )
    beads: list[Point] = [(x, y) for x in range(30, 211, 10) for y in (21.5, 314.5)]
    beads += [(x, y) for y in range(28, 309, 10) for x in (22.5, 217.5)]
    return document(paper(PAPER, EDGE) + ground + edges + dots(beads, 1.5, OCHRE), defs=velvet)


RENAISSANCE = Deck("renaissance", {"ru": "Ренессанс", "en": "Renaissance"}, ("ru", "en"), face, joker, back)
