"""How King differs from the games that a newcomer may know."""

from __future__ import annotations

from typing import Final

from kingclub.rules.describe.page import Page, Section, line, points

NEIGHBOURS: Final = ("preferans", "hearts", "barbu", "durak", "whist")
"""The games next door."""

LINES: Final = 3
"""Differences told of each."""


def neighbours() -> Page:
    """A section for each game next door, with what is the same and what is not."""
    return Page(
        line("guide-neighbours"),
        line("guide-neighbours-about"),
        (),
        tuple(
            Section(
                line(f"neighbour-{game}"),
                (points(*(line(f"neighbour-{game}-{number}") for number in range(1, LINES + 1))),),
            )
            for game in NEIGHBOURS
        ),
    )
