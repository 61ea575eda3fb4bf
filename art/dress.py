"""Robes and sleeves of a double-headed figure: shoulders at y = 116, cut off by the waist of the card at y = 168.

The figure stands round x = 122, which leaves room for its pip at the left of the head.
"""

from __future__ import annotations

from art.svg import Point, dots, flipped, line, number, shape

AXIS = 122
TORSO = "M40 174V154C42 136 58 126 84 120L108 113H136L160 120C186 126 202 136 204 154V174Z"


def two(body: str) -> str:
    """`body` and its mirror image in the figure's axis."""
    return body + flipped(body, AXIS)


def robe(cloth: str, weave: str, lining: str) -> str:
    """A robe of patterned cloth, open over a plain panel."""
    folds = line("M78 130C72 140 70 154 70 168M166 130C172 140 174 154 174 168", None, 1)
    body = shape(TORSO, cloth) + shape(TORSO, f"url(#{weave})", stroke="none")
    return body + folds + shape("M104 114L112 172H132L140 114Z", lining)


def buttons(gold: str, count: int = 4, x: float = AXIS) -> str:
    """A row of buttons down the front."""
    return dots([(x, 132 + 11 * i) for i in range(count)], 2.7, gold, stroke_width=0.9)


def frogs(gold: str) -> str:
    """Braided loops across the chest of a caftan."""
    loops = "".join(
        f"M122 {y}H{122 - w}m-4 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0"
        for y, w in ((130, 16), (141, 20), (152, 24), (163, 26))
    )
    return two(line(loops, gold, 2.2)) + dots([(122, y) for y in (130, 141, 152, 163)], 2.4, gold, stroke_width=0.8)


def ermine(white: str, ink: str) -> str:
    """A cape of ermine over the shoulders."""
    half = shape("M122 114C104 110 90 114 78 122C70 128 68 136 72 142C88 138 108 144 122 162Z", white)
    tails = "".join(
        f"M{x} {y}l1.8 5l-1.8 2.4l-1.8-2.4z"
        for x, y in ((82, 126), (92, 121), (96, 131), (106, 120), (109, 134), (84, 134), (116, 144))
    )
    return two(half + shape(tails, ink, stroke="none"))


def barmy(cloth: str, gold: str, gem: str) -> str:
    """The round jewelled collar of the tsars."""
    collar = shape("M86 119C92 138 108 146 122 146C136 146 152 138 158 119C146 114 98 114 86 119Z", cloth)
    rim = line("M90 122C97 136 109 142 122 142C135 142 147 136 154 122", gold, 2)
    return (
        collar
        + rim
        + dots([(100, 128), (122, 134.6), (144, 128)], 3.4, gold, stroke_width=0.9)
        + dots([(111, 133), (133, 133)], 2.2, gem, stroke_width=0.8)
    )


def fur_collar(fur: str) -> str:
    """A high collar of fur, open at the throat."""
    return two(shape("M122 150C112 134 98 128 90 118C96 108 104 106 110 110C112 122 116 134 122 142Z", fur)) + two(
        line("M98 116l4 4M103 124l5 3M110 132l4 3M116 140l3 2", "#c9a06d", 0.9)
    )


def sarafan(cloth: str, gold: str, blouse: str, weave: str) -> str:
    """A blouse with full sleeves under a dress with straps and a braid down the front."""
    body = shape(TORSO, blouse) + shape(
        "M86 172C88 150 92 140 98 132C106 140 138 140 146 132C152 140 156 150 158 172Z", cloth
    )
    body += shape(
        "M86 172C88 150 92 140 98 132C106 140 138 140 146 132C152 140 156 150 158 172Z",
        f"url(#{weave})",
        stroke="none",
    )
    straps = two(shape("M97 134L100 115L107 113L106 137Z", cloth)) + line(
        "M98 132C106 140 138 140 146 132", gold, 2.4
    )
    braid = shape("M117 138H127V172H117Z", gold) + dots(
        [(122, y) for y in (145, 155, 165)], 1.8, cloth, stroke_width=0.7
    )
    return (
        body
        + straps
        + braid
        + two(
            line("M58 138C54 148 54 158 56 168M70 132C64 146 62 158 64 168M80 128C74 140 74 152 76 168", None, 0.9)
        )
    )


def necklace(gem: str, gold: str) -> str:
    """Two strings of beads."""
    beads: list[Point] = [(106, 117), (110, 122), (116, 125.4), (122, 126.4), (128, 125.4), (134, 122), (138, 117)]
    return dots(beads, 2.3, gem, stroke_width=0.7) + dots([(122, 132.6)], 3.4, gold, stroke_width=0.9)


def neck(skin: str) -> str:
    """The throat."""
    return shape("M112 100L111 116Q121 126 133 116L134 98Z", skin)


def open_neck(skin: str) -> str:
    """The throat and the shoulders' edge in a low neckline."""
    return shape(
        "M112 100L111 113C106 115 102 116 98 118C106 132 138 132 146 118C140 116 137 115 133 113L134 98Z", skin
    )


def forearm(x: float, y: float, cloth: str, cuff: str) -> str:
    """A sleeve from the waist up to a hand at x,y."""
    n = number
    sleeve = f"M{n(x - 17)} 172C{n(x - 18)} 158 {n(x - 15)} {n(y + 20)} {n(x - 9)} {n(y + 9)}H{n(x + 9)}C{n(x + 14)} {n(y + 20)} {n(x + 16)} 158 {n(x + 15)} 172Z"
    band = f"M{n(x - 11)} {n(y + 6)}H{n(x + 11)}L{n(x + 12)} {n(y + 14)}H{n(x - 12)}Z"
    return (
        shape(sleeve, cloth)
        + line(f"M{n(x - 4)} {n(y + 18)}Q{n(x - 7)} 160 {n(x - 5)} 170", None, 0.9)
        + shape(band, cuff)
    )


def across(cloth: str, cuff: str) -> str:
    """A forearm laid over the chest, its hand at 92,152."""
    return shape("M190 172C188 150 160 142 108 147L107 162C140 160 156 164 160 172Z", cloth) + shape(
        "M110 145L102 146L101 163L109 163.6Z", cuff
    )
