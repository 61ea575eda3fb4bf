"""Who is who in the Renaissance deck."""

from __future__ import annotations

from dataclasses import replace

from art import bust, coiffure, face, hair, hand, hat, pip, profile
from art.profile import Profile
from art.renaissance_court import (
    BLACK,
    BROWN,
    CLAY,
    CREAM,
    FAIR,
    INK,
    NAVY,
    OCHRE,
    PINE,
    RED,
    SAGE,
    SKIN,
    SLATE,
    TONE,
    WINE,
    Portrait,
)
from art.svg import placed, shape

GREY, FOX, AUBURN = "#cbbfa9", "#b5532a", "#8a4527"
STEEL, LEAD, PEARL, ERMINE = "#aab2b5", "#6f7b80", "#f7efdd", "#efe6d2"


def sitter(face: Profile, locks: str, colour: str, *over: str, beard: str = "") -> tuple[str, str]:
    """A head in profile: the skull, and over it beard, hair, features, then whatever is worn."""
    grown = shape(beard, colour) if beard else ""
    return profile.head(face), grown + shape(locks, colour) + profile.features(face) + "".join(over)


def holding(thing: str, x: float, y: float, cloth: str, cuff: str, *, angle: float = 0) -> str:
    """A hand above the ledge with a thing in it, its sleeve coming from the right."""
    return placed(thing, x + 1, y + 2, angle=angle) + bust.sleeve(cloth, cuff, x, y) + bust.hand(SKIN, TONE, x, y)


def front(
    look: face.Face, colour: str, *, back: str, fringe: str, beard: str = "", worn: str = ""
) -> tuple[str, str]:
    """A head in three-quarter view."""
    skull = shape(back, colour) + shape("M-9 18L-8 50H13L12 16Z", TONE)
    grown = "".join(shape(d, colour) for d in (beard, fringe) if d)
    return skull, face.oval(look) + grown + face.features(look) + worn


WINKER = face.Face(
    skin=SKIN, ink=INK, lip="#a4443a", iris=INK, bearded=True, near="shut", mouth="smile", brow=2, blush=CLAY
)
READER = face.Face(skin="#efd3b2", ink=INK, lip="#a85a4c", iris=BROWN, near="calm", far="calm", brow=1)

