"""Short path data: the same outline in fewer bytes.

People write outlines in absolute coordinates, since those can be read; a file is smaller with steps from point to
point. Coordinates are kept in whole tenths, so that steps add up to exactly the points that were written.
"""

from __future__ import annotations

import re
from functools import cache

TOKEN = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])|(-?(?:\d+\.?\d*|\.\d+))")
SIZES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}

Segment = tuple[str, list[float]]
Place = tuple[int, int]


@cache
def shortened(d: str) -> str:
    """The path in its shortest form; every segment is absolute or relative, whichever is shorter."""
    text, last, here, start = "", "", (0, 0), (0, 0)
    for command, numbers in segments(d):
        absolute = tenths(command, numbers, here)
        steps = relative(command.upper(), absolute, here)
        choices = [joined(text, last, command.upper(), absolute), joined(text, last, command.lower(), steps)]
        text = choices[0] if len(choices[0]) + 1 < len(choices[1]) else choices[1]
        last = command.lower() if text == choices[1] else command.upper()
        here = start if command in "Zz" else end(command.upper(), absolute, here)
        start = here if command in "Mm" else start
        # Numbers after a moveto are linetos.
        last = {"M": "L", "m": "l"}.get(last, last)
    return text


def segments(d: str) -> list[Segment]:
    """The commands of a path, one for each set of numbers."""
    found: list[Segment] = []
    for letter, number in TOKEN.findall(d):
        if letter:
            found.append((letter, []))
        elif len(found[-1][1]) == SIZES[found[-1][0].upper()]:
            found.append(({"M": "L", "m": "l"}.get(found[-1][0], found[-1][0]), [float(number)]))
        else:
            found[-1][1].append(float(number))
    return found


def axes(command: str) -> str:
    """Which number is an x, a y or neither."""
    return {"H": "x", "V": "y", "A": "rr---xy"}.get(command, "xy" * 3)


def tenths(command: str, numbers: list[float], here: Place) -> list[int]:
    """The numbers as absolute tenths."""
    moved = here if command.islower() else (0, 0)
    offsets = {"x": moved[0], "y": moved[1]}
    kinds = axes(command.upper())
    return [
        round(n) * 10 if kind == "-" else round(n * 10 + 1e-6) + offsets.get(kind, 0)
        for n, kind in zip(numbers, kinds, strict=False)
    ]


def relative(command: str, absolute: list[int], here: Place) -> list[int]:
    """The same as steps from `here`."""
    offsets = {"x": here[0], "y": here[1]}
    return [n - offsets.get(kind, 0) for n, kind in zip(absolute, axes(command), strict=False)]


def end(command: str, absolute: list[int], here: Place) -> Place:
    """Where the pen is after the segment."""
    if command == "H":
        return absolute[0], here[1]
    if command == "V":
        return here[0], absolute[0]
    return absolute[-2], absolute[-1]


def joined(text: str, last: str, command: str, numbers: list[int]) -> str:
    """`text` with one more segment, its letter left out where it only repeats the last one."""
    repeats = command == last and command not in "Zz"
    text += "" if repeats else command
    for place, value in enumerate(numbers):
        word = tenth(value)
        glued = (place == 0 and not repeats) or word.startswith("-")
        text += word if glued or (word.startswith(".") and fractional(text)) else f" {word}"
    return text


def tenth(value: int) -> str:
    """A number of tenths in its shortest form: 5 → .5, -10 → -1."""
    whole, part = divmod(abs(value), 10)
    text = (str(whole) if whole or not part else "") + (f".{part}" if part else "")
    return f"-{text}" if value < 0 else text


def fractional(text: str) -> bool:
    """Whether the last number of `text` has a point, after which a new point can only begin the next number."""
    found = re.search(r"[\d.]+$", text)
    return bool(found and "." in found[0])
