"""Whole bodies for the full-length figures of the German deck: limbs from joint to joint, coats, thrones, the ground.

In card coordinates: the figure stands round x = 120, eyes at y = 92, shoulders at y = 126, belt at y = 186, soles at
y = 300.
"""

from __future__ import annotations

from art.svg import Point, dots, line, number, shape

INK = "#1f1a17"


def limb(joints: list[Point], width: float, fill: str) -> str:
    """An arm or a leg: a stroke through its joints, inked on both sides."""
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in joints)
    return line(d, INK, width + 4) + line(d, fill, width)


def shoe(x: float, y: float, fill: str, *, right: bool = False) -> str:
    """A shoe whose ankle is at x,y; it points left unless `right`."""
    s = 1 if right else -1
    n = number
    return shape(
        f"M{n(x - 7 * s)} {n(y - 6)}H{n(x + 7 * s)}C{n(x + 8 * s)} {n(y + 2)} {n(x + 22 * s)} {n(y + 4)} {n(x + 24 * s)} {n(y + 10)}H{n(x - 8 * s)}Z",
        fill,
    )


def boot(x: float, y: float, fill: str, cuff: str, *, right: bool = False) -> str:
    """A boot to the knee."""
    s = 1 if right else -1
    n = number
    leg = f"M{n(x - 9 * s)} {n(y - 44)}H{n(x + 10 * s)}L{n(x + 8 * s)} {n(y - 2)}C{n(x + 10 * s)} {n(y + 3)} {n(x + 22 * s)} {n(y + 4)} {n(x + 24 * s)} {n(y + 10)}H{n(x - 8 * s)}Z"
    return shape(leg, fill) + shape(
        f"M{n(x - 12 * s)} {n(y - 48)}H{n(x + 13 * s)}L{n(x + 11 * s)} {n(y - 37)}H{n(x - 10 * s)}Z", cuff
    )


def coat(cloth: str, trim: str) -> str:
    """A long coat, belted, open below the belt."""
    body = shape(
        "M92 124C84 132 86 168 90 186L76 250C92 256 108 256 119 252L120 200L121 252C134 256 150 256 164 250"
        "L150 186C154 168 156 132 148 124L132 120H108Z",
        cloth,
    )
    hem = line("M77 244C92 250 108 250 119 246M121 246C134 250 150 250 163 244", trim, 5, stroke_linecap="butt")
    return body + hem + line("M120 122V186", trim, 5) + shape("M88 180H152L153 191H87Z", trim) + hatching()


def doublet(cloth: str, skirt: str) -> str:
    """A short jacket with skirts to the thigh."""
    skirts = shape("M90 184L78 216L92 212L100 220L110 213L120 221L130 213L140 220L148 212L162 216L150 184Z", skirt)
    body = shape("M92 124C84 134 86 168 90 188H150C154 168 156 134 148 124L132 120H108Z", cloth)
    return (
        skirts
        + body
        + line("M120 124V186", None, 1.6)
        + dots([(120, 136), (120, 149), (120, 162), (120, 175)], 2.8, skirt)
        + hatching()
    )


def cuirass(steel: str, skirt: str) -> str:
    """Breastplate, tassets of mail below."""
    mail = shape("M88 184L80 224C92 230 148 230 160 224L152 184Z", skirt) + line(
        "M84 202C100 208 140 208 156 202M82 213C100 219 140 219 158 213", None, 1.2
    )
    plate = shape(
        "M92 124C82 138 84 172 92 190H148C156 172 158 138 148 124L134 122C128 130 112 130 106 122Z", steel
    )
    return (
        mail
        + plate
        + line("M120 130V188M90 150C104 158 136 158 150 150M91 170C104 177 136 177 149 170", None, 1.3)
        + hatching()
    )


def hatching() -> str:
    """The woodcutter's shade on the side away from the light."""
    return line("M149 134L140 138M151 142L138 148M151 150L138 156M151 158L139 164M150 166L140 171", None, 1.3)


def robe(cloth: str, lining: str, trim: str) -> str:
    """The robe of a seated king: lap, knees and a fall of folds to the ground."""
    body = shape(
        "M90 124C80 138 82 176 76 204C66 232 60 270 58 298H182C180 270 174 232 164 204C158 176 160 138 150 124"
        "L132 120H108Z",
        cloth,
    )
    front = shape("M110 122L104 196L96 298H144L136 196L130 122Z", lining)
    knees = line(
        "M84 206C92 196 102 200 104 212M156 206C148 196 138 200 136 212M84 216C80 244 76 270 76 296M156 216"
        "C160 244 164 270 164 296M70 250C66 270 66 284 65 296",
        None,
        1.5,
    )
    hem = line("M59 289H181", trim, 6, stroke_linecap="butt")
    return body + front + knees + hem + line("M110 124L104 196L96 288M130 124L136 196L144 288", trim, 3.4)


def mantle(fur: str, spots: str) -> str:
    """A fur cape over a king's shoulders."""
    cape = shape(
        "M120 130C108 116 96 120 88 126C78 136 76 152 78 164C92 160 110 164 120 176C130 164 148 160 162 164"
        "C164 152 162 136 152 126C144 120 132 116 120 130Z",
        fur,
    )
    tails = [
        (90, 138),
        (88, 152),
        (102, 146),
        (100, 132),
        (140, 132),
        (138, 146),
        (152, 152),
        (150, 138),
        (112, 156),
        (128, 156),
    ]
    return cape + shape("".join(f"M{x} {y}l2 6l-2 3l-2-3z" for x, y in tails), spots, stroke="none")


def throne(wood: str, cloth: str) -> str:
    """A high-backed seat with two knobs."""
    back = shape("M66 262V96C66 84 92 78 120 78C148 78 174 84 174 96V262Z", wood) + shape(
        "M76 250V104C80 94 100 90 120 90C140 90 160 94 164 104V250Z", cloth
    )
    return back + dots([(66, 90), (174, 90)], 8, wood) + line("M76 128H164M76 160H164", wood, 2)


def cloak(cloth: str) -> str:
    """A cloak that hangs behind a standing figure."""
    return shape(
        "M94 124C74 140 66 200 62 262C76 268 92 262 98 254L142 254C148 262 164 268 178 262"
        "C174 200 166 140 146 124Z",
        cloth,
    ) + line("M74 256C76 220 80 180 88 150M166 256C164 220 160 180 152 150", None, 1.5)


def neck(skin: str) -> str:
    """The throat."""
    return shape("M110 106L108 124Q120 134 132 124L131 104Z", skin)


def ruff(linen: str) -> str:
    """A small pleated collar."""
    return shape("M98 122C104 114 136 114 142 122C146 130 134 134 120 134C106 134 94 130 98 122Z", linen) + line(
        "M104 120L102 129M112 118L111 132M120 118V133M128 118L129 132M136 120L138 129", None, 1.1
    )


def ground(grass: str) -> str:
    """The meadow that all stand on, with tufts and two flowers."""
    hill = shape("M48 300C80 291 160 291 192 300V318H48Z", grass)
    tufts = "".join(
        f"M{x} {y}l-3-8M{x} {y}v-10M{x} {y}l3-8" for x, y in ((62, 308), (92, 314), (150, 313), (178, 307))
    )
    return hill + line(tufts, None, 1.3)
