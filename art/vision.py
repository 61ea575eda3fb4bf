"""How colours look to other eyes, and how far apart two colours are.

Dichromacy by the matrices of Machado, Oliveira and Fernandes (IEEE TVCG 15(6), 2009, severity 1.0), applied to linear
RGB. Distance is CIE 1976: the Euclidean distance in L*a*b* under D65, where 2.3 is just noticeable.
"""

from __future__ import annotations

from math import dist

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

DICHROMACY: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE: Triple = (0.95047, 1.0, 1.08883)


def linear(colour: str) -> Triple:
    """`#rrggbb` as linear light, each channel 0 to 1."""
    values = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
    return red, green, blue


def applied(matrix: Matrix, colour: Triple) -> Triple:
    """The product, cut to what a screen can show."""
    first, second, third = (max(0.0, sum(m * c for m, c in zip(row, colour, strict=True))) for row in matrix)
    return first, second, third


def seen(colour: str, defect: str | None = None) -> Triple:
    """The colour in linear light as a person with `defect` (a key of DICHROMACY) sees it."""
    light = linear(colour)
    red, green, blue = applied(DICHROMACY[defect], light) if defect else light
    return min(red, 1), min(green, 1), min(blue, 1)


def lab(light: Triple) -> Triple:
    """L*, a*, b* of linear light."""
    x, y, z = (curve(v / w) for v, w in zip(applied(TO_XYZ, light), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def curve(ratio: float) -> float:
    """The cube root with a straight foot of the 1976 formula."""
    return float(ratio ** (1 / 3)) if ratio > (6 / 29) ** 3 else ratio / (3 * (6 / 29) ** 2) + 4 / 29


def distance(first: str, second: str, defect: str | None = None) -> float:
    """ΔE*ab between two colours for a person with `defect`, or with none."""
    return dist(lab(seen(first, defect)), lab(seen(second, defect)))


def contrast(first: str, second: str) -> float:
    """The contrast ratio of WCAG 2: 1 for equal colours, 21 for black on white; graphics need 3."""
    lights = [applied(TO_XYZ, linear(colour))[1] for colour in (first, second)]
    return (max(lights) + 0.05) / (min(lights) + 0.05)
