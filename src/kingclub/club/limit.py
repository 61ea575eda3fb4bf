"""The clock of a table: how long a player may think. All times are whole milliseconds."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TimeLimit:
    """`turn_ms` for each move, and `reserve_ms` for the whole match, used up when a move takes longer."""

    turn_ms: int
    reserve_ms: int = 0


READY_MS = 30_000
"""At a table with a clock the next deal waits this long for everybody to be ready."""

TIMEOUTS_BEFORE_BOT = 2
"""After so many timeouts in a row a bot holds the seat until the person acts again."""
