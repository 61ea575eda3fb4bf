"""What can go wrong, as one small tree; and the refusal, a value with a stable code.

    KingError
    ├── Unreadable   the text or value is not a card, an action, a record … at all
    └── Refused      it can be read, but a rule forbids it; carries the `Refusal`

Expected refusals travel as values (`objection` returns one); `Refused` is raised only where the caller broke
the contract by applying what had been refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


class KingError(Exception):
    """The root of everything that this package raises on purpose."""


class Unreadable(KingError, ValueError):
    """A text that is not what it should be; the message says what, where and what would be right."""


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


def _plain(value: object) -> str | int:
    return value if isinstance(value, int) else str(value)
