"""What can be wrong with a record beside an illegal action, each a small value with its code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kingclub.cards import Card
from kingclub.errors import Refusal


@dataclass(frozen=True, slots=True)
class WrongPlayerCount(Refusal):
    """There are not as many names as the ruleset has players."""

    code: ClassVar[str] = "player-count"
    players: int
    due: int


@dataclass(frozen=True, slots=True)
class DrawNotDue(Refusal):
    """Cards of a draw, or the seat where the search began, though these rules draw none."""

    code: ClassVar[str] = "draw-not-due"


@dataclass(frozen=True, slots=True)
class DrawDue(Refusal):
    """The seat where the search began, but no cards of the search."""

    code: ClassVar[str] = "draw-due"


@dataclass(frozen=True, slots=True)
class ForeignCard(Refusal):
    """A card that this pack doesn't have."""

    code: ClassVar[str] = "foreign-card"
    card: Card


@dataclass(frozen=True, slots=True)
class PlayedTwice(Refusal):
    """A card that has been played in this deal already."""

    code: ClassVar[str] = "played-twice"
    card: Card


@dataclass(frozen=True, slots=True)
class WrongTrickLength(Refusal):
    """Only the last trick of a record may be short, and none empty."""

    code: ClassVar[str] = "trick-length"
    cards: int
    due: int


@dataclass(frozen=True, slots=True)
class PlayAfterEnd(Refusal):
    """A card is played though the deal is over."""

    code: ClassVar[str] = "play-after-end"


@dataclass(frozen=True, slots=True)
class WrongContract(Refusal):
    """The deal was played for something else; `due` is empty while nothing has been ordered."""

    code: ClassVar[str] = "contract"
    written: str
    due: str


@dataclass(frozen=True, slots=True)
class WrongTrump(Refusal):
    """Another trump stands, or none."""

    code: ClassVar[str] = "trump"
    written: str
    due: str


@dataclass(frozen=True, slots=True)
class WrongPoints(Refusal):
    """The deal brought other points; `due` is empty where it is not over."""

    code: ClassVar[str] = "points"
    written: str
    due: str


@dataclass(frozen=True, slots=True)
class PointsMissing(Refusal):
    """The deal is over but its points are not written."""

    code: ClassVar[str] = "points-missing"
    due: str


@dataclass(frozen=True, slots=True)
class WrongTotals(Refusal):
    """The finished deals add up to something else."""

    code: ClassVar[str] = "totals"
    written: str
    due: str


@dataclass(frozen=True, slots=True)
class WrongComplete(Refusal):
    """The record says that the match is over though it is not, or the other way round."""

    code: ClassVar[str] = "complete"
    left: int


@dataclass(frozen=True, slots=True)
class Unfair(Refusal):
    """The cards, the lot or the draw do not follow from the seed; `reason` says what in a word.

    `id` · `commitment` · `seed` · `clients` · `hands` · `talon` · `dealer` · `draw` · `arrival`.
    """

    code: ClassVar[str] = "fair"
    reason: str
