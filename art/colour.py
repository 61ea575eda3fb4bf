"""The colours of the suits, in two and in four, bright for white paper and muted for parchment.

Four colours are those that players know (black spades, red hearts, blue diamonds, green clubs), with lightness set far
enough apart that they stay apart for the colour-blind: `art/vision.py` measures it, a test holds it.
"""

from __future__ import annotations

BRIGHT = {
    "two": {"S": "#17161d", "C": "#17161d", "H": "#c3142d", "D": "#c3142d"},
    "four": {"S": "#17161d", "C": "#3f9e6b", "H": "#b81022", "D": "#0d4fb8"},
}
MUTED = {
    "two": {"S": "#2a2225", "C": "#2a2225", "H": "#a3262f", "D": "#a3262f"},
    "four": {"S": "#2a2225", "C": "#598d60", "H": "#a21f20", "D": "#23499a"},
}
# German suits: acorns black, leaves green, hearts red, bells orange, as German tournaments print them.
WOODCUT = {
    "two": {"S": "#1f1a17", "C": "#1f1a17", "H": "#b3201f", "D": "#b3201f"},
    "four": {"S": "#339071", "C": "#1f1a17", "H": "#ab0d1b", "D": "#cf7706"},
}
INKS = {"bright": BRIGHT, "muted": MUTED, "woodcut": WOODCUT}
COLOURS = ("two", "four")
