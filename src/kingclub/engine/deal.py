"""One deal, from the cards given out to the points written down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol, TypeAlias

from kingclub.cards import BySeat, Card, Seat, left_of
from kingclub.engine.action import Action
from kingclub.engine.trick import Trick
from kingclub.errors import Refusal
from kingclub.rules.contract import Contract
from kingclub.rules.deal_rules import DealRules
from kingclub.rules.denomination import Denomination

if TYPE_CHECKING:
    from kingclub.engine.event import Event
    from kingclub.engine.match import Match

Step: TypeAlias = "tuple[Match, tuple[Event, ...]]"
"""What an action makes of a match: the match after it, and what happened."""


class Phase(Protocol):
    """What a deal is waiting for. Each phase says what may be done and what comes of it, from one truth.

    `name` is the phase's word on the wire; `turn` the seat that is to act, None when the deal is over.
    """

    name: ClassVar[str]

    @property
    def turn(self) -> Seat | None:
        """The seat to act."""

    def legal(self, match: Match) -> tuple[Action, ...]:
        """Everything that the seat to act may do: the actions to which there is no objection."""

    def objection(self, match: Match, action: Action) -> Refusal | None:
        """Why the seat to act may not do this, or None."""

    def apply(self, match: Match, action: Action) -> Step:
        """The match after an action that nothing speaks against."""


@dataclass(frozen=True, slots=True)
class Called:
    """A call: everything a seat said before the first card."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Best:
    """The best bid or offer so far, in tricks, or the price asked, in points; and whose it is."""

    seat: Seat
    tricks: int = 0
    points: int = 0


@dataclass(frozen=True, slots=True)
class Gift:
    """A card given to an opponent by the taker of the talon; seen by the two alone."""

    giver: Seat
    to: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Bargain:
    """What a buyer pays the seller after the play.

    `tricks` × the price of a trick, or `points`; both before the multiplier of the ruleset.
    """

    buyer: Seat
    seller: Seat
    tricks: int = 0
    points: int = 0


class Deal(NamedTuple):
    """A deal in progress, or the last one when it is over. A named tuple, since one is made for every card.

    `dealt` are the hands in the order dealt, `hands` what each still holds; `seen` is how many of his dealt cards
    each player may look at: all, three, or none before a blind choice. `rules` is None until the contract is
    known. `best` is the best bid, offer or price so far. `bid` is the sacrifice of an auction's winner. `turns` are
    the turns of domino, None for a pass.
    """

    number: int
    dealer: Seat
    dealt: BySeat[tuple[Card, ...]]
    talon: tuple[Card, ...]
    hands: BySeat[tuple[Card, ...]]
    seen: int
    phase: Phase
    rules: DealRules | None
    points: BySeat[int]
    tricks: tuple[Trick, ...] = ()
    calls: tuple[Called, ...] = ()
    best: Best | None = None
    orderer: Seat | None = None
    namer: Seat | None = None
    shown: Card | None = None
    talon_taker: Seat | None = None
    gifts: tuple[Gift, ...] = ()
    bargain: Bargain | None = None
    bid: tuple[Seat, int] | None = None
    turns: tuple[tuple[Seat, Card | None], ...] = ()
    settled: bool = False
    deserter: Seat | None = None

    @property
    def players(self) -> int:
        """Seats at the table."""
        return len(self.dealt)

    @property
    def eldest(self) -> Seat:
        """The player to the dealer's left, who is first to speak and to lead."""
        return left_of(self.dealer, len(self.dealt))


@dataclass(frozen=True, slots=True)
class DealResult:
    """A line of the score sheet. `orderer` is who ordered the contract, if anybody did."""

    number: int
    dealer: Seat
    contract: Contract
    denomination: Denomination | None
    points: BySeat[int]
    orderer: Seat | None
    settled: bool
    deserter: Seat | None
