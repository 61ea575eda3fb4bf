"""Hands and what they hold. Hands are drawn round the middle of the fist, things round the point where they are held.

Things take their colours as arguments and inherit the ink of the group that they are drawn in.
"""

from __future__ import annotations

from art.svg import dot, dots, line, shape

FIST = "M-8 5C-10-1-7-7-1-7C5-8 9-5 9 0C10 6 6 10 0 10C-4 10-7 8-8 5Z"
FINGERS = "M1-3.4H8.6M1 .6H9.4M1 4.6H8.4"
OPEN = (
    "M-9 8C-12 2-10-4-7-6C-6-14-3-15-2-8C-1-17 3-17 2.6-8C5-15 8-13 6.4-6C9-10 12-8 10-3C9 4 6 10 0 12"
    "C-4 12-7 11-9 8Z"
)


def fist(skin: str) -> str:
    """A closed hand, thumb to the left."""
    return shape(FIST, skin) + line(FINGERS, None, 0.9)


def palm(skin: str) -> str:
    """A raised open hand."""
    return shape(OPEN, skin) + line("M-5-4L-3 1M.4-6V0M5-4L3 1", None, 0.8)


def sword(blade: str, gold: str, gem: str) -> str:
    """Upright, the hilt in the hand."""
    steel = shape("M-4-12V-88L0-98L4-88V-12Z", blade) + line("M0-86V-14", None, 0.8)
    guard = (
        shape("M-15-13C-10-10 10-10 15-13L14-7H-14Z", gold) + line("M0-8V10", None, 5) + line("M0-8V10", gold, 2.6)
    )
    return steel + guard + dots([(0, 14)], 4, gem)


def sabre(blade: str, gold: str) -> str:
    """A curved blade over the shoulder."""
    steel = shape("M-3-10C-2-40 8-66 30-84C24-62 10-40 5-10Z", blade)
    return (
        steel + shape("M-11-12Q0-8 12-12L11-6H-10Z", gold) + line("M1-6V11", None, 5) + line("M1-6V11", gold, 2.6)
    )


def sceptre(gold: str, gem: str) -> str:
    """A rod with a knot and a jewel in a claw."""
    rod = line("M0 30V-52", None, 5.4) + line("M0 30V-52", gold, 3)
    head = shape("M-6-54C-12-62-8-72 0-78C8-72 12-62 6-54Z", gem) + line(
        "M-6-56C-10-66-6-70 0-76M6-56C10-66 6-70 0-76", gold, 1.6
    )
    return rod + shape("M-8-50H8L5-56H-5Z", gold) + head + dots([(0, -40), (0, -82)], 3.4, gold)


def orb(gold: str, band: str) -> str:
    """The globe with its cross, resting on the hand."""
    ball = dot(0, -15, 15, gold) + shape("M-15-17Q0-9 15-17V-12Q0-4-15-12Z", band) + line("M0-30V-17", None, 1)
    return (
        ball
        + line("M0-30V-44M-6-38H6", None, 4.4)
        + line("M0-30V-44M-6-38H6", gold, 2.4)
        + line("M-9-22Q-6-27-1-27", "#fff", 1.4)
    )


def axe(steel: str, wood: str) -> str:
    """A berdysh: the broad axe of the musketeers on its long shaft."""
    shaft = line("M0 34V-76", None, 5) + line("M0 34V-76", wood, 2.8)
    blade = shape("M-3-84C8-88 17-76 17-58C17-44 8-34 1-34C5-42 4-50-3-52Z", steel) + line(
        "M13-74C15-60 12-46 6-38", None, 0.8
    )
    return shaft + blade + dots([(5, -72), (7, -64), (7, -56)], 1.2, wood, stroke="none")


def spear(steel: str, wood: str, flag: str) -> str:
    """A lance with a swallow-tailed pennon."""
    shaft = line("M0 34V-70", None, 4.6) + line("M0 34V-70", wood, 2.6)
    return (
        shaft
        + shape("M2-68C14-72 20-62 34-66L26-58L34-48C20-46 14-54 2-50Z", flag)
        + shape("M0-92L5-78L0-70L-5-78Z", steel)
    )


def bow(wood: str, string: str) -> str:
    """A strung bow, held at its grip."""
    return (
        line("M8-62L8 62", string, 0.9)
        + line("M8-64C2-58 4-50-4-36C-12-20-12 20-4 36C4 50 2 58 8 64", None, 5)
        + line("M8-64C2-58 4-50-4-36C-12-20-12 20-4 36C4 50 2 58 8 64", wood, 2.8)
    )


def rose(petal: str, heart: str, leaf: str) -> str:
    """A rose on its stem."""
    stem = line("M0 10V-24", leaf, 2.4) + shape(
        "M0-8C-8-8-12-14-12-19C-5-19 0-14 0-8ZM0-14C7-14 11-20 11-25C5-25 0-20 0-14Z", leaf
    )
    bloom = shape("M0-24C-10-24-16-32-13-40C-14-48-6-54 0-51C6-54 14-48 13-40C16-32 10-24 0-24Z", petal)
    return (
        stem
        + bloom
        + shape("M-6-40C-6-46 6-46 6-40C6-34-6-34-6-40Z", heart)
        + line("M-13-40C-8-32-4-30 0-24M13-40C8-32 4-31 0-24M-6-40C-4-36 3-36 4-41", None, 0.9)
    )


