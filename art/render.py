"""Pictures of the drawings, for eyes and for tests. Needs resvg-py and Pillow, which only the tests' extra installs."""

from __future__ import annotations

import io
import re

import resvg_py
from PIL import Image


def rendered(text: str, width: int) -> Image.Image:
    """An SVG file as an RGBA picture `width` pixels wide."""
    data = resvg_py.svg_to_bytes(svg_string=text, width=width, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")


def small(picture: Image.Image, colours: int = 200) -> bytes:
    """A PNG with a palette: flat art needs no more, and it is a quarter of the size."""
    data = io.BytesIO()
    picture.convert("RGB").quantize(colours, dither=Image.Dither.NONE).save(data, "PNG", optimize=True)
    return data.getvalue()


def aspect(text: str) -> float:
    """Height by width of an SVG file."""
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', text)
    assert found, "every drawing has a viewBox"
    return float(found[2]) / float(found[1])
