"""A number on the command line."""

from __future__ import annotations

from collections.abc import Callable

from kingclub.errors import Fault, KingError

LARGEST = 10**18
HOUR = 3600


class BadOption(KingError):
    """An option cannot be this. It is no `ValueError`, of which argparse would make a sentence of its own."""


def whole_number(option: str, least: int = 0, most: int = LARGEST) -> Callable[[str], int]:
    """How argparse reads a whole number for an option: in ordinary digits. Raises `BadOption` for any other."""

    def read(text: str) -> int:
        is_short = text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST))
        if is_short and least <= int(text) <= most:
            return int(text)
        raise BadOption(Fault("fault-number", option=option, text=text, least=str(least), most=str(most)))

    return read


def seconds(option: str) -> Callable[[str], float]:
    """How argparse reads a stretch of time of at most an hour. Raises `BadOption` for any other text."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = -1.0
        if 0 <= number <= HOUR:  # which "nan" is not
            return number
        raise BadOption(Fault("fault-seconds", option=option, text=text, least="0", most=str(HOUR)))

    return read
