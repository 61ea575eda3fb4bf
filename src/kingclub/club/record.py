"""The record of a match, from the log of its table (`docs/records.md`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from kingclub.club.fact import Begun, Dealt, Fact, Opened
from kingclub.club.identity import PersonId
from kingclub.club.port import Entry
from kingclub.club.sitter import Sitter
from kingclub.club.table import Table, evolve, open_table
from kingclub.errors import Unreadable
from kingclub.notation import FairRecord, Record, Recording, SeatRecord, record_of
from kingclub.rules import Ruleset
from kingclub.rules.option import Seating

BOT_NAME = "bot {level}"


@dataclass(slots=True)
class _Reading:
    """What has been read of a log so far. `held` are the deals in which a bot played for somebody, by person."""

    table: Table
    recording: Recording = field(default_factory=Recording)
    fairs: dict[int, FairRecord] = field(default_factory=dict)
    held: set[tuple[int, PersonId | None]] = field(default_factory=set)

    def take(self, fact: Fact, at_ms: int) -> None:
        """One fact more."""
        if isinstance(fact, Begun) and self.table.first_dealer is None:
            self.fairs[0] = self._fair(0)
        if isinstance(fact, Dealt) and self.table.game is not None:
            number = len(self.table.game.results) + 1
            self.fairs[number] = self._fair(number)
        self.table, _ = evolve(self.table, fact, at_ms)
        game = self.table.game
        if game is not None:
            self.recording = self.recording.then(game, self.fairs.get(len(game.results)))
            if game.turn is not None and game.deal is not None:
                away = [sitter for sitter in self.table.seats if sitter is not None and sitter.away]
                self.held |= {(game.deal.number, sitter.person) for sitter in away}

    def _fair(self, deal: int) -> FairRecord:
        people = [sitter.person if sitter is not None else None for sitter in self.table.seats]
        fair = self.table.fair.seed_of(self.table.match, deal, people)
        return FairRecord(fair.seed.hex(), fair.commitment, fair.clients)


def record_of_table(entries: Sequence[Entry], name_of: Callable[[PersonId], str]) -> Record:
    """The record of a table's match. Raises `Unreadable` for a log without beginning or before its match.

    A deal in progress is in it with its cards and without its seed: this is not for those who may not see them.
    """
    first = entries[0].facts[0] if entries else None
    if not isinstance(first, Opened):
        raise Unreadable("the log of a table begins with its opening")
    reading = _Reading(open_table(entries[0].table, first))
    for entry in entries:
        for fact in entry.facts:
            if not isinstance(fact, Opened):
                reading.take(fact, entry.at_ms)
    return _finish(reading, name_of)


def _finish(reading: _Reading, name_of: Callable[[PersonId], str]) -> Record:
    table, game = reading.table, reading.table.game
    if game is None:
        raise Unreadable("the match of this table has not begun")
    sitters = [sitter for sitter in table.seats if sitter is not None]
    names = tuple(_name(sitter, name_of) for sitter in sitters)
    fair = reading.fairs.get(len(game.results) + 1)
    unfinished = None if fair is None else replace(fair, seed=None)
    record = record_of(game, names, reading.recording, unfinished)
    seats = tuple(_seat(sitter, reading.held) for sitter in sitters)
    draw = None if table.first_dealer is not None else _draw_of(table.ruleset, reading.fairs[0], table.fair.arrival)
    return replace(record, id=table.match, seats=seats, fair=draw)


def _draw_of(ruleset: Ruleset, fair: FairRecord, arrival: tuple[int, ...]) -> FairRecord:
    """The fairness of the draw; who came when is of interest only where seats were drawn."""
    return replace(fair, arrival=arrival) if ruleset.options.seating is Seating.DRAW else fair


def _seat(sitter: Sitter, held: set[tuple[int, PersonId | None]]) -> SeatRecord:
    deals = () if sitter.is_bot else tuple(sorted(deal for deal, person in held if person == sitter.person))
    return SeatRecord(sitter.kind.value, sitter.level, deals)


def _name(sitter: Sitter, name_of: Callable[[PersonId], str]) -> str:
    return BOT_NAME.format(level=sitter.level) if sitter.person is None else name_of(sitter.person)
