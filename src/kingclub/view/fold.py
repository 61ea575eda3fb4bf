"""From one observation to the next: what a viewer makes of an event without knowing any rules.

Law of the stream: a snapshot with the events after it folded in equals the later snapshot, for every viewer.
"""

from __future__ import annotations

from dataclasses import replace

from kingclub.cards import Card, Seat, with_seat
from kingclub.engine.domino import extended
from kingclub.engine.event import (
    CardPlayed,
    ContractChosen,
    DealScored,
    Drawn,
    MatchEnded,
    PlayBegan,
    PlayerOut,
    SeatDeserted,
    TrickTaken,
    TrumpNamed,
    TurnPassed,
)
from kingclub.engine.trick import Trick
from kingclub.view.event import CallHeard, DealSeen, GiftSeen, ObservedEvent, RestSeen, TalonSeen, TurnSeen
from kingclub.view.observation import Observation, TakenTrick


def fold(seen: Observation, event: ObservedEvent) -> Observation:
    """The observation after an event."""
    match event:
        case DealSeen():
            return _new_deal(seen, event)
        case RestSeen(hand, counts, shown):
            return replace(seen, hand=hand, counts=counts, shown=shown)
        case CallHeard(call, best):
            return replace(seen, calls=(*seen.calls, call), best=best)
        case TalonSeen(seat, hand, counts):
            return replace(seen, hand=hand, counts=counts, talon_count=0, talon_taker=seat)
        case GiftSeen(gift, hand, counts):
            return replace(seen, gifts=(*seen.gifts, gift), hand=hand, counts=counts)
        case TurnSeen(seat, phase, legal, refused):
            return replace(seen, turn=seat, phase=phase, legal=legal, refused=refused)
        case Drawn(draw):
            return replace(seen, draw=draw, phase="deal")
        case ContractChosen(rules, lists):
            return replace(seen, rules=rules, lists=lists)
        case TrumpNamed(rules, namer, shown):
            return replace(seen, rules=rules, namer=namer, shown=shown)
        case _:
            return _fold_play(seen, event)


def _new_deal(seen: Observation, event: DealSeen) -> Observation:
    return Observation(
        ruleset=seen.ruleset,
        viewer=seen.viewer,
        number=event.number,
        dealer=event.dealer,
        phase="deal",
        rules=event.rules,
        hand=event.hand,
        counts=event.counts,
        talon=event.talon,
        talon_count=event.talon_count,
        points=(0,) * len(event.counts),
        results=seen.results,
        totals=seen.totals,
        lists=event.lists,
        draw=seen.draw,
    )


def _fold_play(seen: Observation, event: ObservedEvent) -> Observation:
    match event:
        case PlayBegan(leader):
            return seen if leader is None else replace(seen, trick=Trick(leader, ()))
        case CardPlayed(seat, card):
            return _play_card(seen, seat, card)
        case TrickTaken(taker, points):
            assert seen.trick is not None
            tricks = (*seen.tricks, TakenTrick(seen.trick, taker))
            return replace(seen, tricks=tricks, trick=Trick(taker, ()), points=points)
        case TurnPassed(seat):
            return replace(seen, turns=(*seen.turns, (seat, None)))
        case PlayerOut(seat):
            return replace(seen, out=(*seen.out, seat))
        case SeatDeserted(seat):
            return replace(seen, deserter=seat)
        case DealScored():
            return _score(seen, event)
        case MatchEnded():
            return replace(seen, phase="over")
        case _:
            raise AssertionError(event)


def _play_card(seen: Observation, seat: Seat, card: Card) -> Observation:
    counts = with_seat(seen.counts, seat, seen.counts[seat] - 1)
    hand = seen.hand
    if hand is not None and seat == seen.viewer:
        hand = tuple(held for held in hand if held is not card)
    if seen.trick is not None:
        trick = Trick(seen.trick.leader, (*seen.trick.cards, card))
        return replace(seen, counts=counts, hand=hand, trick=trick)
    turns = (*seen.turns, (seat, card))
    return replace(seen, counts=counts, hand=hand, turns=turns, rows=extended(seen.rows, card))


def _score(seen: Observation, event: DealScored) -> Observation:
    rules = seen.rules
    assert rules is not None
    return replace(
        seen,
        phase="deal",
        rules=replace(rules, denomination=event.result.denomination),
        namer=None if event.result.settled else seen.namer,
        talon=event.talon,
        trick=None,
        points=event.result.points,
        results=(*seen.results, event.result),
        totals=event.totals,
        revealed=event.dealt,
        turn=None,
        legal=None,
        refused=None,
    )
