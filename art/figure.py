"""A head from its parts, in the order in which they lie over one another."""

from __future__ import annotations

from dataclasses import dataclass

from art import hair
from art.face import Face, features, oval
from art.svg import flipped, placed, shape


@dataclass(frozen=True)
class Head:
    """`back`, `front`, `beard` and `whiskers` are outlines of `art/hair.py` in the colour `locks`; `strands` are fine
    lines in the beard; the `hat` lies over all; `right` says that the head looks right."""

    face: Face
    locks: str
    hat: str = ""
    back: str = hair.SHORT
    front: str = ""
    beard: str = ""
    whiskers: str = ""
    strands: str = ""
    right: bool = False

    def behind(self, x: float, y: float, scale: float) -> str:
        """The hair behind the head; the eyes are at x,y. Necks are drawn over it."""
        return self.seated(shape(self.back, self.locks), x, y, scale) if self.back else ""

    def before(self, x: float, y: float, scale: float) -> str:
        """Face, beard, hair and hat."""
        parts = [oval(self.face)]
        parts += [shape(d, self.locks) for d in (self.beard, self.front) if d]
        parts += [hair.strands(self.strands, self.face.ink) if self.strands else "", features(self.face)]
        parts += [shape(self.whiskers, self.locks) if self.whiskers else "", self.hat]
        return self.seated("".join(parts), x, y, scale)

    def seated(self, part: str, x: float, y: float, scale: float) -> str:
        """A part of the head in its place, looking where the head looks."""
        return placed(flipped(part, 0) if self.right else part, x, y, scale)
