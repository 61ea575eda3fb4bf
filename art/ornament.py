"""Ornament: rosettes, wreaths, bands and small repeated patterns."""

from __future__ import annotations

from math import cos, pi, sin

from art.svg import Point, dots, number, shape


def ring(x: float, y: float, radius: float, count: int, start: float = 0) -> list[Point]:
    """`count` points spaced evenly on a circle, the first `start` degrees clockwise from the top."""
    angles = [2 * pi * i / count + start * pi / 180 for i in range(count)]
    return [(x + radius * sin(angle), y - radius * cos(angle)) for angle in angles]


def rosette(name: str, petal: str, x: float, y: float, count: int) -> str:
    """`petal` (drawn round 0,0, pointing up) repeated `count` times round x,y; `name` is its id in this file."""
    turns = "".join(f'<use href="#{name}" transform="rotate({number(360 * i / count)})"/>' for i in range(1, count))
    return f'<g transform="translate({number(x)} {number(y)})"><g id="{name}">{petal}</g>{turns}</g>'


def pattern(name: str, width: float, height: float, body: str, transform: str = "") -> str:
    """A tile for `fill="url(#name)"`."""
    turn = f' patternTransform="{transform}"' if transform else ""
    size = f'width="{number(width)}" height="{number(height)}" patternUnits="userSpaceOnUse"'
    return f'<pattern id="{name}" {size}{turn}>{body}</pattern>'


def crown(gold: str, gem: str) -> str:
    """A small emblem of a crown: 60 wide, its foot on y = 0."""
    points = shape("M-24-10L-30-38L-15-24L0-44L15-24L30-38L24-10Z", gold) + dots(
        [(-30, -40), (0, -46), (30, -40)], 3.4, gold
    )
    return points + shape("M-24-7H24V0H-24Z", gold) + dots([(-10, -15), (0, -18), (10, -15)], 2.6, gem)
