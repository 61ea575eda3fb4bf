"""The club's tables in service: opening, finding and bringing them back after a restart."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from kingclub.cards import BySeat, Seat
from kingclub.club.answer import Answers
from kingclub.club.fact import Begun, Fact, Opened, Readied, Sat
from kingclub.club.identity import MatchId, PersonId, TableId
from kingclub.club.judge import seal, settle
from kingclub.club.lane import Lane, Request
from kingclub.club.lobby import Lobby, best_open_table
from kingclub.club.matchmaker import Matchmaker
from kingclub.club.naming import names_at, namesake
from kingclub.club.people import NOBODY, as_whom
from kingclub.club.port import Clock, Directory, Encode, Entropy, Entry, Log, Outbox, Thinker
from kingclub.club.record import record_of_table
from kingclub.club.refusal import Malformed
from kingclub.club.rematch import rematch_objection, rematch_of
from kingclub.club.restore import Restored, restore
from kingclub.club.search import Party
from kingclub.club.service import Service
from kingclub.club.sitter import Kind, Sitter, bot, person
from kingclub.club.table import Stage, Table, open_table
from kingclub.club.terms import LIMITS, Admission, Bots, Come, Terms, hash_word
from kingclub.club.wish import Close, Leave, Rematch, Resume
from kingclub.errors import Refused
from kingclub.notation import Record
from kingclub.rules import ruleset, to_plain

ID_LENGTH = 8
MOST_LISTED = 50
LET_GO_MS = 10_000
"""How long a table that is over stays in service for whoever has looked it up."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """What somebody wants to open; `word` is what opens it where one is needed, `kind` is what the host is.

    `company` sits down with him.
    """

    preset: str
    options: Mapping[str, object]
    terms: Terms
    word: str | None = None
    kind: Kind = Kind.PERSON
    company: tuple[Sitter, ...] = ()


@dataclass(frozen=True, slots=True)
class _Opening:
    """A table whose first entry is on its way to the log."""

    house: House
    entry: Entry
    table: Table
    opened: Callable[[TableId | None], None]

    def stored(self) -> None:
        self.house.serve(self.table)
        self.opened(self.table.id)

    def conflict(self) -> None:
        self.opened(None)

    def failed(self) -> None:
        self.opened(None)


def _terms(wanted: NewTable, match: MatchId) -> Terms:
    """The terms with the hash of the word, where one is asked for. Raises `Refused` if there is none."""
    if wanted.terms.admission is not Admission.WORD:
        return wanted.terms
    if wanted.word is None:
        raise Refused(Malformed())
    return replace(wanted.terms, word=hash_word(match, wanted.word))


class House:
    """All tables in service of one node."""

    def __init__(  # noqa: PLR0913  # each is one port; the node puts them together
        self,
        *,
        clock: Clock,
        entropy: Entropy,
        log: Log,
        thinker: Thinker,
        directory: Directory,
        encode: Encode,
        pace_ms: Callable[[], int] = lambda: 0,
        finished: Callable[[Table], None] = lambda _: None,
        stored: Callable[[Entry], None] = lambda _: None,
    ) -> None:
        self._lanes: dict[TableId, Lane] = {}
        self._rematches: dict[TableId, list[Callable[[TableId | None], None]]] = {}
        self._called_to: dict[TableId, TableId] = {}
        self._log, self._clock, self._entropy, self._tell_finished = log, clock, entropy, finished
        self.lobby = Lobby(clock, directory, encode)
        self.matchmaker = Matchmaker(self._open_party, clock, directory, encode)
        self._service = Service(
            clock,
            entropy,
            log,
            thinker,
            directory,
            encode,
            pace_ms,
            self._reload,
            self._finished,
            self._forget,
            stored,
            self.lobby.changed,
        )

    def open(self, host: PersonId, wanted: NewTable, opened: Callable[[TableId | None], None]) -> None:
        """Open a table with its host on the first seat; `opened` is given its id once it is stored, else None.

        Raises `Refused` for rules that do not exist or do not go together.
        """
        rules = ruleset(wanted.preset, wanted.options)
        token = self._entropy.token
        match = MatchId(token(ID_LENGTH))
        terms = _terms(wanted, match)
        first = Opened(wanted.preset, to_plain(rules.options), match, host, terms)
        people = (person(host, wanted.kind), *wanted.company)
        facts: list[Fact] = [
            *(Sat(Seat(seat), sitter) for seat, sitter in enumerate(people)),
            seal(0, self._entropy),
            seal(1, self._entropy),
        ]
        if terms.bots is not None and terms.bots.come is Come.AT_ONCE:
            facts += [Sat(Seat(seat), bot(terms.bots.level)) for seat in range(len(people), rules.players)]
            facts += [Readied(Seat(0))]
        self._open(first, tuple(facts), opened)

    def _open(self, first: Opened, facts: tuple[Fact, ...], opened: Callable[[TableId | None], None]) -> None:
        now, name = self._clock.now_ms(), TableId(self._entropy.token(ID_LENGTH))
        table, done, _ = settle(open_table(name, first), facts, now, self._entropy)
        table = table._replace(entries=1)
        entry = Entry(table.id, 0, now, (first, *done), table.deadline_ms)
        self._log.append(entry, _Opening(self, entry, table, opened))

    def rematch(self, lane: Lane, who: PersonId, opened: Callable[[TableId | None], None]) -> None:
        """Call the people of a match that is over to another, or find the table to which they have been called.

        `opened` is given its id once it is stored, else None. Raises `Refused` while the match is on.
        """
        refusal = rematch_objection(lane.table, who)
        if refusal is not None:
            raise Refused(refusal)
        table = lane.table.id
        found = lane.table.accord.rematch or self._called_to.get(table)
        if found is not None:
            opened(found)
            return
        waiting = self._rematches.setdefault(table, [])
        waiting.append(opened)
        if len(waiting) == 1:
            match, deleted = MatchId(self._entropy.token(ID_LENGTH)), self._deleted(lane.table)
            first, facts = rematch_of(lane.table, who, match, deleted)
            self._open(first, (*facts, seal(1, self._entropy)), lambda found: self._called(table, found))

    def _called(self, table: TableId, found: TableId | None) -> None:
        """Tell whoever waits for the next table, and the old one; its log may have it only later."""
        lane = self.find(table)
        if found is not None and lane is not None:
            self._called_to[table] = found
            lane.submit(Request(Rematch(found)))
        for opened in self._rematches.pop(table):
            opened(found)

    def table_to_join(self, ids: Collection[PersonId], preset: str) -> TableId | None:
        """Where somebody can sit down and play this preset at once or soon; None if nowhere."""
        lanes = (self._lanes.get(listing.table) for listing in self.lobby.listings)
        table = best_open_table((lane.table for lane in lanes if lane is not None), ids, preset)
        return None if table is None else table.id

    def _open_party(self, party: Party, opened: Callable[[TableId | None], None]) -> None:
        """A table for people brought together. Who does not come within a minute has a bot in his place."""
        host, *others = party.people
        terms = Terms(bots=Bots(come=Come.AFTER_WAIT), limit=LIMITS[party.pace])
        company = tuple(person(other.who, other.kind) for other in others)
        wanted = NewTable(preset=party.preset, options={}, terms=terms, kind=host.kind, company=company)
        self.open(host.who, wanted, opened)

    def serve(self, table: Table) -> Lane:
        """Take a table into service."""
        lane = Lane(table, self._service)
        self._lanes[table.id] = lane
        lane.start()
        return lane

    def find(self, table: TableId) -> Lane | None:
        """The table in service, brought back from the log if need be; None if there is none."""
        lane = self._lanes.get(table)
        if lane is None:
            restored = self._read(table)
            lane = None if restored is None else self._revive(restored)
        return lane

    def record(self, match: MatchId) -> Record | None:
        """The record of a match that is over; None if there is none."""
        table = self._log.table_of(match)
        entries = () if table is None else self._log.read(table)
        has_begun = any(isinstance(fact, Begun) for entry in entries for fact in entry.facts)
        return record_of_table(entries, self._service.directory.name_of) if has_begun else None

    def tables_of(self, *ids: PersonId, are_over: bool) -> list[Table]:
        """The tables at which somebody sits, or those that are over; the latest first, at most 50."""
        found = (table for table in self.all_tables_of(*ids) if (table.stage is Stage.OVER) == are_over)
        return list(islice(found, MOST_LISTED))

    def all_tables_of(self, *ids: PersonId) -> Iterator[Table]:
        """Every table at which somebody sits or has sat to the end, the latest first, each read when asked for."""
        for name in self._log.tables_of(*ids):
            found = self._lanes.get(name) or self._read(name)
            if found is not None and any(found.table.seat_of(who) is not None for who in ids):
                yield found.table

    def close(self, table: TableId) -> bool:
        """Close a table; False if there is none whose match is not over."""
        lane = self.find(table)
        if lane is None or lane.table.stage is Stage.OVER:
            return False
        lane.submit(Request(Close()))
        return True

    def log_of(self, table: TableId) -> Sequence[Entry]:
        """All entries of a table."""
        return self._log.read(table)

    def in_service(self) -> list[Table]:
        """The tables in service whose match is not over."""
        return [lane.table for lane in self._lanes.values() if lane.table.stage is not Stage.OVER]

    def stages(self) -> Counter[Stage]:
        """How many tables in service wait, play and are over."""
        return Counter(lane.table.stage for lane in self._lanes.values())

    def names_at(self, table: Table) -> BySeat[str]:
        """What everybody at a table is called; nothing for a free seat."""
        return names_at(table, self._service.directory)

    def has_played(self, person: PersonId) -> bool:
        """Whether the log knows anybody of this id."""
        return bool(self._log.tables_of(person))

    def namesake(self, name: str, ids: Sequence[PersonId]) -> str | None:
        """Whom somebody could be taken for, were this his name at the tables where he sits now."""
        tables = [lane.table for lane, _ in self._seats_of(ids) if lane.table.stage is not Stage.OVER]
        found = (namesake(table, name, ids, self._service.directory) for table in tables)
        return next((other for other in found if other is not None), None)

    def renamed(self, ids: Collection[PersonId]) -> None:
        """Tell the tables at which somebody sits that he has another name."""
        for lane, _ in self._seats_of(ids):
            lane.tell_people()

    def became(self, guest: PersonId, ids: Sequence[PersonId], outboxes: Collection[Outbox]) -> None:
        """Tell the tables at which a guest sits that he is somebody with these ids, who is at these connections."""
        for lane, _ in self._seats_of((guest,)):
            for outbox in outboxes:
                lane.know(outbox, as_whom(lane.table, ids))
            lane.tell_anew()

    def leave(self, person: PersonId, *, unless: Callable[[Table], bool] = lambda _: False) -> None:
        """Let somebody leave the tables at which he sits; a bot holds his seats where the match has begun."""
        for lane, who in self._seats_of((person,)):
            if lane.table.stage is not Stage.OVER and not unless(lane.table):
                lane.submit(Request(Leave(), who))

    def forget(self, ids: Collection[PersonId]) -> None:
        """Let somebody leave for good, and drop what he has said; who follows hears that he is nobody now."""
        for who in ids:
            self.leave(who)
        for lane in self._lanes.values():
            lane.forget(ids)
        self.renamed(ids)

    def _seats_of(self, ids: Collection[PersonId]) -> list[tuple[Lane, PersonId]]:
        """The tables in service at which somebody sits, each with the id by which it knows him."""
        return [(lane, who) for lane in self._lanes.values() for who in ids if lane.table.seat_of(who) is not None]

    def restore(self) -> int:
        """Bring back every table whose match is not over and that can be read; how many there are.

        Who was deleted just before the club went down leaves now: it had no time to write that he has left.
        """
        found = [self._read(table) for table in self._log.unfinished() if table not in self._lanes]
        lanes = [self._revive(restored) for restored in found if restored is not None]
        for lane in lanes:
            for who in self._deleted(lane.table):
                lane.submit(Request(Leave(), who))
        return len(lanes)

    def _deleted(self, table: Table) -> frozenset[PersonId]:
        """The people on the seats of a table who have been deleted."""
        people = {sitter.person for sitter in table.seats if sitter is not None and sitter.person is not None}
        return frozenset(who for who in people if self._service.directory.name_of(who) == NOBODY)

    def _read(self, table: TableId) -> Restored | None:
        """A table from its log; None if there is none, or if it cannot be read: then its log stays as it is.

        What is wrong with one table must not keep the others from being played at.
        """
        try:
            entries = self._log.resume(table)
            return restore(entries) if entries else None
        except Exception:
            log.exception("table %s cannot be read and is left out", table)
            return None

    def _revive(self, restored: Restored) -> Lane:
        """A table in service again. Its clocks are given back the time that the club was down."""
        now = self._clock.now_ms()
        lane = Lane(restored.table, self._service, seq=restored.seq(now), answers=restored.answers)
        self._lanes[restored.table.id] = lane
        if restored.table.deadline_ms is not None:
            credit = now - max(restored.at_ms, restored.table.since_ms)
            lane.submit(Request(Resume(max(0, credit))))
        if restored.table.deadline_ms is None or restored.table.stage is Stage.WAITING:
            lane.start()
        if restored.table.stage is Stage.OVER:
            self._let_go_soon(restored.table.id)
        return lane

    def _finished(self, table: Table) -> None:
        self._tell_finished(table)
        self._let_go_soon(table.id)

    def _let_go_soon(self, table: TableId) -> None:
        """Let go of a table that is over if then nobody follows it; else it goes with its last follower."""

        def let_go() -> None:
            lane = self._lanes.get(table)
            if lane is not None and lane.is_idle:
                self._forget(table)

        self._clock.at(self._clock.now_ms() + LET_GO_MS, let_go)

    def _forget(self, table: TableId) -> None:
        """Let go of a table that is over and has no followers; the log has it."""
        self._lanes.pop(table, None)
        self._called_to.pop(table, None)

    def _reload(self, table: TableId) -> tuple[Table, int, Answers]:
        restored = restore(self._log.resume(table))
        return restored.table, restored.seq(self._clock.now_ms()), restored.answers
