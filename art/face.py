"""Faces: an oval with the features of one person. Drawn round the point between the eyes, 36 wide and 52 high.

The face is in three-quarter view and looks left; `flipped(face, 0)` looks right. Brow and nose are one stroke of the pen, as on old
court cards; age, temper and sex come from brows, lids and mouth.
"""

from __future__ import annotations

from dataclasses import dataclass

from art.svg import dot, group, line, shape


@dataclass(frozen=True)
class Face:
    """The features. `near` and `far` are eyes: open, calm (heavy lids), narrow or shut (a wink is one shut eye)."""

    skin: str = "#f4d6b4"
    ink: str = "#231a1c"
    lip: str = "#b8323a"
    iris: str = "#3a2a24"
    near: str = "open"
    far: str = "open"
    mouth: str = "calm"
    brow: float = 1.7
    frown: float = 0
    blush: str | None = None
    lined: bool = False
    bearded: bool = False


OVAL = "M-15-25C-17.5-15-17-9-15.6-5C-17.2 1-17 8-14.5 14C-12 20-8.5 26.5-3 27C5 27.5 12 21 16 11C19 3 19-14 16-25Z"

NEAR_EYES = {
    "open": ("M0-2.4Q4.5-7.6 11-2.6Q5.5.8 0-2.4Z", "M-.6-2.2Q4.5-8 11.8-2.6"),
    "calm": ("M0-2.2Q5-5.6 11-2.2Q5.5.8 0-2.2Z", "M-.8-2.6Q5-6.4 12-2.4"),
    "narrow": ("M0-2.4Q5-5 11-3Q5.5-.4 0-2.4Z", "M-1-2.4Q5-5.8 12-4"),
}
FAR_EYES = {
    "open": ("M-15-2.6Q-11.5-7.2-7.6-2.4Q-11 .6-15-2.6Z", "M-15.6-2.8Q-11.5-7.8-7-2.2"),
    "calm": ("M-15-2.2Q-11.5-5.4-7.6-2.2Q-11 .6-15-2.2Z", "M-15.6-2.2Q-11.5-6.2-7-2.6"),
    "narrow": ("M-15-3Q-11.5-5-7.6-2.4Q-11-.4-15-3Z", "M-15.6-3.8Q-11.5-5.6-7-2.4"),
}
SHUT = {"near": "M-1-4.4Q5.5 3.2 12.4-4.8M2-.8L.4 2.2M5.7.4V3.8M9.6-1L11.6 1.8", "far": "M-15.4-3.6Q-11 1-7.2-3.4"}
MOUTHS = {
    "calm": ("M-10.4 15.2Q-7.6 13.2-5.4 14.4Q-3 13.2.6 15.2Q-4.8 19.4-10.4 15.2Z", "M-11 15.3Q-5 16.3 1.4 15"),
    "smile": ("M-11.4 13.8Q-7.6 13.6-5.4 14.6Q-2.6 13.4 3.2 12.6Q-3.6 21.4-11.4 13.8Z", "M-12 13.4Q-5 17.4 4 12"),
    "stern": ("M-9.8 16.4Q-7.6 14-5.4 14.6Q-3 13.8 0 16.4Q-4.8 18.2-9.8 16.4Z", "M-11 17Q-5 14.6 1.4 17"),
}


def oval(face: Face) -> str:
    """The bare head."""
    return shape(OVAL, face.skin)


def features(face: Face) -> str:
    """Eyes, nose and mouth; drawn after a beard, which lies on the oval."""
    nose = f"M13.5-8.4Q8-13-.6-{9.6 - face.frown:.1f}Q-3.6-7-6.4 1.4Q-9.8 6.4-10 7.6Q-8.6 9.6-4.6 8.6"
    body = blush(face.blush) if face.blush else ""
    body += eye(NEAR_EYES, "near", face.near, 4.6, face) + eye(FAR_EYES, "far", face.far, -11.8, face)
    body += line(nose, face.ink, 1.2)
    body += line(f"M13.8-7.8Q8-12.6-.4-{9 - face.frown:.1f}", face.ink, face.brow)
    body += line(f"M-16-8.6Q-12-11.8-7.4-{8.8 - face.frown:.1f}", face.ink, face.brow)
    if face.lined:
        body += line("M-1.4 9.6Q2.6 11.6 3.4 16M12.6-.6L15-2M12.8 1L15 1.6M-4-15Q2-17 9-15", face.ink, 0.7)
    return body + mouth(face)


def mouth(face: Face) -> str:
    """The lips, parted by a line, and the hollow of the chin."""
    fill, parting = MOUTHS[face.mouth]
    lips = shape(fill, face.lip, stroke="none") + line(parting, face.ink, 1)
    return lips + ("" if face.bearded else line("M-7.6 21Q-5 22-2.4 20.8", face.ink, 0.8))


def blush(colour: str) -> str:
    """Two red cheeks."""
    near, far = dot(8.5, 9, 4.6, colour), dot(-13, 8.6, 2.6, colour)
    return group(near + far, opacity=0.35, stroke="none")


def eye(kinds: dict[str, tuple[str, str]], side: str, state: str, pupil: float, face: Face) -> str:
    """One eye: white, iris and the upper lid; a shut one is a curve with lashes."""
    if state == "shut":
        return line(SHUT[side], face.ink, 1.8)
    white, lid = kinds[state]
    sight = dot(pupil, -3, 2.1 if state == "open" else 1.7, face.iris, stroke="none")
    return shape(white, "#fff", stroke="none") + sight + line(lid, face.ink, 1.5)
