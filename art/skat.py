"""Скат: German suits as woodcuts. Acorns, leaves, hearts and bells; Daus, König, Ober and Unter at full length."""

from __future__ import annotations

from art import pip
from art.card import Card
from art.deck import Deck, Variant
from art.frame import paper
from art.glyph import word
from art.ornament import pattern
from art.pip_german import GOLD, GREEN, INK, german, symbol
from art.skat_court import court
from art.skat_daus import daus
from art.skat_people import FOOL, PEOPLE
from art.spread import Spread
from art.svg import HEIGHT, WAIST, WIDTH, box, document, dots, double, line, shape

PAPER, EDGE, WOOD_GREEN = "#fcf4e0", "#b5a688", "#3d6b3a"
SPREAD = Spread(reach=40, top=64)
GERMAN = {"A": "D", "K": "K", "Q": "O", "J": "U", "T": "10"}


def index(card: Card, variant: Variant) -> str:
    """Rank over suit; in the French printing the French equivalent stands below, smaller."""
    fill = variant.ink(card.suit, "woodcut")
    label = GERMAN.get(card.rank, card.rank)
    mark = word("skat", label, (25, 47), 33, fit=36, fill=fill) + german(25, 71, 32)
    if variant.index == "de":
        return mark
    french = {"T": ""}.get(card.rank, card.rank if card.rank in "AKQJ" else "")
    sign = pip.french(pip.SATIN[card.suit], 32 if french else 25, 101, 17, fill=fill)
    return mark + (word("skat", french, (17, 108), 16, fill=fill) if french else "") + sign


def face(card: Card, variant: Variant) -> str:
    """A whole card."""
    corner, ground = index(card, variant), paper(PAPER, EDGE)
    if card.is_court:
        return court(card.rank, card.suit, PEOPLE[card.code], ground, corner)
    if card.rank == "A":
        return daus(card.suit, ground, corner)
    pips = [german(x, y, 47, down=y > WAIST) for x, y in SPREAD.points(card.count)]
    return document(ground + double(corner) + "".join(pips), defs=symbol(card.suit))


def joker() -> str:
    """Till the fool."""
    star = shape(
        "M25 20l4.2 9.4 10.2 1-7.7 6.8 2.3 10-9-5.3-9 5.3 2.3-10-7.7-6.8 10.2-1z",
        GREEN,
        stroke=INK,
        stroke_width=1.5,
    )
    return court("joker", "H", FOOL, paper(PAPER, EDGE), star)


def back() -> str:
    """Bavarian lozenges in two greens, four leaves in each light one; the same from both ends."""
    light = shape("M15 0L30 21L15 42L0 21Z", "#568a4d")
    leaf = "M15 19.4c-3-2-4.6-5.6 0-10.4c4.6 4.8 3 8.4 0 10.4z"
    leaves = "".join(shape(leaf, PAPER, transform=f"rotate({angle} 15 21)") for angle in (0, 90, 180, 270))
    mesh = line("M15 0L30 21L15 42L0 21Z", PAPER, 1.8) + dots([(15, 0), (30, 21), (15, 42), (0, 21)], 2.6, GOLD)
    tile = pattern("b", 30, 42, light + leaves + mesh, "translate(15 21)")
    panel = box(11, 11, WIDTH - 22, HEIGHT - 22, WOOD_GREEN, rx=7) + box(30, 42, 180, 252, "url(#b)")
    edges = box(30, 42, 180, 252, "none", stroke=PAPER, stroke_width=2) + box(
        15, 15, WIDTH - 30, HEIGHT - 30, "none", rx=4, stroke=PAPER, stroke_width=2
    )
    studs = [(x, y) for x in range(30, 211, 15) for y in (28.5, 307.5)]
    return document(paper(PAPER, EDGE) + panel + edges + dots(studs, 2.6, GOLD), defs=tile)


SKAT = Deck("skat", {"ru": "Скат", "en": "Skat"}, ("de", "fr"), face, joker, back)
