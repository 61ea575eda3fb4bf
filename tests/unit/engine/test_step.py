"""The fold: what moves a match and what cannot, sections 2, 5 and 7 of the rules."""

from __future__ import annotations

import pytest

from kingclub.cards import PACKS, Seat
from kingclub.engine import (
    Act,
    Desert,
    Draw,
    FindDealer,
    GiveCards,
    Match,
    Move,
    advance,
    apply,
    awaits_call,
    format_action,
    legal_actions,
    move_objection,
    new_match,
    objection,
    parse_action,
)
from kingclub.engine.event import TurnCame
from kingclub.errors import Refused
from kingclub.rules import load_preset
from tests.unit.engine.table import lay, say

SUITS = [f"K{suit} Q{suit} J{suit} A{suit} T{suit} 9{suit} 8{suit} 7{suit}" for suit in "SCDH"]
"""A suit each: the leader takes every trick."""
KING_FALLS = ("7S", "7C", "7D", "KH")

PACK = PACKS["7-a"].cards


def dealt(preset: str = "club", **changes: object) -> Match:
    return lay(preset, SUITS, **changes)  # type: ignore[arg-type]  # options and not the talon


def code(match: Match, action: str) -> str | None:
    """Why the seat to act may not do this."""
    assert match.turn is not None
    refusal = objection(match, match.turn, parse_action(action))
    return refusal.code if refusal is not None else None


def start() -> Match:
    return new_match(load_preset("club"))


@pytest.mark.parametrize(
    ("match", "move", "refused"),
    [
        (start(), GiveCards(PACK), "deal-unfinished"),
        (start(), Act(Seat(0), parse_action("7S")), "not-your-turn"),
        (start(), FindDealer(Draw(Seat(4))), "dealer"),
        (start(), Desert(Seat(0)), "deserter"),
        (dealt("club"), FindDealer(Draw(Seat(0))), "deal-unfinished"),
        (dealt("club"), GiveCards(PACK), "deal-unfinished"),
        (dealt("club"), Act(Seat(1), parse_action("KC")), "not-your-turn"),
        (dealt("club"), Act(Seat(1), parse_action("keep")), "extra-call"),
        (dealt("club"), Desert(Seat(0)), "deserter"),
        (dealt("club", deserter=True), Desert(Seat(4)), "deserter"),
        (dealt("club-ordered"), Act(Seat(0), parse_action("KS")), "missing-call"),
        (dealt("club-ordered"), Act(Seat(1), parse_action("bid 3")), "bad-call"),
        (dealt("club-ordered"), Act(Seat(1), parse_action("pass")), "not-your-turn"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(match: Match, move: Move, refused: str) -> None:
    refusal = move_objection(match, move)
    assert refusal is not None
    assert refusal.code == refused
    with pytest.raises(Refused) as caught:
        apply(match, move)
    assert caught.value.refusal == refusal


@pytest.mark.parametrize("pack", [PACK[1:], PACK + PACK[:1], PACK[1:] + PACK[1:2], PACKS["2-a"].cards])
def test_only_the_whole_pack_is_dealt(pack: tuple[object, ...]) -> None:
    match, _ = advance(start(), FindDealer(Draw(Seat(3))))
    refusal = move_objection(match, GiveCards(pack))  # type: ignore[arg-type]  # cards, whatever they are
    assert refusal is not None
    assert refusal.code == "pack"


def test_apply_says_whose_turn_it_is_and_advance_only_moves() -> None:
    match, _ = advance(start(), FindDealer(Draw(Seat(3))))
    moved, events = apply(match, GiveCards(PACK))
    bare, fewer = advance(match, GiveCards(PACK))
    assert moved == bare
    assert events[:-1] == fewer
    last = events[-1]
    assert isinstance(last, TurnCame)
    assert (last.seat, last.phase, last.legal) == (0, "play", legal_actions(moved))


def test_the_deal_passes_clockwise() -> None:
    match = dealt()
    while match.turn is not None:
        match = say(match, format_action(legal_actions(match)[0]))
    match, _ = advance(match, GiveCards(PACK))
    assert match.deal is not None
    assert match.deal.dealer == 0
    assert match.turn == 1


def test_calls_come_before_cards() -> None:
    assert awaits_call(dealt("club-ordered"))
    assert not awaits_call(dealt("club"))
    assert not awaits_call(start())


def test_the_last_of_the_round_has_to_order() -> None:
    match = say(dealt("club-ordered"), "pass", "pass", "pass")
    assert match.turn == 3
    assert code(match, "pass") == "must-order"
    assert code(match, "order -girls") is None


def test_nobody_orders_the_same_contract_twice() -> None:
    match = say(dealt("club-ordered"), "order -king", *KING_FALLS)
    match = say(advance(match, GiveCards(PACK))[0], "pass", "pass", "pass")
    assert match.turn == 0
    assert code(match, "order -king") == "order-twice"
    assert code(match, "order +king") is None


def test_a_deserter_is_written_all_points_of_a_penalty_deal() -> None:
    match = lay("club", SUITS, order="-king", choice="eldest", deserter=True)
    match, _ = apply(match, Desert(Seat(2)))
    assert say(match, *KING_FALLS).results[-1].points == (0, 0, -16, 0)


def test_of_a_reward_deal_the_deserter_gets_nothing() -> None:
    match, _ = apply(lay("club", SUITS, order="+king", choice="eldest", deserter=True), Desert(Seat(0)))
    assert say(match, *KING_FALLS).results[-1].points == (0, 0, 0, 0)


def test_nobody_acts_when_the_deal_is_over() -> None:
    match = say(lay("club", SUITS, order="-king", choice="eldest"), *KING_FALLS)
    assert legal_actions(match) == ()
    refusal = objection(match, Seat(0), parse_action("KS"))
    assert refusal is not None
    assert refusal.code == "not-your-turn"
