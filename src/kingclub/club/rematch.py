"""Another match of the same people by the same rules, on the same seats: the deal passes on."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from kingclub.cards import Seat
from kingclub.club.fact import Fact, Follows, Opened, Readied, Sat
from kingclub.club.identity import MatchId, PersonId
from kingclub.club.refusal import NotDue, NotSeated
from kingclub.club.table import Table
from kingclub.club.terms import Admission
from kingclub.engine.step import next_dealer
from kingclub.errors import Refusal
from kingclub.rules import to_plain


def rematch_objection(table: Table, who: PersonId) -> Refusal | None:
    """Why this person may not call the others to another match, or None."""
    if table.seat_of(who) is None:
        return NotSeated()
    return None if table.game is not None and table.game.is_over else NotDue()


def rematch_of(
    table: Table, who: PersonId, match: MatchId, deleted: Collection[PersonId] = ()
) -> tuple[Opened, tuple[Fact, ...]]:
    """The opening of the next table and who sits there; who has asked for it is ready.

    Who had left is not called again, unless he asks himself; nor is anybody `deleted`. A word is not asked for:
    whoever plays knows the way.
    """
    assert table.game is not None
    options, terms = table.ruleset.options, table.terms
    if terms.admission is Admission.WORD:
        terms = replace(terms, admission=Admission.LINK, word=None)
    opened = Opened(table.ruleset.preset, to_plain(options), match, who, terms)
    own = table.seat_of(who)
    here = [
        (Seat(seat), replace(sitter, away=False))
        for seat, sitter in enumerate(table.seats)
        if sitter is not None and (seat == own or not sitter.away) and sitter.person not in deleted
    ]
    sat = [Sat(seat, sitter) for seat, sitter in here]
    ready = [Readied(seat) for seat, sitter in here if sitter.person == who]
    return opened, (Follows(table.id, next_dealer(table.game)), *sat, *ready)
