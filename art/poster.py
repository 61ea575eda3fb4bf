"""Heads of cut paper for the jumbo deck: seen from the front, symmetric, flat, one half in shadow.

Round 0,0 between the eyes: the face is 84 wide, its top at y = -54, its chin at y = 62. No outlines: colour meets colour.
"""

from __future__ import annotations

from dataclasses import dataclass

from art.svg import dot, dots, flipped, group, line, shape

SKULL = "M-42-38Q-42-54-26-54H26Q42-54 42-38V8C42 44 22 62 0 62C-22 62-42 44-42 8Z"
HALF = "M0-54H26Q42-54 42-38V8C42 44 22 62 0 62Z"


def two(body: str) -> str:
    """`body` and its mirror image."""
    return body + flipped(body, 0)


def face(skin: str, shade: str) -> str:
    """Neck and head."""
    neck = shape("M-18 40H18V82C18 96-18 96-18 82Z", shade)
    return neck + shape(SKULL, skin) + shape(HALF, shade)


@dataclass(frozen=True)
class Look:
    """Temper: `tilt` lowers the inner ends of the brows; `lids` is the colour of painted lids and `lip` of the mouth;
    `smile` bends it upward and `grin` widens it; a `wink` shuts the right eye."""

    brow: float = 5
    tilt: float = 0
    wink: bool = False
    lids: str = ""
    lip: str = ""
    smile: float = 0
    grin: float = 0


def features(ink: str, look: Look) -> str:
    """Eyes, brows, nose and mouth."""
    eye = shape("M-29-2C-24-11-12-11-8-2C-13 4-24 4-29-2Z", "#fff") + dot(-18, -3, 5, ink)
    painted = shape("M-30-2C-25-13-11-13-7-2C-13-8-23-8-30-2Z", look.lids)
    eye += painted if look.lids else line("M-30-2C-25-12-12-12-7-2", ink, 2.6)
    shut = line("M8-3C13 4 24 4 30-3M14 2L12 7M20 3V8.4M26 1L29 5.4", ink, 3.4)
    eyes = eye + (shut if look.wink else flipped(eye, 0))
    brows = two(line(f"M-32-17C-26-22-16-22-8-{17 - look.tilt:g}", ink, look.brow))
    nose = line("M8-16C3-6 3 8 4 16C4 21-6 22-8 18", ink, 2.8)
    end, depth = 13 + look.grin, 36 + look.smile + 2 * look.grin
    mouth = line(
        f"M-{end:g} {36 - look.smile:g}Q0 {depth:g} {end:g} {36 - look.smile:g}",
        look.lip or ink,
        5.4 if look.lip else 3.6,
    )
    return group(eyes + brows + nose + mouth, stroke_linecap="round", stroke_linejoin="round")


def cheeks(colour: str) -> str:
    """Two round red cheeks."""
    return group(two(dot(-28, 20, 8, colour)), opacity=0.55)


def shoulders(cloth: str, shade: str) -> str:
    """The body, cut off by the edge of the card."""
    return shape("M-96 150C-94 104-72 84-28 78H28C72 84 94 104 96 150V170H-96Z", cloth) + shape(
        "M0 78H28C72 84 94 104 96 150V170H0Z", shade
    )


def lapels(cloth: str, shade: str) -> str:
    """A deep collar."""
    return shape("M-30 74L-52 92L0 160V104Z", cloth) + shape("M30 74L52 92L0 160V104Z", shade)


def yoke(cloth: str, bead: str) -> str:
    """A round collar with beads."""
    points = [(-44.0, 96.0), (-26.0, 107.0), (0.0, 111.0), (26.0, 107.0), (44.0, 96.0)]
    return shape(
        "M-34 76C-48 80-58 86-62 92C-44 128 44 128 62 92C58 86 48 80 34 76C22 92-22 92-34 76Z", cloth
    ) + dots(points, 5, bead)


def ermine(white: str, shade: str, ink: str) -> str:
    """A fur collar with its tails."""
    fur = shape("M-28 70C-52 78-78 92-84 108C-60 128-26 124 0 170V112Z", white) + shape(
        "M28 70C52 78 78 92 84 108C60 128 26 124 0 170V112Z", shade
    )
    tails = "".join(
        f"M{x} {y}l3 8l-3 4l-3-4z"
        for x, y in ((-62, 98), (-44, 90), (-36, 108), (-14, 118), (62, 98), (44, 90), (36, 108), (14, 118))
    )
    return fur + shape(tails, ink)


def stripes(colour: str) -> str:
    """Braid across the chest."""
    return line("M-40 106H40M-46 124H46M-50 142H50", colour, 6) + dots([(0, 106), (0, 124), (0, 142)], 5.4, colour)


def crown(gold: str, shade: str, gem: str, pip: str) -> str:
    """A crown of five points; `pip` is a path 100 high round 0,0, set in its middle."""
    left = "M-48-44L-56-98L-34-74L-24-106L0-76V-44Z"
    right = "M48-44L56-98L34-74L24-106L0-76V-44Z"
    knobs = dots([(-56, -100), (-24, -108), (24, -108), (56, -100)], 6, gem)
    return (
        shape(left, gold) + shape(right, shade) + knobs + shape(pip, gem, transform="translate(0 -62) scale(.26)")
    )


