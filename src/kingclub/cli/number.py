"""A whole number on the command line."""

from __future__ import annotations

import argparse

LARGEST = 10**18


def whole_number(text: str) -> int:
    """A number from 0, in ordinary digits. Raises `argparse.ArgumentTypeError` with a sentence."""
    if not (text.isascii() and text.isdigit()) or len(text) > len(str(LARGEST)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0")
    return int(text)
