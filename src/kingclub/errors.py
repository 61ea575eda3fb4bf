"""What can go wrong, as one small tree; and two values that say what: the refusal and the fault.

    KingError
    ├── Unreadable   the text or value is not a card, an action, a record … at all
    └── Refused      it can be read, but a rule forbids it; carries the `Refusal`

Expected refusals travel as values (`objection` returns one); `Refused` is raised only where the caller broke
the contract by applying what had been refused.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from pathlib import Path


class Fault:
    """What is wrong with something given: the id of its sentence in `locale` and the arguments of that.

    The sentence says what, where and what would be right. An argument may be faults themselves. Texts may be
    anybody's, so they are made printable.

    >>> Fault("fault-setting", text="\\x1b[2J")
    fault-setting(text='\\\\x1b[2J')
    """

    __slots__ = ("args", "code")

    def __init__(self, code: str, **args: int | str | Sequence[Fault]) -> None:
        self.code = code
        self.args: Mapping[str, int | str | Sequence[Fault]] = {
            name: _printable(value) if isinstance(value, str) else value for name, value in args.items()
        }

    def __repr__(self) -> str:
        return f"{self.code}({', '.join(f'{name}={value!r}' for name, value in self.args.items())})"


def file_fault(file: Path, error: OSError) -> Fault:
    """That the system does not let a file or folder be used, by the name that it has for the reason."""
    return Fault("fault-file", file=str(file), why=errno.errorcode.get(error.errno or 0, error.strerror or "?"))


class KingError(Exception):
    """The root of everything that this package raises on purpose.

    `fault` is what a person is told of it; where there is none, the text is for whoever writes programs.
    """

    def __init__(self, what: Fault | str = "") -> None:
        super().__init__(what)
        self.fault = what if isinstance(what, Fault) else None


class Unreadable(KingError, ValueError):
    """A text that is not what it should be; the fault says what, where and what would be right."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be done: a code of `docs/protocol.md` and the arguments of its sentence.

    The sentence itself lives in `locale`, under `refusal-<code>`.
    """

    code: ClassVar[str]

    @property
    def args(self) -> dict[str, str | int]:
        """The arguments of the sentence, by name."""
        names: tuple[str, ...] = self.__match_args__  # the fields, without asking each for its place
        return {name: _plain(getattr(self, name)) for name in names}


class Refused(KingError):
    """An action, option or record that can be read but that a rule forbids."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code}: {refusal}")
        self.refusal = refusal


def _printable(text: str) -> str:
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)


def _plain(value: object) -> str | int:
    return value if isinstance(value, int) else str(value)
