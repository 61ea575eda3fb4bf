"""The pips: French suits in three cuts, German suits in colour. Each is drawn round 0,0 and about 100 high.

Hearts, spades, clubs and diamonds differ in outline, so that each is known in grey and at a few pixels: point up or
down, lobes, straight sides.
"""

from __future__ import annotations

from art.svg import scaled, shape

# Round and full: the satin cut.
SATIN = {
    "H": (
        "M0 46C-7 31-46 9-46-18C-46-37-33-47-21-47C-10-47-3-40 0-29C3-40 10-47 21-47C33-47 46-37 46-18"
        "C46 9 7 31 0 46Z"
    ),
    "D": "M0-50C9-29 22-12 39 0C22 12 9 29 0 50C-9 29-22 12-39 0C-22-12-9-29 0-50Z",
    "S": "M0-49C7-32 45-11 45 14C45 28 35 36 24 36C15 36 8 32 4 24C5 36 10 44 19 48H-19C-10 44-5 36-4 24"
    "C-8 32-15 36-24 36C-35 36-45 28-45 14C-45-11-7-32 0-49Z",
    "C": "M0-48C13-48 22-38 22-26C22-18 18-12 12-8C16-12 21-13 25-13C38-13 47-4 47 9C47 22 37 31 25 31"
    "C16 31 9 26 4 18C5 33 10 43 20 48H-20C-10 43-5 33-4 18C-9 26-16 31-25 31C-37 31-47 22-47 9"
    "C-47-4-38-13-25-13C-21-13-16-12-12-8C-18-12-22-18-22-26C-22-38-13-48 0-48Z",
}


# Drawn with a broad pen, each curve ending in a point: the Renaissance cut.
RENAISSANCE = {
    "H": (
        "M0 50C-4 36-47 16-46-16C-45-36-34-46-22-46C-11-46-4-40 0-27C4-40 11-46 22-46C34-46 45-36 46-16"
        "C47 16 4 36 0 50Z"
    ),
    "D": "M0-50C7-26 21-8 41 0C21 8 7 26 0 50C-7 26-21 8-41 0C-21-8-7-26 0-50Z",
    "S": "M0-50C3-35 44-14 43 15C42 29 31 36 21 34C13 33 8 29 4 23C4 34 9 41 20 43L15 50H-15L-20 43C-9 41-4 34-4 23"
    "C-8 29-13 33-21 34C-31 36-42 29-43 15C-44-14-3-35 0-50Z",
    "C": "M0-50C3-43 21-39 21-24C21-15 15-9 8-4C15-10 23-15 31-12C42-9 43 4 50 9C43 12 40 25 28 26C18 27 10 20 4 12"
    "C4 28 9 40 20 43L15 50H-15L-20 43C-9 40-4 28-4 12C-10 20-18 27-28 26C-40 25-43 12-50 9C-43 4-42-9-31-12"
    "C-23-15-15-10-8-4C-15-9-21-15-21-24C-21-39-3-43 0-50Z",
}


# Compasses and ruler, for a few pixels: the jumbo cut.
JUMBO = {
    "H": "M0 48L-41 4C-50-6-51-26-40-37C-29-48-10-46 0-30C10-46 29-48 40-37C51-26 50-6 41 4Z",
    "D": "M0-50L41 0L0 50L-41 0Z",
    "S": "M0-50L39-6C50 6 48 26 34 33C22 38 11 33 6 24L14 49H-14L-6 24C-11 33-22 38-34 33C-48 26-50 6-39-6Z",
    "C": "M-23-26A23 23 0 1 1 15-9A24 24 0 1 1 6 25L15 49H-15L-6 25A24 24 0 1 1-15-9A23 23 0 0 1-23-26Z",
}


def french(d: str, x: float, y: float, size: float, *, down: bool = False, fill: str | None = None) -> str:
    """The pip `d` of a cut, `size` high in the middle of x,y; `down` is upside down, as below the waist of a card."""
    return shape(d, fill, transform=scaled(x, y, size / 100, angle=180 if down else 0))
