"""Who sits on a seat: a person, a stranger's program, or a bot with its level."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from kingclub.club.identity import PersonId


class Kind(StrEnum):
    """What acts on a seat, as the wire and the record say it."""

    PERSON = "person"
    PROGRAM = "program"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat. A bot has a `level`; everybody else is a `person` of the club.

    A bot holds the seat of somebody `away`, until he is back.
    """

    kind: Kind
    person: PersonId | None = None
    level: int | None = None
    away: bool = False

    @property
    def is_bot(self) -> bool:
        """Whether nobody but a bot has this seat."""
        return self.kind is Kind.BOT

    @property
    def plays_itself(self) -> bool:
        """Whether a bot moves here now."""
        return self.is_bot or self.away


def person(who: PersonId, kind: Kind = Kind.PERSON) -> Sitter:
    """A person, or a person's program, on a seat."""
    return Sitter(kind, person=who)


def bot(level: int) -> Sitter:
    """A bot on a seat."""
    return Sitter(Kind.BOT, level=level)
