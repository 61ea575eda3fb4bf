"""Whether logs rebuild what was played: `python bench/rebuild.py [MATCHES]`, 10,000 if nothing is said.

Matches of random legal actions by every preset in turn, at tables of the club. Every entry of their logs goes
through its bytes, and the table folded from them must after each be the one that was there: compared as a value,
and in the end also by the hash of all that it says.
"""

from __future__ import annotations

import random
import sys
import time
from hashlib import sha256

from kingclub.cli.bench_restore import Names, NoThinker, StoppedClock
from kingclub.club.fact import Opened
from kingclub.club.house import House, NewTable
from kingclub.club.identity import PersonId, TableId
from kingclub.club.lane import Lane, Request
from kingclub.club.port import Entry
from kingclub.club.restore import apply_entry
from kingclub.club.table import Stage, Table, open_table
from kingclub.club.terms import Terms
from kingclub.club.wish import Act, BeReady, Sit
from kingclub.engine import format_action, legal_actions
from kingclub.rules import load_preset, presets
from kingclub.server.message import encode
from kingclub.store.chain import pack, unpack
from kingclub.store.memory import MemoryLog

MATCHES = 10_000


class SeededEntropy:
    """`club.port.Entropy` that gives the same every time."""

    def __init__(self, choice: random.Random) -> None:
        self._choice = choice

    def secret(self, count: int) -> bytes:
        """So many bytes."""
        return self._choice.randbytes(count)

    def token(self, length: int) -> str:
        """An id of so many letters."""
        return "".join(self._choice.choices("abcdefghjk", k=length))


class Watched:
    """A match by a preset that is played at a table, and the table as it was after every entry of its log."""

    def __init__(self, preset: str, number: int) -> None:
        self.choice = random.Random(f"{preset} {number}")
        self.log = MemoryLog()
        self.tables: dict[int, Table] = {}
        self._house = House(
            clock=StoppedClock(),
            entropy=SeededEntropy(self.choice),
            log=self.log,
            thinker=NoThinker(),
            directory=Names(),
            encode=encode,
            stored=self._note,
        )
        self._people = [PersonId(f"p{seat}") for seat in range(load_preset(preset).players)]
        opened: list[TableId | None] = []
        self._house.open(self._people[0], NewTable(preset=preset, options={}, terms=Terms()), opened.append)
        found = None if opened[0] is None else self._house.find(opened[0])
        assert found is not None
        self.lane: Lane = found

    def _note(self, entry: Entry) -> None:
        self.tables[entry.number] = self.lane.table

    def play(self) -> None:
        """Sit down and play to the end."""
        for person in self._people[1:]:
            self.lane.submit(Request(Sit(), person))
        while self.lane.table.stage is not Stage.OVER:
            table = self.lane.table
            if table.game is None or table.turn is None:
                for person in self._people:
                    self.lane.submit(Request(BeReady(), person))
                continue
            sitter = table.seats[table.turn]
            assert sitter is not None
            action = format_action(self.choice.choice(legal_actions(table.game)))
            self.lane.submit(Request(Act(table.version, action), sitter.person))


def compare(watched: Watched) -> int:
    """Fold a match anew from the bytes of its log; how many tables are the same. Raises at one that is not."""
    entries = watched.log.read(watched.lane.table.id)
    opened = entries[0].facts[0]
    assert isinstance(opened, Opened)
    table, compared = open_table(watched.lane.table.id, opened), 0
    for entry in entries:
        table = apply_entry(table, unpack(entry.table, entry.number, pack(entry)))
        played = watched.tables.get(entry.number, table)
        assert table == played, f"{table.ruleset.preset}, entry {entry.number}: {entry}"
        compared += played is not table
    assert _hash(table) == _hash(watched.lane.table)
    return compared


def _hash(table: Table) -> str:
    return sha256(repr(table).encode()).hexdigest()


def rebuild(matches: int) -> int:
    """Play and rebuild so many matches; how many tables were compared."""
    compared = 0
    for number in range(matches):
        watched = Watched(presets()[number % len(presets())], number)
        watched.play()
        compared += compare(watched)
    return compared


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    began = time.process_time()
    same = rebuild(wanted)
    took = time.process_time() - began
    sys.stdout.write(
        f"{wanted:,} matches rebuilt, {same:,} tables compared, 0 differences, {took:.0f} s of processor time\n"
    )
