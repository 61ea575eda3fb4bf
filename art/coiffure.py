"""Hair and hats of heads in profile, in the coordinates of `art/profile.py`: brow -15,-14, ear 7,2, nape 18,14."""

from __future__ import annotations

from art.ornament import pattern
from art.svg import Point, dots, line, shape

CROPPED = (
    "M-10-27C-7-38 12-40 20-27C26-12 23 4 18 14L13 8C14-2 12-10 8-9C5-8 5-4 4-1C1-6 0-14-2-18C-5-22-9-22-10-27Z"
)
PAGE = "M-13-22C-11-38 12-42 22-27C29-8 27 12 25 24C17 31 6 29 0 25C4 13 3 2 0-7C-3-14-8-17-13-22Z"
FLOWING = (
    "M-12-24C-10-38 12-42 22-27C30-8 24 6 29 18C35 30 31 42 33 54C24 58 14 56 6 52C10 40 4 30 7 18C5 8 3 2 0-7"
    "C-2-14-8-18-12-24Z"
)
CURLY = (
    "M-13-21C-19-27-14-36-7-34C-4-43 8-44 12-37C20-41 29-33 25-26C33-22 32-11 26-9C33-3 31 7 25 9C30 16 25 24 18 22"
    "C14 27 6 25 6 19C1 16 2 9 5 6C0 2 1-4 3-7C-2-8-3-13-2-15C-7-14-12-16-13-21Z"
)
UPSWEPT = "M-9-29C-6-40 8-42 16-36C32-34 37-14 27-4C20 4 14 0 13-6C9-12 3-9 2-2C-1-8-3-19-9-29Z"
COILED = "M-9-29C-6-40 12-42 20-30C26-18 24-4 18 4C14 0 14-8 11-10C6-10 3-7 2-1C-1-8-3-19-9-29Z"
SMOOTH = "M-9-29C-6-40 14-42 23-28C29-14 27 6 20 17C15 26 5 26 0 19C5 12 6 4 2-4C-2-12-6-20-9-29Z"
NAPE = "M7-38.4C16-40 21-33 23-28C29-14 27 6 20 17C17 22 12 24 8 23.6C17 8 18-18 7-38.4Z"
BEARD = (
    "M6 4C4 10 0 12-6 12C-10 11.4-14 10.6-17 11.6C-16 13-14 14.6-11 17C-14 20-16.4 22-17 24C-21 30-20 42-13 50"
    "C-4 50 6 42 10 32C14 22 13 12 12 4Z"
)
WHISKER = "M-17 11C-19 12-20 13-20.6 15.4C-17 15-12 16-9 20C-9 14-13 11-17 11Z"


def ringlets(light: str) -> str:
    """Lines of light in curly hair."""
    curls = ((-4, -30), (8, -34), (18, -28), (-6, -20), (8, -22), (22, -14), (12, -8), (20, 0), (10, 10), (20, 14))
    return line("".join(f"M{x - 4} {y + 2}c0-5 7-5 7 0" for x, y in curls), light, 1.2)


def waves(shade: str) -> str:
    """Lines in long hair."""
    return line("M14-30C22-16 15 6 21 22C24 34 24 44 26 54M6-28C13-14 9 6 13 22C15 34 14 44 15 54", shade, 1.1)


def corno(cloth: str, band: str, coif: str) -> str:
    """The horned cap of a doge over a linen coif."""
    linen = shape("M-13-24C-6-30 10-24 15-12C16 0 14 10 10 18C7 14 6 10 6 6C2-4-4-16-13-24Z", coif)
    horn = shape("M-17-24C-12-38 0-46 12-48C16-62 30-62 30-48C31-32 28-16 23-6C12-16-2-22-17-24Z", cloth)
    edge = shape("M-17-24C-2-22 12-16 23-6L25.4-12C14-22-2-28-15.4-30Z", band)
    weave = "M-2-36l3-4l3 4l-3 4zM10-40l3-4l3 4l-3 4zM16-28l3-4l3 4l-3 4zM4-27l3-4l3 4l-3 4zM20-50l3-4l3 4l-3 4z"
    return linen + horn + shape(weave, band) + edge


