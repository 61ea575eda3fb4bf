"""Who gets which seat while a table waits for its match, and who may look on when it has begun."""

from __future__ import annotations

from typing import TypeAlias

from kingclub.cards import Seat
from kingclub.club.fact import Fact, Left, Sat
from kingclub.club.identity import PersonId
from kingclub.club.refusal import (
    AlreadySeated,
    HasBegun,
    NoSpectators,
    NotYourTable,
    PeopleOnly,
    SeatTaken,
    WrongWord,
)
from kingclub.club.sitter import Kind, Sitter, bot
from kingclub.club.table import Stage, Table
from kingclub.club.terms import hash_word
from kingclub.errors import Refusal

Seated: TypeAlias = tuple[Fact, ...] | Refusal


def sit(table: Table, sitter: Sitter, wanted: Seat | None, word: str | None) -> Seated:
    """Somebody sits down on this seat, or on any for None; who sits already changes to another."""
    own = table.seat_of(sitter.person)
    if own is not None and (wanted in {None, own} or table.stage is not Stage.WAITING):
        return AlreadySeated()
    if table.stage is not Stage.WAITING:
        return HasBegun()
    if own is None and not _knows_word(table, word):
        return WrongWord()
    seat = _free(table, wanted)
    if seat is None:
        return SeatTaken()
    return (Sat(seat, sitter),) if own is None else (Left(own), Sat(seat, sitter))


def host_of(table: Table) -> Seat | None:
    """Where the host sits: whoever opened the table, or the first of those who are there when he is not.

    People come before programs, which may not know what a host does. None where nobody sits.
    """
    opener = table.seat_of(table.host)
    if opener is not None:
        return opener
    here = [(sitter.kind, seat) for seat, sitter in _seats(table) if sitter is not None and not sitter.is_bot]
    return min(here, key=lambda found: found[0] is Kind.PROGRAM)[1] if here else None


def seat_bots(table: Table, who: PersonId, wanted: Seat | None) -> Seated:
    """The host lets a bot have this seat, or bots all that are free for None."""
    seat = table.seat_of(who)
    if seat is None or seat != host_of(table):
        return NotYourTable()
    if table.stage is not Stage.WAITING:
        return HasBegun()
    if table.terms.bots is None:
        return PeopleOnly()
    level = table.terms.bots.level
    if wanted is None:
        return tuple(Sat(free, bot(level)) for free in _all_free(table))
    return (Sat(wanted, bot(level)),) if wanted in _all_free(table) else SeatTaken()


def end_wait(table: Table) -> tuple[Fact, ...]:
    """Bots take the seats that are free, and those of people who are not there; none if there is nobody else."""
    absent, bots = table.missing(), table.terms.bots
    if bots is None or not any(sitter is not None and seat not in absent for seat, sitter in _seats(table)):
        return ()
    left = tuple(Left(seat) for seat in absent)
    return left + tuple(Sat(seat, bot(bots.level)) for seat in sorted((*absent, *_all_free(table))))


def may_follow(table: Table, who: PersonId) -> NoSpectators | None:
    """What keeps somebody from being told what happens at a table; nothing if he may be told."""
    is_private = table.stage is Stage.PLAYING and not table.terms.has_spectators
    return NoSpectators(table.id) if is_private and table.seat_of(who) is None else None


def _knows_word(table: Table, word: str | None) -> bool:
    needed = table.terms.word
    return needed is None or (word is not None and hash_word(table.match, word) == needed)


def _free(table: Table, wanted: Seat | None) -> Seat | None:
    free = _all_free(table)
    if wanted is None:
        return free[0] if free else None
    return wanted if wanted in free else None


def _all_free(table: Table) -> list[Seat]:
    return [seat for seat, sitter in _seats(table) if sitter is None]


def _seats(table: Table) -> list[tuple[Seat, Sitter | None]]:
    return [(Seat(seat), sitter) for seat, sitter in enumerate(table.seats)]
