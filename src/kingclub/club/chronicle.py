"""What has happened at a table, for whoever looks into a report: move by move, as the public saw it.

Cards that the public has not seen and secrets of deals to come stay hidden, also from an administrator: he may be
sitting at the table. When the match is over its record shows them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kingclub.club.fact import Acted, Fact, Opened
from kingclub.club.port import Entry, Message
from kingclub.club.sitter import Sitter
from kingclub.club.table import Happening, MatchBegan, PeopleChanged, evolve, open_table
from kingclub.rules import Ruleset
from kingclub.view import observe_event, plain_event


def chronicle(entries: Sequence[Entry]) -> Iterator[Message]:
    """Each fact of a table's log: when, what, who did it and whether himself, and the events that all could see."""
    first = entries[0].facts[0]
    assert isinstance(first, Opened)
    table = open_table(entries[0].table, first)
    for entry in entries:
        for fact in entry.facts:
            happened: tuple[Happening, ...] = ()
            if not isinstance(fact, Opened):
                table, happened = evolve(table, fact, entry.at_ms)
            yield {"at_ms": entry.at_ms, **_told(fact), "events": _seen(happened, table.ruleset)}


def _told(fact: Fact) -> Message:
    sitter = getattr(fact, "sitter", None)
    return {
        "fact": fact.tag,
        "seat": getattr(fact, "seat", None),
        "person": sitter.person if isinstance(sitter, Sitter) else getattr(fact, "person", None),
        "by": fact.by.value if isinstance(fact, Acted) else None,
    }


def _seen(happened: Sequence[Happening], ruleset: Ruleset) -> list[Message]:
    events = [event for event in happened if not isinstance(event, PeopleChanged | MatchBegan)]
    return [plain_event(observe_event(event, None), ruleset) for event in events]