def mortar(cloth: str, shade: str) -> str:
    """The tall flat-topped red hat of Urbino."""
    crown = shape("M-15-23L-13-49C-2-55 16-54 25-47L26-10C14-18 0-22-15-23Z", cloth)
    return (
        crown
        + shape("M10-53C16-52 21-50 25-47L26-10C22-13 18-15 14-16.6Z", shade)
        + line("M-14-42C-2-47 14-46 25.4-39", shade, 1)
    )


def laurel(leaf: str, ribbon: str) -> str:
    """A victor's wreath, tied behind."""
    one = "c-5-2-7-7-6-12c5 1 8 6 6 12z"
    other = "c5-2 10-1 13 3c-5 3-10 1-13-3z"
    knots: list[Point] = [(-12, -20), (-5, -23), (3, -23.6), (11, -21.4), (17.6, -16), (22, -9)]
    tails = shape("M22-8L34 2L28 4L21-2ZM22-6L30 14L24 12L20 0Z", ribbon)
    return tails + shape("".join(f"M{x} {y}{one}M{x} {y}{other}" for x, y in knots), leaf)


def chaperon(cloth: str, shade: str) -> str:
    """A wound hood: a thick roll, loose folds over it and a tail on the shoulder."""
    tail = shape("M18-12C30-6 34 14 30 34C34 44 32 54 24 58C22 44 20 30 20 14Z", shade)
    roll = shape("M-19-18C-25-30-14-42 4-40C26-40 36-26 29-12C22-2 14-8 4-14C-6-20-14-16-19-18Z", cloth)
    top = shape("M-12-36C-10-52 6-60 20-52C34-48 36-34 29-26C20-38 2-42-12-36Z", shade)
    return (
        tail
        + top
        + roll
        + line("M-16-24C-6-32 14-30 26-14M-10-33C4-38 22-32 29-20M-2-50C8-50 20-44 26-34", shade, 1.3)
    )


def flat_cap(cloth: str, shade: str, feather: str, gem: str) -> str:
    """A soft cap with a slashed brim and a long feather."""
    plume = shape("M2-36C16-58 38-54 44-34C46-24 42-16 38-10C38-24 30-38 2-34Z", feather) + line(
        "M4-36C20-48 36-42 40-18", shade, 0.9
    )
    body = shape("M-17-22C-22-36-4-46 12-42C30-40 34-26 27-14C14-22-2-24-17-22Z", cloth)
    brim = shape("M-19-18C-22-24-18-27-14-27C2-29 18-24 28-14C29-9 26-6 22-6C10-16-4-20-19-18Z", shade)
    return body + plume + brim + dots([(2, -31)], 2.8, gem)


def hood(cloth: str, shade: str) -> str:
    """A page's round cap with a turned-up edge."""
    body = shape("M-15-24C-14-42 0-46 12-42C26-40 30-24 25-8C14-18 0-23-15-24Z", cloth)
    return (
        body
        + shape("M-17-21C-18-26-16-29-13-29C4-29 20-20 27-8C27-3 24-1 21-2C12-14-2-20-17-21Z", shade)
        + dots([(7, -44)], 2.4, shade)
    )


def hennin(cloth: str, band: str, veil: str) -> str:
    """The steeple of Burgundy with a veil from its tip."""
    gauze = shape("M40-74C54-50 50-10 34 40C30 20 30-6 22-24Z", veil, opacity=0.75)
    cone = shape("M-7-31C2-46 26-66 42-76C38-56 32-30 22-4C16-12 6-24-7-31Z", cloth)
    edge = shape("M-9-29C-12-34-8-37-4-35C10-30 22-16 26-4C24 2 20 2 17-1C12-14 2-24-9-29Z", band)
    bars = line("M10-47C18-44 26-36 28-26M22-58C28-56 33-50 34-44", band, 1.6)
    return cone + bars + edge + gauze + shape("M-8-28C-10-22-8-18-4-17C-4-22-4-25-8-28Z", band)


def pearls(points: list[Point], gem: str, radius: float = 1.7) -> str:
    """Pearls in the hair."""
    return dots(points, radius, gem)


def net(locks: str, mesh: str) -> str:
    """A gold net over hair of the shape `locks`."""
    tile = pattern("net", 7, 7, line("M0 0L7 7M7 0L0 7", mesh, 0.9) + dots([(3.5, 3.5)], 1, mesh))
    return tile + shape(locks, "url(#net)")
