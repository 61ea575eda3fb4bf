"""What the club needs from outside: time, randomness, a log, somebody who thinks, and ways to people.

`store` and `server` implement these; tests and the simulator do so in a few lines with a clock of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from kingclub.club.fact import Fact
from kingclub.club.identity import MatchId, PersonId, RequestId, TableId
from kingclub.view import Observation

Message: TypeAlias = dict[str, Any]
"""A message as JSON has it, before it becomes bytes."""

Encode: TypeAlias = Callable[[Message], str]
"""Makes a message's text."""

Cancel: TypeAlias = Callable[[], None]
"""Calls a timer off."""


class Clock(Protocol):
    """The time."""

    def now_ms(self) -> int:
        """Milliseconds since 1970."""

    def at(self, when_ms: int, ring: Callable[[], None]) -> Cancel:
        """Call `ring` at that time, or soon if it has passed."""


class Entropy(Protocol):
    """Secrets and ids that nobody can guess."""

    def secret(self, count: int) -> bytes:
        """So many random bytes."""

    def token(self, length: int) -> str:
        """An id of so many characters of a–z and 2–9, none of which looks like another."""


class Entry(NamedTuple):
    """An entry of a table's log: facts that became true together.

    `number` counts from 0; `deadline_ms` is when the table's patience ends after it. `asked_by` and `request` say
    whose request it was, `seq` the number under which that was answered; `ends` that nothing will follow.
    """

    table: TableId
    number: int
    at_ms: int
    facts: tuple[Fact, ...]
    deadline_ms: int | None = None
    asked_by: PersonId | None = None
    request: RequestId | None = None
    seq: int = 0
    ends: bool = False


class Written(Protocol):
    """What came of an append."""

    def stored(self) -> None:
        """The entry is on disk and will survive."""

    def conflict(self) -> None:
        """Somebody else has written to this table: what is in memory is out of date."""

    def failed(self) -> None:
        """Nothing was written: no room, or the disk is ill. It may be tried again."""


Deliver: TypeAlias = Callable[[Callable[[], None]], object]
"""Runs something soon on the thread of the tables."""


class Log(Protocol):
    """The moves of all tables. An entry is appended once, after its forerunner, and never changed."""

    def bind(self, deliver: Deliver) -> None:
        """Say how to reach the thread of the tables, before the first append."""

    def close(self) -> None:
        """Write what has been appended, then stop."""

    def append(self, entry: Entry, written: Written) -> None:
        """Store an entry. Exactly one of `written`'s methods is called, now or later, on the caller's thread."""

    def read(self, table: TableId) -> Sequence[Entry]:
        """All entries of a table in order; none if there is no such table."""

    def resume(self, table: TableId) -> Sequence[Entry]:
        """As many entries of a table as it takes to go on: moves of deals that are over may be left out."""

    def unfinished(self) -> Iterable[TableId]:
        """The tables whose match is not over."""

    def table_of(self, match: MatchId) -> TableId | None:
        """The table of a match that is over."""

    def tables_of(self, *ids: PersonId) -> Sequence[TableId]:
        """The tables at which somebody has sat down under any of these ids, the latest first."""


class Outbox(Protocol):
    """The way to one client. What is put in arrives in order or the connection ends."""

    def put(self, text: str) -> None:
        """Send a message."""


class Thinker(Protocol):
    """Where bots think."""

    def think(self, seen: Observation, level: int | None, label: str, found: Callable[[str], None]) -> None:
        """Choose an action in the words of a record, and call `found` with it on the caller's thread.

        `label` makes the bot's random numbers: the same label, level and observation give the same action.
        """

    def quick(self, seen: Observation, label: str) -> str:
        """An action at once, for whoever has run out of time or of luck."""


class Directory(Protocol):
    """The people of the club. Their names stand here and not in the log."""

    def name_of(self, person: PersonId) -> str:
        """The name shown at the table; a stand-in for somebody who has been deleted."""

    def owner_of(self, person: PersonId) -> PersonId | None:
        """Who answers for a program; None for people, and for programs for which nobody does."""
