"""The file `club.db`: people, their sessions and accounts, and which programs are whose.

Nothing of it is in the log of moves, which names people by id only; so a person can be deleted here while every
match stays whole.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kingclub.club.identity import PersonId
from kingclub.club.people import NOBODY, Account, Person, TokenHash, Visit
from kingclub.club.sitter import Kind
from kingclub.store.club_db import ClubDb

WHOSE_SESSION = """
SELECT people.id, people.name, programs.person IS NOT NULL
FROM sessions JOIN people ON sessions.person = people.id LEFT JOIN programs ON programs.person = people.id
WHERE token_hash = ?
"""
WHO = """
SELECT people.name, programs.owner
FROM people LEFT JOIN programs ON programs.person = people.id
WHERE people.id = coalesce((SELECT person FROM became WHERE guest = :id), :id)
"""
PROGRAMS = """
SELECT people.id, people.name FROM programs JOIN people ON programs.person = people.id
WHERE owner = ? AND EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id) ORDER BY people.name
"""
SEEN_TOGETHER = 512
SEEN_SECONDS = 60
"""When a session was last in use is written for many at once, about so often."""

log = logging.getLogger(__name__)


class ClubFile:
    """`club.people.People` in a file, with a thread of its own."""

    def __init__(self, file: Path | str) -> None:
        self._db = ClubDb(file, "club")
        self._file = self._db.file
        self._reader = self._db.connect()
        self._known: dict[PersonId, tuple[str, PersonId | None]] = {}
        self._ids: dict[PersonId, tuple[PersonId, ...]] = {}
        self._seen: dict[TokenHash, int] = {}
        self._seen_written = time.monotonic()

    # ── Asked all the time, and therefore remembered ─────────────────────────────────────────────────────────

    def name_of(self, person: PersonId) -> str:
        """The name shown at the table; a dash for somebody who has been deleted."""
        return self._who(person)[0]

    def owner_of(self, person: PersonId) -> PersonId | None:
        """Whose program this is; None for people and for programs that nobody answers for."""
        return self._who(person)[1]

    def ids_of(self, person: PersonId) -> Sequence[PersonId]:
        """All ids by which the log knows a person, his own first."""
        if person not in self._ids:
            guests = self._reader.execute("SELECT guest FROM became WHERE person = ? ORDER BY guest", (person,))
            self._ids[person] = (person, *(PersonId(row[0]) for row in guests))
        return self._ids[person]

    def seen(self, token: TokenHash, now_ms: int) -> None:
        """A session is in use now. It is written down with others, within about a minute or in the end."""
        self._seen[token] = now_ms
        if len(self._seen) >= SEEN_TOGETHER or time.monotonic() - self._seen_written > SEEN_SECONDS:
            self._seen_written = time.monotonic()
            self._db.thread.submit(self._write_seen)

    # ── People and sessions ──────────────────────────────────────────────────────────────────────────────────

    async def find(self, token: TokenHash) -> Person | None:
        """Whose session this is."""
        row = await self._db.do(lambda: self._file.execute(WHOSE_SESSION, (token,)).fetchone())
        return None if row is None else Person(PersonId(row[0]), row[1], Kind.PROGRAM if row[2] else Kind.PERSON)

    async def admit(self, person: Person, visit: Visit, owner: PersonId | None = None) -> None:
        """A new person with his first session."""
        steps: list[tuple[str, tuple[object, ...]]] = [
            ("INSERT INTO people (id, name) VALUES (?, ?)", (person.id, person.name))
        ]
        if person.kind is Kind.PROGRAM:
            steps += [("INSERT INTO programs (person, owner) VALUES (?, ?)", (person.id, owner))]
        await self._write(*steps, _beginning(person.id, visit))
        self._known.pop(person.id, None)

    async def rename(self, person: PersonId, name: str) -> None:
        """Call a person by another name from now on."""
        await self._write(("UPDATE people SET name = ? WHERE id = ?", (name, person)))
        self._forget(person)

    async def visits(self, person: PersonId) -> Sequence[Visit]:
        """A person's sessions, the latest first."""

        def read() -> list[tuple[Any, ...]]:
            self._write_seen()
            order = "SELECT token_hash, agent, seen_ms FROM sessions WHERE person = ? ORDER BY seen_ms DESC"
            return self._file.execute(order, (person,)).fetchall()

        return [Visit(TokenHash(token), agent, seen_ms) for token, agent, seen_ms in await self._db.do(read)]

    async def begin(self, person: PersonId, visit: Visit) -> None:
        """One more session of a person."""
        await self._write(_beginning(person, visit))

    async def end(self, person: PersonId, tokens: Sequence[TokenHash]) -> None:
        """No more of these sessions of a person."""
        ending = "DELETE FROM sessions WHERE token_hash = ? AND person = ?"
        await self._write(*((ending, (token, person)) for token in tokens))

    # ── Accounts and programs ────────────────────────────────────────────────────────────────────────────────

    async def sign_up(self, account: Account) -> bool:
        """Let a person have a login; False if somebody else has it, or he has one."""
        order = "INSERT OR IGNORE INTO accounts (person, login, password_hash) VALUES (?, ?, ?)"
        values = (account.person, account.login, account.password_hash)
        return await self._db.do(lambda: self._file.execute(order, values).rowcount) > 0

    async def change_password(self, person: PersonId, password_hash: str) -> None:
        """Another password for an account."""
        await self._write(("UPDATE accounts SET password_hash = ? WHERE person = ?", (password_hash, person)))

    async def account_of(self, person: PersonId) -> Account | None:
        """The account of a person; a guest has none."""
        return await self._account("person", person)

    async def account(self, login: str) -> Account | None:
        """The account with this login."""
        return await self._account("login", login)

    async def take_over(self, guest: PersonId, person: PersonId) -> None:
        """A guest turns out to be a person: what the log says of the one it says of the other from now on."""
        await self._write(
            ("UPDATE programs SET owner = ? WHERE owner = ?", (person, guest)),
            ("DELETE FROM people WHERE id = ?", (guest,)),
            ("INSERT INTO became (guest, person) VALUES (?, ?)", (guest, person)),
        )
        self._forget(guest)
        self._forget(person)

    async def programs_of(self, owner: PersonId) -> Sequence[Person]:
        """The programs that a person answers for and that can come in."""
        rows = await self._db.do(lambda: self._file.execute(PROGRAMS, (owner,)).fetchall())
        return [Person(PersonId(who), name, Kind.PROGRAM) for who, name in rows]

    async def delete(self, person: PersonId) -> None:
        """Forget a person with sessions, account and programs; the log keeps his ids and nobody knows whose."""
        await self._write(
            ("DELETE FROM people WHERE id IN (SELECT person FROM programs WHERE owner = ?)", (person,)),
            ("DELETE FROM people WHERE id = ?", (person,)),
        )
        # To its end, there: nothing can be committed while its answer is still being read.
        await self._db.do(lambda: self._file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())
        self._known.clear()
        self._ids.pop(person, None)

    def close(self) -> None:
        """Finish what has begun, then stop."""
        self._db.thread.submit(self._write_seen)
        self._reader.close()
        self._db.close()

    # ── How it is done ───────────────────────────────────────────────────────────────────────────────────────

    def _who(self, person: PersonId) -> tuple[str, PersonId | None]:
        if person not in self._known:
            row = self._reader.execute(WHO, {"id": person}).fetchone()
            self._known[person] = (NOBODY, None) if row is None else row
        return self._known[person]

    def _forget(self, person: PersonId) -> None:
        """Look again when somebody asks for him next, by whatever id."""
        for who in self._ids.pop(person, (person,)):
            self._known.pop(who, None)

    async def _account(self, column: str, value: str) -> Account | None:
        order = f"SELECT person, login, password_hash FROM accounts WHERE {column} = ?"  # noqa: S608  # two columns
        row = await self._db.do(lambda: self._file.execute(order, (value,)).fetchone())
        return None if row is None else Account(PersonId(row[0]), row[1], row[2])

    def _write_seen(self) -> None:
        seen, self._seen = self._seen, {}
        rows = [(now_ms, token) for token, now_ms in seen.items()]
        try:
            with self._db.transaction():
                self._file.executemany("UPDATE sessions SET seen_ms = ? WHERE token_hash = ?", rows)
        except sqlite3.Error as error:
            log.warning("not written when sessions were last in use: %s", error)

    async def _write(self, *steps: tuple[str, Sequence[object]]) -> None:
        """Write all of this or nothing."""

        def write() -> None:
            with self._db.transaction():
                for order, values in steps:
                    self._file.execute(order, values)

        await self._db.do(write)


def _beginning(person: PersonId, visit: Visit) -> tuple[str, tuple[object, ...]]:
    order = "INSERT INTO sessions (token_hash, person, agent, seen_ms) VALUES (?, ?, ?, ?)"
    return order, (visit.token, person, visit.agent, visit.seen_ms)
