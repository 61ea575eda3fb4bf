"""The four Daus of the German deck: two great pips on one stem, and an animal in the meadow below."""

from __future__ import annotations

from art import beast, body
from art.pip_german import BROWN, GOLD, GREEN, INK, RED, german, symbol
from art.skat_court import MEADOW, PAPER, WHITE, X, Y, border, scenery
from art.svg import HEIGHT, WIDTH, box, document, double, inked, line, placed, shape

STEM = (
    "M120 214C120 180 116 168 104 156C94 146 87 136 87 116M120 196C122 176 130 166 138 156C146 146 153 136 153 116"
)
ANIMALS = {
    "C": placed(beast.squirrel("#b0622d", WHITE, GOLD), 116, 268, 1.1),
    "S": placed(beast.stag("#a9743f", "#7d5229", WHITE), 130, 272, 0.78),
    "H": placed(beast.doves(WHITE, "#cfd6d8", RED), 120, 276),
    "D": placed(beast.boar("#6d655f", "#3d3733", WHITE), 122, 276),
}


def ribbon() -> str:
    """A scroll that binds the two stems."""
    tails = shape("M84 196L66 190L72 204L64 214L86 212ZM156 196L174 190L168 204L176 214L154 212Z", RED)
    return (
        tails
        + shape(
            "M82 192C96 186 108 198 120 196C132 194 144 186 158 192V208C144 202 132 210 120 212"
            "C108 214 96 202 82 208Z",
            WHITE,
        )
        + line("M94 197h6M104 199.5h6M130 199.5h6M140 197h6", None, 1.3)
    )


def daus(suit: str, ground: str, corner: str) -> str:
    """A whole card."""
    twig = {"C": BROWN, "S": GREEN, "H": BROWN, "D": RED}[suit]
    stem = line(STEM, INK, 7.6) + line(STEM, twig, 4) + leaves(suit)
    pips = german(87, 88, 66) + german(153, 88, 66)
    picture = box(X, Y, WIDTH - 2 * X, HEIGHT - 2 * Y, PAPER) + inked(
        scenery(suit) + body.ground(MEADOW) + stem + ribbon() + ANIMALS[suit], INK, 1.9
    )
    clip = f'<clipPath id="c"><path d="M{X} {Y}H{WIDTH - X}V{HEIGHT - Y}H{X}Z"/></clipPath>'
    return document(
        ground + double(corner) + f'<g clip-path="url(#c)">{picture}{pips}</g>' + border(), defs=clip + symbol(suit)
    )


def leaves(suit: str) -> str:
    """Small leaves on the stem of the suits that grow."""
    if suit == "D":
        return ""
    return shape(
        "M108 160C98 164 92 172 92 182C102 180 110 172 108 160ZM133 162C144 164 150 172 150 182"
        "C139 180 132 172 133 162Z",
        GREEN,
    )
