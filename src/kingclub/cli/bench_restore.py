"""Two measurements of `kingclub bench club` without sockets: coming back from the log, and many tables at once."""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from kingclub.club.house import House, NewTable
from kingclub.club.identity import PersonId, RequestId, TableId
from kingclub.club.lane import Lane, Request
from kingclub.club.port import Cancel, Entry
from kingclub.club.terms import Terms
from kingclub.club.thinking import decide_quickly
from kingclub.club.wish import Act, BeReady, Sit
from kingclub.engine import format_action, legal_actions
from kingclub.server.message import encode
from kingclub.server.system import SystemEntropy
from kingclub.store import moves
from kingclub.store.memory import MemoryLog
from kingclub.store.sqlite import SqliteLog
from kingclub.view import Observation

PEOPLE = tuple(PersonId(f"p{seat}") for seat in range(4))
PATTERNS = 20
"""So many matches, stopped at random moments, are copied to all tables of a log."""
MOST_MOVES = 300
"""So early no match is over: a few are after 380, since a deal ends with the last card that counts."""


class StoppedClock:
    """A clock of which nobody waits for anything."""

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def at(self, when_ms: int, ring: Callable[[], None]) -> Cancel:  # noqa: ARG002  # it stands still
        """Nothing rings."""
        return lambda: None


class NoThinker:
    """At these tables there are no bots."""

    def think(self, seen: Observation, level: int | None, label: str, found: Callable[[str], None]) -> None:
        """Nobody asks."""
        raise AssertionError((seen, level, label, found))

    def quick(self, seen: Observation, label: str) -> str:
        """Nobody asks."""
        return decide_quickly(seen, label)


class Names:
    """People who are called by their ids."""

    def name_of(self, person: PersonId) -> str:
        """The id."""
        return person

    def owner_of(self, _: PersonId) -> None:
        """Nobody."""


class Listener:
    """A connection that costs nothing."""

    def put(self, text: str) -> None:
        """Hear and forget."""


def restore_seconds(tables: int) -> tuple[float, float]:
    """How long it takes to bring back so many tables, each in the middle of a match, from a log on disk.

    By the clock, and of processor time.
    """
    choice = random.Random(1)
    patterns = [_entries(choice, choice.randrange(20, MOST_MOVES)) for _ in range(PATTERNS)]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "moves.db")
        connection = moves.connect(file)
        connection.execute("BEGIN")
        for number in range(tables):
            table = TableId(f"table{number}")
            moves.append(connection, {}, (entry._replace(table=table) for entry in patterns[number % PATTERNS]))
        connection.execute("COMMIT")
        connection.close()
        began, cpu = time.perf_counter(), time.process_time()
        log = SqliteLog(file)
        restored = _house(log).restore()
        took = time.perf_counter() - began, time.process_time() - cpu
        log.close()
    assert restored == tables
    return took


def cost_growth(few: int, many: int, moves_each: int = 8) -> float:
    """What a move costs with many tables in service, as a multiple of what it costs with few; sockets left out."""
    return _move_seconds(many, moves_each) / _move_seconds(few, 40 * moves_each)


def _move_seconds(tables: int, moves_each: int) -> float:
    choice = random.Random(2)
    house = _house(MemoryLog())
    lanes = [_table(house) for _ in range(tables)]
    began = time.process_time()
    for _ in range(moves_each):
        for lane in lanes:
            _move(lane, choice)
    return (time.process_time() - began) / (tables * moves_each)


def _entries(choice: random.Random, count: int) -> tuple[Entry, ...]:
    log = MemoryLog()
    lane = _table(_house(log))
    for _ in range(count):
        _move(lane, choice)
    return tuple(log.read(lane.table.id))


def _house(log: MemoryLog | SqliteLog) -> House:
    return House(
        clock=StoppedClock(),
        entropy=SystemEntropy(),
        log=log,
        thinker=NoThinker(),
        directory=Names(),
        encode=encode,
    )


def _table(house: House) -> Lane:
    """A table at which four people have begun to play."""
    opened: list[TableId | None] = []
    house.open(PEOPLE[0], NewTable(preset="club", options={}, terms=Terms()), opened.append)
    assert opened[0] is not None
    lane = house.find(opened[0])
    assert lane is not None
    for person in PEOPLE:
        lane.subscribe(Listener(), person, None)
    for person in PEOPLE[1:]:
        lane.submit(Request(Sit(), person))
    _all_ready(lane)
    return lane


def _all_ready(lane: Lane) -> None:
    for person in PEOPLE:
        lane.submit(Request(BeReady(), person))


def _move(lane: Lane, choice: random.Random) -> None:
    """The next move of a table; nothing if its match is over."""
    table = lane.table
    if table.is_dealing:
        _all_ready(lane)
        table = lane.table
    if table.turn is None or table.game is None:
        return
    sitter = table.seats[table.turn]
    assert sitter is not None
    action = format_action(choice.choice(legal_actions(table.game)))
    lane.submit(Request(Act(table.version, action), sitter.person, RequestId(f"r{table.version}")))