def fan(cloth: str, gold: str) -> str:
    """An open fan."""
    leaf = shape("M0 0L-24-30C-14-44 14-44 24-30Z", cloth) + shape(
        "M-24-30C-14-44 14-44 24-30L20-25C10-36-10-36-20-25Z", gold
    )
    return leaf + line("M0 0L-15-36M0 0L-5-40M0 0L5-40M0 0L15-36", None, 0.9) + dots([(0, 0)], 2.2, gold)


def mirror(glass: str, gold: str) -> str:
    """A hand mirror."""
    handle = line("M0 14V-12", None, 5) + line("M0 14V-12", gold, 2.8)
    return (
        handle
        + f'<ellipse cy="-30" rx="14" ry="18" fill="{gold}"/><ellipse cy="-30" rx="10" ry="14" fill="{glass}"/>'
        + line("M-5-34L3-42M-4-26L7-38", "#fff", 1.4)
    )


def falcon(feather: str, breast: str, beak: str) -> str:
    """A hooded bird on the fist, looking left."""
    tail = shape("M3-8L12 20L4 22L-3-6Z", feather)
    body = shape("M-8-34C-10-44 0-50 7-44C15-36 17-20 11-4C6 0-2 0-5-4C-10-14-10-24-8-34Z", breast)
    wing = shape("M4-32C14-30 16-12 10 8C2-2-2-18 4-32Z", feather) + line(
        "M6-24C10-16 10-8 9 0M2-16C5-10 7-6 8-2", None, 0.7
    )
    head = shape("M-9-38C-8-48 6-50 8-40C4-38 0-37-3-34Z", feather) + shape(
        "M-8-40C-13-39-14-35-11-32C-10-35-8-36-6-36Z", beak
    )
    spots = dots([(-4, -26), (-2, -20), (-5, -16), (0, -12)], 1, feather, stroke="none")
    return tail + body + spots + wing + head + dots([(-2, -42)], 1.6, beak)


def goblet(gold: str, wine: str) -> str:
    """A standing cup."""
    cup = shape("M-11-34H11C11-22 6-14 2-13V-2H9V3H-9V-2H-2V-13C-6-14-11-22-11-34Z", gold)
    return cup + f'<ellipse cy="-34" rx="11" ry="3.4" fill="{wine}"/>' + line("M-9-26Q0-22 9-26", None, 0.9)


def letter(paper: str, seal: str) -> str:
    """A folded letter with a seal."""
    return (
        shape("M-15-22L15-28L18-8L-12-2Z", paper)
        + line("M-15-22L4-14L15-28", None, 1)
        + dots([(4, -13)], 3.6, seal)
    )


def horn(gold: str, wood: str) -> str:
    """A hunting horn."""
    tube = shape("M-4 2C10 0 22-12 24-30L34-38C38-30 38-24 37-20C32-2 16 12-2 9Z", wood)
    return (
        tube
        + shape("M24-30L34-38C38-30 38-24 37-20Z", gold)
        + line("M6 0L10 8M16-8L23 0", gold, 2.4)
        + dots([(-5, 5.6)], 3, gold)
    )


def flower(petal: str, heart: str, leaf: str) -> str:
    """A carnation: a toothed bloom on a long stem."""
    stem = line("M0 12V-30", leaf, 2) + line("M0-6C-8-8-11-14-12-22M0-14C7-16 9-21 10-28", leaf, 1.8)
    return (
        stem
        + shape("M0-28L-14-44L-9-45L-11-52L-5-49L-2-56L2-50L7-55L8-48L14-50L11-43L15-42Z", petal)
        + shape("M-4-31H4L3-22H-3Z", leaf)
        + line("M0-32L-4-44M0-32L5-44", heart, 1)
    )


def book(cover: str, page: str, gold: str) -> str:
    """A closed book with a clasp."""
    return (
        shape("M-15-26H13L17-22V6L13 2H-15Z", page)
        + shape("M-15-26H13V2H-15Z", cover)
        + dots([(-1, -12)], 4, gold)
        + line("M-12-23H10V-1H-12Z", gold, 1)
    )


def lute(wood: str, dark: str) -> str:
    """A lute held aslant by its neck, the body down to the left."""
    body = shape("M0 0C-10-2-26 6-28 22C-28 34-16 40-4 34C8 28 8 10 0 0Z", wood)
    neck = line("M-2 2L24-36", None, 6.4) + line("M-2 2L24-36", dark, 4) + shape("M20-34L28-38L40-30L36-25Z", dark)
    return body + dots([(-10, 18)], 5, dark) + neck + line("M-18 30L23-34M-15 32L26-32", "#fff", 0.6)


