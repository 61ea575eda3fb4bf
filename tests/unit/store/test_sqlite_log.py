"""The log on disk: what is told is stored, what is stored comes back, and what was tampered with shows."""

from __future__ import annotations

import errno
import queue
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from kingclub.cards import Seat
from kingclub.club.fact import Acted, By, Dealt, Fact, Opened, Sat, Sealed, Tallied
from kingclub.club.identity import MatchId, PersonId, RequestId, TableId
from kingclub.club.limit import TimeLimit
from kingclub.club.port import Entry
from kingclub.club.sitter import bot, person
from kingclub.club.terms import Admission, Bots, Come, Terms
from kingclub.store import moves
from kingclub.store.chain import pack, unpack
from kingclub.store.sqlite import SqliteLog, commit

TABLE = TableId("table")
PATIENCE_SECONDS = 10


@dataclass
class Heard:
    """What came of an append."""

    words: list[str] = field(default_factory=list)

    def stored(self) -> None:
        self.words.append("stored")

    def conflict(self) -> None:
        self.words.append("conflict")

    def failed(self) -> None:
        self.words.append("failed")


class Club:
    """The thread of the tables, as far as the log knows it."""

    def __init__(self, file: Path, end: Callable[[sqlite3.Connection], None] = commit) -> None:
        self.log = SqliteLog(file, end)
        self._calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self.log.bind(self._calls.put)

    def append(self, entry: Entry) -> str:
        """What came of an append, once it is known."""
        heard = Heard()
        self.log.append(entry, heard)
        while not heard.words:
            self._calls.get(timeout=PATIENCE_SECONDS)()
        [word] = heard.words
        return word


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "moves.db"


@pytest.fixture
def club(file: Path) -> Iterator[Club]:
    club = Club(file)
    yield club
    club.log.close()


def entry(number: int, *facts: Fact, table: TableId = TABLE, ends: bool = False) -> Entry:
    some = facts or (Acted(Seat(0), "7S", By.PERSON),)
    return Entry(table, number, 1_000 + number, some, None, PersonId("anna"), RequestId(f"r{number}"), number, ends)


TERMS = Terms(admission=Admission.WORD, word="ab", bots=Bots(3, Come.CALLED), limit=TimeLimit(30_000, 5_000))
EVERY_FACT: tuple[Fact, ...] = (
    Opened("club", {"king_discard": "free"}, MatchId("m1"), PersonId("anna"), TERMS),
    Opened("club", {}, MatchId("m1"), PersonId("anna"), Terms()),
    Sat(Seat(0), person(PersonId("anna"))),
    Sat(Seat(1), bot(3)),
    Sealed(0, "ab" * 32),
    Dealt(),
    Acted(Seat(2), "order -girls", By.TIMEOUT),
    Tallied(1, Seat(0), "-tricks", None, (-4, -4, -4, -4), None, False, None, 32, (0, 0, 0, 0), (0, 1, 0, 0)),
)


@pytest.mark.parametrize("fact", EVERY_FACT, ids=[f"{place}-{fact.tag}" for place, fact in enumerate(EVERY_FACT)])
def test_every_fact_comes_back_as_it_was(fact: Fact) -> None:
    written = entry(7, fact)

    assert unpack(TABLE, 7, pack(written)) == written


def test_what_is_told_stored_is_there_for_another_reader(club: Club, file: Path) -> None:
    assert club.append(entry(0)) == "stored"
    assert club.append(entry(1)) == "stored"

    other = moves.connect(file)
    assert moves.read(other, TABLE) == [entry(0), entry(1)]
    assert moves.check(other) == 2
    other.close()


@pytest.mark.parametrize("number", [0, 2])
def test_an_entry_that_is_not_the_next_is_a_conflict(club: Club, number: int) -> None:
    club.append(entry(0))

    assert club.append(entry(number)) == "conflict"
    assert club.append(entry(1)) == "stored"


def test_a_second_writer_of_the_same_table_is_noticed(club: Club, file: Path) -> None:
    other = Club(file)
    club.append(entry(0))
    assert other.append(entry(1)) == "stored"

    assert club.append(entry(1)) == "conflict"
    other.log.close()


def test_finished_tables_are_not_among_the_unfinished(club: Club) -> None:
    club.append(entry(0, table=TableId("one")))
    club.append(entry(0, table=TableId("two"), ends=True))

    assert list(club.log.unfinished()) == ["one"]


def test_to_go_on_the_moves_of_finished_deals_are_not_read(club: Club) -> None:
    for number, fact in enumerate([Dealt(), None, None, Dealt(), None]):
        club.append(entry(number, *([fact] if fact else [])))

    assert [each.number for each in club.log.resume(TABLE)] == [0, 3, 4]
    assert [each.number for each in club.log.read(TABLE)] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    "tamper",
    [
        "UPDATE entries SET body = CAST(replace(body, '7S', '8S') AS BLOB) WHERE number = 1",
        "DELETE FROM entries WHERE number = 1",
        "DELETE FROM entries WHERE number = 2",
        "UPDATE entries SET number = 9 WHERE number = 1",
        "DELETE FROM heads",
    ],
)
def test_a_log_that_was_tampered_with_shows(club: Club, file: Path, tamper: str) -> None:
    for number in range(3):
        club.append(entry(number))
    other = moves.connect(file)
    assert moves.check(other) == 3

    assert other.execute(tamper).rowcount > 0
    with pytest.raises(moves.Broken):
        moves.check(other)
    other.close()


class IllDisk:
    """Fails on every seventh commit, each time in another way."""

    WAYS = (
        sqlite3.OperationalError("database or disk is full"),
        sqlite3.OperationalError("disk I/O error"),
        sqlite3.OperationalError("database is locked"),
        OSError(errno.ENOSPC, "No space left on device"),
        OSError(errno.EIO, "Input/output error"),
    )

    def __init__(self) -> None:
        self.commits = 0
        self.failures = 0

    def __call__(self, connection: sqlite3.Connection) -> None:
        self.commits += 1
        if self.commits % 7 == 0:
            self.failures += 1
            raise self.WAYS[self.failures % len(self.WAYS)]
        commit(connection)


def test_on_an_ill_disk_nothing_is_told_that_is_not_stored(file: Path) -> None:
    disk = IllDisk()
    club = Club(file, disk)
    number = 0
    while disk.failures < 2 * len(IllDisk.WAYS):
        word = club.append(entry(number))
        assert word in {"stored", "failed"}
        reader = moves.connect(file)
        assert len(moves.read(reader, TABLE)) == number + (word == "stored")
        reader.close()
        number += word == "stored"
    club.log.close()


def test_a_full_disk_really_fails_and_really_recovers(file: Path) -> None:
    """Not an injected error: SQLite itself may not grow the file any more, then it may."""
    club = Club(file)
    club.append(entry(0))
    club.log._writer.execute("PRAGMA max_page_count = 1")
    pages = club.log._writer.execute("PRAGMA page_count").fetchone()[0]
    large = Acted(Seat(0), "x" * 100_000, By.PERSON)

    assert club.append(entry(1, large)) == "failed"
    club.log._writer.execute(f"PRAGMA max_page_count = {pages + 1000}")
    assert club.append(entry(1, large)) == "stored"
    club.log.close()
