"""Крупная: the deck for phones. A very large index, one great pip, heads of cut paper."""

from __future__ import annotations

from art import pip
from art.card import Card
from art.deck import Deck, Variant
from art.frame import paper
from art.glyph import word
from art.jumbo_people import FOOL, PEOPLE, Poster
from art.ornament import crown, pattern, rosette
from art.svg import HEIGHT, WIDTH, box, document, dot, double, group, placed, shape

PAPER, EDGE = "#ffffff", "#a9abb3"
RUSSIAN = {"A": "Т", "K": "К", "Q": "Д", "J": "В"}
GROUNDS = {"S": "#d5deeb", "H": "#f9d9d0", "D": "#fbe7b6", "C": "#d3e8d6"}
NUMERALS = {"S": (244.0, 60.0), "H": (237.0, 62.0), "D": (245.0, 58.0), "C": (250.0, 48.0)}
"""Baseline and height of the number in the great pip: lower in a spade than in a heart, smaller in a club."""
LEFT, TOP = 57, 8
CENTRE = (146.0, 186.0)


def index(card: Card, variant: Variant) -> str:
    """Rank over suit, as large as the fifth of the card that a fan shows."""
    label = RUSSIAN.get(card.rank, label_of(card)) if variant.index == "ru" else label_of(card)
    fill = variant.ink(card.suit)
    return word("jumbo", label, (29, 78), 66, fit=44, fill=fill) + pip.french(
        pip.JUMBO[card.suit], 29, 122, 40, fill=fill
    )


def label_of(card: Card) -> str:
    """The rank as it is printed, in English where it is a letter."""
    return {"T": "10"}.get(card.rank, card.rank)


def face(card: Card, variant: Variant) -> str:
    """A whole card."""
    ground = paper(PAPER, EDGE) + index(card, variant)
    fill = variant.ink(card.suit)
    if card.is_court:
        return court(PEOPLE[card.code], GROUNDS[card.suit], ground)
    if card.rank == "A":
        return document(ground + ace(card.suit, fill))
    return document(ground + numeral(card, fill))


def numeral(card: Card, fill: str) -> str:
    """One great pip with the number cut out of it: the rank is said twice, once for each half of the card."""
    great = pip.french(pip.JUMBO[card.suit], 146, 216, 156, fill=fill)
    foot, height = NUMERALS[card.suit]
    return great + word("jumbo", label_of(card), (146, foot), height, fill=PAPER)


def ace(suit: str, fill: str) -> str:
    """The ace: the great pip in a ring of sparks."""
    ray = shape("M0-98L5-84L0-70L-5-84Z")
    return group(rosette("r", ray, 138, 206, 20), fill=fill, opacity=0.55) + pip.french(
        pip.JUMBO[suit], 138, 206, 122, fill=fill
    )


def court(person: Poster, tint: str, ground: str) -> str:
    """A head on a tinted panel."""
    clip = f'<clipPath id="c"><rect x="{LEFT}" y="{TOP}" width="{WIDTH - LEFT - TOP}" height="{HEIGHT - 2 * TOP}" rx="9"/></clipPath>'
    panel = box(LEFT, TOP, WIDTH - LEFT - TOP, HEIGHT - 2 * TOP, tint)
    return document(ground + group(panel + placed(person.drawn(), *CENTRE, 0.96), clip_path="url(#c)"), defs=clip)


def joker() -> str:
    """The fool."""
    star = shape("M29 24l6.6 14.6 16 1.6-12 10.7 3.6 15.6-14.2-8.3-14.2 8.3 3.6-15.6-12-10.7 16-1.6z", "#7a3fa0")
    return court(FOOL, "#e6daf0", paper(PAPER, EDGE) + star)


def back() -> str:
    """Cut paper: a ring of triangles in navy, blue and gold, and a crown for each end."""
    tile = (
        shape("M0 0H24L0 24Z", "#2f64ad") + shape("M48 0V24L24 0Z", "#27528f") + shape("M0 48V24L24 48Z", "#27528f")
    )
    tile += shape("M48 48H24L48 24Z", "#2f64ad") + shape("M24 14L34 24L24 34L14 24Z", "#f2b632")
    paper_cuts = pattern("b", 48, 48, tile, "translate(0 0)")
    ground = box(9, 9, WIDTH - 18, HEIGHT - 18, "#1d3f77", rx=9) + box(24, 24, 192, 288, "url(#b)")
    medal = dot(120, 168, 52, "#1d3f77") + dot(120, 168, 45, "none", stroke="#f2b632", stroke_width=2.5)
    return document(
        paper(PAPER, EDGE) + ground + medal + double(placed(crown("#f2b632", "#1d3f77"), 120, 164, 0.72)),
        defs=paper_cuts,
    )


JUMBO = Deck("jumbo", {"ru": "Крупная", "en": "Jumbo"}, ("ru", "en"), face, joker, back)