def card(paper: str, pip: str, fill: str) -> str:
    """A playing card that shows one pip; `pip` is a path 100 high round 0,0."""
    return shape("M-11-18C-11-19-10-20-9-20H9C10-20 11-19 11-18V16H-11Z", paper) + shape(
        pip, fill, transform="translate(0 -4) scale(.15)", stroke="none"
    )


def ermine(coat: str, shade: str, ink: str) -> str:
    """A white ermine that looks up from the arm."""
    body = shape(
        "M0 18C-6 8-10-4-8-18C-13-20-20-22-21-26C-19-30-13-32-9-31C-10-35-6-36-5-31C2-28 5-18 9-10"
        "C16-2 28 2 34 14L30 20Z",
        coat,
    )
    face = dots([(-12, -27)], 1.4, ink, stroke="none") + dots([(-20.6, -26)], 1.2, ink, stroke="none")
    return body + face + line("M-5-20C-3-18-2-16-2-14M2 0C4 6 8 10 14 13M-8-18C-4-20-4-26-6-30", shade, 1.2)


def compasses(gold: str) -> str:
    """A pair of dividers, opened."""
    legs = shape("M-1-30L-13 6L-12 8L3-26ZM1-30L10 4L9.6 6L-3-26Z", gold)
    return legs + dots([(0, -31)], 4, gold) + line("M0-35V-42", gold, 2.4)


def marotte(left: str, right: str, skin: str, gold: str) -> str:
    """A fool's staff with a small head of a fool."""
    staff = line("M0 26V-22", None, 4.6) + line("M0 26V-22", gold, 2.8)
    ears = shape("M0-44C-6-52-16-52-18-42C-12-44-10-40-9-34Z", left) + shape(
        "M0-44C6-52 16-52 18-42C12-44 10-40 9-34Z", right
    )
    frill = shape("M-10-20L-6-26H6L10-20L5-22L0-18L-5-22Z", left)
    face = shape("M-9-36C-10-24 10-24 9-36C6-44-6-44-9-36Z", skin) + line(
        "M-5-35h2M3-35h2M-3-29Q0-27 3-29", None, 1.2
    )
    return staff + frill + ears + face + dots([(-18, -40), (18, -40)], 2.2, gold)


def halberd(steel: str, wood: str) -> str:
    """Spear, axe and hook on one long shaft."""
    shaft = line("M0 128V-78", None, 6.6) + line("M0 127V-78", wood, 3.6)
    return (
        shaft
        + shape("M0-118L6-88L0-80L-6-88Z", steel)
        + shape("M-2-84C-18-92-22-70-18-52C-12-58-8-60-2-60Z", steel)
        + shape("M2-80L15-74L2-66Z", steel)
    )


def banner(wood: str, cloth: str, stripe: str, tip: str) -> str:
    """A great striped flag that flies to the left behind its bearer."""
    pole = line("M0 122V-150", None, 6) + line("M0 121V-150", wood, 3.4)
    flag = shape(
        "M0-146C-20-156-40-140-62-146C-84-152-100-146-118-152V-66C-100-60-84-66-60-60C-40-54-20-72 0-62Z", cloth
    )
    top = "M0-146C-20-156-40-140-62-146C-84-152-100-146-118-152V-130C-100-124-84-130-62-124C-40-118-20-134 0-124Z"
    bottom = "M0-104C-20-114-40-98-62-104C-84-110-100-104-118-110V-88C-100-82-84-88-62-82C-40-76-20-92 0-82Z"
    return flag + shape(top, stripe) + shape(bottom, stripe) + pole + shape("M0-164L5-152L0-146L-5-152Z", tip)


def drum(shell: str, head: str, gold: str) -> str:
    """A side drum, hung aslant."""
    body = shape("M-27-14L-22 26C-12 36 16 36 26 26L27-14Z", shell)
    cords = line("M-25-8L-14 31L0-4L12 33L26-8", head, 2)
    hoops = line("M-27-9C-16 2 16 2 27-9M-23 24C-12 34 16 34 25 24", gold, 4)
    return body + cords + hoops + f'<ellipse cy="-14" rx="27" ry="9" fill="{head}"/>'


def pig(skin: str, ink: str) -> str:
    """A small pig that looks left."""
    trunk = (
        "M-26-22C-32-22-34-18-33-14C-30-10-26-9-24-8L-22-4V6H-15L-14-2H8L10 6H17V-8C22-14 20-26 12-29"
        "C0-33-12-31-18-28L-22-34L-26-27Z"
    )
    return (
        shape(trunk, skin)
        + line("M17-22C23-28 26-22 22-20M-31-18V-14", None, 1.6)
        + dots([(-22, -21)], 1.5, ink, stroke="none")
    )


def garter(x: float, y: float, gold: str, ribbon: str) -> str:
    """A ring of small bells round a leg."""
    band = shape(f"M{x - 11} {y - 3}H{x + 11}V{y + 4}H{x - 11}Z", ribbon)
    return band + dots([(x - 8, y + 6), (x, y + 7), (x + 8, y + 6)], 3.2, gold)
