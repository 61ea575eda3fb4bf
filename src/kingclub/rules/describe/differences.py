"""Options in words: what differs from another ruleset, each option with its value."""

from __future__ import annotations

from dataclasses import dataclass, fields

from kingclub.rules.contract import Objective
from kingclub.rules.describe.duties import objective_names
from kingclub.rules.describe.page import Line, line
from kingclub.rules.effect import has_effect
from kingclub.rules.option import Options
from kingclub.rules.option_table import OPTIONS
from kingclub.rules.price import Prices


def different_options(options: Options, base: Options) -> tuple[str, ...]:
    """The options that differ and matter, in the order of the table."""
    return tuple(
        name for name in OPTIONS if getattr(options, name) != getattr(base, name) and has_effect(name, options)
    )


def difference_lines(options: Options, base: Options, named: str) -> tuple[Line, ...]:
    """A line for each option that differs and matters: what it is here and, if it matters there, what it is there.

    `named` is what the base is to the reader: `house` for the preset of house rules, `classic` for the classic
    game.
    """
    return tuple(_difference(name, options, base, named) for name in different_options(options, base))


def _difference(name: str, options: Options, base: Options, named: str) -> Line:
    option, here = (option_label(name),), (option_value(name, getattr(options, name)),)
    if not has_effect(name, base):
        return line("rules-differs", option=option, here=here)
    there = (option_value(name, getattr(base, name)),)
    return line(f"rules-differs-{named}", option=option, here=here, there=there)


@dataclass(frozen=True, slots=True)
class Comparison:
    """An option in which two rulesets differ; a value is None where the option has no effect in that ruleset."""

    option: str
    label: Line
    one: Line | None
    other: Line | None


def compare(one: Options, other: Options) -> tuple[Comparison, ...]:
    """What differs between two rulesets and matters in at least one of them, in the order of the table."""
    found = []
    for name in OPTIONS:
        told = [
            option_value(name, getattr(options, name)) if has_effect(name, options) else None
            for options in (one, other)
        ]
        if told[0] != told[1]:
            found.append(Comparison(name, option_label(name), told[0], told[1]))
    return tuple(found)


def option_label(name: str) -> Line:
    """What the option is called on a form."""
    return line(f"option-{id_of(name)}")


def option_value(name: str, value: object) -> Line:
    """The value of an option in words."""
    if value is None:
        return line(f"value-{id_of(name)}-null")
    if isinstance(value, bool):
        return line("value-yes" if value else "value-no")
    if isinstance(value, frozenset):
        chosen = tuple(objective for objective in Objective if objective in value)
        return line("value-list", names=objective_names(chosen)) if chosen else line("value-nothing")
    if isinstance(value, Prices):
        return line("value-prices-own", **{price.name: getattr(value, price.name) for price in fields(value)})
    if isinstance(value, int):
        return line("value-number", n=value)
    return line(f"value-{id_of(name)}-{id_of(str(value))}")


def id_of(name: str) -> str:
    """A name as a part of a message id: with hyphens, in lower case."""
    return name.replace("_", "-").lower()