PEOPLE = {
    # The doge: horned cap, white beard, a cape of cloth of gold.
    "KS": Portrait(
        *sitter(
            Profile("noble", brow=2, heavy=True, lined=True),
            coiffure.CROPPED,
            GREY,
            coiffure.corno(OCHRE, CREAM, PEARL),
            shape(coiffure.WHISKER, GREY),
            beard=coiffure.BEARD,
        ),
        bust.gown(OCHRE, "#a87c2e", broad=True) + bust.collar(ERMINE),
        holding(hand.sceptre(OCHRE, NAVY), 82, 132, OCHRE, CREAM),
    ),
    # The king of hearts, as he is in every deck: the wink, the crown askew, the heart of a beard, the card.
    "KH": Portrait(
        *front(
            WINKER,
            FOX,
            back=hair.BOB,
            fringe=hair.PARTED,
            beard=hair.HEART,
            worn=placed(hat.crown(OCHRE, WINE, pip.RENAISSANCE["H"], RED), 3, -1, angle=13),
        ),
        bust.gown(RED, WINE, broad=True) + bust.collar(ERMINE) + bust.chain(OCHRE, RED),
        placed(hand.card(PEARL, pip.RENAISSANCE["H"], RED), 73, 126, 1.15, angle=-12)
        + holding("", 77, 142, RED, WINE),
    ),
    # The banker: hooked nose, wound red hood, a purse's worth of gold on a chain.
    "KD": Portrait(
        *sitter(
            Profile("hooked", brow=2, heavy=True, lined=True), coiffure.CROPPED, BROWN, coiffure.chaperon(RED, WINE)
        ),
        bust.gown(PINE, "#2f4136", broad=True) + bust.collar("#6b4a30") + bust.chain(OCHRE, RED),
        holding(hand.goblet(OCHRE, WINE), 78, 134, PINE, "#6b4a30"),
    ),
    # The captain: laurel on black curls, a full beard, steel, his sword.
    "KC": Portrait(
        *sitter(
            Profile("noble", skin="#dcb48a", tone="#b98a62", brow=2.2),
            coiffure.CURLY,
            BLACK,
            coiffure.ringlets("#5a4a44"),
            coiffure.laurel(SAGE, RED),
            shape(coiffure.WHISKER, BLACK),
            beard=coiffure.BEARD,
        ),
        bust.cuirass(STEEL, LEAD, OCHRE) + bust.mantle(RED, WINE, OCHRE),
        holding(hand.sword(PEARL, OCHRE, RED), 76, 130, STEEL, OCHRE),
        right=True,
    ),
    # The lady of Burgundy: steeple and veil, a mirror.
    "QS": Portrait(
        *sitter(
            Profile("maiden", brow=0.9, ear=False, skin="#efd6b8", lip="#b0524a"),
            coiffure.COILED,
            BLACK,
            coiffure.hennin(NAVY, OCHRE, PEARL),
        ),
        bust.bodice(NAVY, "#22303f", "#efd6b8", OCHRE),
        holding(hand.mirror("#c5d2d3", OCHRE), 80, 134, NAVY, PEARL),
    ),
    # The beauty: fair braids with pearls, a carnation.
    "QH": Portrait(
        *sitter(
            Profile("maiden", brow=0.9, ear=False, skin="#f0d5b4", lip="#b85648"),
            coiffure.UPSWEPT,
            FAIR,
            shape(
                "M4-36C14-40 24-34 26-26C20-32 12-34 4-36ZM10-14C20-18 30-14 33-6C26-10 18-12 10-14ZM8-24"
                "C18-28 30-24 34-16C26-20 16-22 8-24Z",
                "#b98235",
            ),
            coiffure.pearls([(-6, -33), (0, -36), (7, -37), (14, -34.6), (20, -31), (26, -26)], PEARL),
            profile.earring(PEARL, OCHRE),
        ),
        bust.bodice(RED, WINE, "#f0d5b4", OCHRE),
        holding(hand.flower(RED, WINE, PINE), 78, 134, CLAY, PEARL),
    ),
    # The lady with the ermine: smooth brown hair in a gold net, a ribbon across her brow.
    "QD": Portrait(
        *sitter(
            Profile("young", brow=0.9, ear=False, skin="#ecd0ac", lip="#b0524a"),
            coiffure.SMOOTH,
            AUBURN,
            coiffure.net(coiffure.NAPE, OCHRE),
            placed(hair.braid(AUBURN, OCHRE, 3), 16, 20, 0.9),
            shape("M-14-19C-4-25 14-24 25-10L25-7C12-20-2-21-14-16Z", INK),
            coiffure.pearls([(-13, -18)], RED, 2.2),
        ),
        bust.bodice(SAGE, "#5d6b4c", "#ecd0ac", RED),
        holding(hand.ermine(PEARL, TONE, INK), 84, 140, RED, SAGE),
        right=True,
    ),
    # The reader: a great round balzo, a book.
    "QC": Portrait(
        *front(READER, BROWN, back=hair.SHORT, fringe=hair.PARTED, worn=hat.balzo(OCHRE, WINE, PEARL)),
        bust.bodice(WINE, "#4c1c26", "#efd3b2", OCHRE),
        holding(hand.book(NAVY, PEARL, OCHRE), 84, 142, WINE, PEARL),
    ),
    # The duellist: round cap on a black page's cut, the hilt of a sword.
    "JS": Portrait(
        *sitter(Profile("noble", brow=1.8), coiffure.PAGE, BLACK, coiffure.hood(SLATE, NAVY)),
        bust.gown(SLATE, NAVY) + bust.chemise(PEARL, RED),
        holding(hand.sword(PEARL, OCHRE, RED), 82, 136, SLATE, PEARL, angle=-5),
        right=True,
    ),
    # The poet: long fair hair, a feather, a sealed letter.
    "JH": Portrait(
        *sitter(
            Profile("young", brow=1.1, ear=False, lip="#b85648"),
            coiffure.FLOWING,
            FAIR,
            coiffure.waves("#a87a30"),
            coiffure.flat_cap(WINE, RED, PEARL, OCHRE),
        ),
        bust.gown(CLAY, "#8f4a35") + bust.chemise(PEARL, OCHRE),
        holding(hand.letter(PEARL, RED), 80, 142, CLAY, PEARL),
    ),
    # The falconer: brown curls, bare head, a hawk.
    "JD": Portrait(
        *sitter(
            Profile("young", skin="#dfb78d", tone="#bd8f66", brow=1.6),
            coiffure.CURLY,
            BROWN,
            coiffure.ringlets("#8a6245"),
        ),
        bust.gown(OCHRE, "#a07528") + bust.mantle(PINE, "#2f4136", RED),
        holding(hand.falcon(BROWN, PEARL, OCHRE), 78, 132, PINE, OCHRE),
    ),
    # The scholar: tall hat of Urbino on cropped hair, a pair of compasses.
    "JC": Portrait(
        *sitter(Profile("hooked", brow=1.6), coiffure.CROPPED, BLACK, coiffure.mortar(RED, WINE)),
        bust.gown(WINE, "#4c1c26") + bust.chemise(PEARL, OCHRE),
        holding(hand.compasses(OCHRE), 80, 134, WINE, PEARL),
        right=True,
    ),
}

FOOL = Portrait(
    *front(
        replace(WINKER, bearded=False, near="open"),
        BROWN,
        back=hair.SHORT,
        fringe=hair.FRINGE,
        worn=hat.fool(SAGE, WINE, OCHRE),
    ),
    bust.gown(SAGE, WINE) + bust.chemise(PEARL, RED),
    holding(hand.marotte(SAGE, WINE, SKIN, OCHRE), 78, 134, WINE, SAGE),
)
