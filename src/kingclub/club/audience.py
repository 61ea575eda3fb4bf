"""Those who follow a table, by what they may see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from kingclub.cards import Seat
from kingclub.club.identity import PersonId
from kingclub.club.port import Outbox
from kingclub.club.table import Table


class Audience:
    """The connections that follow a table: those of the people on its seats, and the public's."""

    def __init__(self) -> None:
        self._people: dict[Outbox, PersonId] = {}
        self._viewers: dict[Seat | None, dict[Outbox, None]] = {}
        self._seats: dict[Outbox, Seat | None] = {}
        self._count: Counter[PersonId] = Counter()

    def __len__(self) -> int:
        return len(self._people)

    def __contains__(self, outbox: Outbox) -> bool:
        return outbox in self._people

    def __iter__(self) -> Iterator[Outbox]:
        return iter(tuple(self._people))

    @property
    def present(self) -> frozenset[PersonId]:
        """The people with at least one connection here."""
        return frozenset(self._count)

    def strangers(self) -> list[Outbox]:
        """The connections of those who do not sit at the table."""
        return list(self._viewers.get(None, ()))

    def viewers(self) -> Iterator[tuple[Seat | None, Collection[Outbox]]]:
        """Each viewer with its connections; the public is None and comes first."""
        if None in self._viewers:
            yield None, self._viewers[None]
        for viewer, outboxes in self._viewers.items():
            if viewer is not None:
                yield viewer, outboxes

    def add(self, outbox: Outbox, who: PersonId, table: Table) -> bool:
        """Let a connection follow, or follow as somebody else; whether its person was not here before."""
        if outbox in self._people:
            self.drop(outbox)
        self._people[outbox] = who
        self._count[who] += 1
        self._place(outbox, table.seat_of(who))
        return self._count[who] == 1

    def drop(self, outbox: Outbox) -> bool:
        """Forget a connection; whether its person is gone with it."""
        who = self._people.pop(outbox)
        self._unplace(outbox)
        self._count[who] -= 1
        if self._count[who] > 0:
            return False
        del self._count[who]
        return True

    def person_of(self, outbox: Outbox) -> PersonId | None:
        """As which person a connection follows; None if it does not."""
        return self._people.get(outbox)

    def viewer_of(self, outbox: Outbox) -> Seat | None:
        """As whom a connection sees the table."""
        return self._seats[outbox]

    def seat_anew(self, table: Table) -> list[Outbox]:
        """Place everybody as he sits now; those whose view has changed by it."""
        moved = [outbox for outbox, who in self._people.items() if table.seat_of(who) != self._seats[outbox]]
        for outbox in moved:
            self._unplace(outbox)
            self._place(outbox, table.seat_of(self._people[outbox]))
        return moved

    def _place(self, outbox: Outbox, viewer: Seat | None) -> None:
        self._seats[outbox] = viewer
        self._viewers.setdefault(viewer, {})[outbox] = None

    def _unplace(self, outbox: Outbox) -> None:
        viewer = self._seats.pop(outbox)
        del self._viewers[viewer][outbox]
        if not self._viewers[viewer]:
            del self._viewers[viewer]
