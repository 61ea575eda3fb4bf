"""The seat of somebody who has gone from a table that waits for its match is kept for him for a while."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from kingclub.club.identity import PersonId
from kingclub.club.port import Cancel, Clock
from kingclub.club.table import Stage, Table

KEPT_MS: Final = 120_000


class KeptSeats:
    """The seats kept at one table; `give_up` is called with a person whose time is over."""

    def __init__(self, clock: Clock, give_up: Callable[[PersonId], None]) -> None:
        self._clock = clock
        self._give_up = give_up
        self._timers: dict[PersonId, Cancel] = {}

    def look(self, table: Table, present: Collection[PersonId]) -> None:
        """Begin to wait for those who have gone, and no longer for those who are back."""
        people = {sitter.person for sitter in table.seats if sitter is not None and sitter.person is not None}
        gone = people - set(present) if table.stage is Stage.WAITING else set()
        for who in self._timers.keys() - gone:
            self._timers.pop(who)()
        for who in gone - self._timers.keys():
            self._timers[who] = self._clock.at(self._clock.now_ms() + KEPT_MS, lambda who=who: self._over(who))  # type: ignore[misc]  # bound now

    def _over(self, who: PersonId) -> None:
        del self._timers[who]
        self._give_up(who)
