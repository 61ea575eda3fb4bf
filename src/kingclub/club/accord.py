"""What the people at a table agree on beside the cards: pauses, claims, and what is proposed.

It is a part of the table and is folded with it; `consent` says what may be proposed, and when it is agreed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from kingclub.cards import Seat
from kingclub.club.fact import (
    Agreed,
    Claimed,
    Dropped,
    FellIdle,
    Gathered,
    Matter,
    Paused,
    Proposed,
    Rematched,
)
from kingclub.club.identity import TableId
from kingclub.view import Rest


@dataclass(frozen=True, slots=True)
class Proposal:
    """What the person `by` has proposed, about whom if about anybody, and who agrees so far."""

    matter: Matter
    by: Seat
    about: Seat | None = None
    agreed: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Pause:
    """The match stands still. After `ADJOURN` it goes on when all are `back`."""

    matter: Matter
    since_ms: int
    back: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Accord:
    """What is agreed and proposed at a table now.

    `idle` are those who have let the others wait for long, `claims` what has been claimed of this deal, and
    `rematch` the table to which everybody is called when the match is over.
    """

    proposal: Proposal | None = None
    pause: Pause | None = None
    idle: frozenset[Seat] = frozenset()
    claims: tuple[tuple[Seat, Rest], ...] = ()
    rematch: TableId | None = None

    def after_deal(self) -> Accord:
        """The accord when the next cards go out: nothing is left of what concerned the last deal."""
        return replace(self, proposal=None, idle=frozenset(), claims=()) if self != NOTHING else self

    def after_action(self, *, by_person: bool) -> Accord:
        """The accord after an action: nobody is idle, and once a person has acted nothing is proposed any more."""
        if not self.idle and (self.proposal is None or not by_person):
            return self
        return replace(self, idle=frozenset(), proposal=None if by_person else self.proposal)


NOTHING = Accord()
"""Nothing is agreed or proposed: how a table begins, and what most have all the time."""

AccordFact: TypeAlias = Claimed | Proposed | Agreed | Dropped | Paused | Gathered | FellIdle | Rematched
"""What changes an accord."""


def agree(accord: Accord, fact: AccordFact, at_ms: int) -> Accord:
    """The accord after a fact of the given moment."""
    proposal, pause = accord.proposal, accord.pause
    match fact:
        case Claimed(seat, rest):
            return replace(accord, claims=(*accord.claims, (seat, rest)))
        case Proposed(seat, matter, about):
            return replace(accord, proposal=Proposal(matter, seat, about))
        case Agreed(seat) if proposal is not None:
            return replace(accord, proposal=replace(proposal, agreed=proposal.agreed | {seat}))
        case Paused(matter):
            return replace(accord, proposal=None, pause=Pause(matter, at_ms))
        case Gathered(seat) if pause is not None:
            return replace(accord, pause=replace(pause, back=pause.back | {seat}))
        case FellIdle(seat):
            return replace(accord, idle=accord.idle | {seat})
        case Rematched(other):
            return replace(accord, rematch=other)
        case _:
            return replace(accord, proposal=None)


def awake(accord: Accord, seat: Seat) -> Accord:
    """Nobody waits for this person any more."""
    return accord if seat not in accord.idle else replace(accord, idle=accord.idle - {seat})
