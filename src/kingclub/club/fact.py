"""What a table's log holds: facts, in the past tense, from which the table is folded again after a restart.

Facts name people by id only. Each has a `tag` under which it stands in the log; `to_plain` and `from_plain` are its
two ways there and back, and a tag or a field once written keeps its meaning for ever.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Final, TypeAlias, get_args

from kingclub.cards import BySeat, Seat
from kingclub.club import terms as terms_of
from kingclub.club.identity import MatchId, PersonId, TableId
from kingclub.club.sitter import Kind, Sitter
from kingclub.club.terms import Terms
from kingclub.errors import Unreadable
from kingclub.view import Rest


class By(StrEnum):
    """What chose an action."""

    PERSON = "person"
    BOT = "bot"
    TIMEOUT = "timeout"
    CLAIM = "claim"
    """It follows from what was claimed."""


class Matter(StrEnum):
    """What can be proposed."""

    PAUSE = "pause"
    """All clocks stop until somebody goes on."""
    ADJOURN = "adjourn"
    """The match is put off until everybody is back and says so."""
    REPLACE = "replace"
    """A bot holds the seat of somebody who has been idle for long."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The table has been opened. `options` are all of its options, so that no later catalogue changes them."""

    tag: ClassVar[str] = "opened"
    preset: str
    options: Mapping[str, object]
    match: MatchId
    host: PersonId
    terms: Terms


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody has sat down."""

    tag: ClassVar[str] = "sat"
    seat: Seat
    sitter: Sitter


@dataclass(frozen=True, slots=True)
class Left:
    """A seat has become free, which happens only while the table waits for its match."""

    tag: ClassVar[str] = "left"
    seat: Seat


@dataclass(frozen=True, slots=True)
class WentAway:
    """A bot holds this seat from now on."""

    tag: ClassVar[str] = "away"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CameBack:
    """The person of this seat plays himself again."""

    tag: ClassVar[str] = "back"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Deserted:
    """The person of this seat is not back in time: the deal in progress is charged to him (rules, section 7)."""

    tag: ClassVar[str] = "deserted"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Readied:
    """A person is ready for the next deal."""

    tag: ClassVar[str] = "ready"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Sealed:
    """The club has drawn its secret for a deal (0 for the draw): 32 bytes as hex, shown when the deal is over."""

    tag: ClassVar[str] = "sealed"
    deal: int
    seed: str


@dataclass(frozen=True, slots=True)
class Seeded:
    """A person's client has added its 16 bytes, as hex, to a deal."""

    tag: ClassVar[str] = "seeded"
    deal: int
    person: PersonId
    seed: str


@dataclass(frozen=True, slots=True)
class Begun:
    """The match has begun: seats and first dealer follow from the fair draw."""

    tag: ClassVar[str] = "begun"


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards of the next deal went out; they follow from the seeds."""

    tag: ClassVar[str] = "dealt"


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat has called or played, in the words of a record."""

    tag: ClassVar[str] = "acted"
    seat: Seat
    action: str
    by: By


@dataclass(frozen=True, slots=True)
class Tallied:
    """A deal is written down. It follows from the moves, and lets a restart begin at the deal in progress."""

    tag: ClassVar[str] = "tallied"
    number: int
    dealer: Seat
    contract: str
    trump: str | None
    points: BySeat[int]
    orderer: Seat | None
    settled: bool
    deserter: Seat | None
    version: int
    reserves: BySeat[int]
    timeouts: BySeat[int]


@dataclass(frozen=True, slots=True)
class TookBack:
    """A person has taken back his last card or call, before anybody acted after it."""

    tag: ClassVar[str] = "took-back"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Claimed:
    """A person has claimed the rest of the deal, and it was certain: the cards that follow from it are `Acted`."""

    tag: ClassVar[str] = "claimed"
    seat: Seat
    rest: Rest


