"""The order of a club in `club.db`, where the running club and the owner's commands meet.

`kingclub admin` writes into the file whether a club runs on it or not; the club asks the file a few times a second
whether anybody else has written (`changed`), which costs it microseconds.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path

from kingclub.club.identity import PersonId, TableId
from kingclub.club.moderation import Change, Reason, Report, Standing, without
from kingclub.store.club_db import ClubDb

HIGHEST = 2**63 - 1
"""Of the numbers that SQLite knows."""
REPORT = "number, at_ms, table_id, entries, accused, reporter, reason, text, chat"


class ModerationFile:
    """`club.moderation.Moderation` in a file, with a connection and a thread of its own."""

    def __init__(self, file: Path | str) -> None:
        self._db = ClubDb(file, "moderation")
        self._file = self._db.file
        self._version: int | None = None
        """The version of the file when others' decisions were last asked for."""
        self._standings = self._read_standings()
        self._closings = self._read_closings()

    def standing_of(self, people: Iterable[PersonId]) -> Standing:
        """The standing of somebody with these ids."""
        together = Standing()
        for person in people:
            together |= self._standings.get(person, Standing())
        return together

    async def set_standing(self, person: PersonId, standing: Standing) -> None:
        """Let somebody stand like this from now on."""
        row = (person, standing.is_administrator, standing.is_muted, standing.is_banned)
        await self._db.do(lambda: self._file.execute("INSERT OR REPLACE INTO standings VALUES (?, ?, ?, ?)", row))
        self._standings[person] = standing

    async def changed(self) -> Change:
        """What others have written into the file, also before it was opened, and what is still to be closed."""
        version = await self._db.do(self._data_version)
        if version == self._version:
            return Change(tables=self._closings)
        before = {} if self._version is None else self._standings
        self._standings, self._closings = await self._db.do(lambda: (self._read_standings(), self._read_closings()))
        self._version, now = version, self._standings
        people = {who for who in before.keys() | now.keys() if before.get(who) != now.get(who)}
        return Change(frozenset(people), self._closings)

    async def order_closing(self, table: TableId) -> None:
        """Have a table closed by the club that runs here, now or when it is next started."""
        await self._db.do(lambda: self._file.execute("INSERT OR IGNORE INTO closings VALUES (?)", (table,)))

    async def closed(self, table: TableId) -> None:
        """A table that was to be closed is closed."""
        await self._db.do(lambda: self._file.execute("DELETE FROM closings WHERE table_id = ?", (table,)))
        self._closings -= {table}

    async def file(self, report: Report) -> None:
        """Keep a report."""
        order = "INSERT INTO reports (at_ms, table_id, entries, accused, reporter, reason, text, chat) "
        row = (
            *(report.at_ms, report.table, report.entries, report.accused, report.reporter),
            *(report.reason.value, report.text, _chat(report)),
        )
        await self._db.do(lambda: self._file.execute(f"{order} VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row))

    async def filed_since(self, reporter: PersonId, at_ms: int) -> int:
        """How many reports somebody has made since."""
        question = "SELECT count(*) FROM reports WHERE reporter = ? AND at_ms >= ?"
        count: int = (await self._db.do(lambda: self._file.execute(question, (reporter, at_ms)).fetchone()))[0]
        return count

    async def reports(self) -> Sequence[Report]:
        """All reports that nobody has settled, the oldest first."""
        question = f"SELECT {REPORT} FROM reports ORDER BY number"  # noqa: S608  # a list of columns
        return [_report(*row) for row in await self._db.do(lambda: self._file.execute(question).fetchall())]

    async def forget(self, people: Collection[PersonId]) -> None:
        """Somebody with these ids is deleted."""
        left = [(report.number, without(report, people)) for report in await self.reports()]

        def write() -> None:
            with self._db.transaction():
                self._file.executemany("DELETE FROM standings WHERE person = ?", [(person,) for person in people])
                for number, report in left:
                    if report is None:
                        self._file.execute("DELETE FROM reports WHERE number = ?", (number,))
                    else:
                        self._file.execute("UPDATE reports SET chat = ? WHERE number = ?", (_chat(report), number))

        await self._db.do(write)
        self._standings = {who: standing for who, standing in self._standings.items() if who not in people}

    async def settle(self, number: int) -> bool:
        """Put a report away; False if there is none of this number."""
        order = "DELETE FROM reports WHERE number = ?"
        if number > HIGHEST:
            return False
        return await self._db.do(lambda: self._file.execute(order, (number,)).rowcount) > 0

    def close(self) -> None:
        """Write what is on its way, then stop."""
        self._db.close()

    def _data_version(self) -> int:
        """A number that is another once somebody else has written into the file."""
        version: int = self._file.execute("PRAGMA data_version").fetchone()[0]
        return version

    def _read_standings(self) -> dict[PersonId, Standing]:
        rows = self._file.execute("SELECT person, is_administrator, is_muted, is_banned FROM standings")
        return {PersonId(person): Standing(*map(bool, flags)) for person, *flags in rows}

    def _read_closings(self) -> frozenset[TableId]:
        return frozenset(TableId(table) for (table,) in self._file.execute("SELECT table_id FROM closings"))


def _chat(report: Report) -> str:
    return json.dumps(list(report.chat), ensure_ascii=False)


def _report(number: int, at_ms: int, table: str, entries: int, accused: str, *said: str) -> Report:
    reporter, reason, text, chat = said
    return Report(
        number=number,
        at_ms=at_ms,
        table=TableId(table),
        entries=entries,
        accused=PersonId(accused),
        reporter=PersonId(reporter),
        reason=Reason(reason),
        text=text,
        chat=json.loads(chat),
    )
