"""Who is who in the jumbo deck: the same twelve parts, cut from coloured paper."""

from __future__ import annotations

from dataclasses import dataclass

from art import pip, poster
from art.poster import Look, two
from art.svg import dot, dots, line, placed, shape

INK, RED, WINE, BLUE, NAVY = "#1d1b26", "#d0342c", "#9d1f2b", "#2f64ad", "#1d3f77"
GOLD, OCHRE, GREEN, PINE, WHITE, SILVER = "#f2b632", "#d1922a", "#3c8d5d", "#27633f", "#fffaf0", "#d9d4cb"
SKIN, SHADE, TAN, UMBER = "#f6cfa6", "#e4b184", "#d9a273", "#bf8557"
STEEL = "#96a6b6"
FOX, RUST, FAIR, HONEY, BROWN, DARK, ROSE = (
    "#e0582a",
    "#bf4420",
    "#f0c35c",
    "#d8a53c",
    "#7a4a28",
    "#5a351c",
    "#ef8a78",
)


@dataclass(frozen=True)
class Poster:
    """`things` stand beside the body; `back` is hair behind the head; `front` hair, beard and hat before it."""

    body: str
    back: str
    front: str
    features: str
    things: str = ""
    skin: tuple[str, str] = (SKIN, SHADE)

    def drawn(self) -> str:
        """The head on its shoulders, round the point between the eyes."""
        return (
            self.things
            + self.back
            + self.body.replace("{face}", poster.face(*self.skin))
            + self.front
            + self.features
        )


def on(cloth: str, shade: str, *over: str) -> str:
    """Shoulders, then neck and face, with what lies over the shoulders under the chin."""
    return poster.shoulders(cloth, shade) + "".join(over) + "{face}"


def beard(left: str, right: str, d: str) -> str:
    """A beard of two colours from the outline of its left half."""
    return shape(d, left) + f'<g transform="scale(-1 1)">{shape(d, right)}</g>'


LONG_BEARD = "M-43-4C-36 14-28 24-14 22C-8 20-4 22 0 24V142C-14 128-40 100-43 50Z"
SQUARE_BEARD = "M-43-8C-38 12-30 24-14 24C-8 22-4 24 0 26V96C-20 98-44 92-46 78Z"
HEART_BEARD = "M0 34C-8 14-52 8-54 40C-54 72-14 92 0 122Z"
POINT_BEARD = "M-20 44C-18 62-8 84 0 96V44C-8 48-14 48-20 44Z"
MOUSTACHE = "M0 26C-8 20-22 22-30 34C-34 40-42 38-44 30C-48 44-36 52-24 48C-12 44-4 38 0 34Z"
SLEEK = "M-44-50C-52 0-50 60-62 104H-20L-16 40Z"
CAP_HAIR = "M-46-40C-46-70-20-72 0-72C20-72 46-70 46-40L42-30C20-46-20-46-42-30Z"
FRINGE = "M-46 0C-52-50-34-72 0-72C34-72 52-50 46 0L40-22H-40Z"
PARTING = "M0-66C-30-70-56-50-46 4C-40-18-20-34 0-44C20-34 40-18 46 4C56-50 30-70 0-66Z"


def sword(steel: str, gold: str) -> str:
    """A blade at the shoulder."""
    return shape("M-79 120V-90L-72-108L-65-90V120Z", steel) + shape("M-92 76H-52V86H-92Z", gold)


def halberd(steel: str, wood: str) -> str:
    """An axe on a pole."""
    return line("M-78 170V-108", wood, 7) + shape(
        "M-84-106L-78-140L-72-106ZM-76-112C-56-116-46-96-50-64C-60-76-68-78-76-76Z", steel
    )


def bow(wood: str, string: str) -> str:
    """A bow behind the shoulder."""
    return line("M68-60V160", string, 2) + line("M68-66C84-40 96 10 96 50C96 90 84 140 68 166", wood, 7)


def scimitar(steel: str, gold: str) -> str:
    """A curved blade."""
    return shape("M-72 124C-76 60-82-10-70-86C-50-40-50 40-54 118Z", steel) + shape(
        "M-88 92L-48 86V96L-88 102Z", gold
    )