def dome(cloth: str, shade: str, gold: str) -> str:
    """A closed crown: a round cap, a ring, an arch and a ball."""
    cap = shape("M-46-46C-58-104-20-112 0-112V-46Z", cloth) + shape("M46-46C58-104 20-112 0-112V-46Z", shade)
    arch = line("M-46-50C-58-104-20-110 0-110C20-110 58-104 46-50M0-110V-46", gold, 8) + dot(0, -118, 9, gold)
    return cap + arch + shape("M-50-62H50V-42H-50Z", gold) + dots([(-30, -52), (0, -52), (30, -52)], 5.4, cloth)


def turban(cloth: str, shade: str, gold: str, gem: str) -> str:
    """A wound turban with a tall plume."""
    plume = shape("M0-84C-16-104-14-128 4-142C18-126 16-104 6-84Z", gem)
    roll = shape("M-54-46C-64-84-34-106 0-106V-46Z", cloth) + shape("M54-46C64-84 34-106 0-106V-46Z", shade)
    folds = line("M-56-58C-30-88 14-92 46-92M-48-84C-10-66 30-62 56-56", gold, 5)
    return plume + roll + folds + dot(0, -72, 10, gold) + dot(0, -72, 5, gem)


def kokoshnik(cloth: str, shade: str, gold: str, pearl: str) -> str:
    """The pointed head-dress."""
    body = shape("M-50-26C-62-84-34-118 0-148V-52C-24-52-40-44-50-26Z", cloth) + shape(
        "M50-26C62-84 34-118 0-148V-52C24-52 40-44 50-26Z", shade
    )
    rim = line("M-48-46C-52-84-30-112 0-138C30-112 52-84 48-46", gold, 4.6)
    row = dots(
        [(-50, -24), (-42, -39), (-31, -49), (-16, -55), (0, -57), (16, -55), (31, -49), (42, -39), (50, -24)],
        5,
        pearl,
    )
    return body + rim + row + shape("M0-112L10-92L0-72L-10-92Z", gold)


def halo(cloth: str, shade: str, gold: str, pearl: str) -> str:
    """The round head-dress."""
    disc = shape("M-66-14C-78-84-40-124 0-124V-50C-30-50-52-40-66-14Z", cloth) + shape(
        "M66-14C78-84 40-124 0-124V-50C30-50 52-40 66-14Z", shade
    )
    rays = line("M0-62V-108M-22-60L-36-102M22-60L36-102M-42-50L-64-78M42-50L64-78", gold, 5)
    row = dots(
        [(-66, -12), (-54, -32), (-38, -46), (-20, -53), (0, -55), (20, -53), (38, -46), (54, -32), (66, -12)],
        5,
        pearl,
    )
    return disc + rays + row


def tiara(gold: str, gem: str) -> str:
    """A low crown of three lozenges."""
    band = shape("M-44-44C-30-60 30-60 44-44L40-34C28-48-28-48-40-34Z", gold)
    return (
        band
        + shape("M0-96L16-74L0-52L-16-74ZM-30-82L-18-66L-30-48L-42-64ZM30-82L42-64L30-48L18-66Z", gold)
        + shape("M0-84L8-74L0-62L-8-74Z", gem)
    )


def topknot(hair: str, gold: str) -> str:
    """Hair wound up through a ring crown."""
    return dot(0, -88, 26, hair) + shape("M-34-62L-38-90L-22-76L-14-96L0-78L14-96L22-76L38-90L34-62Z", gold)


def peak(cloth: str, shade: str, fur: str) -> str:
    """A musketeer's falling cap with its brim of fur."""
    body = shape("M-44-50C-44-96-10-120 30-118C58-116 72-100 82-76C64-84 50-80 44-50Z", cloth) + shape(
        "M30-118C58-116 72-100 82-76C64-84 50-80 44-50C40-80 36-100 30-118Z", shade
    )
    return (
        body
        + dot(84, -72, 9, fur)
        + shape("M-52-66C-20-76 20-76 52-66C60-62 60-42 52-38C20-48-20-48-52-38C-60-42-60-62-52-66Z", fur)
    )


def beret(cloth: str, shade: str, feather: str, gold: str) -> str:
    """A flat cap with a feather."""
    plume = shape("M24-82C40-134 92-134 92-96C92-76 82-64 74-58C78-84 62-96 28-72Z", feather)
    body = shape("M-50-44C-76-62-66-100-20-104C30-108 68-86 62-58C58-48 50-44 46-44C20-58-20-58-50-44Z", cloth)
    return (
        body + shape("M-50-44C-20-58 20-58 46-44L52-48C24-70-30-70-58-52Z", shade) + plume + dot(28, -74, 9, gold)
    )


def band(cloth: str, gem: str) -> str:
    """A ribbon round the brow."""
    return shape("M-46-44C-20-56 20-56 46-44V-28C20-40-20-40-46-28Z", cloth) + shape("M0-54L9-42L0-30L-9-42Z", gem)


def hood(cloth: str, shade: str, feather: str) -> str:
    """The pointed hat of an archer."""
    plume = shape("M34-66C58-84 72-116 66-140C44-130 28-100 26-70Z", feather)
    body = shape("M-50-42C-40-92 0-116 66-104C48-92 44-76 50-42Z", cloth)
    return plume + body + shape("M-66-34C-50-56 40-62 72-44C52-40 36-36 20-38C-10-44-40-40-66-34Z", shade)
