"""What a table in service needs, in one place."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from kingclub.club.answer import Answers
from kingclub.club.identity import PersonId, TableId
from kingclub.club.port import Clock, Directory, Encode, Entropy, Entry, Log, Thinker
from kingclub.club.table import Table

RETRY_MS = 500
"""How long the club waits before it asks an ill disk again."""


@dataclass(frozen=True, slots=True)
class Service:
    """The ports that all tables share, and their way back to the house.

    `pace_ms` says how long a bot takes at least for its next move; `reload` gives a table anew from the log with
    the number of its last news and its answers; `finished` is told when a table is over,
    `idle` when it is over and the last follower has gone, `stored` of every entry that is safe, `changed` when
    people of a table have come or gone or begin a deal, with those who are there.
    """

    clock: Clock
    entropy: Entropy
    log: Log
    thinker: Thinker
    directory: Directory
    encode: Encode
    pace_ms: Callable[[], int]
    reload: Callable[[TableId], tuple[Table, int, Answers]]
    finished: Callable[[Table], None]
    idle: Callable[[TableId], None]
    stored: Callable[[Entry], None]
    changed: Callable[[Table, Collection[PersonId]], None]
