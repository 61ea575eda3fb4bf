"""Who is who in the satin deck."""

from __future__ import annotations

from art import dress, hair, hand, hat, pip
from art.face import Face
from art.figure import Head
from art.satin_court import BLUE, FUR, GOLD, GREEN, INK, RED, ROSE, SKIN, SKY, STEEL, WHITE, WOOD, Court, held
from art.svg import placed

GREY, FOX, BLACK, BROWN, FAIR, COPPER = "#d5cfc4", "#c9501f", "#2c2327", "#6f4423", "#e0ae4a", "#a8451f"

PEOPLE = {
    # The old tsar: cap of Monomakh, forked grey beard, an upright sword.
    "KS": Court(
        Head(
            Face(bearded=True, mouth="stern", frown=2, brow=2.6, lined=True, near="calm", far="calm"),
            GREY,
            hat.monomakh(RED, GOLD, FUR),
            back=hair.LONG,
            beard=hair.FORKED,
            whiskers=hair.DROOPING,
            strands=(
                "M-14 24C-15 36-18 44-17 52M-8 24C-8 34-10 42-12 48M2 24C2 36 6 46 10 52M10 20C12 34 12 44 9 50"
            ),
        ),
        dress.robe(BLUE, "lily", RED) + dress.barmy(RED, GOLD, WHITE),
        held(176, 138, hand.sword(STEEL, GOLD, RED), BLUE, GOLD) + held(72, 146, hand.orb(GOLD, RED), BLUE, GOLD),
        "lily",
    ),
    # The king who gives the game its name: he winks, his crown sits askew, his red beard is a heart.
    "KH": Court(
        Head(
            Face(bearded=True, mouth="smile", near="shut", brow=2, blush=ROSE),
            FOX,
            placed(hat.crown(GOLD, RED, pip.SATIN["H"], RED), 3, -1, angle=13),
            back=hair.BOB,
            front=hair.PARTED,
            beard=hair.HEART,
            strands="M-17 14C-18 26-10 34-5 44M-11 20C-11 28-7 34-4 40M5 20C5 28 0 36-3 44M13 16C14 26 4 34-1 42",
        ),
        dress.robe(RED, "net", GOLD) + dress.ermine(WHITE, INK),
        held(176, 140, hand.sceptre(GOLD, RED), RED, WHITE, angle=6)
        + placed(hand.card(WHITE, pip.SATIN["H"], RED), 62, 126, angle=-16)
        + dress.forearm(72, 140, RED, WHITE)
        + placed(hand.fist(SKIN), 72, 141),
        "net",
    ),
    # The merchant king: turban and aigrette, black curled moustache and pointed beard, an axe.
    "KD": Court(
        Head(
            Face(bearded=True, near="narrow", frown=1, brow=2.2, skin="#eac39a"),
            BLACK,
            hat.turban(WHITE, GOLD, RED),
            beard=hair.POINTED,
            whiskers=hair.HANDLEBAR,
            right=True,
        ),
        dress.robe(GREEN, "stripe", GOLD) + dress.fur_collar(FUR),
        held(178, 134, hand.axe(STEEL, WOOD), GREEN, RED),
        "stripe",
    ),
    # The young king: full brown beard, closed crown, orb in his hand.
    "KC": Court(
        Head(
            Face(bearded=True, near="calm", far="calm", brow=2),
            BROWN,
            hat.arched(GOLD, BLUE, RED),
            back=hair.CURLS,
            beard=hair.SQUARE,
            right=True,
            strands="M-11 16V36M-5 22V38M2 22V38M10 14C11 24 11 30 10 36",
        ),
        dress.robe(RED, "lily", BLUE) + dress.frogs(GOLD),
        held(72, 146, hand.orb(GOLD, BLUE), BLUE, GOLD) + held(176, 138, hand.sceptre(GOLD, BLUE), BLUE, GOLD),
        "lily",
    ),
    # The dark queen: tall kokoshnik, black hair, a mirror.
    "QS": Court(
        Head(
            Face(near="calm", far="calm", brow=1.6, mouth="stern", skin="#f3d8bd"),
            BLACK,
            hat.kokoshnik(BLUE, GOLD),
            back=hair.LONG,
            front=hair.PARTED,
            right=True,
        ),
        dress.robe(BLUE, "sprig", WHITE),
        held(176, 138, hand.mirror(SKY, GOLD), WHITE, GOLD),
        "sprig",
        throat=dress.open_neck(SKIN) + dress.necklace(RED, GOLD),
    ),
    # The fair queen: round kokoshnik, a long braid, a rose.
    "QH": Court(
        Head(
            Face(brow=1.2, mouth="smile", blush=ROSE, iris="#2f5f9a"),
            FAIR,
            hat.halo(RED, GOLD),
            back=hair.SHORT,
            front=hair.PARTED,
        ),
        dress.sarafan(RED, GOLD, WHITE, "sprig") + dress.open_neck(SKIN) + dress.necklace(RED, GOLD),
        held(74, 140, hand.rose(RED, ROSE, GREEN), WHITE, RED) + placed(hair.braid(FAIR, RED, 4), 150, 114, 0.95),
        "sprig",
        throat=dress.open_neck(SKIN) + dress.necklace(RED, GOLD),
    ),
    # The copper-haired queen: lily crown on a veil, a fan.
    "QD": Court(
        Head(
            Face(near="calm", far="calm", brow=1.1, blush=ROSE, mouth="calm", iris="#2f7157"),
            COPPER,
            hat.coronet(GOLD, WHITE, RED),
            back=hair.LONG,
            front=hair.PARTED,
        ),
        dress.robe(GREEN, "net", RED),
        held(72, 142, hand.fan(RED, GOLD), GREEN, WHITE, angle=-14),
        "net",
        throat=dress.open_neck(SKIN) + dress.necklace(WHITE, GOLD),
    ),
    # The huntress: fur hat with pearls at the cheeks, a falcon on her glove.
    "QC": Court(
        Head(
            Face(brow=1.5, blush=ROSE, mouth="calm"),
            BROWN,
            hat.kika(RED, GOLD, FUR),
            back=hair.BOB,
            front=hair.PARTED,
            right=False,
        ),
        dress.robe(RED, "lily", WHITE) + dress.fur_collar(FUR) + dress.buttons(GOLD),
        held(72, 138, hand.falcon(FUR, WHITE, GOLD), RED, FUR),
        "lily",
    ),
    # The musketeer: peaked cap, moustache, broad axe.
    "JS": Court(
        Head(
            Face(brow=2.2, frown=1.4, near="narrow", far="narrow"),
            BROWN,
            hat.strelets(BLUE, FUR, GOLD),
            whiskers=hair.HANDLEBAR,
        ),
        dress.robe(RED, "sprig", RED) + dress.frogs(GOLD),
        held(178, 138, hand.axe(STEEL, WOOD), RED, GOLD),
        "sprig",
    ),
    # The singer: curls, a beret with an ostrich feather, a lute.
    "JH": Court(
        Head(
            Face(brow=1.4, mouth="smile", blush=ROSE, iris="#2f5f9a"),
            FAIR,
            hat.beret(RED, WHITE, GOLD),
            back=hair.CURLS,
            front=hair.FRINGE,
        ),
        dress.robe(BLUE, "stripe", WHITE) + dress.buttons(RED),
        placed(hand.lute(WOOD, FUR), 126, 140, 1.2, angle=32)
        + dress.forearm(178, 142, BLUE, WHITE)
        + placed(hand.fist(SKIN), 168, 134)
        + placed(hand.fist(SKIN), 100, 150),
        "stripe",
    ),
    # The falcon-eyed rider: bare black head with a ribbon, a sabre at the shoulder.
    "JD": Court(
        Head(
            Face(brow=2, near="calm", far="calm", skin="#e6bd92"),
            BLACK,
            hat.band(RED, GOLD),
            back=hair.BOB,
            front=hair.FRINGE,
            whiskers=hair.SLIM,
            right=True,
        ),
        dress.robe(GREEN, "lily", GOLD) + dress.frogs(RED),
        held(172, 142, hand.sabre(STEEL, GOLD), GREEN, RED),
        "lily",
    ),
    # The archer: brown bob, hat with three plumes, a bow.
    "JC": Court(
        Head(
            Face(brow=1.5, mouth="calm", near="open"),
            BROWN,
            hat.brim(BLUE, RED, GOLD),
            back=hair.BOB,
            front=hair.FRINGE,
        ),
        dress.robe(BLUE, "net", RED) + dress.fur_collar(GOLD),
        held(180, 128, hand.bow(WOOD, INK), BLUE, RED),
        "net",
    ),
}
