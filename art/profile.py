"""Heads in profile, looking left, as on medals and in the portraits of the Quattrocento.

The same scale as `art/face.py`: the eye is near -11,-3, the crown of the head at y = -36, the ear at 7,2, the pit of
the neck at y = 48. `tone` is the skin in shadow.
"""

from __future__ import annotations

from dataclasses import dataclass

from art.svg import dot, dots, group, line, shape

# From the hair line down brow, nose, lips and chin to the throat.
OUTLINES = {
    "noble": (
        "M-9-28C-15-24-17-14-16-8C-16.6-6-16.4-5-16-4C-18 1-20.6 4.6-22 8C-22 10-18.6 10-17 11"
        "C-17 12.6-17.4 13-18.4 14.4C-19.4 15.6-18 16.6-17 16.8C-18.6 17.6-18.4 19.6-16.8 20.4"
        "C-15.8 21.4-16.2 22.6-17 24.6C-17.4 28.6-13 30.4-9 29.6C-5 29-2 28-1 30L-2 48"
    ),
    "hooked": (
        "M-9-28C-15-24-17-15-16.4-9C-18-8.6-17-6.4-15.8-5.4C-18.6-4.6-21.6-.6-23 5"
        "C-23.6 8.6-22.4 9.6-21.4 9.4C-19.6 9.4-18 10-17 11.4C-17 12.8-17.6 13.4-18.2 14.8"
        "C-18.6 16-17.6 16.6-16.8 16.8C-18.6 17.4-18.8 19.4-17 20.2C-16 21.4-17 22.4-18 24.6"
        "C-18.6 29.6-13 32-8 31C-4 30.6-2 30-1 32L-2 48"
    ),
    "young": (
        "M-9-28C-15-24-17-14-16-8C-16.2-6-16-5-15.6-4C-17 0-20 3.6-22 6C-22.4 8.4-18.8 9.4-17 10"
        "C-16.8 11.6-17.6 12.4-18.6 13.6C-19.8 15-18 16-17 16.2C-18.8 16.8-18.6 18.8-17 19.4"
        "C-15.8 20.4-15.8 21.4-16.2 23C-16.2 27-12 28.4-8 27.4C-4 26.6-1 25.6 0 28L-1 48"
    ),
    "maiden": (
        "M-6-30C-14-26-16.6-15-15.8-8C-16-6-15.8-5-15.4-4C-16.8 0-19 3.6-20.8 6.4C-21 8.4-18 9-16.4 9.8"
        "C-16.2 11.2-17 12-18 13.2C-19.4 14.6-17.4 15.6-16.4 15.8C-18.2 16.4-18 18.6-16.2 19"
        "C-15 20-15 21-15.2 22.4C-15 26.4-11 27.6-7.6 26.6C-4 25.6-1 25-.6 28C-1 36-2 42-5 48"
    ),
}
BACK = "L18 48C16 36 15 24 18 14C24 0 24-24 12-33C4-37-4-33-9-28Z"


@dataclass(frozen=True)
class Profile:
    """`outline` is a key of OUTLINES; `lids` open or heavy; `brow` a stroke width."""

    outline: str
    skin: str = "#e9c9a3"
    tone: str = "#d3a67c"
    ink: str = "#3b2a22"
    lip: str = "#a9654e"
    brow: float = 1.4
    heavy: bool = False
    ear: bool = True
    lined: bool = False


def head(face: Profile) -> str:
    """Skull, neck and face without hair."""
    body = shape(OUTLINES[face.outline] + BACK, face.skin)
    shadow = "M-1 29C4 27 10 22 13 15C12 26 14 38 17 48H10C4 44 1 38-1 29Z"
    return body + shape(shadow, face.tone) + (ear(face) if face.ear else "")


def ear(face: Profile) -> str:
    """The ear."""
    whole = shape("M6-2C5-7 9-10 12-8C15-5 13 2 11 5C9 8 6 7 7 4Z", face.skin)
    return whole + line("M7-2C7-6 10-7 11.4-5C12.6-2 11 2 9.6 4.6", face.tone, 1.3)


def features(face: Profile) -> str:
    """Eye, brow, nostril and lips."""
    eye = shape("M-13.6-2.6C-11-6-7-5-4-2.4C-8-.6-12-.4-13.6-2.6Z", "#f8f0e0") + dot(
        -10.8, -3.1, 1.9, face.ink, stroke="none"
    )
    lid = "M-14-2.8C-11-6.6-7-5.6-2.6-2" + ("M-13-6.4C-10-8.4-7-7.6-4-5.4" if face.heavy else "")
    strokes = line(lid, face.ink, 1.2) + line("M-16-9.4C-13-12.4-8-12-4-9.6", face.ink, face.brow)
    nostril = line("M-17 10.4C-15.4 9.6-15 7.6-16.6 6", face.tone, 1.2)
    lips = shape(
        "M-18.4 14.4C-17 13.8-14 14.8-12.4 16.8C-14 17-15.4 16.8-17 16.8C-15.4 17-14 17-12.4 16.8"
        "C-13.6 19.6-16 20.6-17 20C-18.6 19-18 17.4-17 16.8C-18 16.4-19 15.6-18.4 14.4Z",
        face.lip,
    )
    parting = line("M-17.4 16.7C-15.6 16.3-14 16.4-11.6 17.2", face.ink, 0.8)
    lines = "M-15 10.4C-11 12-10 15-10.6 18M-2-4L1-6M-2-2L1.4-2M-12-17C-9-18-5-18-2-16" if face.lined else ""
    return group(
        eye + strokes + nostril + lips + parting + (line(lines, face.tone, 1) if lines else ""),
        stroke_linecap="round",
    )


def earring(gem: str, gold: str) -> str:
    """A drop at the ear."""
    return line("M9 7V10", gold, 1) + dots([(9, 12.4)], 2.4, gem)
