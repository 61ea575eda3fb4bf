"""What to agree before the first deal: the questions over which tables quarrel, each answered by an option."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kingclub.rules.describe.differences import id_of, option_value
from kingclub.rules.describe.page import Line, line
from kingclub.rules.effect import has_effect
from kingclub.rules.form import FormValue, form
from kingclub.rules.option import Options

QUESTIONS: Final = (
    "boys",
    "last",
    "eralash",
    "heart_lead_ban",
    "king_discard",
    "stop_when_settled",
    "talon",
    "choice",
    "blind",
    "deals_each",
    "recovery",
    "must_trump",
    "trump_lead",
    "settle",
    "sale",
    "sale_binding",
    "first_dealer",
    "settlement",
    "deserter",
)
"""The options asked for, in the order in which a table should ask."""


@dataclass(frozen=True, slots=True)
class CheckItem:
    """A question to the table, the answer that these options give, and the answers that it may have."""

    option: str
    question: Line
    answer: Line
    values: tuple[FormValue, ...]


def checklist(options: Options) -> tuple[CheckItem, ...]:
    """The questions that matter under these options. The answers together are a ruleset: the options themselves."""
    values = {option.name: option.values for group in form(options).groups for option in group.options}
    return tuple(
        CheckItem(name, line(f"agree-{id_of(name)}"), option_value(name, getattr(options, name)), values[name])
        for name in QUESTIONS
        if has_effect(name, options)
    )
