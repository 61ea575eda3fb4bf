"""Crowns, caps and kokoshniks, in the coordinates of `art/face.py`: the brow is at y = -12, the hair's top at -29.

Every hat takes its colours as arguments: first the cloth, then the metal or fur.
"""

from __future__ import annotations

from collections.abc import Sequence

from art.svg import Point, dots, line, shape

PEARL = "#fffaf0"


def pearls(points: Sequence[Point], radius: float = 2) -> str:
    """A string of pearls."""
    return dots(points, radius, PEARL, stroke_width=0.8)


def monomakh(cloth: str, gold: str, fur: str) -> str:
    """The cap of Monomakh: gold quarters over a band of fur, a jewel and a cross on top."""
    dome = shape("M-17-22C-17-38-8-46 1-50C10-46 20-38 20-22Z", gold)
    seams = line("M1-50V-22M-8-46C-12-38-12-30-11-22M11-45C14-38 14-30 13-22", None, 1)
    gems = dots([(-5, -32), (7, -32)], 2.6, cloth) + dots([(1, -40)], 2.2, PEARL)
    band = shape("M-20-15C-23-21-21-26-17-26C-6-30 10-30 20-26C25-26 26-20 23-14C10-21-6-21-20-15Z", fur)
    hairs = line(
        "M-16-23l-1 5M-10-24.6l-1 5M-4-25.6l-.6 5M3-26v5M9-25.4l.6 5M15-24.4l1 5M20-22l1.6 4", "#c9a06d", 0.9
    )
    cross = line("M1-50V-61M-3-56.6H5", gold, 2.2) + dots([(1, -51)], 2.6, cloth)
    return dome + seams + gems + band + hairs + cross


def crown(gold: str, cloth: str, pip: str, fill: str) -> str:
    """An open crown of five points; `pip` is a path drawn round 0,0 and 100 high that stands on its middle point."""
    lining = shape("M-16-24Q2-33 20-24L18-30H-14Z", cloth)
    points = "M-18-18L-22-42L-12.5-31L-9-48L1-33L11-48L14.5-31L24-42L20-18Q1-25-18-18Z"
    body = shape(points, gold) + line("M-18.6-23Q1-30 20.6-23", None, 1)
    knobs = dots([(-22, -43), (-9, -49), (11, -49), (24, -43)], 2.6, PEARL)
    middle = shape(pip, fill, transform="translate(1 -33) scale(.13)", stroke_width=6)
    return lining + body + knobs + middle


def arched(gold: str, cloth: str, gem: str) -> str:
    """A closed crown: trefoils on the ring, two arches over a cap of cloth, a ball on top."""
    cap = shape("M-15-24C-20-44-8-50 1-50C10-50 24-44 18-24Z", cloth)
    arches = line("M-16-24C-22-44-8-48 1-48C10-48 26-44 19-24M1-48V-26", gold, 4)
    edges = line(
        "M-18-26C-23-46-8-50 1-50C10-50 27-46 21-26M-14-26C-19-42-7-46-1-46V-26M16-26C22-42 9-46 3-46V-26",
        None,
        0.9,
    )
    trefoil = "l-3-2a3.2 3.2 0 1 1 1-5a3.2 3.2 0 1 1 4 0a3.2 3.2 0 1 1 1 5l-3 2z"
    leaves = shape("".join(f"M{x} {y}{trefoil}" for x, y in ((-15, -24), (1, -26), (18, -24))), gold)
    ring = shape("M-18-17L-18-25Q1-31 21-25L21-17Q1-24-18-17Z", gold)
    gems = dots([(-11, -22.4), (14, -22.4)], 1.9, gem) + dots([(1, -24.6)], 2.4, gem)
    return (
        cap
        + arches
        + edges
        + leaves
        + ring
        + gems
        + dots([(1, -53)], 3.2, gold)
        + line("M1-56v-6M-2-60h6", None, 1.6)
    )