PEOPLE = {
    "KS": Poster(
        on(NAVY, INK, poster.yoke(GOLD, RED)),
        shape("M-50-40V90H50V-40Z", SILVER),
        beard(WHITE, SILVER, LONG_BEARD) + poster.crown(GOLD, OCHRE, BLUE, pip.SATIN["S"]),
        poster.features(INK, Look(brow=6, tilt=-4)),
        sword(STEEL, GOLD),
    ),
    "KH": Poster(
        on(RED, WINE, poster.ermine(WHITE, SILVER, INK)),
        shape("M-46-52C-60-20-56 50-62 76H62C56 50 60-20 46-52Z", RUST),
        shape(PARTING, FOX)
        + beard(FOX, RUST, HEART_BEARD)
        + placed(poster.crown(GOLD, OCHRE, RED, pip.SATIN["H"]), 8, -2, angle=12),
        poster.cheeks(ROSE) + poster.features(INK, Look(brow=6, wink=True, lip=WINE, smile=4, grin=4)),
    ),
    "KD": Poster(
        on(PINE, INK, poster.lapels(GOLD, OCHRE)),
        "",
        beard(INK, INK, POINT_BEARD) + two(shape(MOUSTACHE, INK)) + poster.turban(WHITE, SILVER, GOLD, RED),
        poster.features(INK, Look(brow=6, tilt=-3)),
        halberd(STEEL, BROWN),
        (TAN, UMBER),
    ),
    "KC": Poster(
        on(GREEN, PINE, poster.stripes(GOLD)),
        shape("M-52-50C-66-10-60 30-56 60H56C60 30 66-10 52-50Z", DARK),
        beard(BROWN, DARK, SQUARE_BEARD) + poster.dome(RED, WINE, GOLD),
        poster.features(INK, Look(brow=6, lip=WINE)),
    ),
    "QS": Poster(
        on(NAVY, INK, poster.yoke(BLUE, WHITE)),
        two(shape(SLEEK, INK)),
        shape(PARTING, INK) + poster.kokoshnik(BLUE, NAVY, GOLD, WHITE),
        poster.features(INK, Look(brow=4, lids=BLUE, lip=WINE)),
    ),
    "QH": Poster(
        on(RED, WINE, poster.yoke(WHITE, RED)),
        "",
        shape(PARTING, FAIR)
        + poster.halo(RED, WINE, GOLD, WHITE)
        + two(
            shape(
                "M-46 10C-62 20-60 36-54 44C-64 54-62 70-54 78C-64 88-60 104-52 110L-42 106C-38 92-42 84-44 78"
                "C-36 66-38 54-44 44C-36 32-36 20-40 10Z",
                HONEY,
            )
            + dot(-48, 114, 7, RED)
        ),
        poster.cheeks(ROSE) + poster.features(INK, Look(brow=3.6, lip=RED, smile=5)),
    ),
    "QD": Poster(
        on(GOLD, OCHRE, poster.lapels(WINE, INK)),
        dots(
            [
                (-50, -40),
                (50, -40),
                (-60, -4),
                (60, -4),
                (-60, 34),
                (60, 34),
                (-50, 68),
                (50, 68),
                (-28, -62),
                (28, -62),
                (0, -68),
            ],
            26,
            FOX,
        ),
        shape("M-44-6C-46-40-30-58 0-58C30-58 46-40 44-6C30-30 10-38-10-40C-20-34-36-24-44-6Z", RUST)
        + poster.tiara(WHITE, RED),
        poster.features(INK, Look(brow=3.6, lids=GREEN, lip=RED, smile=3))
        + two(shape("M-50 34L-43 46L-50 60L-57 46Z", GOLD)),
    ),
    "QC": Poster(
        on(PINE, INK),
        poster.topknot(BROWN, GOLD),
        shape(PARTING, BROWN)
        + shape(
            "M-52 74C-40 62-30 82-18 70C-8 62 8 62 18 70C30 82 40 62 52 74C60 92 30 104 0 104C-30 104-60 92-52 74Z",
            WHITE,
        ),
        poster.cheeks(ROSE) + poster.features(INK, Look(brow=4, lip=WINE, smile=2)),
    ),
    "JS": Poster(
        on(BLUE, NAVY, poster.stripes(GOLD)),
        "",
        two(shape(MOUSTACHE, BROWN)) + poster.peak(RED, WINE, DARK),
        poster.features(INK, Look(brow=5.4, tilt=-3)),
        halberd(STEEL, BROWN),
    ),
    "JH": Poster(
        on(WHITE, SILVER, poster.lapels(RED, WINE)),
        dots([(-48, -10), (48, -10), (-52, 16), (52, 16), (-48, 42), (48, 42)], 18, HONEY),
        shape(FRINGE, FAIR) + poster.beret(RED, WINE, WHITE, GOLD),
        poster.cheeks(ROSE) + poster.features(INK, Look(brow=4, lip=RED, smile=6)),
    ),
    "JD": Poster(
        on(RED, WINE, poster.stripes(GOLD)),
        shape("M16-50C44-76 58-108 50-146C26-128 8-96 4-56Z", RED)
        + two(shape("M-46-50C-56-10-54 30-58 60H-20V-40Z", INK)),
        shape(FRINGE, INK) + poster.band(GOLD, RED) + two(shape("M0 28C-10 24-22 30-26 44C-18 38-8 36 0 34Z", INK)),
        poster.features(INK, Look(brow=5.4, tilt=-2)),
        scimitar(STEEL, GOLD),
        (TAN, UMBER),
    ),
    "JC": Poster(
        on(BROWN, DARK, poster.lapels(GREEN, PINE)),
        two(shape("M-46-40C-56-10-54 30-50 52H-30V-40Z", DARK)),
        shape(CAP_HAIR, BROWN) + poster.hood(GREEN, PINE, RED),
        poster.features(INK, Look(brow=5, smile=2)),
        bow(BROWN, INK),
    ),
}

FOOL = Poster(
    on(BLUE, RED, shape("M-64 84L-44 112L-28 90L-14 120L0 92L14 120L28 90L44 112L64 84C30 72-30 72-64 84Z", GOLD)),
    "",
    shape("M-46-34C-58-58-74-60-80-30C-98-66-72-112-40-96C-20-90-6-80 0-58V-44C-20-48-34-44-46-34Z", RED)
    + shape("M46-34C58-58 74-60 80-30C98-66 72-112 40-96C20-90 6-80 0-58V-44C20-48 34-44 46-34Z", BLUE)
    + dots([(-80, -24), (80, -24)], 10, GOLD)
    + shape("M-46-30C-20-50 20-50 46-30V-18C20-38-20-38-46-18Z", GOLD),
    poster.cheeks(ROSE) + poster.features(INK, Look(brow=5, lip=WINE, smile=9)),
)
