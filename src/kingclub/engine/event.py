"""What happened, in the past tense: the whole truth, hidden cards included.

Nobody is sent these as they are: `view.observe_event` says what of each a viewer may know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from kingclub.cards import BySeat, Card, Seat
from kingclub.engine.action import Action
from kingclub.engine.deal import Best, DealResult
from kingclub.engine.draw import Draw
from kingclub.errors import Refusal
from kingclub.rules.contract import Contract
from kingclub.rules.deal_rules import DealRules


@dataclass(frozen=True, slots=True)
class Drawn:
    """The first dealer has been found."""

    draw: Draw


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """A deal begins. `dealt` are the whole hands, of which each player may look at the first `seen`."""

    number: int
    dealer: Seat
    dealt: BySeat[tuple[Card, ...]]
    talon: tuple[Card, ...]
    talon_open: bool
    seen: int
    rules: DealRules | None
    lists: BySeat[tuple[Contract, ...]] | None


@dataclass(frozen=True, slots=True)
class HandsSeen:
    """All look at their whole hands: the rest is dealt, or a blind choice made. `shown` is the by-last card."""

    hands: BySeat[tuple[Card, ...]]
    shown: Card | None


@dataclass(frozen=True, slots=True)
class CallMade:
    """A seat has made a call. `best` is the best bid, offer or price that stands after it."""

    seat: Seat
    action: Action
    best: Best | None


@dataclass(frozen=True, slots=True)
class ContractChosen:
    """A contract has been ordered; `lists` are the contracts that each may order after this deal."""

    rules: DealRules
    lists: BySeat[tuple[Contract, ...]]


@dataclass(frozen=True, slots=True)
class TalonTaken:
    """The open talon has gone into a hand."""

    seat: Seat
    hands: BySeat[tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class CardGiven:
    """The taker of the talon has given a card to an opponent."""

    giver: Seat
    to: Seat
    card: Card
    hands: BySeat[tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class TrumpNamed:
    """The denomination is known. `rules` are the rules of the deal with it."""

    rules: DealRules
    namer: Seat
    shown: Card | None


@dataclass(frozen=True, slots=True)
class PlayBegan:
    """The first card is due. `leader` is None in domino."""

    leader: Seat | None


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card has been played, or laid in domino."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is complete; `points` is what the deal has brought everybody so far."""

    taker: Seat
    points: BySeat[int]


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A player could lay nothing in domino."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayerOut:
    """A player has laid his last card in domino."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatDeserted:
    """A player has left for good; the deal will be charged to him."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealScored:
    """A deal is over and written down. All its cards lie open."""

    result: DealResult
    total: int | None
    totals: BySeat[int]
    dealt: BySeat[tuple[Card, ...]]
    talon: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TurnCame:
    """A seat is to act: what it may do, and for its other cards why not."""

    seat: Seat
    phase: str
    legal: tuple[Action, ...]
    refused: tuple[tuple[Card, Refusal], ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The last deal has been written down."""

    totals: BySeat[int]


Event: TypeAlias = (
    Drawn
    | CardsDealt
    | HandsSeen
    | CallMade
    | ContractChosen
    | TalonTaken
    | CardGiven
    | TrumpNamed
    | PlayBegan
    | CardPlayed
    | TrickTaken
    | TurnPassed
    | PlayerOut
    | SeatDeserted
    | DealScored
    | TurnCame
    | MatchEnded
)
