"""The tables of `club.db`, step by step: a file of any earlier version is brought up to this one.

To change the schema, append a step; a step that has been released is never changed.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from kingclub.errors import Fault, KingError

STEPS: Final = (
    # 1: people, their sessions, and which of them are programs
    """
    CREATE TABLE IF NOT EXISTS people (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS sessions (
        token_hash TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS programs (
        person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    """,
    # 2: accounts, the guests that they have taken over, sessions that can be told apart, owners of programs
    """
    CREATE TABLE accounts (
        person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
        login TEXT NOT NULL UNIQUE,
        password_hash TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE became (
        guest TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX became_person ON became (person);
    ALTER TABLE sessions ADD COLUMN agent TEXT NOT NULL DEFAULT '';
    ALTER TABLE sessions ADD COLUMN seen_ms INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX sessions_person ON sessions (person);
    ALTER TABLE programs ADD COLUMN owner TEXT REFERENCES people (id) ON DELETE CASCADE;
    CREATE INDEX programs_owner ON programs (owner);
    """,
    # 3: who keeps order, who may not speak or come in, what was reported, which tables are to be closed. Their
    # people may be guests who have become somebody since, so these ids need not be in `people` any more.
    """
    CREATE TABLE standings (
        person TEXT PRIMARY KEY,
        is_administrator INTEGER NOT NULL,
        is_muted INTEGER NOT NULL,
        is_banned INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE reports (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        at_ms INTEGER NOT NULL,
        table_id TEXT NOT NULL,
        entries INTEGER NOT NULL,
        accused TEXT NOT NULL,
        reporter TEXT NOT NULL,
        reason TEXT NOT NULL,
        text TEXT NOT NULL,
        chat TEXT NOT NULL
    ) STRICT;
    CREATE INDEX reports_reporter ON reports (reporter, at_ms);
    CREATE TABLE closings (table_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    """,
)


class NewerClub(KingError):
    """The file was written by a later version of the club, which this one does not understand."""


def migrate(file: sqlite3.Connection) -> None:
    """Bring the file up to the last step, each step whole or not at all. Raises `NewerClub`."""
    (version,) = file.execute("PRAGMA user_version").fetchone()
    if version > len(STEPS):
        raise NewerClub(Fault("fault-newer-club"))
    for number, step in enumerate(STEPS[version:], start=version + 1):
        try:
            file.executescript(f"BEGIN IMMEDIATE; {step} PRAGMA user_version = {number}; COMMIT;")
        except sqlite3.Error:
            if file.in_transaction:
                file.rollback()
            raise
