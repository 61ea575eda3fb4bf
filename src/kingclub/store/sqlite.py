"""The log of moves on disk: one writer thread that commits what has come in meanwhile together.

A commit costs the disk a few milliseconds however much is in it. So the writer takes an entry, waits a moment for
others, and writes all of them in one transaction; whoever sent them is told only when it is on disk.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from kingclub.club.identity import MatchId, PersonId, TableId
from kingclub.club.port import Deliver, Entry, Written
from kingclub.store import moves

WINDOW_SECONDS = 0.002
"""How long a first entry waits for company."""
LARGEST_BATCH = 1024

log = logging.getLogger(__name__)

Commit = Callable[[sqlite3.Connection], None]
"""Ends a transaction; tests put an ill disk in its place."""


def commit(connection: sqlite3.Connection) -> None:
    """End the transaction; on disk when it returns."""
    connection.execute("COMMIT")


class SqliteLog:
    """`club.port.Log` in a file. `deliver` must be set, by `bind`, before the first append."""

    def __init__(self, file: Path, commit: Commit = commit) -> None:
        self._reader = moves.connect(file)
        self._writer = moves.connect(file)
        self._commit = commit
        self._heads: dict[TableId, moves.Head] = {}
        self._deliver: Deliver = lambda work: work()
        self._queue: SimpleQueue[tuple[Entry, Written] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="moves", daemon=True)
        self._thread.start()

    def bind(self, deliver: Deliver) -> None:
        """Say how to reach the thread of the tables."""
        self._deliver = deliver

    def append(self, entry: Entry, written: Written) -> None:
        """Store an entry; `written` is told on the tables' thread."""
        self._queue.put((entry, written))

    def read(self, table: TableId) -> Sequence[Entry]:
        """All entries of a table."""
        return moves.read(self._reader, table)

    def resume(self, table: TableId) -> Sequence[Entry]:
        """The entries of a table without the moves of deals that are over."""
        return moves.read_short(self._reader, table)

    def unfinished(self) -> Iterable[TableId]:
        """The tables whose match is not over."""
        return moves.unfinished(self._reader)

    def table_of(self, match: MatchId) -> TableId | None:
        """The table of a match that is over."""
        return moves.table_of(self._reader, match)

    def tables_of(self, *ids: PersonId) -> Sequence[TableId]:
        """The tables at which somebody has sat down under any of these ids, the latest first."""
        return moves.tables_of(self._reader, *ids)

    def close(self) -> None:
        """Write what is queued, then stop."""
        self._queue.put(None)
        self._thread.join()
        self._writer.close()
        self._reader.close()

    def _work(self) -> None:
        is_open = True
        while is_open:
            batch, is_open = self._take()
            if batch:
                self._report(self._write(batch))

    def _take(self) -> tuple[list[tuple[Entry, Written]], bool]:
        """The next entries to be written together, and whether more may come."""
        first = self._queue.get()
        if first is None:
            return [], False
        time.sleep(WINDOW_SECONDS)
        batch = [first]
        while len(batch) < LARGEST_BATCH:
            try:
                item = self._queue.get_nowait()
            except Empty:
                break
            if item is None:
                return batch, False
            batch.append(item)
        return batch, True

    def _write(self, batch: list[tuple[Entry, Written]]) -> list[Callable[[], None]]:
        """Write a batch in one transaction; what is to be told to whom. Nothing is told that is not on disk."""
        try:
            is_next = self._transact([entry for entry, _ in batch])
        except (sqlite3.Error, OSError) as error:
            log.warning("nothing could be written: %s", error)
            return [written.failed for _, written in batch]
        answers = zip(batch, is_next, strict=True)
        return [written.stored if fits else written.conflict for (_, written), fits in answers]

    def _transact(self, entries: Sequence[Entry]) -> list[bool]:
        try:
            return self._attempt(entries)
        except sqlite3.IntegrityError:  # somebody else has written to the file: look again where its logs end
            return self._attempt(entries)

    def _attempt(self, entries: Sequence[Entry]) -> list[bool]:
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            is_next = moves.append(self._writer, self._heads, entries)
            self._commit(self._writer)
        except (sqlite3.Error, OSError):
            self._heads.clear()
            self._roll_back()
            raise
        for entry in entries:
            if entry.ends:
                self._heads.pop(entry.table, None)
        return is_next

    def _roll_back(self) -> None:
        try:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
        except sqlite3.Error:
            log.exception("the transaction could not be undone")

    def _report(self, told: list[Callable[[], None]]) -> None:
        def tell() -> None:
            for call in told:
                call()

        try:
            self._deliver(tell)
        except RuntimeError:
            log.info("the tables are gone; what was written stays written")
