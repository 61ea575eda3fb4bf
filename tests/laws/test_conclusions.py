"""Whatever is concluded for certain is so, whoever concludes it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kingclub.cards import KING_OF_HEARTS, Seat
from kingclub.engine import Match
from kingclub.view import conclusions, observe
from kingclub.view.conclusion import (
    KingAmong,
    KingInTalon,
    KingWith,
    SeatFact,
    StillScoring,
    SuitGone,
    SuitInTalon,
    SuitWith,
)
from kingclub.view.places import played_by
from tests.laws.passages import each_preset, each_recovery, few, of_house_rules, of_preset, viewers

seeds = st.integers(0, 10**6)


def assert_true(match: Match, viewer: Seat | None) -> None:
    deal, seen = match.deal, observe(match, viewer)
    assert deal is not None
    for fact in conclusions(seen):
        others = [card for seat, hand in enumerate(deal.hands) if seat != viewer for card in hand]
        match fact:
            case SuitGone(suit):
                assert not [card for card in others if card.suit is suit], fact
            case SuitInTalon(suit, count):
                assert [card.suit for card in deal.talon].count(suit) == count, fact
            case SuitWith(seat, suit, count):
                assert [card.suit for card in deal.hands[seat]].count(suit) == count, fact
            case KingWith(seat):
                assert KING_OF_HEARTS in deal.hands[seat], fact
            case KingInTalon():
                assert KING_OF_HEARTS in deal.talon, fact
            case KingAmong(seats, talon):
                places = [*(deal.hands[seat] for seat in seats), deal.talon if talon else ()]
                assert any(KING_OF_HEARTS in cards for cards in places), fact
            case StillScoring(cards):
                assert not set(cards) <= set(deal.talon), fact
            case SeatFact():
                hand = deal.hands[fact.seat]
                assert not [held for held in hand if held.bit & fact.lacks], fact
                assert fact.holds is None or fact.holds in (*hand, *played_by(seen, fact.seat)), fact
            case _:
                raise AssertionError(f"nobody has said how {fact} can be true")


@each_preset
@few
@given(seeds)
def test_whatever_is_concluded_is_true(preset: str, seed: int) -> None:
    for match, _ in of_preset(preset, seed).steps:
        for viewer in viewers(match):
            assert_true(match, viewer)


@each_recovery
@few
@given(seeds)
def test_whatever_is_concluded_under_house_rules_is_true(recovery: str, seed: int) -> None:
    for match, _ in of_house_rules(recovery, seed).steps:
        for viewer in viewers(match):
            assert_true(match, viewer)
