"""The figures of the German deck: Daus, König, Ober and Unter as full-length woodcuts, not turned upside down.

An Ober carries his suit high, an Unter low, a König twice; that is how they have been told apart for five hundred years.
"""

from __future__ import annotations

from dataclasses import dataclass

from art import body, hand
from art.figure import Head
from art.pip_german import INK, german, symbol
from art.svg import HEIGHT, WIDTH, Point, box, document, double, inked, placed, shape

BLUE, WHITE, SKIN, STEEL, PAPER, MEADOW = "#3f6b8f", "#fdf6e4", "#f2cfa8", "#c4ccd0", "#f9efd6", "#8fae5d"
X, Y = 48, 18
MARKS: dict[str, list[Point]] = {"K": [(73, 45), (167, 45)], "Q": [(73, 45)], "J": [(73, 290)]}


@dataclass(frozen=True)
class Figure:
    """From the ground up: what is `behind`, `legs`, `trunk`, `head`, then `arms` with what they hold."""

    head: Head
    behind: str
    legs: str
    trunk: str
    arms: str


def fist(x: float, y: float, *, left: bool = False) -> str:
    """A closed hand."""
    return placed(hand.fist(SKIN), x, y, stretch=-1 if left else 1)


def legs(left: str, right: str, shoes: str) -> str:
    """Two legs in hose, standing."""
    hose = body.limb([(106, 200), (102, 250), (100, 286)], 17, left) + body.limb(
        [(134, 200), (138, 250), (140, 286)], 17, right
    )
    return body.shoe(100, 292, shoes) + body.shoe(140, 292, shoes, right=True) + hose


def stride(left: str, right: str, shoes: str) -> str:
    """Two legs, walking to the left."""
    hose = body.limb([(130, 200), (140, 244), (156, 282)], 17, right) + body.limb(
        [(110, 200), (100, 246), (88, 284)], 17, left
    )
    return body.shoe(158, 289, shoes) + body.shoe(88, 291, shoes) + hose


def leap(left: str, right: str, shoes: str) -> str:
    """A dancer's legs: one bent high, the other on its toes."""
    hose = body.limb([(132, 200), (134, 250), (132, 284)], 17, right) + body.limb(
        [(108, 200), (80, 226), (98, 262)], 17, left
    )
    return body.shoe(132, 291, shoes, right=True) + body.shoe(98, 268, shoes) + hose


def boots(leather: str, cuff: str, hose: str) -> str:
    """Two legs in riding boots."""
    thighs = body.limb([(106, 200), (103, 252)], 18, hose) + body.limb([(134, 200), (137, 252)], 18, hose)
    return thighs + body.boot(102, 290, leather, cuff) + body.boot(138, 290, leather, cuff, right=True)


def drawn(figure: Figure, suit: str) -> str:
    """The figure without its card."""
    seat = (120.0, 90.0, 0.98)
    over = figure.head.behind(*seat) + body.neck(figure.head.face.skin) + figure.trunk + figure.head.before(*seat)
    return inked(scenery(suit) + body.ground(MEADOW) + figure.behind + figure.legs + over + figure.arms, INK, 1.9)


def scenery(suit: str) -> str:
    """What stands far off: an oak, a lime tree, a castle or a church, pale as a second block."""
    trees = {
        "C": (
            "M58 300V262C48 262 46 246 54 242C50 230 64 224 70 232C80 228 86 240 80 246C86 254 78 264 68 262"
            "V300ZM166 300V270C158 268 160 256 166 254C168 244 182 246 182 256C190 260 186 272 176 270V300Z"
        ),
        "S": (
            "M62 300V268C48 268 46 236 65 220C84 236 82 268 68 268V300ZM170 300V276C160 276 158 252 173 240"
            "C188 252 186 276 176 276V300Z"
        ),
        "H": (
            "M52 300V240H58V246H64V240H70V246H76V240H82V300ZM160 300V256H154V226H160V232H166V226H172V232H178"
            "V226H184V256H180V300Z"
        ),
        "D": "M54 300V250L66 220L78 250V300ZM156 300V268L172 254L188 268V300Z",
    }
    return shape(trees[suit], "#eadcb0", stroke="#b9a36d", stroke_width=1.2)


def border() -> str:
    """A heavy and a fine line, as a block leaves them."""
    return box(X, Y, WIDTH - 2 * X, HEIGHT - 2 * Y, "none", stroke=INK, stroke_width=2.4) + box(
        X + 4, Y + 4, WIDTH - 2 * X - 8, HEIGHT - 2 * Y - 8, "none", stroke=INK, stroke_width=0.8
    )


def court(rank: str, suit: str, figure: Figure, ground: str, corner: str) -> str:
    """A whole card."""
    marks = "".join(german(x, y, 38) for x, y in MARKS.get(rank, []))
    picture = box(X, Y, WIDTH - 2 * X, HEIGHT - 2 * Y, PAPER) + drawn(figure, suit) + marks
    clip = f'<clipPath id="c"><path d="M{X} {Y}H{WIDTH - X}V{HEIGHT - Y}H{X}Z"/></clipPath>'
    return document(
        ground + double(corner) + f'<g clip-path="url(#c)">{picture}</g>' + border(), defs=clip + symbol(suit)
    )
