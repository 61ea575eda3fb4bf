"""The file `moves.db`: its tables, and what is done to them inside one transaction."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from kingclub.club.fact import Dealt
from kingclub.club.identity import MatchId, PersonId, TableId
from kingclub.club.port import Entry
from kingclub.club.restore import is_move, match_of, sitters
from kingclub.errors import Fault, KingError
from kingclub.store.chain import FIRST, link, pack, unpack

SCHEMA = """
CREATE TABLE IF NOT EXISTS heads (
    table_id TEXT PRIMARY KEY,
    match_id TEXT NOT NULL,
    entries INTEGER NOT NULL,
    last_deal INTEGER NOT NULL,
    deadline_ms INTEGER,
    ends INTEGER NOT NULL,
    hash BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS unfinished ON heads (table_id) WHERE NOT ends;
CREATE INDEX IF NOT EXISTS matches ON heads (match_id);
CREATE TABLE IF NOT EXISTS sitters (
    person TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, at_ms, table_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    is_move INTEGER NOT NULL,
    body BLOB NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT;
"""
BUSY_SECONDS = 2


class Broken(KingError):
    """The log is not what was written: its chain of hashes does not hold."""


def connect(file: Path) -> sqlite3.Connection:
    """A connection to the log, whose every commit is on disk when it returns."""
    moves = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    moves.execute("PRAGMA journal_mode = WAL")
    moves.execute("PRAGMA synchronous = FULL")
    moves.execute("PRAGMA temp_store = MEMORY")  # else what an insert of many rows could undo goes to the disk too
    moves.executescript(SCHEMA)
    return moves


class Head(NamedTuple):
    """Where the log of a table ends."""

    match: MatchId
    entries: int
    last_deal: int
    hash: bytes


def append(moves: sqlite3.Connection, heads: dict[TableId, Head], entries: Iterable[Entry]) -> list[bool]:
    """Write entries inside an open transaction; which of them were their tables' next, the others are left out.

    `heads` are the heads as the transaction finds them, as far as they are known, and then as it leaves them.
    Raises `sqlite3.IntegrityError` where somebody else has written and they are out of date.
    """
    fits: list[bool] = []
    rows: list[object] = []
    changed: dict[TableId, tuple[object, ...]] = {}
    for entry in entries:
        head = heads.get(entry.table) or _head(moves, entry)
        fits.append(head.entries == entry.number)
        if not fits[-1]:
            continue
        body, only_moves = pack(entry), is_move(entry)
        digest = link(head.hash, entry.table, entry.number, body)
        begins = not only_moves and any(isinstance(fact, Dealt) for fact in entry.facts)
        head = Head(head.match, entry.number + 1, entry.number if begins else head.last_deal, digest)
        heads[entry.table] = head
        rows += (entry.table, entry.number, only_moves, body, digest)
        changed[entry.table] = (entry.table, *head[:3], entry.deadline_ms, entry.ends, digest)
        if not only_moves:
            _seat(moves, entry)
    _insert(moves, "INSERT INTO entries VALUES", 5, rows)
    _insert(moves, "INSERT OR REPLACE INTO heads VALUES", 7, [value for row in changed.values() for value in row])
    return fits


def _head(moves: sqlite3.Connection, entry: Entry) -> Head:
    question = "SELECT match_id, entries, last_deal, hash FROM heads WHERE table_id = ?"
    found = moves.execute(question, (entry.table,)).fetchone()
    return Head(match_of(entry) or MatchId(""), 0, 0, FIRST) if found is None else Head(*found)


def _seat(moves: sqlite3.Connection, entry: Entry) -> None:
    rows = [(person, entry.at_ms, entry.table) for person in sitters(entry)]
    moves.executemany("INSERT OR IGNORE INTO sitters VALUES (?, ?, ?)", rows)


def _insert(moves: sqlite3.Connection, order: str, columns: int, values: list[object]) -> None:
    """Insert rows by one statement: each lets go of the interpreter, and may have to wait for it."""
    row = f"({', '.join('?' * columns)})"
    if values:
        moves.execute(f"{order} {', '.join([row] * (len(values) // columns))}", values)


def read(moves: sqlite3.Connection, table: TableId) -> list[Entry]:
    """All entries of a table in order."""
    rows = moves.execute("SELECT number, body FROM entries WHERE table_id = ? ORDER BY number", (table,))
    return [unpack(table, number, body) for number, body in rows]


def read_short(moves: sqlite3.Connection, table: TableId) -> list[Entry]:
    """The entries of a table without the moves of deals that are over."""
    question = (
        "SELECT number, body FROM entries JOIN heads USING (table_id) "
        "WHERE table_id = ? AND (number >= last_deal OR NOT is_move) ORDER BY number"
    )
    return [unpack(table, number, body) for number, body in moves.execute(question, (table,))]


def unfinished(moves: sqlite3.Connection) -> list[TableId]:
    """The tables whose match is not over."""
    return [TableId(table) for (table,) in moves.execute("SELECT table_id FROM heads WHERE NOT ends")]


def table_of(moves: sqlite3.Connection, match: MatchId) -> TableId | None:
    """The table of a match that is over."""
    row = moves.execute("SELECT table_id FROM heads WHERE match_id = ? AND ends", (match,)).fetchone()
    return None if row is None else TableId(row[0])


def tables_of(moves: sqlite3.Connection, *ids: PersonId) -> list[TableId]:
    """The tables at which somebody has sat down under any of these ids, the latest first."""
    question = (
        "SELECT table_id FROM sitters WHERE person IN (SELECT value FROM json_each(?)) "
        "GROUP BY table_id ORDER BY max(at_ms) DESC"
    )
    return [TableId(table) for (table,) in moves.execute(question, (json.dumps(ids),))]


def check(moves: sqlite3.Connection) -> int:
    """Follow every chain; how many entries there are. Raises `Broken` at the first that does not fit."""
    count = 0
    for table, entries, head in moves.execute("SELECT table_id, entries, hash FROM heads").fetchall():
        rows = moves.execute("SELECT number, body, hash FROM entries WHERE table_id = ? ORDER BY number", (table,))
        if _follow(TableId(table), rows) != (entries, head):
            raise Broken(Fault("fault-log-table", table=table))
        count += entries
    (stored,) = moves.execute("SELECT count(*) FROM entries").fetchone()
    if stored != count:
        raise Broken(Fault("fault-log-stray"))
    return count


def _follow(table: TableId, rows: Iterable[tuple[int, bytes, bytes]]) -> tuple[int, bytes]:
    digest, expected = FIRST, 0
    for number, body, stored in rows:
        digest = link(digest, table, number, body)
        if number != expected or digest != stored:
            raise Broken(Fault("fault-log-entry", number=str(number), table=table))
        expected += 1
    return expected, digest


def copies(moves: sqlite3.Connection) -> Iterator[tuple[TableId, list[Entry]]]:
    """Every table with its entries."""
    for (table,) in moves.execute("SELECT table_id FROM heads ORDER BY table_id").fetchall():
        yield TableId(table), read(moves, TableId(table))
