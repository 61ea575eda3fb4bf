"""The courts of the Renaissance deck: painted busts behind a parapet, under an arch, before a far landscape."""

from __future__ import annotations

from dataclasses import dataclass

from art.card import Card
from art.svg import WAIST, WIDTH, box, document, dots, double, flipped, group, line, placed, shape

INK, WINE, RED, CLAY, OCHRE = "#3b2a22", "#6e2b38", "#a63a32", "#b9694a", "#c8983f"
SAGE, PINE, SLATE, NAVY, CREAM = "#7d8c69", "#42584a", "#5f778a", "#2f4258", "#f1e6cd"
SKIN, TONE, BROWN, BLACK, FAIR = "#e9c9a3", "#cfa27a", "#5f3d28", "#2a2322", "#d0a04e"
STONE, CARVED = "#dccfb2", "#b7a583"
X, Y, LEDGE = 48, 18, 157
AXIS = 122

SKIES = {
    "S": ("#bcc8cf", "#97a8ae", "#6f8484"),
    "H": ("#ead2b0", "#cfa98a", "#a07a63"),
    "D": ("#cdd6bf", "#a8b692", "#7f9070"),
    "C": ("#e9dcb4", "#c6b684", "#94895c"),
}


@dataclass(frozen=True)
class Portrait:
    """A bust. `skull` is the bare head with its neck, which the `bust` covers; over both come the `face` with beard,
    hair and hat, and what is `held` at the ledge.

    Head parts are in head coordinates and look left; `right` turns them. `bust` and `held` are in card coordinates.
    """

    skull: str
    face: str
    bust: str
    held: str
    right: bool = False


def figure(portrait: Portrait) -> str:
    """The bust with thin brown edges, as a pen drawing under tempera."""
    bust = placed(flipped(portrait.bust, AXIS) if portrait.right else portrait.bust, 0, -5)
    drawing = seated(portrait.skull, portrait) + bust + seated(portrait.face, portrait) + portrait.held
    return group(drawing, stroke=INK, stroke_width=0.8, stroke_linejoin="round", stroke_linecap="round")


def seated(part: str, portrait: Portrait) -> str:
    """A part of the head in its place on the card."""
    return placed(flipped(part, 0) if portrait.right else part, AXIS, 88, 1.16)


def landscape(suit: str) -> str:
    """Sky, far mountains, near hills with cypresses; the hour of the day is the suit's."""
    sky, far, near = SKIES[suit]
    mountains = shape(
        "M48 118C60 96 70 104 80 112C92 86 104 96 118 116C138 98 150 90 164 106C176 94 186 104 194 100V168H48Z", far
    )
    hills = shape("M48 140C66 122 88 128 104 142C128 126 166 122 194 138V168H48Z", near)
    trees = "".join(
        f"M{x} {y}c-5-10-4-20 0-26c4 6 5 16 0 26z" for x, y in ((60, 136), (69, 132), (176, 133), (185, 138))
    )
    river = line("M182 168C170 156 184 148 172 140", sky, 3)
    return (
        box(X, Y, WIDTH - 2 * X, WAIST - Y, sky)
        + mountains
        + hills
        + river
        + shape(trees, near, stroke=far, stroke_width=0.6)
    )


def arch(mark: str) -> str:
    """The stone arch that frames the sitter; its spandrels carry the suit."""
    stone = "M48 18H192V168H186V88A66 66 0 0 0 54 88V168H48Z"
    edges = line("M54 168V88A66 66 0 0 1 186 88V168", CARVED, 1.6) + line(
        "M58 168V88A62 62 0 0 1 182 88V168", CARVED, 0.7
    )
    return shape(stone, STONE) + edges + mark


def parapet() -> str:
    """The ledge between the two heads, carved with leaves that run both ways."""
    wall = box(X, LEDGE, WIDTH - 2 * X, 2 * (WAIST - LEDGE), STONE)
    leaf = "c3-5 9-5 12 0c-3 5-9 5-12 0z"
    carving = shape("".join(f"M{x} {WAIST}{leaf}" for x in (54, 72, 90, 138, 156, 174)), CARVED)
    rose = "".join(f'<use href="#p" transform="rotate({60 * i} 120 168)"/>' for i in range(1, 6))
    flower = shape("M120 168c-4-4-4-7 0-8.6c4 1.6 4 4.6 0 8.6z", CLAY, id="p") + rose
    return (
        wall
        + line(f"M{X} {LEDGE}H{WIDTH - X}M{X} {2 * WAIST - LEDGE}H{WIDTH - X}", INK, 1)
        + carving
        + flower
        + dots([(120, WAIST)], 2, OCHRE)
    )


def court(card: Card, portrait: Portrait, mark: str, ground: str, corner: str) -> str:
    """A whole court card."""
    clip = f'<clipPath id="c"><path d="M{X} {Y}H{WIDTH - X}V{WAIST}H{X}Z"/></clipPath>'
    half = group(landscape(card.suit) + arch(mark) + figure(portrait), clip_path="url(#c)")
    frame = line(f"M{X} {Y}H{WIDTH - X}V{2 * WAIST - Y}H{X}Z", INK, 1.2)
    return document(ground + double(half + corner) + parapet() + frame, defs=clip)
