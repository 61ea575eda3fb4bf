"""The courts of the satin deck: twelve people in the brocade, fur and pearls of old Moscow, and the fool."""

from __future__ import annotations

from dataclasses import dataclass

from art import dress, hair, hand, hat
from art.face import Face
from art.figure import Head
from art.frame import panel, panel_edge
from art.ornament import pattern
from art.svg import WAIST, WIDTH, box, document, dots, double, group, inked, line, placed, shape

INK, RED, BLUE, GOLD, GREEN = "#231a1c", "#bf2738", "#28508f", "#e9b544", "#2f7157"
WHITE, FUR, STEEL, WOOD, SKIN = "#fffaf0", "#5d3a23", "#cdd6df", "#8c5a2b", "#f4d6b4"
GROUND, SKY, ROSE = "#fdf4df", "#a9c4e2", "#e2645a"
X, Y = 48, 18

WEAVES = {
    "lily": pattern(
        "lily",
        16,
        18,
        shape("M4 3c3 2 3 5 0 8c-3-3-3-6 0-8zM12 11c3 2 3 5 0 8c-3-3-3-6 0-8z", GOLD)
        + dots([(12, 5), (4, 14)], 1, GOLD),
    ),
    "net": pattern("net", 12, 12, line("M0 6L6 0L12 6L6 12Z", GOLD, 1.1) + dots([(6, 6)], 1.3, GOLD)),
    "stripe": pattern("stripe", 9, 9, box(0, 0, 2.6, 9, GOLD) + box(5, 0, 1, 9, GOLD), "rotate(24)"),
    "sprig": pattern(
        "sprig", 15, 15, dots([(4, 4), (11.5, 11.5)], 1.8, WHITE) + dots([(11.5, 4), (4, 11.5)], 1.1, GOLD)
    ),
}


@dataclass(frozen=True)
class Court:
    """One figure: a head on a `dress`; `held` are hands with their things, already in place; `weave` is a key of WEAVES."""

    head: Head
    dress: str
    held: str
    weave: str
    throat: str = ""


def figure(court: Court) -> str:
    """The upper half of a court card without its frame."""
    seat = (dress.AXIS, 88.0, 1.12)
    throat = court.throat or dress.neck(court.head.face.skin)
    body = court.dress + court.head.behind(*seat) + throat + court.head.before(*seat) + court.held
    return inked(body, INK, 1.4)


def held(x: float, y: float, thing: str, sleeve: str, cuff: str, *, angle: float = 0) -> str:
    """A thing in a raised fist."""
    return placed(thing, x, y, angle=angle) + dress.forearm(x, y, sleeve, cuff) + placed(hand.fist(SKIN), x, y)


def gilding() -> str:
    """A gold line just inside the frame."""
    return line(f"M{X + 4} {WAIST}V{Y + 4}H{WIDTH - X - 4}V{WAIST}", GOLD, 0.9)


def waist() -> str:
    """The beaded band between the halves."""
    beads = dots([(x, WAIST) for x in range(X + 8, WIDTH - X, 10)], 2.6, WHITE, stroke=INK, stroke_width=0.8)
    band = box(X, WAIST - 5.5, WIDTH - 2 * X, 11, RED, stroke=INK, stroke_width=1.4)
    return band + line(f"M{X} {WAIST}H{WIDTH - X}", GOLD, 1.2) + beads


def court(person: Court, mark: str, ground: str, corner: str) -> str:
    """A whole court card; `mark` is the suit inside the frame."""
    clip = f'<clipPath id="c"><path d="M{X} {Y}H{WIDTH - X}V{WAIST}H{X}Z"/></clipPath>'
    half = group(gilding() + figure(person) + mark, clip_path="url(#c)")
    body = ground + panel(X, Y, GROUND, "none") + double(half + corner) + waist() + panel_edge(X, Y, INK)
    return document(body, defs=clip + WEAVES[person.weave])


def fool(ground: str, corner: str) -> str:
    """The joker."""
    motley = dress.robe(RED, "stripe", BLUE) + dress.buttons(GOLD)
    laugh = Face(mouth="smile", brow=1.8, blush=ROSE)
    bauble = hand.marotte(RED, BLUE, SKIN, GOLD)
    head = Head(laugh, "#7a3b1a", hat.fool(RED, BLUE, GOLD), front=hair.FRINGE)
    jester = Court(head, motley, held(176, 140, bauble, BLUE, GOLD), "stripe")
    return court(jester, "", ground, corner)