def turban(cloth: str, gold: str, gem: str) -> str:
    """A wound turban in a toothed gold ring, an aigrette on its brooch."""
    roll = shape("M-19-14C-27-20-25-34-14-36C-8-46 12-47 18-37C28-36 30-22 22-13C10-20-6-21-19-14Z", cloth)
    folds = line("M-22-26C-10-36 10-34 23-17M-14-36C-2-38 18-34 25-25M-19-18C-12-24-4-26 4-26", None, 1)
    teeth = shape("M-10-40L-13-52L-6-46L1-57L8-46L15-52L13-40Q1-45-10-40Z", gold)
    plume = shape("M-4-36C-8-48-18-54-22-64C-12-62-2-56-2-37Z", PEARL) + line("M-4-38C-8-50-16-56-20-61", None, 0.7)
    return teeth + roll + folds + plume + dots([(-3, -34)], 3.8, gold) + dots([(-3, -34)], 1.8, gem)


def kokoshnik(cloth: str, gold: str) -> str:
    """The tall pointed head-dress of the north, with a net of pearls on the brow."""
    body = shape("M-19-12C-25-34-14-50 1-64C16-50 27-34 22-11C14-22 8-25 1-25C-6-25-13-22-19-12Z", cloth)
    rim = line("M-17.6-18C-21-34-12-46 1-58C14-46 23-34 20.4-17", gold, 1.8)
    twig = "M1-30V-50M1-36C-5-38-9-36-10-31M1-36C7-38 11-36 12-31M1-43C-3-45-6-44-8-40M1-43C5-45 8-44 10-40"
    gems = dots([(-10, -29.6), (12, -29.6), (1, -51)], 2.2, gold) + dots([(1, -33)], 2.6, PEARL)
    net = [(-18, -11), (-13.6, -17), (-8, -21.4), (-2, -23.6), (4, -23.6), (10, -21.4), (15.6, -17), (20.6, -10)]
    return body + rim + line(twig, gold, 1.4) + gems + pearls(net, 2.3)


def halo(cloth: str, gold: str) -> str:
    """The round kokoshnik of Moscow: a half-disc with rays and a double row of pearls."""
    disc = shape("M-27-6C-34-34-16-54 1-54C18-54 37-34 30-5C24-20 12-25 1-25C-10-25-21-20-27-6Z", cloth)
    rim = line("M-25-12C-29-34-14-49 1-49C16-49 32-34 27.6-11", gold, 1.8)
    rays = "M1-28V-44M-8-27L-12-42M10-27L14-42M-16-22L-22-34M18-22L24-34M-22-15L-27-22M24-14L29-21"
    outer = [
        (-29, -10),
        (-29, -21),
        (-26, -32),
        (-20, -42),
        (-11, -50),
        (1, -53),
        (13, -50),
        (22, -42),
        (28, -32),
        (31.4, -21),
        (31.6, -10),
    ]
    inner = [(-24, -10), (-19, -18), (-12, -23), (-4, -25.6), (5, -25.6), (14, -23), (21, -18), (27, -9)]
    return disc + rim + line(rays, gold, 1.6) + pearls(outer, 2) + pearls(inner, 2)


def coronet(gold: str, veil: str, gem: str) -> str:
    """A small lily crown on a veil."""
    cloth = shape(
        "M-16-8C-22-18-18-32 0-33C20-33 25-18 25-4C28 12 26 26 32 38C26 42 20 38 17 34C20 20 20 6 18-8"
        "C12-20 2-24-4-24C-10-22-14-16-16-8Z",
        veil,
    )
    band = "M-14-26L-17-40C-13-40-11-37-9.6-35C-8-40-4-43 1-49C5-43 9-40 11-35C13-37 15-40 19-40L16-26Q1-32-14-26Z"
    return (
        cloth
        + shape(band, gold)
        + dots([(-7, -31.6), (9, -31.6)], 1.5, gem)
        + dots([(1, -36)], 2.6, gem)
        + pearls([(-17, -41), (1, -50), (19, -41)], 1.8)
    )


