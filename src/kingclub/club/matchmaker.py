"""Everybody who looks for people to play with, until there are enough of them for a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from kingclub.club.alike import find_alike
from kingclub.club.identity import PersonId, TableId
from kingclub.club.port import Clock, Directory, Encode, Outbox
from kingclub.club.search import Party, Progress, Search, bring_together, demand_of, progress_of
from kingclub.club.service import RETRY_MS

OpenParty: TypeAlias = Callable[[Party, Callable[[TableId | None], None]], None]
"""Opens a table at which a party sits; what it is given gets its id, or None if it could not be stored."""


@dataclass(slots=True, eq=False)
class _Seeker:
    """A search, whose it is, and what he was told of it last."""

    search: Search
    outbox: Outbox
    told: Progress | None = None


class Matchmaker:
    """The searches of all who look for people, the oldest first."""

    def __init__(self, open_party: OpenParty, clock: Clock, directory: Directory, encode: Encode) -> None:
        self._open_party, self._clock, self._directory, self._encode = open_party, clock, directory, encode
        self._seekers: dict[PersonId, _Seeker] = {}
        self._on_their_way: list[_Seeker] = []
        """Those for whom a table is being opened, and who have not gone meanwhile."""
        self._will_retry = False

    def seek(self, outbox: Outbox, search: Search) -> None:
        """Look for people from now on; who looks already keeps his place and looks for something else."""
        known = self._seekers.get(search.who)
        if known is None:
            self._seekers[search.who] = _Seeker(search, outbox)
        else:
            known.search, known.outbox, known.told = search, outbox, None
        self._match()

    def withdraw(self, outbox: Outbox) -> None:
        """Look no more: whose connection this is has found something, changed his mind, or gone."""
        self._on_their_way = [seeker for seeker in self._on_their_way if seeker.outbox is not outbox]
        gone = [who for who, seeker in self._seekers.items() if seeker.outbox is outbox]
        for who in gone:
            del self._seekers[who]
        if gone:
            self._tell()

    def _match(self) -> None:
        for party in bring_together(self._searches(), self._may_meet):
            seekers = [self._seekers.pop(search.who) for search in party.people]
            self._on_their_way += seekers
            self._open_party(party, self._seated(seekers))
        self._tell()

    def _seated(self, seekers: Sequence[_Seeker]) -> Callable[[TableId | None], None]:
        """What to do when the table is there, or is not: then who is still here looks on, before all others.

        Soon it is tried again, for the disk may be well by then.
        """

        def seated(table: TableId | None) -> None:
            here = [seeker for seeker in seekers if seeker in self._on_their_way]
            self._on_their_way = [seeker for seeker in self._on_their_way if seeker not in seekers]
            if table is None:
                back = {seeker.search.who: seeker for seeker in here}
                self._seekers = {**back, **self._seekers}
                self._tell()
                self._retry_soon()
                return
            for seeker in seekers:
                seeker.outbox.put(self._encode({"t": "found", "table": table}))

        return seated

    def _retry_soon(self) -> None:
        """Bring together whoever is there in a moment; once for all whose table could not be stored."""

        def retry() -> None:
            self._will_retry = False
            self._match()

        if not self._will_retry:
            self._will_retry = True
            self._clock.at(self._clock.now_ms() + RETRY_MS, retry)

    def _tell(self) -> None:
        """Tell each how far his search has come, where that has changed."""
        demand = demand_of(self._searches())
        for seeker in self._seekers.values():
            progress = progress_of(seeker.search, demand)
            if progress != seeker.told:
                seeker.told = progress
                seeker.outbox.put(self._encode({"t": "seeking", "have": progress.have, "need": progress.need}))

    def _searches(self) -> tuple[Search, ...]:
        return tuple(seeker.search for seeker in self._seekers.values())

    def _may_meet(self, one: PersonId, other: PersonId) -> bool:
        return find_alike(self._directory.name_of(one), [self._directory.name_of(other)]) is None
