"""A value somewhere inside a JSON text, which knows where it stands and what it ought to be."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import NoReturn

from kingclub.errors import Fault, Unreadable

LARGEST_NUMBER = 10**18
"""No number of a record is as large, whatever prices, multipliers and bargains the rules allow."""


class BadRecord(Unreadable):
    """A text that is no record at all; `code` is `format` or `malformed`."""

    def __init__(self, fault: Fault, code: str = "malformed") -> None:
        super().__init__(fault)
        self.fault: Fault = fault
        self.code = code


@dataclass(frozen=True, slots=True)
class Field:
    """A JSON value and the path to it, such as `deals[2].hands[0]`."""

    value: object
    path: str

    def member(self, key: str) -> Field:
        """The value under a key that must be there."""
        members = self._members()
        if key not in members:
            raise self.bad(Fault("fault-record-key", key=key))
        return Field(members[key], self._path_of(key))

    def optional(self, key: str) -> Field | None:
        """The value under a key that may be missing or null."""
        value = self._members().get(key)
        return None if value is None else Field(value, self._path_of(key))

    def items(self) -> list[Field]:
        """The values of a list."""
        if not isinstance(self.value, list):
            self.fail("list")
        return [Field(value, f"{self.path}[{place}]") for place, value in enumerate(self.value)]

    def text(self) -> str:
        """A text that any file can hold."""
        if not isinstance(self.value, str):
            self.fail("text")
        if not self.value.isascii() and any("\ud800" <= letter <= "\udfff" for letter in self.value):
            self.fail("whole-text")
        return self.value

    def whole(self) -> int:
        """A whole number; true and false are none, and neither is 1.0."""
        if type(self.value) is not int or abs(self.value) >= LARGEST_NUMBER:
            self.fail("number")
        return self.value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            self.fail("flag")
        return self.value

    def table(self) -> dict[str, object]:
        """An object with any keys."""
        return self._members()

    def fail(self, right: str) -> NoReturn:
        """Say that this should have been a `list`, `text`, `whole-text`, `number`, `flag`, `object` or `id`."""
        raise self.bad(Fault("fault-record-value", value=_shown(self.value), right=right))

    def bad(self, what: Fault) -> BadRecord:
        """The error that this is wrong here."""
        return BadRecord(Fault("fault-record-at", path=self.path, what=(what,)))

    def _members(self) -> dict[str, object]:
        if not isinstance(self.value, dict):
            self.fail("object")
        return self.value

    def _path_of(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path != ROOT else key


ROOT = "record"
"""What the outermost value is called where it is itself at fault."""


def parse_json(text: str) -> Field:
    """The JSON value of a text. Raises `BadRecord`; a key that stands twice in one object is no JSON of ours."""
    try:
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except RecursionError:
        raise BadRecord(Fault("fault-record-deep")) from None
    except json.JSONDecodeError as error:
        raise BadRecord(Fault("fault-record-json", place=str(error.pos + 1), length=str(len(text)))) from None
    except BadRecord:
        raise
    except ValueError:
        raise BadRecord(Fault("fault-record-long-number")) from None
    return Field(value, ROOT)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    members = dict(pairs)
    if len(members) != len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise BadRecord(Fault("fault-record-twice", key=_shown(twice)))
    return members


def _no_number(constant: str) -> NoReturn:
    raise BadRecord(Fault("fault-record-constant", constant=constant))


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:59]}…"
