"""Sentences of sections 2, 7 and 8: seats, options, the end of a match: one test each."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.reference.cards import PACKS
from tests.reference.deal import Illegal
from tests.reference.match import ReferenceMatch
from tests.reference.options import CLUB, refusal
from tests.reference.score import places, settlement
from tests.reference.seating import first_dealer, seats_follow
from tests.reference.situations import open_talon, ordered, play, rest, to_order

# ---- 2: seats -------------------------------------------------------------------------------------------------


def test_2_one_card_at_a_time_from_eldest() -> None:
    match = ReferenceMatch({**CLUB, "players": 3}, 1)
    pack = list(PACKS["7-a"])
    match.deal(pack)
    assert match.hands[2][:2] == [pack[0], pack[3]]
    assert match.current is not None
    assert match.current.talon == pack[30:]


def test_2_the_first_dealer() -> None:
    assert first_dealer("first_ace", ["7S", "QD", "AS"], 1, 4) == 3
    assert first_dealer("first_ace_leads", ["7S", "QD", "AS"], 1, 4) == 2
    assert first_dealer("highest", ["KS", "4H", "KD", "5S"], 0, 4) == 2


def test_2_the_two_highest_sit_opposite_each_other() -> None:
    assert seats_follow(["KS", "4H", "6D", "5S"])
    assert seats_follow(["KS", "5S", "6D", "4H"])
    assert not seats_follow(["KS", "6D", "5S", "4H"])


def test_2_others_than_four_sit_by_falling_card() -> None:
    assert seats_follow(["KS", "6D", "5S"])
    assert seats_follow(["5S", "KS", "6D"])
    assert not seats_follow(["KS", "5S", "6D"])


# ---- 7: the end -----------------------------------------------------------------------------------------------


def test_7_equal_totals_share_the_place() -> None:
    assert places([5, 9, 9, -1]) == [3, 1, 1, 4]


@pytest.mark.parametrize(
    ("how", "totals", "paid"),
    [
        ("winner", [100, 70, 65, -20], [185, -30, -35, -120]),
        ("winner", [10, 10, 4, 0], [8, 8, -6, -10]),
        ("points", [10, 8, -5, -13], [10, 8, -5, -13]),
        ("points", [10, 0, 0, 0], ["15/2", "-5/2", "-5/2", "-5/2"]),
        ("pairs", [3, 1, 0, 0], [8, 0, -4, -4]),
        ("pot", [3, 3, 0, 0], [1, 1, -1, -1]),
    ],
)
def test_7_settlement(how: str, totals: list[int], paid: list[int | str]) -> None:
    assert settlement(totals, {**CLUB, "settlement": how}) == [Fraction(number) for number in paid]


def test_7_the_ante_is_not_multiplied_by_the_stake() -> None:
    options = {**CLUB, "stake": 10, "ante": 3}
    assert settlement([2, 0], {**options, "settlement": "winner"}) == [20, -20]
    assert settlement([2, 0], {**options, "settlement": "pot"}) == [3, -3]


def test_7_a_penalty_deal_is_written_to_the_deserter() -> None:
    match = ordered("-tricks", deserter=True)
    match.desert(2)
    assert rest(match) == [0, 0, -16, 0]


def test_7_of_a_positive_deal_the_deserter_gets_nothing() -> None:
    match = ordered("+tricks", deserter=True)
    match.desert(0)
    assert rest(match) == [0, 0, 0, 0]


def test_7_a_deserter_keeps_his_minus() -> None:
    match = open_talon(deserter=True)
    match.desert(1)
    play(match, "sell, offer 3, pass, pass, give 2S 0, give 2D 2, give 2H 3, name S")
    assert rest(match) == [325 + 75, -75, 0, 0]


def test_7_without_the_option_nobody_is_a_deserter() -> None:
    with pytest.raises(Illegal, match="deserter"):
        to_order().desert(0)


# ---- 8: options -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"colour": "red"}, "unknown-option"),
        ({"boys": "Q"}, "option-value"),
        ({"multiplier": 0}, "option-value"),
        ({"eralash": 1}, "option-value"),
        ({"deals_each": 15}, "option-value"),
        ({"pack": "2-a"}, None),
        ({"pack": "9-a"}, "option-clash"),
        ({"choice": "shared", "recovery": "named"}, "option-clash"),
        ({"choice": "eldest", "recovery": "named"}, None),
        ({"domino": True}, "option-clash"),
        ({"reward_all": "after"}, "option-clash"),
        ({"recovery": "talon"}, "option-clash"),
        ({"recovery": "domino", "players": 5, "pack": "5-a"}, "option-clash"),
        ({"recovery": "praise", "trick_price": 3}, "option-clash"),
        ({"prices": "price3-20", "boys": "KJ"}, "option-clash"),
        ({"prices": "price3-24", "boys": "KJ"}, None),
    ],
)
def test_8_what_is_refused(changes: dict[str, Any], code: str | None) -> None:
    assert refusal({**CLUB, **changes}) == code
