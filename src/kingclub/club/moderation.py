"""Order in the club: who looks after it, who may not speak or come in, and what people report of each other."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Protocol

from kingclub.club.identity import PersonId, TableId
from kingclub.club.port import Message

LONGEST_TEXT = 300
"""Characters of a report."""
MOST_REPORTS, REPORTS_MS = 5, 3_600_000
"""So many reports a person may make in so much time."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What somebody may do in the club beyond what everybody may, or no longer."""

    is_administrator: bool = False
    is_muted: bool = False
    is_banned: bool = False

    def __or__(self, other: Standing) -> Standing:
        """The standing of somebody who is both."""
        return Standing(
            self.is_administrator or other.is_administrator,
            self.is_muted or other.is_muted,
            self.is_banned or other.is_banned,
        )


class Reason(StrEnum):
    """Why somebody is reported."""

    INSULT = "insult"
    SPAM = "spam"
    COLLUSION = "collusion"
    STALLING = "stalling"
    NAME = "name"
    OTHER = "other"


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What somebody says of another at a table, with what had happened there.

    `entries` is how much the table's log held then, `chat` the last lines said there, oldest first; `number` is its
    name in the club, 0 before it has one.
    """

    at_ms: int
    table: TableId
    entries: int
    accused: PersonId
    reporter: PersonId
    reason: Reason
    text: str
    chat: Sequence[Message]
    number: int = 0


def without(report: Report, people: Collection[PersonId]) -> Report | None:
    """What is left of a report when somebody with these ids is deleted; None if it was his, or on him."""
    if report.reporter in people or report.accused in people:
        return None
    return replace(report, chat=[line for line in report.chat if line["person"] not in people])


@dataclass(frozen=True, slots=True)
class Change:
    """What has been decided elsewhere: whose standing is another, and which tables are still to be closed."""

    people: frozenset[PersonId] = frozenset()
    tables: frozenset[TableId] = frozenset()


class Moderation(Protocol):
    """Where all this is kept. What is to be read or written raises `NotStored` if it cannot be."""

    def standing_of(self, people: Iterable[PersonId]) -> Standing:
        """The standing of somebody with these ids."""

    async def set_standing(self, person: PersonId, standing: Standing) -> None:
        """Let somebody stand like this from now on."""

    async def changed(self) -> Change:
        """What the owner has decided beside the running club: whose standing is another since this was last asked,
        at first whoever has one, and which tables are still to be closed.
        """

    async def closed(self, table: TableId) -> None:
        """A table that was to be closed is closed."""

    async def file(self, report: Report) -> None:
        """Keep a report."""

    async def filed_since(self, reporter: PersonId, at_ms: int) -> int:
        """How many reports somebody has made since."""

    async def reports(self) -> Sequence[Report]:
        """All reports that nobody has settled, the oldest first."""

    async def forget(self, people: Collection[PersonId]) -> None:
        """Somebody with these ids is deleted: his standing, his reports and those on him, and what he said."""

    async def settle(self, number: int) -> bool:
        """Put a report away; False if there is none of this number."""

    def close(self) -> None:
        """Write what is on its way, then stop."""
