"""What the club tells of its tables: who plays what where, who waits for whom, live in every foyer.

A listing holds nothing but what anybody may know before he sits down: never a card, never the word of a table.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from kingclub.club.hall import Hall, halls_of
from kingclub.club.identity import PersonId, TableId
from kingclub.club.news import people_of, rules_of
from kingclub.club.port import Clock, Directory, Encode, Message, Outbox
from kingclub.club.table import Stage, Table
from kingclub.club.terms import Admission, told
from kingclub.rules import ruleset
from kingclub.rules.option import Seating

TELL_MS = 300
"""So long news are gathered: nobody is told of changes more than four times a second."""
MOST_LISTED = 100


@dataclass(frozen=True, slots=True)
class Listing:
    """A table as the lists have it: `halls` are those in which it stands, `row` is what is told."""

    table: TableId
    halls: frozenset[Hall]
    is_waiting: bool
    row: Message

    def is_in(self, hall: Hall | None) -> bool:
        """Whether a list has this table: that of a hall, or of the whole club for None."""
        return hall is None or hall in self.halls


def listing_of(table: Table, present: Collection[PersonId], directory: Directory) -> Listing | None:
    """What the lists tell of a table; None where they tell nothing.

    Tables by link are in no list, and none is at which nobody sits who is there: there is nobody to play with.
    """
    here = any(sitter is not None and sitter.person in present for sitter in table.seats)
    if table.terms.admission is Admission.LINK or table.stage is Stage.OVER or not here:
        return None
    row = {
        "table": table.id,
        "rules": rules_of(table.ruleset),
        "draws": table.ruleset.options.seating is Seating.DRAW,
        "terms": told(table.terms),
        "people": people_of(table, present, directory),
        "stage": table.stage.value,
        "deal": 0 if table.game is None else min(len(table.game.results) + 1, table.ruleset.schedule.deals),
        "deals": table.ruleset.schedule.deals,
    }
    learns = frozenset({Hall.SANDBOX})
    halls = learns if table.terms.has_hints else halls_of(table.ruleset) - learns
    return Listing(table.id, halls, table.stage is Stage.WAITING, row)


def best_open_table(tables: Iterable[Table], who: Collection[PersonId], preset: str) -> Table | None:
    """Where somebody who wants to play this preset now had best sit down; None if he would have to wait everywhere.

    Play begins as soon as he sits, or within the minute after which bots come. The fuller table comes first, then
    the older. `who` are all the ids by which tables may know him.
    """
    fitting = [table for table in tables if _fits(table, preset) and all(table.seat_of(one) is None for one in who)]
    return min(fitting, key=lambda table: table.seats.count(None), default=None)


def _fits(table: Table, preset: str) -> bool:
    free = table.seats.count(None) if table.stage is Stage.WAITING else 0
    is_open = table.terms.admission is Admission.OPEN and table.ruleset == ruleset(preset, {})
    return is_open and (free == 1 or (free > 1 and table.terms.awaits_bots))


class Lobby:
    """All listings, and those who follow the list of a hall or of the whole club."""

    def __init__(self, clock: Clock, directory: Directory, encode: Encode) -> None:
        self._clock, self._directory, self._encode = clock, directory, encode
        self._listings: dict[TableId, Listing] = {}
        self._followers: dict[Outbox, Hall | None] = {}
        self._changed: dict[TableId, Listing] = {}
        self._told_ms = 0
        self._is_due = False

    @property
    def listings(self) -> tuple[Listing, ...]:
        """What can be read now, the oldest table first."""
        return tuple(self._listings.values())

    def changed(self, table: Table, present: Collection[PersonId]) -> None:
        """A table or who is there has changed: those who follow are told soon, if anything of it is theirs."""
        listing = listing_of(table, present, self._directory)
        before = self._listings.get(table.id)
        latest = listing or before
        if latest is None or listing == before:
            return
        if listing is None:
            del self._listings[table.id]
        else:
            self._listings[table.id] = listing
        self._changed[table.id] = latest
        if not self._is_due:
            self._is_due = True
            self._clock.at(max(self._clock.now_ms(), self._told_ms + TELL_MS), self._tell)

    def follow(self, outbox: Outbox, hall: Hall | None) -> None:
        """Let a connection follow the list of a hall, or of the whole club, instead of any other."""
        self._followers[outbox] = hall
        found = [listing for listing in self._listings.values() if listing.is_in(hall)]
        found.sort(key=lambda listing: not listing.is_waiting)
        rows = [listing.row for listing in found[:MOST_LISTED]]
        outbox.put(self._encode({"t": "lobby", "hall": hall, "whole": True, "tables": rows, "gone": []}))

    def leave(self, outbox: Outbox) -> None:
        """Let a connection go."""
        self._followers.pop(outbox, None)

    def _tell(self) -> None:
        changed, self._changed = self._changed, {}
        self._told_ms, self._is_due = self._clock.now_ms(), False
        texts = {hall: self._news(changed, hall) for hall in set(self._followers.values())}
        for outbox, hall in tuple(self._followers.items()):
            text = texts[hall]
            if text is not None:
                outbox.put(text)

    def _news(self, changed: dict[TableId, Listing], hall: Hall | None) -> str | None:
        """What followers of a hall are told of the changes; None where nothing of it is theirs."""
        found = [listing for listing in changed.values() if listing.is_in(hall)]
        if not found:
            return None
        rows = [listing.row for listing in found if listing.table in self._listings]
        gone = [listing.table for listing in found if listing.table not in self._listings]
        return self._encode({"t": "lobby", "hall": hall, "whole": False, "tables": rows, "gone": gone})
