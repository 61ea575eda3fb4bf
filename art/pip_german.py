"""The German pips: acorn, leaf, heart and bell as coloured woodcuts, round 0,0 and about 100 high."""

from __future__ import annotations

from art.svg import dot, dots, line, scaled, shape

INK, GREEN, RED, GOLD, BROWN = "#1f1a17", "#5f8d3a", "#c23a2b", "#e3b03c", "#8a5a2b"

LEAF = (
    "M0-50C9-36 45-24 43 7C41 26 21 31 5 24C4 34 7 42 13 48L5 51C-2 44-5 34-5 24C-21 31-41 26-43 7"
    "C-45-24-9-36 0-50Z"
)
HEART = (
    "M0 46C-7 31-46 9-46-18C-46-37-33-47-21-47C-10-47-3-40 0-29C3-40 10-47 21-47C33-47 46-37 46-18C46 9 7 31 0 46Z"
)


def acorn() -> str:
    """A nut in its scaly cup, on a stem with a twist."""
    nut = shape("M-27-8C-31 20-14 40 0 50C14 40 31 20 27-8Z", GOLD) + line("M-17 4C-17 18-12 28-6 35", "#fbe6b0", 4)
    cup = shape("M-36-4C-40-26-22-36 0-36C22-36 40-26 36-4C22 5-22 5-36-4Z", GREEN)
    scales = line("M-37-12C-24-4-12-16 0-8C12-16 24-4 37-12M-33-23C-22-15-12-26 0-18C12-26 22-15 33-23", None, 2.6)
    return line("M0-35C-1-42 2-46 9-50", INK, 7) + nut + cup + scales


def leaf() -> str:
    """A lime leaf, point upward."""
    veins = line("M0-38V26M0-16L16-24M0-16L-16-24M0 0L28-10M0 0L-28-10M0 14L27 12M0 14L-27 12", "#2f5522", 2.6)
    return shape(LEAF, GREEN) + veins


def heart() -> str:
    """A red heart with a light on it."""
    return shape(HEART, RED) + line("M-34-20C-34-30-28-36-20-36", "#f3b3a4", 4.5)


def bell() -> str:
    """A sleigh bell on its loop, with a band round its middle and a slit."""
    body = dot(0, 4, 40, GOLD) + shape("M-40 0C-20 10 20 10 40 0L39 14C20 24-20 24-39 14Z", RED)
    slit = line("M0 22V34", INK, 5) + dots([(0, 34)], 5.4, INK, stroke="none")
    return dot(0, -41, 7, "none") + body + slit + line("M-27-12C-23-20-16-26-8-27", "#fbe6b0", 4.5)


DRAWN = {"C": acorn(), "S": leaf(), "H": heart(), "D": bell()}


def symbol(suit: str) -> str:
    """The pip of a suit to be put into a file once, under the id `p`."""
    return f'<g id="p" stroke="{INK}" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round">{DRAWN[suit]}</g>'


def german(x: float, y: float, size: float, *, down: bool = False) -> str:
    """A copy of the file's pip, `size` high in the middle of x,y."""
    return f'<use href="#p" transform="{scaled(x, y, size / 100, angle=180 if down else 0)}"/>'
