"""Busts and hands of the Renaissance portraits, in card coordinates: shoulders at y = 140, the ledge at y = 157."""

from __future__ import annotations

from art.svg import Point, dots, line, placed, shape

SHOULDERS = "M56 172C58 154 74 146 104 138C112 142 130 142 142 136C170 142 186 150 190 172Z"
BROAD = "M50 172V160C52 146 72 138 102 134C112 140 132 140 144 133C174 138 192 146 194 160V172Z"


def gown(cloth: str, shade: str, *, broad: bool = False) -> str:
    """A plain gown with its folds in a darker tone."""
    body = shape(BROAD if broad else SHOULDERS, cloth)
    folds = (
        "M84 172C82 160 86 150 92 144C90 154 92 164 94 172ZM150 172C152 160 152 150 148 142"
        "C156 148 162 160 162 172ZM66 172C66 164 70 156 76 152C74 160 74 166 76 172Z"
    )
    return body + shape(folds, shade, stroke="none")


def collar(fur: str) -> str:
    """A broad fur collar that falls over both shoulders."""
    return shape(
        "M100 132C84 140 76 152 74 172H96C98 158 106 150 118 172H130C136 152 146 152 152 172H176"
        "C172 152 162 140 146 131C140 146 112 148 100 132Z",
        fur,
    )


def chemise(linen: str, trim: str) -> str:
    """The linen at a square neckline."""
    return shape("M96 138L100 156H146L150 136C136 144 110 146 96 138Z", linen) + line("M99 156H147", trim, 2.6)


def bodice(cloth: str, shade: str, skin: str, trim: str) -> str:
    """A lady's low-cut gown: bare shoulders' edge, laced sleeves."""
    breast = shape(
        "M84 148C96 143 112 142 119 128L125 148L140 128C144 138 156 141 164 146L158 166H90Z", skin, stroke="none"
    )
    breast += line("M84 148C96 143 112 142 119.5 128M140.5 128C144 138 156 141 164 146")
    dress = shape(
        "M54 172C56 158 66 150 84 146C92 158 106 162 122 162C140 162 154 156 164 144C182 150 190 160 192 172Z",
        cloth,
    )
    return (
        breast
        + dress
        + line("M84 146C92 158 106 162 122 162C140 162 154 156 164 144", trim, 2.4)
        + shape(
            "M70 172C70 162 74 154 80 150"
            "C78 160 80 166 82 172ZM168 172C170 162 170 154 168 148C176 154 180 164 180 172Z",
            shade,
            stroke="none",
        )
    )


def cuirass(steel: str, shade: str, gold: str) -> str:
    """A breastplate with pauldrons."""
    plate = shape("M88 172C88 154 96 142 106 136C114 142 130 142 140 135C152 142 160 156 160 172Z", steel)
    shoulder = shape(
        "M96 138C74 138 56 148 50 172H86C84 158 88 146 96 138ZM148 136C172 136 190 148 194 172"
        "H162C162 158 158 144 148 136Z",
        steel,
    )
    bands = line(
        "M54 162C62 154 74 150 86 152M60 154C68 148 78 144 90 146M190 160C182 152 172 148 160 150"
        "M184 152C176 146 168 142 156 144",
        shade,
        1.4,
    )
    ridge = shape("M122 140C128 150 130 160 130 172H140C140 158 134 146 128 140Z", shade, stroke="none")
    return (
        plate
        + ridge
        + shoulder
        + bands
        + line("M104 137C112 144 132 144 142 136", gold, 3)
        + dots([(90, 150), (158, 148)], 2.2, gold)
    )


def mantle(cloth: str, shade: str, clasp: str) -> str:
    """A cloak knotted on the shoulder."""
    cloak = shape("M96 172C104 158 122 150 148 134C176 138 194 150 196 172Z", cloth)
    return (
        cloak
        + line(
            "M110 172C122 160 140 150 156 142M132 172C142 162 156 152 172 148M156 172C164 164 174 158 184 158",
            shade,
            1.6,
        )
        + dots([(148, 142)], 5, clasp)
    )


def chain(gold: str, gem: str) -> str:
    """A chain of office with a jewel."""
    links: list[Point] = [
        (92, 144),
        (95, 149),
        (99, 153),
        (104, 156),
        (142, 155.6),
        (147, 152),
        (151, 147),
        (154, 142),
    ]
    return dots(links, 2.1, gold) + dots([(123, 154)], 4, gem)


def hand(skin: str, tone: str, x: float, y: float) -> str:
    """A hand that closes on a stem, fingers to the left."""
    palm = "M12 14C13 6 10-2 4-5C0-8-5-7-7-4C-10-3-11 0-9 2C-11 4-10 7-8 7C-9 9-7 12-5 11C-3 14 2 15 4 18L14 22Z"
    return placed(
        shape(palm, skin) + line("M-8 2C-5 1-2 1 0 2M-7 7C-4 6-1 6 1 7M-4 11C-2 10 0 10 2 11", tone, 1.1), x, y
    )


def sleeve(cloth: str, cuff: str, x: float, y: float) -> str:
    """The forearm that belongs to `hand` at the same x,y."""
    arm = shape("M6 18C10 14 16 14 18 18L34 46H-2Z", cloth)
    return placed(arm + shape("M3 18C7 11 15 10 18 16L20 21C14 18 9 20 6 25Z", cuff), x, y)
