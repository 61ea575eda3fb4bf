"""The form that changes a ruleset: every option with its values, and why a value cannot be had beside the others.

The form is asked for again after each change: it knows nothing of the one before. Labels, helps and values are
codes, `locale` writes them; whoever draws the form needs no rules of his own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from kingclub.rules.codec import options_from, to_plain
from kingclub.rules.describe.differences import id_of, option_label, option_value
from kingclub.rules.describe.page import Line, line
from kingclub.rules.effect import has_effect
from kingclub.rules.option import Options
from kingclub.rules.option_kind import OrNothing, Plain, PricesKind, SetOfObjectives, Whole
from kingclub.rules.option_table import GROUPS, OPTIONS
from kingclub.rules.refusal import OptionClash
from kingclub.rules.ruleset import option_clash

Input: TypeAlias = Literal["choice", "several", "number", "prices"]
"""How a value is entered: one of the list, any of it, a whole number, a price list or a table of one's own."""


@dataclass(frozen=True, slots=True)
class FormValue:
    """A value that an option may have: as records write it, in words, and what speaks against it, if anything."""

    value: Plain
    label: Line
    objection: Line | None


@dataclass(frozen=True, slots=True)
class FormOption:
    """An option of the form.

    `value` is what it is now. `values` are those to choose from; for `several` each stands for its presence in the
    list, for `number` they are the usual ones of a range from `lowest` to `highest`. `matters` is false where the
    other options leave it without effect.
    """

    name: str
    label: Line
    help: Line
    input: Input
    value: Plain
    told: Line
    values: tuple[FormValue, ...]
    lowest: int | None
    highest: int | None
    matters: bool


@dataclass(frozen=True, slots=True)
class FormGroup:
    """Options that one thinks of together."""

    name: str
    label: Line
    options: tuple[FormOption, ...]


@dataclass(frozen=True, slots=True)
class Form:
    """The whole form. `objection` says which two options are at odds, None where these options can be played."""

    groups: tuple[FormGroup, ...]
    objection: Line | None


def form(options: Options) -> Form:
    """The form filled in with these options, whether they go together or not."""
    groups = tuple(
        FormGroup(name, line(f"form-group-{name}"), tuple(_option(option, options) for option in group))
        for name, group in GROUPS.items()
    )
    return Form(groups, _told(option_clash(options)))


def objection(options: Options, option: str, value: Plain) -> Line | None:
    """Why the option cannot have this value beside the others as they are; None if it can.

    Raises `Refused` for a value that the option can never have.
    """
    return _told(option_clash(options_from(options, {option: value})))


def _option(name: str, options: Options) -> FormOption:
    kind = OPTIONS[name]
    inner = kind.kind if isinstance(kind, OrNothing) else kind
    lowest, highest = (inner.lowest, inner.highest) if isinstance(inner, Whole) else (None, None)
    return FormOption(
        name=name,
        label=option_label(name),
        help=line(f"option-{id_of(name)}-help"),
        input=_input(name),
        value=to_plain(options)[name],
        told=option_value(name, getattr(options, name)),
        values=tuple(_value(name, value, options) for value in kind.choices),
        lowest=lowest,
        highest=highest,
        matters=has_effect(name, options),
    )


def _input(name: str) -> Input:
    kind = OPTIONS[name]
    inner = kind.kind if isinstance(kind, OrNothing) else kind
    if isinstance(inner, SetOfObjectives):
        return "several"
    if isinstance(inner, PricesKind):
        return "prices"
    return "number" if isinstance(inner, Whole) else "choice"


def _value(name: str, value: Plain, options: Options) -> FormValue:
    if isinstance(OPTIONS[name], SetOfObjectives):
        return FormValue(value, line("rules-objective", objective=str(value)), None)
    label = option_value(name, OPTIONS[name].read(value))
    return FormValue(value, label, objection(options, name, value))


def _told(clash: OptionClash | None) -> Line | None:
    """The clash as a sentence in which the options go by their labels."""
    if clash is None:
        return None
    names = {"option": (option_label(clash.option),), "other": (option_label(clash.other),)}
    return line(f"refusal-{clash.code}-{clash.reason}", **names)
