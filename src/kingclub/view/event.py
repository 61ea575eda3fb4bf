"""What happened, as a viewer may know it.

Like the observation these are allow-lists: `observe_event` makes each afresh from what may be shown. Events that
hide nothing keep the engine's class, but are made anew all the same, so that a field added there stays hidden until
it is listed here.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeAlias

from kingclub.cards import BySeat, Card, Seat
from kingclub.engine import event as engine
from kingclub.engine.action import Action
from kingclub.engine.deal import Best, Called
from kingclub.engine.event import (
    CallMade,
    CardGiven,
    CardPlayed,
    CardsDealt,
    ContractChosen,
    DealScored,
    Drawn,
    HandsSeen,
    MatchEnded,
    PlayBegan,
    PlayerOut,
    SeatDeserted,
    TalonTaken,
    TrickTaken,
    TrumpNamed,
    TurnCame,
    TurnPassed,
)
from kingclub.errors import Refusal
from kingclub.rules.contract import Contract
from kingclub.rules.deal_rules import DealRules
from kingclub.view.observation import SeenCall, SeenGift, seen_call, seen_counts, seen_gift, seen_hand


@dataclass(frozen=True, slots=True)
class DealSeen:
    """A deal begins: one's own cards, as far as one may look at them yet."""

    number: int
    dealer: Seat
    rules: DealRules | None
    hand: tuple[Card, ...] | None
    counts: BySeat[int]
    talon: tuple[Card, ...] | None
    talon_count: int
    lists: BySeat[tuple[Contract, ...]] | None


@dataclass(frozen=True, slots=True)
class RestSeen:
    """One looks at one's whole hand."""

    hand: tuple[Card, ...] | None
    counts: BySeat[int]
    shown: Card | None


@dataclass(frozen=True, slots=True)
class CallHeard:
    """A call, and the best bid, offer or price after it."""

    call: SeenCall
    best: Best | None


@dataclass(frozen=True, slots=True)
class TalonSeen:
    """The open talon has gone into a hand."""

    seat: Seat
    hand: tuple[Card, ...] | None
    counts: BySeat[int]


@dataclass(frozen=True, slots=True)
class GiftSeen:
    """A card has been given."""

    gift: SeenGift
    hand: tuple[Card, ...] | None
    counts: BySeat[int]


@dataclass(frozen=True, slots=True)
class TurnSeen:
    """A seat is to act; what it may do is told to that seat alone."""

    seat: Seat
    phase: str
    legal: tuple[Action, ...] | None
    refused: tuple[tuple[Card, Refusal], ...] | None


ObservedEvent: TypeAlias = (
    Drawn
    | DealSeen
    | RestSeen
    | CallHeard
    | ContractChosen
    | TalonSeen
    | GiftSeen
    | TrumpNamed
    | PlayBegan
    | CardPlayed
    | TrickTaken
    | TurnPassed
    | PlayerOut
    | SeatDeserted
    | DealScored
    | TurnSeen
    | MatchEnded
)

WHOLE = -1
"""In place of a number of cards: all of them."""


def insiders(event: engine.Event, players: int) -> Collection[Seat]:
    """The seats that may know more of the event than the public: everybody, unless it is listed here.

    Whoever is none of them sees it as the public does, so that it need not be made for each of them.
    """
    match event:
        case TurnCame(seat):
            return (seat,)
        case CardPlayed() | TrickTaken() | PlayBegan() | TurnPassed() | PlayerOut() | DealScored():
            return ()
        case _:
            return [Seat(seat) for seat in range(players)]


def observe_event(event: engine.Event, viewer: Seat | None) -> ObservedEvent:
    """The event as a seat, or the public for None, may know it."""
    match event:  # the commonest first
        case TurnCame(seat, phase, legal, refused):
            mine = viewer == seat
            return TurnSeen(seat, phase, legal if mine else None, refused if mine else None)
        case CardPlayed(seat, card):
            return CardPlayed(seat, card)
        case TrickTaken(taker, points):
            return TrickTaken(taker, points)
        case CardsDealt() | HandsSeen() | TalonTaken() | CardGiven():
            return _cards(event, viewer)
        case CallMade(seat, action, best):
            return CallHeard(seen_call(Called(seat, action), viewer), best)
        case _:
            return _public(event)


def _cards(event: CardsDealt | HandsSeen | TalonTaken | CardGiven, viewer: Seat | None) -> ObservedEvent:
    match event:
        case CardsDealt():
            return _deal_seen(event, viewer)
        case HandsSeen():
            hand, counts = seen_hand(event.hands, WHOLE, viewer), seen_counts(event.hands, WHOLE)
            return RestSeen(hand, counts, event.shown)
        case TalonTaken():
            hand, counts = seen_hand(event.hands, WHOLE, viewer), seen_counts(event.hands, WHOLE)
            return TalonSeen(event.seat, hand, counts)
        case CardGiven():
            gift = seen_gift(event.giver, event.to, event.card, viewer)
            return GiftSeen(gift, seen_hand(event.hands, WHOLE, viewer), seen_counts(event.hands, WHOLE))


def _deal_seen(event: CardsDealt, viewer: Seat | None) -> DealSeen:
    return DealSeen(
        number=event.number,
        dealer=event.dealer,
        rules=event.rules,
        hand=seen_hand(event.dealt, event.seen, viewer),
        counts=seen_counts(event.dealt, event.seen),
        talon=event.talon if event.talon_open else None,
        talon_count=len(event.talon),
        lists=event.lists,
    )


def _public(event: engine.Event) -> ObservedEvent:
    """Events that show nothing hidden, field by field."""
    match event:
        case Drawn(draw):
            return Drawn(draw)
        case ContractChosen(rules, lists):
            return ContractChosen(rules, lists)
        case TrumpNamed(rules, namer, shown):
            return TrumpNamed(rules, namer, shown)
        case DealScored(result, total, totals, dealt, talon):
            return DealScored(result, total, totals, dealt, talon)
        case MatchEnded(totals):
            return MatchEnded(totals)
        case _:
            return _move(event)


def _move(event: engine.Event) -> ObservedEvent:
    match event:
        case PlayBegan(leader):
            return PlayBegan(leader)
        case TurnPassed(seat):
            return TurnPassed(seat)
        case PlayerOut(seat):
            return PlayerOut(seat)
        case SeatDeserted(seat):
            return SeatDeserted(seat)
        case _:
            raise AssertionError(f"nobody has said who may see {type(event).__name__}")
