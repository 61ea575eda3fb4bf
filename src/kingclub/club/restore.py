"""A table from its log: the same fold that made it, entry by entry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingclub.club.answer import Answers, ack
from kingclub.club.fact import Acted, Claimed, Dealt, Deserted, Opened, Sat, Tallied, TookBack
from kingclub.club.identity import MatchId, PersonId
from kingclub.club.port import Entry
from kingclub.club.table import Table, evolve, forgiven, open_table
from kingclub.club.tally import recall
from kingclub.errors import Unreadable

PER_MS = 1_000
"""A table is told less in a millisecond, so that its numbers stay below so many for each since it was opened."""
LEAP = 100_000
"""A table is told less between two entries, and no club starts twice while a clock counts so many."""


@dataclass(frozen=True, slots=True)
class Restored:
    """A table as its log has it, the answers given, when it was opened, and number and time of its last entry."""

    table: Table
    answers: Answers
    opened_ms: int
    last_seq: int
    at_ms: int

    def seq(self, now_ms: int) -> int:
        """The number from which the news of a table go on that is brought back now: it has told none above it.

        News that are in no log (chat, presence) are numbered too, so that the log does not know the last number;
        the clock is ahead of it. Where the clock has been put back, numbers leap from the last entry.
        """
        return max(self.last_seq + LEAP, PER_MS * (now_ms - self.opened_ms))


def restore(entries: Sequence[Entry]) -> Restored:
    """The table of these entries, the first of which opened it. Raises `Unreadable` for a log without beginning.

    Only the last deal is played again: of those before it the line on the sheet is enough, and entries that hold
    nothing but their moves may be missing.
    """
    first = entries[0].facts[0] if entries and entries[0].facts else None
    if not isinstance(first, Opened):
        raise Unreadable("the log of a table begins with its opening")
    table, answers = open_table(entries[0].table, first), Answers()
    last_deal = max((e.number for e in entries if any(isinstance(fact, Dealt) for fact in e.facts)), default=0)
    for entry in entries:
        table = apply_entry(table, entry) if entry.number >= last_deal else skim_entry(table, entry)
        if entry.asked_by is not None and entry.request is not None:
            answers.keep(entry.asked_by, entry.request, ack(entry.request, entry.seq))
    return Restored(table, answers, entries[0].at_ms, entries[-1].seq, entries[-1].at_ms)


def apply_entry(table: Table, entry: Entry) -> Table:
    """The table after an entry of its log."""
    for fact in entry.facts:
        if not isinstance(fact, Opened):
            table, _ = evolve(table, fact, entry.at_ms)
    return table._replace(entries=entry.number + 1)


def skim_entry(table: Table, entry: Entry) -> Table:
    """The table after an entry of a deal that is over: nothing is dealt or played, its line is believed."""
    for fact in entry.facts:
        match fact:
            case Opened() | Acted() | TookBack() | Claimed():
                pass
            case Dealt():
                table = table._replace(ready=frozenset())
            case Deserted(seat):
                table = forgiven(table, seat)
            case Tallied():
                table = recall(table, fact)
            case _:
                table, _ = evolve(table, fact, entry.at_ms)
    return table._replace(entries=entry.number + 1)


def is_move(entry: Entry) -> bool:
    """Whether an entry holds nothing but a move, so that `restore` can do without it once its deal is over."""
    return all(isinstance(fact, Acted | TookBack) for fact in entry.facts)


def match_of(entry: Entry) -> MatchId | None:
    """The match of the table that an entry opens; None for any other entry."""
    first = entry.facts[0] if entry.facts else None
    return first.match if isinstance(first, Opened) else None


def sitters(entry: Entry) -> tuple[PersonId, ...]:
    """The people who sit down in an entry."""
    people = [fact.sitter.person for fact in entry.facts if isinstance(fact, Sat)]
    return tuple(person for person in people if person is not None)
