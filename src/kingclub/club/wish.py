"""What somebody wants of a table, as values. Who wants it is said beside the wish."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from kingclub.cards import Seat
from kingclub.club.fact import Matter
from kingclub.club.identity import TableId
from kingclub.club.sitter import Kind
from kingclub.view import Rest


@dataclass(frozen=True, slots=True)
class Act:
    """Call or play, in the words of a record. `expect` is the version of the table that the player saw."""

    expect: int
    action: str


@dataclass(frozen=True, slots=True)
class Sit:
    """Sit down on this seat, or on any that is free for None, as what one is, with the word that one was told.

    Who sits already changes his seat.
    """

    seat: Seat | None = None
    kind: Kind = Kind.PERSON
    word: str | None = None


@dataclass(frozen=True, slots=True)
class SeatBot:
    """Let a bot have a seat, or all that are free for None; the host alone may, unless people want to be alone."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    """Get up. Once the match has begun a bot holds the seat."""


@dataclass(frozen=True, slots=True)
class Return:
    """Take one's seat back from the bot that held it."""


@dataclass(frozen=True, slots=True)
class BeReady:
    """Be ready for the match or for its next deal."""


@dataclass(frozen=True, slots=True)
class AddSeed:
    """Add one's own random bytes to a deal."""

    deal: int
    seed: str


@dataclass(frozen=True, slots=True)
class Say:
    """Say something at the table: a text, or a phrase that every client has in its own language."""

    text: str | None
    phrase: str | None


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim the rest of the deal. `expect` is the version of the table that the player saw."""

    expect: int
    rest: Rest


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take one's last card or call back."""


@dataclass(frozen=True, slots=True)
class Propose:
    """Propose something to the others, about the seat `about` if about anybody."""

    matter: Matter
    about: Seat | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    """Agree with what is proposed, or put an end to it."""

    agrees: bool


@dataclass(frozen=True, slots=True)
class GoOn:
    """Go on after a pause."""


@dataclass(frozen=True, slots=True)
class BotMove:
    """What the bot of a seat has thought of; `expect` is the version that it saw."""

    seat: Seat
    expect: int
    action: str


@dataclass(frozen=True, slots=True)
class TimeIsUp:
    """The deadline has passed that the table had at this version.

    `action` is what is played for whoever should have acted, None between deals.
    """

    expect: int
    deadline_ms: int
    action: str | None


@dataclass(frozen=True, slots=True)
class NoteIdle:
    """People have been waited for so long that the others may replace them; `expect` is the version then."""

    expect: int


@dataclass(frozen=True, slots=True)
class NoteDesertion:
    """Somebody has been away for too long, as the table saw it: until `due_ms`."""

    due_ms: int


@dataclass(frozen=True, slots=True)
class Rematch:
    """There is a table for the next match."""

    table: TableId


@dataclass(frozen=True, slots=True)
class Resume:
    """The club is back after being down; clocks that ran are put forward by so much."""

    credit_ms: int


@dataclass(frozen=True, slots=True)
class Close:
    """Close the table: who looks after the club wants it."""


SittersWish: TypeAlias = Act | Claim | TakeBack | Propose | Reply | GoOn | Leave | Return | BeReady | AddSeed
"""For which one has to sit at the table."""

PersonalWish: TypeAlias = SittersWish | Sit | SeatBot
"""What people can want."""

OwnWish: TypeAlias = BotMove | TimeIsUp | NoteIdle | NoteDesertion
"""What comes about at a table of itself."""

Wish: TypeAlias = PersonalWish | OwnWish | Rematch | Resume | Close
"""Everything that changes the table itself, and is in its log if granted."""
