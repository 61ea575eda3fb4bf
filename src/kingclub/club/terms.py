"""What is agreed at a table besides its rules: who may come in, when bots sit down, how long one may think.

Terms are kept in the log with the opening of the table and never change; `to_plain` and `from_plain` are their two
ways there and back. A word that opens the table is nowhere stored, only its hash.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Any, Final

from kingclub.bots import DEFAULT_LEVEL
from kingclub.club.identity import MatchId
from kingclub.club.limit import TimeLimit
from kingclub.errors import Unreadable


class Admission(StrEnum):
    """Who may sit down."""

    OPEN = "open"
    """Everybody; the table is in the lists of the club."""
    LINK = "link"
    """Whoever has its address; it is in no list."""
    WORD = "word"
    """Whoever says the word; it is listed with a lock."""


class Come(StrEnum):
    """When bots take the seats that are free."""

    AT_ONCE = "at_once"
    AFTER_WAIT = "after_wait"
    """When nobody has sat down for `BOT_WAIT_MS`, or earlier if the host says so."""
    CALLED = "called"
    """When the host says so."""


class Pace(StrEnum):
    """The clocks that people agree on without many words."""

    FREE = "free"
    """No clock at all."""
    QUICK = "quick"
    USUAL = "usual"
    SLOW = "slow"


LIMITS: Final[Mapping[Pace, TimeLimit | None]] = {
    Pace.FREE: None,
    Pace.QUICK: TimeLimit(15_000, 120_000),
    Pace.USUAL: TimeLimit(30_000, 300_000),
    Pace.SLOW: TimeLimit(60_000, 900_000),
}
"""How long each of them lets a player think."""

BOT_WAIT_MS = 60_000
"""How long a free seat is kept for people where bots come after a wait."""


@dataclass(frozen=True, slots=True)
class Bots:
    """The bots of a table: how strong they are, and when they come."""

    level: int = DEFAULT_LEVEL
    come: Come = Come.AT_ONCE


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """The terms of a table.

    Without `bots` it is for people only and stays so. `word` is the hash of the word, made by `hash_word`. With
    `has_pause` bots take about as long for a move as a person would. A table with hints is for learning: what is
    played there counts nowhere else.
    """

    admission: Admission = Admission.LINK
    word: str | None = None
    bots: Bots | None = None
    limit: TimeLimit | None = None
    has_spectators: bool = True
    has_take_backs: bool = False
    has_pause: bool = True
    has_past_tricks: bool = True
    has_hints: bool = False

    @property
    def awaits_bots(self) -> bool:
        """Whether bots take what seats are still free when the wait for people is over."""
        return self.bots is not None and self.bots.come is Come.AFTER_WAIT


def told(terms: Terms) -> dict[str, Any]:
    """The terms as everybody at the table may know them: whether there is a word, but nothing of it."""
    limit = terms.limit
    return {
        "admission": terms.admission.value,
        "bots": None if terms.bots is None else {"level": terms.bots.level, "come": terms.bots.come.value},
        "limit": None if limit is None else {"turn_ms": limit.turn_ms, "reserve_ms": limit.reserve_ms},
        "spectators": terms.has_spectators,
        "take_backs": terms.has_take_backs,
        "past_tricks": terms.has_past_tricks,
        "hints": terms.has_hints,
    }


def hash_word(match: MatchId, word: str) -> str:
    """The hash of a word said at the table of a match; capitals and spaces round it do not matter."""
    return sha256(f"{match}|{word.strip().casefold()}".encode()).hexdigest()


def to_plain(terms: Terms) -> dict[str, Any]:
    """The terms as JSON, as the log has them."""
    bots, limit = terms.bots, terms.limit
    return {
        "admission": terms.admission.value,
        "word": terms.word,
        "bots": None if bots is None else [bots.level, bots.come.value],
        "limit": None if limit is None else [limit.turn_ms, limit.reserve_ms],
        "spectators": terms.has_spectators,
        "take_backs": terms.has_take_backs,
        "pause": terms.has_pause,
        "past_tricks": terms.has_past_tricks,
        "hints": terms.has_hints,
    }


def from_plain(plain: Any) -> Terms:
    """The opposite of `to_plain`; an old log has nothing but a time limit here. Raises `Unreadable`."""
    try:
        if not isinstance(plain, Mapping):
            return Terms(bots=Bots(come=Come.CALLED), limit=None if plain is None else TimeLimit(*plain))
        bots, limit = plain["bots"], plain["limit"]
        return Terms(
            admission=Admission(plain["admission"]),
            word=plain["word"],
            bots=None if bots is None else Bots(bots[0], Come(bots[1])),
            limit=None if limit is None else TimeLimit(*limit),
            has_spectators=plain["spectators"],
            has_take_backs=plain["take_backs"],
            has_pause=plain["pause"],
            has_past_tricks=plain["past_tricks"],
            has_hints=plain["hints"],
        )
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise Unreadable(f"{plain!r} are no terms of a table: {error}") from None
