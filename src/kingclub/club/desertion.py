"""Whoever leaves a match and is not back in time, where the rules charge him with the deal (rules, section 7).

It is the deal that is played when his time is over, and one for each time that he goes: the bot that holds his seat
has played it to the end for him, and of those to come he may be back for the next. At a table where nobody is left
the match stands still, and nobody has run away from anybody.
"""

from __future__ import annotations

from typing import Final

from kingclub.cards import Seat
from kingclub.club.fact import Deserted
from kingclub.club.kept_seat import KEPT_MS
from kingclub.club.table import Table

BACK_MS: Final = KEPT_MS
"""How long a bot holds a seat before its person counts as a deserter: as long as one is kept before the match."""


def deserts_at_ms(table: Table) -> int | None:
    """When the next of those who are away has deserted; None if nobody can just now."""
    if not table.ruleset.options.deserter or table.turn is None or table.accord.pause is not None:
        return None
    if not table.has_people or _is_charged(table):
        return None
    return min((since_ms + BACK_MS for since_ms in table.away_ms if since_ms is not None), default=None)


def note_desertion(table: Table, due_ms: int) -> tuple[Deserted, ...]:
    """The one of whom that is true; nobody where all are back or the deal is charged to another already."""
    if deserts_at_ms(table) != due_ms:
        return ()
    return (Deserted(Seat(table.away_ms.index(due_ms - BACK_MS))),)


def _is_charged(table: Table) -> bool:
    deal = None if table.game is None else table.game.deal
    return deal is not None and deal.deserter is not None
