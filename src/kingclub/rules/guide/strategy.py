"""A few lines of advice for each contract: what a good player thinks of before the first card."""

from __future__ import annotations

from typing import Final

from kingclub.rules.contract import Contract, Objective
from kingclub.rules.describe.page import Line, Page, Section, line, points
from kingclub.rules.ruleset import Ruleset

_SIMPLE: Final = tuple(objective.value for objective in Objective)
_TOPICS: Final = (*_SIMPLE, "reward", "trump", "take-tricks", "misere", "bargain", "domino")
"""What there is advice on, in the order of the page."""

LINES: Final = 3
"""Pieces of advice on each topic."""


def strategy() -> Page:
    """All the advice as a page, a section for each penalty and for each kind of reward."""
    return Page(
        line("guide-strategy"),
        line("guide-strategy-about"),
        (),
        tuple(Section(line(f"advice-{topic}"), (points(*_lines(topic)),)) for topic in _TOPICS),
    )


def advice(contract: Contract, ruleset: Ruleset) -> tuple[Line, ...]:
    """The advice for a deal of this contract under these rules."""
    if contract.objective is not None:
        return _lines(contract.objective.value if contract.sign < 0 else "reward")
    if contract is not Contract.TRUMP:
        return _lines(contract.value)
    bargains = ruleset.options.recovery.value in ("auction", "praise", "talon")
    return _lines("trump") + (_lines("bargain") if bargains else ())


def _lines(topic: str) -> tuple[Line, ...]:
    return tuple(line(f"advice-{topic}-{number}") for number in range(1, LINES + 1))
