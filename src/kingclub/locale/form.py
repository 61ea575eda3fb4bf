"""The form for house rules in words, ready for JSON: whoever draws it needs no sentences of his own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from kingclub.locale.page import say
from kingclub.locale.sentence import Coded


class CodedValue(Protocol):
    """A value to choose, and what speaks against it."""

    @property
    def value(self) -> object:
        """As records write it."""

    @property
    def label(self) -> Coded:
        """In words."""

    @property
    def objection(self) -> Coded | None:
        """Why it cannot be had beside the others."""


class CodedOption(Protocol):
    """An option to fill in."""

    @property
    def name(self) -> str:
        """As rule files write it."""

    @property
    def label(self) -> Coded:
        """What it is called."""

    @property
    def help(self) -> Coded:
        """What it decides."""

    @property
    def input(self) -> str:
        """How it is entered."""

    @property
    def value(self) -> object:
        """What it is now, as records write it."""

    @property
    def told(self) -> Coded:
        """What it is now, in words."""

    @property
    def values(self) -> Sequence[CodedValue]:
        """What it may be."""

    @property
    def lowest(self) -> int | None:
        """The least number."""

    @property
    def highest(self) -> int | None:
        """The greatest number."""

    @property
    def matters(self) -> bool:
        """Whether it has an effect beside the others."""


class CodedGroup(Protocol):
    """Options that stand together."""

    @property
    def name(self) -> str:
        """The group's name."""

    @property
    def label(self) -> Coded:
        """Its title."""

    @property
    def options(self) -> Sequence[CodedOption]:
        """Its options."""


class CodedForm(Protocol):
    """The whole form."""

    @property
    def groups(self) -> Sequence[CodedGroup]:
        """Its groups."""

    @property
    def objection(self) -> Coded | None:
        """Which two options are at odds."""


def render_form(lang: str, form: CodedForm) -> dict[str, Any]:
    """The form as plain values: every label, help, value and objection in this language."""
    return {
        "objection": _said(lang, form.objection),
        "groups": [
            {
                "name": group.name,
                "label": say(lang, group.label),
                "options": [_option(lang, option) for option in group.options],
            }
            for group in form.groups
        ],
    }


def _option(lang: str, option: CodedOption) -> dict[str, Any]:
    return {
        "name": option.name,
        "label": say(lang, option.label),
        "help": say(lang, option.help),
        "input": option.input,
        "value": option.value,
        "told": say(lang, option.told),
        "values": [
            {
                "value": value.value,
                "label": say(lang, value.label),
                "objection": _said(lang, value.objection),
            }
            for value in option.values
        ],
        "lowest": option.lowest,
        "highest": option.highest,
        "matters": option.matters,
    }


def _said(lang: str, coded: Coded | None) -> str | None:
    return None if coded is None else say(lang, coded)