@dataclass(frozen=True, slots=True)
class Proposed:
    """A person has proposed something, about the seat `about` if about anybody."""

    tag: ClassVar[str] = "proposed"
    seat: Seat
    matter: Matter
    about: Seat | None


@dataclass(frozen=True, slots=True)
class Agreed:
    """A person agrees with what is proposed."""

    tag: ClassVar[str] = "agreed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Dropped:
    """What is proposed is off the table: `seat` has declined or withdrawn it, or it has been granted."""

    tag: ClassVar[str] = "dropped"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Paused:
    """All agree to a pause, or to go on another time."""

    tag: ClassVar[str] = "paused"
    matter: Matter


@dataclass(frozen=True, slots=True)
class Gathered:
    """A person is back at a match that was adjourned, and wants to go on."""

    tag: ClassVar[str] = "gathered"
    seat: Seat


@dataclass(frozen=True, slots=True)
class WentOn:
    """The pause is over; it was nobody's time."""

    tag: ClassVar[str] = "went-on"


@dataclass(frozen=True, slots=True)
class FellIdle:
    """The table without a clock has waited for this person for so long that the others may replace him."""

    tag: ClassVar[str] = "idle"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Follows:
    """The match follows another of the same people, at this table: the deal passes on, so `dealer` deals first."""

    tag: ClassVar[str] = "follows"
    table: TableId
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Rematched:
    """There is a table for the next match of the same people."""

    tag: ClassVar[str] = "rematched"
    table: TableId


@dataclass(frozen=True, slots=True)
class Resumed:
    """The club was down: all clocks are put forward by so many milliseconds."""

    tag: ClassVar[str] = "resumed"
    credit_ms: int


@dataclass(frozen=True, slots=True)
class Closed:
    """The table is closed; nothing happens there any more."""

    tag: ClassVar[str] = "closed"


Fact: TypeAlias = (
    Opened
    | Sat
    | Left
    | WentAway
    | CameBack
    | Deserted
    | Readied
    | Sealed
    | Seeded
    | Begun
    | Dealt
    | Acted
    | Tallied
    | TookBack
    | Claimed
    | Proposed
    | Agreed
    | Dropped
    | Paused
    | Gathered
    | WentOn
    | FellIdle
    | Follows
    | Rematched
    | Resumed
    | Closed
)

_KINDS: Final[dict[str, type[Fact]]] = {kind.tag: kind for kind in get_args(Fact)}


def to_plain(fact: Fact) -> list[Any]:
    """The fact as the log's JSON: its tag, then its fields in order."""
    return [fact.tag, *[_plain(getattr(fact, name)) for name in fact.__match_args__]]


def from_plain(plain: list[Any]) -> Fact:
    """The opposite of `to_plain`. Raises `Unreadable`."""
    kind = _KINDS.get(plain[0]) if plain else None
    if kind is None:
        raise Unreadable(f"{plain!r} is no fact of a table's log")
    try:
        values: list[Any] = [_read(name, value) for name, value in zip(kind.__match_args__, plain[1:], strict=True)]
        return kind(*values)
    except (TypeError, ValueError) as error:
        raise Unreadable(f"{plain!r} is no fact of a table's log: {error}") from None


def _plain(value: object) -> object:
    match value:
        case Sitter(kind, person, level, away):
            return [kind.value, person, level, away]
        case Terms():
            return terms_of.to_plain(value)
        case StrEnum():
            return value.value
        case str() | int() | None:
            return value
        case Mapping():
            return dict(value)
        case _:
            return value


def _read(name: str, value: Any) -> object:
    """The value of a field from its plain form."""
    match name:
        case "sitter":
            kind, person, level, away = value
            return Sitter(Kind(kind), person, level, away)
        case "terms":
            return terms_of.from_plain(value)
        case "by":
            return By(value)
        case "matter":
            return Matter(value)
        case "rest":
            return Rest(value)
        case "points" | "reserves" | "timeouts":
            return tuple(value)
        case _:
            return value
