"""The pen: small functions that return SVG text. A drawing is a string; drawings are joined with +.

The card is WIDTH x HEIGHT units with y downwards. Numbers are rounded to one decimal: a card shown on a 4K screen is
about 1000 px wide, so a tenth of a unit is less than half a pixel.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from art.path import shortened

WIDTH, HEIGHT = 240, 336
MIDDLE, WAIST = WIDTH / 2, HEIGHT / 2

Point = tuple[float, float]


def number(value: float) -> str:
    """A coordinate in its shortest form: 1.0 → 1, 0.50 → .5, -0.02 → 0."""
    text = f"{value:.1f}".removesuffix(".0")
    return {"-0": "0"}.get(text, text.replace("0.", ".", 1) if abs(value) < 1 else text)


def attributes(**values: str | float | None) -> str:
    """` fill="red" stroke-width="2"`: names with _ for -, None left out, numbers shortened."""
    known = ((name, value) for name, value in values.items() if value is not None)
    text = ((name, value if isinstance(value, str) else number(value)) for name, value in known)
    return "".join(f' {name.rstrip("_").replace("_", "-")}="{value}"' for name, value in text)


def shape(d: str, fill: str | None = None, **more: str | float | None) -> str:
    """A filled path; without `fill`, the group's."""
    return f'<path d="{d}"{attributes(fill=fill, **more)}/>'


def line(d: str, stroke: str | None = None, width: float | None = None, **more: str | float | None) -> str:
    """A path that is only a stroke; without `stroke` and `width`, the group's."""
    return f'<path d="{d}"{attributes(fill="none", stroke=stroke, stroke_width=width, **more)}/>'


def dot(x: float, y: float, radius: float, fill: str | None = None, **more: str | float | None) -> str:
    """A circle."""
    return f"<circle{attributes(cx=x, cy=y, r=radius, fill=fill, **more)}/>"


def dots(points: Sequence[Point], radius: float, fill: str, **more: str | float | None) -> str:
    """A row of equal dots (pearls, buttons, studs) as one path."""
    r, d = number(radius), number(2 * radius)
    ring = f"a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0-{d} 0z"
    return shape("".join(f"M{number(x - radius)} {number(y)}{ring}" for x, y in points), fill, **more)


def box(
    x: float, y: float, width: float, height: float, fill: str | None = None, **more: str | float | None
) -> str:
    """A rectangle."""
    return f"<rect{attributes(x=x, y=y, width=width, height=height, fill=fill, **more)}/>"


def group(body: str, **values: str | float | None) -> str:
    """A group that lends its attributes to what it holds."""
    return f"<g{attributes(**values)}>{body}</g>"


def inked(body: str, ink: str, width: float) -> str:
    """Everything in `body` outlined in one ink with round joints."""
    return group(body, stroke=ink, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def factor(value: float) -> str:
    """A scale to three digits, without the zero before the point."""
    return f"{value:.3g}".replace("0.", ".", 1) if abs(value) < 1 else f"{value:.3g}"


def scaled(x: float, y: float, scale: float = 1, *, stretch: float = 1, angle: float = 0) -> str:
    """The transform that moves 0,0 to x,y, scales (x times `stretch`) and turns by `angle` degrees clockwise."""
    words = [f"translate({number(x)} {number(y)})"] if x or y else []
    words += [f"rotate({number(angle)})"] if angle else []
    if scale != 1 or stretch != 1:
        wide, high = factor(scale * stretch), factor(scale)
        words.append(f"scale({wide})" if wide == high else f"scale({wide} {high})")
    return "".join(words)


def placed(body: str, x: float, y: float, scale: float = 1, *, stretch: float = 1, angle: float = 0) -> str:
    """`body`, drawn round 0,0, in its place: see `scaled`."""
    transform = scaled(x, y, scale, stretch=stretch, angle=angle)
    return group(body, transform=transform) if transform else body


def flipped(body: str, axis: float = MIDDLE) -> str:
    """`body` as in a mirror that stands on x = axis."""
    return group(body, transform=f"matrix(-1 0 0 1 {number(2 * axis)} 0)")


def both(body: str, axis: float = MIDDLE) -> str:
    """`body` and its mirror image."""
    return body + flipped(body, axis)


def double(body: str) -> str:
    """`body` and the same turned round the middle of the card: what makes a card double-headed."""
    return f'<g id="h">{body}</g><use href="#h" transform="rotate(180 {number(MIDDLE)} {number(WAIST)})"/>'


def document(body: str, width: float = WIDTH, height: float = HEIGHT, defs: str = "", *, tile: bool = False) -> str:
    """A whole file. It stands alone, because a browser shows it in an <img>; a `tile` also says its size in pixels,
    without which a background would be stretched."""
    size = attributes(width=width, height=height) if tile else ""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}"{size}>'
    return head + shared(tidy((f"<defs>{defs}</defs>" if defs else "") + body)) + "</svg>\n"


def tidy(body: str) -> str:
    """`body` with its paths in their shortest form."""
    return re.sub(r' d="([^"]*)"', lambda found: f' d="{shortened(found[1])}"', body)


def shared(body: str) -> str:
    """`body` with every path that comes more than once written once and used again."""
    drawn = re.findall(r'<path d="([^"]{30,})"', body)
    often = [d for d in dict.fromkeys(drawn) if drawn.count(d) > 1]
    for place, d in enumerate(often):
        body = body.replace(f'<path d="{d}"', f'<use href="#u{place}"')
    kept = "".join(f'<path id="u{place}" d="{d}"/>' for place, d in enumerate(often))
    return (f"<defs>{kept}</defs>" if kept else "") + body
