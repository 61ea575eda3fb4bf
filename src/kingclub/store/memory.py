"""The log in memory: for tests, and for a club that forgets everything when it stops."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kingclub.club.identity import MatchId, PersonId, TableId
from kingclub.club.port import Deliver, Entry, Written
from kingclub.club.restore import match_of, sitters


class MemoryLog:
    """`club.port.Log` without a disk. An append is done when it returns."""

    def __init__(self) -> None:
        self._entries: dict[TableId, list[Entry]] = {}

    def bind(self, deliver: Deliver) -> None:
        """Nothing to do: whoever appends is on the tables' thread."""

    def close(self) -> None:
        """Nothing to do."""

    def append(self, entry: Entry, written: Written) -> None:
        """Store an entry if it is the table's next."""
        entries = self._entries.setdefault(entry.table, [])
        if entry.number != len(entries):
            written.conflict()
            return
        entries.append(entry)
        written.stored()

    def read(self, table: TableId) -> Sequence[Entry]:
        """All entries of a table."""
        return tuple(self._entries.get(table, ()))

    def resume(self, table: TableId) -> Sequence[Entry]:
        """All entries of a table."""
        return self.read(table)

    def unfinished(self) -> Iterable[TableId]:
        """The tables whose match is not over."""
        return [table for table, entries in self._entries.items() if entries and not entries[-1].ends]

    def table_of(self, match: MatchId) -> TableId | None:
        """The table of a match that is over."""
        for table, entries in self._entries.items():
            if entries[-1].ends and match_of(entries[0]) == match:
                return table
        return None

    def tables_of(self, *ids: PersonId) -> Sequence[TableId]:
        """The tables at which somebody has sat down under any of these ids."""
        found = [
            table
            for table, entries in self._entries.items()
            if any(not set(ids).isdisjoint(sitters(entry)) for entry in entries)
        ]
        return found[::-1]