def kika(cloth: str, gold: str, fur: str) -> str:
    """A lady's fur hat with a flat crown and strings of pearls at the cheeks."""
    top = shape("M-15-28C-18-40-20-46-17-50C-6-54 10-54 20-50C22-46 20-40 17-28Z", cloth)
    lace = line("M-16.6-38Q2-44 19-38M-11-32V-48M1-34V-50M13-32V-48", gold, 1.5)
    band = shape("M-21-14C-26-22-24-31-18-31C-6-36 10-36 21-31C27-30 28-21 23-12C14-22-10-24-21-14Z", fur)
    hairs = line("M-18-26l-1 6M-11-28.6l-1 6M-4-30l-.4 6M4-30l.4 6M11-28.6l1 6M18-26l1.4 6", "#e8d5bd", 0.9)
    strings = [(-20, -10 + 4.6 * i) for i in range(5)] + [(23, -8 + 4.6 * i) for i in range(6)]
    return top + lace + band + hairs + pearls(strings, 2.1)


def strelets(cloth: str, fur: str, gold: str) -> str:
    """A musketeer's peaked cap, falling back, with a fur brim."""
    peak = shape("M-15-24C-14-40-2-48 10-50C20-52 30-44 34-32C26-38 22-34 20-22Z", cloth)
    fold = line("M-6-36C4-42 18-42 26-37M4-28C10-34 16-36 22-33", None, 1)
    band = shape("M-20-13C-25-20-22-28-16-28C-4-33 12-32 21-27C27-25 27-17 23-12C10-21-8-22-20-13Z", fur)
    hairs = line("M-16-24l-1 5M-9-26.4l-.6 5M-2-27.4v5M5-27.4l.6 5M12-26l1 5M18-23.6l1.4 5", "#c9a06d", 0.9)
    return peak + fold + band + hairs + dots([(34, -31)], 3.4, gold)


def beret(cloth: str, feather: str, gold: str) -> str:
    """A flat cap worn to one side, an ostrich feather over it."""
    plume = shape("M8-34C18-52 40-56 46-38C50-28 44-18 38-14C42-26 36-38 12-26Z", feather)
    barbs = line("M12-30C24-46 38-46 42-24M24-43l5-7M33-44l7-5M39-38l7-2M41-30l6 2", None, 0.8)
    body = shape("M-20-15C-28-22-26-36-10-40C8-46 28-38 28-26C28-20 24-16 21-13C8-22-8-22-20-15Z", cloth)
    return body + line("M-22-25C-12-34 10-35 26-25", None, 1) + plume + barbs + dots([(10, -29)], 3, gold)


def brim(cloth: str, feather: str, gold: str) -> str:
    """A soft hat with a turned-up brim and three short plumes."""
    plumes = (
        "M2-38C-4-52 2-62 10-62C14-54 12-46 8-38ZM6-38C8-52 18-60 26-56C26-48 20-42 12-37ZM10-36"
        "C18-48 30-48 36-42C32-36 24-33 14-33Z"
    )
    dome = shape("M-13-24C-15-38-6-44 3-44C14-44 20-36 18-22Z", cloth)
    edge = shape("M-22-16C-30-24-24-32-16-28C-4-24 10-24 22-29C30-32 34-22 24-12C10-21-8-23-22-16Z", gold)
    return shape(plumes, feather) + dome + line("M-12-30Q2-36 17-29", None, 1) + edge + dots([(8, -36)], 2.8, gold)


def band(cloth: str, gem: str) -> str:
    """A ribbon round the hair."""
    ribbon = shape("M-17.4-15Q-18-19-17.6-21.5Q0-29 20.6-20.6L20.6-13.6Q0-22-17.4-15Z", cloth)
    return ribbon + dots([(-5, -22)], 2.6, gem)


