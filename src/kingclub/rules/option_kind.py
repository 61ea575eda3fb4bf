"""The kinds of value that an option may have: how each is read, written and listed.

A *plain* value is what stands in TOML and JSON: text, whole numbers, true and false, None, lists and tables of
these. Each kind reads a plain value into the value that `Options` holds, writes it back, and turns the text of
`--set option=text` into a plain value. Types are strict: `True` is not 1, and `"1"` is not 1.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from typing import Protocol, TypeAlias

from kingclub.rules.contract import Objective
from kingclub.rules.price import PRICE_LISTS, Prices

Plain: TypeAlias = object
"""A value of TOML or JSON."""

LARGEST = 1_000_000
"""The largest price, stake or multiplier: sums of whole matches stay exact in any JSON reader (chosen)."""


class Unfit(Exception):
    """The value is not of this kind. Never leaves the package: the codec says which option it was."""


class Kind(Protocol):
    """What values an option may have."""

    @property
    def allowed(self) -> str:
        """The values for a message, as rule files write them, in no language: `true, false`, `1…14, null`."""

    @property
    def choices(self) -> tuple[Plain, ...]:
        """The plain values worth offering in a form, all of them where there are few."""

    def read(self, value: Plain) -> object:
        """The value for `Options`. Raises `Unfit`."""

    def plain(self, value: object) -> Plain:
        """The opposite of `read`."""

    def plain_of_text(self, text: str) -> Plain:
        """The plain value that a command line means; a text without meaning comes back for `read` to refuse."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """One word of a closed list."""

    words: type[StrEnum]

    @property
    def allowed(self) -> str:
        """The words."""
        return ", ".join(self.words)

    @property
    def choices(self) -> tuple[Plain, ...]:
        """The words."""
        return tuple(word.value for word in self.words)

    def read(self, value: Plain) -> object:
        """The member of that name."""
        if not isinstance(value, str) or value not in self.choices:
            raise Unfit
        return self.words(value)

    def plain(self, value: object) -> Plain:
        """The word."""
        return str(value)

    def plain_of_text(self, text: str) -> Plain:
        """The word."""
        return text


@dataclass(frozen=True, slots=True)
class Name:
    """One name out of those that a table of the package has."""

    names: Collection[str]

    @property
    def allowed(self) -> str:
        """The names."""
        return ", ".join(self.names)

    @property
    def choices(self) -> tuple[Plain, ...]:
        """The names."""
        return tuple(self.names)

    def read(self, value: Plain) -> object:
        """The name itself."""
        if not isinstance(value, str) or value not in self.names:
            raise Unfit
        return value

    def plain(self, value: object) -> Plain:
        """The name itself."""
        return value

    def plain_of_text(self, text: str) -> Plain:
        """The name itself."""
        return text


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    @property
    def allowed(self) -> str:
        """Both."""
        return "true, false"

    @property
    def choices(self) -> tuple[Plain, ...]:
        """Both."""
        return (False, True)

    def read(self, value: Plain) -> object:
        """The truth value itself."""
        if not isinstance(value, bool):
            raise Unfit
        return value

    def plain(self, value: object) -> Plain:
        """The truth value itself."""
        return value

    def plain_of_text(self, text: str) -> Plain:
        """`true` and `false`, as in TOML and JSON."""
        return {"true": True, "false": False}.get(text, text)


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number from `lowest` to `highest`; `offered` are those that a form names."""

    lowest: int
    highest: int
    offered: tuple[int, ...]

    @property
    def allowed(self) -> str:
        """The range."""
        return f"{self.lowest}…{self.highest}"

    @property
    def choices(self) -> tuple[Plain, ...]:
        """The usual ones."""
        return self.offered

    def read(self, value: Plain) -> object:
        """The number itself."""
        if not isinstance(value, int) or isinstance(value, bool) or not self.lowest <= value <= self.highest:
            raise Unfit
        return value

    def plain(self, value: object) -> Plain:
        """The number itself."""
        return value

    def plain_of_text(self, text: str) -> Plain:
        """The number in ordinary digits; longer ones than any price are left as text."""
        return int(text) if text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST)) else text


@dataclass(frozen=True, slots=True)
class OrNothing:
    """A value of another kind, or null for what the rules say when nothing is said."""

    kind: Kind

    @property
    def allowed(self) -> str:
        """The other kind's values and null."""
        return f"{self.kind.allowed}, null"

    @property
    def choices(self) -> tuple[Plain, ...]:
        """None and the other kind's choices."""
        return (None, *self.kind.choices)

    def read(self, value: Plain) -> object:
        """None as it stands."""
        return None if value is None else self.kind.read(value)

    def plain(self, value: object) -> Plain:
        """None as it stands."""
        return None if value is None else self.kind.plain(value)

    def plain_of_text(self, text: str) -> Plain:
        """`null`, as in JSON."""
        return None if text == "null" else self.kind.plain_of_text(text)


@dataclass(frozen=True, slots=True)
class SetOfObjectives:
    """A list of objectives, in any order; a repeated one says nothing new."""

    @property
    def allowed(self) -> str:
        """The objectives."""
        return f"[{', '.join(Objective)}]"

    @property
    def choices(self) -> tuple[Plain, ...]:
        """The objectives, of which any may be chosen."""
        return tuple(objective.value for objective in Objective)

    def read(self, value: Plain) -> object:
        """The set of them."""
        if not isinstance(value, list | tuple) or any(name not in self.choices for name in value):
            raise Unfit
        return frozenset(map(Objective, value))

    def plain(self, value: object) -> Plain:
        """The list in the order of the rules."""
        assert isinstance(value, frozenset)
        return [objective.value for objective in Objective if objective in value]

    def plain_of_text(self, text: str) -> Plain:
        """Names with commas between them; the empty text is the empty list."""
        return [name.strip() for name in text.split(",")] if text.strip() else []


@dataclass(frozen=True, slots=True)
class PricesKind:
    """The name of a price list, or a table of one's own with all six prices."""

    @property
    def allowed(self) -> str:
        """The lists, and what a table looks like."""
        six = ", ".join(field.name for field in fields(Prices))
        return f"{', '.join(PRICE_LISTS)}, {{{six}}}"

    @property
    def choices(self) -> tuple[Plain, ...]:
        """The lists of the sources."""
        return tuple(PRICE_LISTS)

    def read(self, value: Plain) -> object:
        """The name, or the `Prices` of the table."""
        if isinstance(value, str) and value in PRICE_LISTS:
            return value
        if not isinstance(value, Mapping) or set(value) != {field.name for field in fields(Prices)}:
            raise Unfit
        price = Whole(1, LARGEST, ())
        for worth in value.values():
            price.read(worth)
        return Prices(**value)

    def plain(self, value: object) -> Plain:
        """The name or the table."""
        return asdict(value) if isinstance(value, Prices) else value

    def plain_of_text(self, text: str) -> Plain:
        """A name, or the table as JSON."""
        if not text.lstrip().startswith("{"):
            return text
        import json  # only a table of one's own needs it

        try:
            table: Plain = json.loads(text)
        except (ValueError, RecursionError):
            return text
        return table
