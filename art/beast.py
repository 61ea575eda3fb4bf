"""The animals of the German deck, as woodcuts: round the middle of their bodies, standing or sitting, looking left."""

from __future__ import annotations

from art.svg import dots, flipped, line, placed, shape


def boar(coat: str, dark: str, tusk: str) -> str:
    """The sow that gave the Daus of bells its nickname: bristles, tusk and a curled tail."""
    far = shape("M-14 2L-12 24H-22L-24 4ZM24 2L32 24H22L16 4Z", dark)
    bristles = shape("M-26-30L-22-42L-16-35L-10-46L-4-38L4-48L10-39L18-46L22-37L32-41L34-30Z", dark)
    trunk = (
        "M-56 2L-53-9C-44-15-40-22-34-28L-38-37L-27-33C-12-42 12-42 28-36C42-30 48-18 47-6L50 24H40L36 4"
        "C24 9 6 9-4 7L-6 24H-16L-20 5C-30 8-38 10-46 8Z"
    )
    shade = line("M38-24C42-16 42-8 41-2M32-28C36-20 36-10 34-2M24-30C28-22 28-14 26-6", None, 1.3)
    face = (
        shape("M-46 7C-48-2-44-6-41-7C-42-2-42 2-40 8Z", tusk)
        + dots([(-36, -18)], 2.4, "#fff")
        + line("M-53-2H-50M-34-28C-30-24-29-20-30-16", None, 1.5)
    )
    return (
        line("M47-16C56-20 58-10 52-10C48-10 50-16 55-15", None, 2.4)
        + far
        + bristles
        + shape(trunk, coat)
        + shade
        + face
    )


def squirrel(coat: str, belly: str, nut: str) -> str:
    """A squirrel at its nut."""
    tail = shape("M10 30C44 34 52 2 38-18C28-34 6-32 4-20C16-24 24-14 18-2C12 10 6 18 8 28Z", coat) + line(
        "M16 24C34 22 40 2 30-14M14 16C26 12 28-2 24-10", None, 1.3
    )
    trunk = (
        "M-2-18C-4-24-6-30-2-34C-8-34-10-30-12-27C-22-28-30-20-30-14C-30-8-24-6-19-6C-24 2-26 12-22 20"
        "L-28 30H14C18 14 10-8-2-18Z"
    )
    chest = shape("M-19-6C-24 4-25 14-20 22C-12 22-8 10-12 0Z", belly)
    paws = shape("M-10 2C-18 2-26-2-30 2C-28 8-18 10-10 10Z", coat)
    acorn = shape("M-38-4C-38 6-32 10-30 10C-28 10-24 4-26-4Z", nut) + line("M-40-4H-24", None, 4)
    return (
        tail
        + shape(trunk, coat)
        + chest
        + acorn
        + paws
        + dots([(-19, -18)], 2.2, "#1f1a17", stroke="none")
        + line("M2 30C10 24 10 14 4 10", None, 1.5)
    )


def stag(coat: str, dark: str, horn: str) -> str:
    """A stag with ten points."""
    far = shape("M-26 8L-24 40H-30L-34 10ZM16 6L16 40H10L10 8Z", dark)
    antlers = (
        "M-46-50C-56-58-54-70-48-78M-52-62L-60-66M-52-70L-58-76M-44-50C-34-56-32-66-36-76M-35-62L-27-64"
        "M-34-69L-28-76"
    )
    trunk = (
        "M-28-18L-38-44L-30-52L-41-50C-46-54-54-52-58-45L-68-38C-68-34-64-32-60-33L-53-34L-49-16C-46-2-42 4-40 8"
        "L-42 40H-35L-30 12C-14 17 6 15 20 10L26 40H33L33 8C38 0 39-10 34-18C20-25-10-23-28-18Z"
    )
    shade = line("M28-14C31-8 31-2 29 4M22-16C25-10 25-4 23 2M16-17C19-11 19-5 17 1", None, 1.3)
    return (
        line(antlers, None, 6)
        + line(antlers, horn, 2.8)
        + far
        + shape(trunk, coat)
        + shade
        + dots([(-54, -43)], 1.8, "#1f1a17", stroke="none")
        + shape("M34-16L42-12L37-6Z", coat)
    )


def dove(feather: str, wing: str, beak: str) -> str:
    """A dove, standing."""
    trunk = "M-24-20C-24-30-12-32-8-22C-4-12 10-10 20-4L42 8L40 14L22 10C10 18-10 18-18 6C-22 0-22-10-20-14Z"
    closed = shape("M-8-8C2-12 18-6 26 6C12 12-4 8-8-8Z", wing) + line(
        "M-2-3C6-4 12 0 18 5M0 3C4 3 8 4 12 6", None, 1.2
    )
    return (
        line("M-4 15V24M4 15V24", beak, 2.4)
        + shape(trunk, feather)
        + closed
        + shape("M-24-22L-31-18L-23-16Z", beak)
        + dots([(-17, -22)], 1.7, "#1f1a17", stroke="none")
    )


def owl(feather: str, face: str, beak: str) -> str:
    """An owl, seen from the front."""
    trunk = shape("M-12-20L-13-28L-6-24H6L13-28L12-20C15-10 13 6 0 12C-13 6-15-10-12-20Z", feather)
    eyes = dots([(-5, -16), (5, -16)], 5, face) + dots([(-5, -16), (5, -16)], 2, "#1f1a17", stroke="none")
    return (
        trunk
        + eyes
        + shape("M0-14L2.4-8H-2.4Z", beak)
        + line("M-6-3Q-3 0 0-3Q3 0 6-3M-5 3Q-2.5 6 0 3Q2.5 6 5 3", None, 1.2)
    )


def doves(feather: str, wing: str, beak: str) -> str:
    """Two doves that look at each other."""
    one = placed(dove(feather, wing, beak), 34, 0)
    return one + flipped(one, 0)