def fool(left: str, right: str, bell: str) -> str:
    """The cap with two horns and three bells."""
    one = shape("M2-26C0-44-16-54-30-44C-36-38-36-28-33-20C-29-30-22-33-18-26L-19-12Q-8-22 2-23Z", left)
    two = shape("M2-26C4-46 22-56 36-44C42-36 41-26 38-18C34-29 27-32 22-25L22-10Q12-22 2-23Z", right)
    horn = shape("M-8-38C-4-46 0-56 2-62C5-54 9-46 12-38C8-32 6-28 2-25C-2-28-5-32-8-38Z", bell)
    return one + two + horn + dots([(-33, -17), (38, -15), (2, -65)], 3.6, bell)


def balzo(cloth: str, ribbon: str, gem: str) -> str:
    """The great round head-dress of Mantua: a stuffed ring wound with ribbons."""
    roll = shape("M-20-14C-32-22-30-42-16-48C-6-54 12-54 22-47C36-40 36-20 24-11C14-23-8-25-20-14Z", cloth)
    turns = line(
        "M-25-24C-18-26-14-24-12-20M-26-37C-16-36-8-32-6-23M-12-49C-4-44 1-36 1-24M14-50C14-42 12-34 9-23M27-42"
        "C22-36 18-30 16-20M30-28C26-26 23-22 21-15",
        ribbon,
        2.4,
    )
    return roll + turns + dots([(-17, -31), (-5, -37), (8, -38), (20, -32)], 2.1, gem)


def morion(steel: str, plume: str, gold: str) -> str:
    """A footman's helmet with a comb and a plume behind."""
    feather = shape("M14-40C24-58 40-54 42-40C44-28 38-20 32-14C32-26 26-34 12-32Z", plume)
    bowl = shape("M-17-22C-18-40-8-46 2-46C14-46 22-38 21-20Z", steel) + shape(
        "M-12-40C-6-56 10-56 16-38C8-46-4-46-12-40Z", steel
    )
    edge = shape(
        "M-28-20C-20-20-14-27 2-27C16-27 22-20 30-16C24-12 18-13 12-16C4-19-8-20-14-16C-20-13-24-15-28-20Z", steel
    )
    return (
        feather + bowl + edge + dots([(-10, -22.6), (-2, -24), (6, -23.6), (14, -21)], 1.5, gold, stroke_width=0.7)
    )


def straw(plait: str, ribbon: str) -> str:
    """A peasant's broad straw hat."""
    brim = shape("M-32-16C-24-26-10-28 2-28C16-28 30-24 36-13C24-17 12-19 2-19C-10-19-22-19-32-16Z", plait)
    top = shape("M-15-26C-14-42-6-46 3-46C12-46 18-40 20-24Q2-30-15-26Z", plait) + line(
        "M-12-36Q3-42 17-34M-8-43Q3-46 12-42", None, 1
    )
    return (
        top
        + shape("M-15.4-26L-14.6-32Q2-37 19-31L20-24Q2-31-15.4-26Z", ribbon)
        + brim
        + line("M-22-21Q0-26 26-19", None, 1)
    )


def feathered(cloth: str, feather: str, gold: str) -> str:
    """A round cap with two tall feathers in front."""
    plumes = shape(
        "M-6-38C-16-52-14-66-6-72C0-62 2-50 0-38ZM2-38C2-56 10-66 20-66C22-54 16-44 8-37Z", feather
    ) + line("M-4-40L-7-64M3-40L16-60", None, 0.9)
    cap = shape("M-17-20C-20-38-8-44 4-43C18-42 24-32 21-18Q2-26-17-20Z", cloth)
    return plumes + cap + shape("M-20-15C-22-22-20-26-16-26Q2-32 22-24C25-22 25-17 23-13Q2-22-20-15Z", gold)
