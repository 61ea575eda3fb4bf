"""Who is who in the German deck."""

from __future__ import annotations

from functools import partial

from art import beast, body, hair, hand, hat, pip_german
from art.body import limb
from art.face import Face
from art.figure import Head
from art.pip_german import BROWN, GOLD, GREEN, INK, RED
from art.skat_court import BLUE, SKIN, STEEL, WHITE, Figure, boots, fist, leap, legs, stride
from art.svg import line, placed, shape

GREY, FOX, BLACK, UMBER, FAIR = "#d8d0c2", "#c9501f", "#2b2320", "#6b4423", "#d9a648"
WOOD = "#a06a35"


face = partial(Face, skin=SKIN, ink=INK)

PEOPLE = {
    # Acorns. The old king with the long beard and sceptre; the halberdier in armour; the swineherd with his pig.
    "KC": Figure(
        Head(
            face(bearded=True, mouth="stern", frown=2, brow=2.6, lined=True),
            GREY,
            hat.crown(GOLD, GREEN, pip_german.LEAF, GREEN),
            back=hair.LONG,
            beard=hair.FORKED,
            whiskers=hair.DROOPING,
        ),
        body.throne(WOOD, RED),
        "",
        body.robe(GREEN, GOLD, BROWN) + body.mantle(WHITE, INK),
        limb([(90, 140), (72, 178), (70, 196)], 20, GREEN)
        + placed(hand.sceptre(GOLD, RED), 70, 190)
        + fist(70, 192)
        + limb([(150, 140), (166, 180), (146, 200)], 20, GREEN)
        + placed(hand.orb(GOLD, RED), 142, 196)
        + fist(142, 200),
    ),
    "QC": Figure(
        Head(
            face(near="narrow", far="narrow", brow=2.2, frown=1),
            UMBER,
            hat.morion(STEEL, RED, GOLD),
            whiskers=hair.HANDLEBAR,
            beard=hair.POINTED,
        ),
        "",
        boots(BROWN, GOLD, RED),
        body.cuirass(STEEL, GREEN) + body.ruff(WHITE),
        limb([(92, 134), (74, 164), (88, 188)], 18, RED)
        + fist(90, 190)
        + limb([(148, 134), (170, 158), (174, 172)], 18, RED)
        + placed(hand.halberd(STEEL, WOOD), 172, 176)
        + fist(172, 172),
    ),
    "JC": Figure(
        Head(
            face(mouth="smile", blush="#d9705a"), UMBER, hat.straw(GOLD, GREEN), back=hair.SHORT, front=hair.FRINGE
        ),
        "",
        legs(WHITE, WHITE, BROWN) + placed(hand.pig("#e9b4a0", INK), 152, 292),
        body.doublet(BROWN, GREEN),
        limb([(92, 134), (72, 168), (72, 178)], 18, WHITE)
        + line("M70 262V112", INK, 7)
        + line("M70 261V113", WOOD, 4)
        + fist(70, 180)
        + limb([(148, 134), (166, 168), (150, 192)], 18, WHITE)
        + fist(148, 194, left=True),
    ),
    # Leaves. The king from the east with the turban; the huntsman with his horn; the drummer.
    "KS": Figure(
        Head(
            face(bearded=True, near="narrow", brow=2.2),
            BLACK,
            hat.turban(WHITE, GOLD, GREEN),
            back=hair.CURLS,
            beard=hair.SQUARE,
            right=True,
        ),
        body.throne(WOOD, GREEN),
        "",
        body.robe(BLUE, GOLD, RED),
        limb([(90, 140), (70, 176), (74, 190)], 20, BLUE)
        + placed(hand.orb(GOLD, BLUE), 72, 186)
        + fist(74, 190)
        + limb([(150, 140), (170, 176), (168, 196)], 20, BLUE)
        + placed(hand.sabre(STEEL, GOLD), 160, 196, angle=-12)
        + fist(160, 196),
    ),
    "QS": Figure(
        Head(
            face(brow=1.8, mouth="calm"),
            UMBER,
            hat.brim(GREEN, RED, GOLD),
            back=hair.BOB,
            beard=hair.POINTED,
            whiskers=hair.SLIM,
        ),
        body.cloak(BROWN),
        stride(WHITE, WHITE, BROWN),
        body.coat(GREEN, GOLD),
        limb([(148, 134), (172, 166), (158, 192)], 18, GREEN)
        + placed(hand.horn(GOLD, BROWN), 150, 196)
        + fist(154, 196)
        + limb([(92, 134), (70, 160), (68, 176)], 18, GREEN)
        + placed(hand.spear(STEEL, WOOD, RED), 66, 170, 1.1)
        + fist(66, 178),
    ),
    "JS": Figure(
        Head(face(mouth="smile", brow=1.4), FAIR, hat.beret(BLUE, RED, GOLD), back=hair.BOB, front=hair.FRINGE),
        "",
        stride(RED, BLUE, BROWN),
        body.doublet(BLUE, WHITE) + body.ruff(WHITE),
        placed(hand.drum(RED, WHITE, GOLD), 112, 204)
        + limb([(92, 134), (68, 158), (84, 184)], 17, BLUE)
        + line("M82 186L108 192", INK, 5)
        + fist(84, 186)
        + limb([(148, 134), (174, 150), (156, 170)], 17, BLUE)
        + line("M156 168L128 186", INK, 5)
        + fist(156, 170, left=True),
    ),
    # Hearts. The king who winks; the ensign with the flag; the piper.
    "KH": Figure(
        Head(
            face(bearded=True, mouth="smile", near="shut", brow=2, blush="#d9604a"),
            FOX,
            placed(hat.crown(GOLD, RED, pip_german.HEART, RED), 3, -1, angle=13),
            back=hair.BOB,
            front=hair.PARTED,
            beard=hair.HEART,
        ),
        body.throne(WOOD, BLUE),
        "",
        body.robe(RED, WHITE, GOLD) + body.mantle(WHITE, INK),
        limb([(150, 140), (170, 178), (168, 196)], 20, RED)
        + placed(hand.sceptre(GOLD, RED), 166, 192, angle=6)
        + fist(167, 194)
        + limb([(90, 140), (68, 176), (82, 196)], 20, RED)
        + placed(hand.card(WHITE, pip_german.HEART, RED), 74, 180, 1.1, angle=-14)
        + fist(82, 198),
    ),
    "QH": Figure(
        Head(
            face(brow=1.8, near="calm", far="calm"),
            BLACK,
            hat.beret(RED, GOLD, WHITE),
            back=hair.BOB,
            front=hair.PARTED,
            whiskers=hair.HANDLEBAR,
        ),
        placed(hand.banner(WOOD, WHITE, GOLD, RED), 172, 178),
        boots(BROWN, RED, GOLD),
        body.coat(BLUE, RED) + body.ruff(WHITE),
        limb([(92, 134), (68, 160), (86, 186)], 18, BLUE)
        + fist(88, 188)
        + limb([(148, 134), (174, 164), (172, 184)], 18, BLUE)
        + fist(172, 186),
    ),
    "JH": Figure(
        Head(
            face(mouth="calm", blush="#d9705a", iris="#3f6b8f"),
            FAIR,
            hat.band(RED, GOLD),
            back=hair.CURLS,
            front=hair.FRINGE,
        ),
        "",
        legs(RED, GOLD, BROWN),
        body.doublet(RED, GOLD),
        line("M112 112L60 150", INK, 8)
        + line("M111 113L61 149.4", GOLD, 5)
        + line("M96 121l2 3M88 127l2 3M80 133l2 3", INK, 1.6)
        + limb([(92, 136), (70, 168), (82, 142)], 16, RED)
        + fist(82, 138)
        + limb([(148, 136), (138, 168), (102, 132)], 16, RED)
        + fist(98, 128),
    ),
    # Bells. The young king with the cup; the falconer; the morris dancer with bells at his knees.
    "KD": Figure(
        Head(
            face(brow=1.6, near="calm", far="calm", mouth="smile"),
            FAIR,
            hat.arched(GOLD, RED, GREEN),
            back=hair.BOB,
            whiskers=hair.SLIM,
            right=True,
        ),
        body.throne(WOOD, GOLD),
        "",
        body.robe(GOLD, RED, GREEN) + body.mantle(BROWN, GOLD),
        limb([(90, 140), (68, 174), (72, 186)], 20, GOLD)
        + placed(hand.goblet(GOLD, RED), 72, 182, 1.2)
        + fist(72, 186)
        + limb([(150, 140), (172, 178), (156, 198)], 20, GOLD)
        + fist(154, 200, left=True),
    ),
    "QD": Figure(
        Head(
            face(brow=1.6, mouth="calm"),
            UMBER,
            hat.strelets(RED, BROWN, GOLD),
            back=hair.SHORT,
            whiskers=hair.SLIM,
            right=True,
        ),
        body.cloak(GREEN),
        boots(BROWN, GREEN, RED),
        body.coat(GOLD, RED),
        limb([(148, 134), (172, 168), (152, 190)], 18, RED)
        + fist(150, 192, left=True)
        + placed(hand.falcon(BROWN, WHITE, GOLD), 70, 158, 1.15)
        + limb([(92, 134), (72, 172), (72, 168)], 18, RED)
        + limb([(72, 172), (72, 166)], 18, BROWN)
        + fist(72, 160),
    ),
    "JD": Figure(
        Head(
            face(mouth="smile", blush="#d9705a", brow=1.5),
            BLACK,
            hat.feathered(GREEN, RED, GOLD),
            back=hair.BOB,
            front=hair.FRINGE,
            right=True,
        ),
        "",
        leap(GOLD, RED, GREEN) + hand.garter(84, 232, GOLD, RED) + hand.garter(133, 244, GOLD, RED),
        body.doublet(RED, GOLD),
        limb([(92, 136), (64, 128), (62, 98)], 16, GOLD)
        + shape("M62 92C52 84 54 70 64 62C66 74 74 80 66 92Z", WHITE)
        + fist(62, 94)
        + limb([(148, 136), (178, 152), (178, 178)], 16, GOLD)
        + shape("M178 182C188 190 186 206 176 214C174 202 168 196 174 182Z", WHITE)
        + fist(177, 180),
    ),
}

# Till, with the owl and the mirror that his name is made of.
FOOL = Figure(
    Head(face(mouth="smile", blush="#d9705a", brow=1.6), UMBER, hat.fool(RED, GREEN, GOLD), front=hair.FRINGE),
    "",
    leap(GREEN, RED, GOLD),
    body.doublet(GREEN, RED) + body.ruff(GOLD),
    limb([(92, 136), (66, 156), (70, 128)], 16, RED)
    + placed(hand.mirror("#cfe0ea", GOLD), 68, 120, 1.1)
    + fist(68, 124)
    + limb([(148, 136), (172, 162), (166, 182)], 16, RED)
    + placed(beast.owl(BROWN, WHITE, GOLD), 164, 178)
    + fist(166, 190),
)
