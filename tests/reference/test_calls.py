"""Sentences of sections 5 and 6 about what is said before the first card: one test each."""

from __future__ import annotations

from typing import Any

import pytest

from tests.reference.match import ReferenceMatch
from tests.reference.options import CLUB
from tests.reference.situations import PRAISE, open_talon, play, recovery, rest, to_order

# ---- 5: who chooses -------------------------------------------------------------------------------------------


def test_5_eldest_cannot_pass() -> None:
    assert to_order(choice="eldest").objection("pass") == "must-order"


def test_5_the_dealer_must_order_when_all_have_passed() -> None:
    match = play(to_order(choice="order_or_pass"), "pass, pass, pass")
    assert (match.turn, match.objection("pass")) == (3, "must-order")
    assert len(match.legal()) == 14


def test_5_eralash_off_leaves_no_eralash_to_order() -> None:
    match = to_order(choice="shared", eralash=False)
    assert len(match.legal()) == 12
    assert match.objection("order -all") == "bad-call"


def test_5_in_shared_nobody_orders_what_anybody_has_ordered() -> None:
    match = to_order(choice="shared")
    rest(play(match, "order -king"))
    assert match.current is not None
    match.deal([card for row in zip(*match.current.dealt, strict=True) for card in row])
    assert (match.turn, match.objection("order -king")) == (1, "order-twice")
    assert len(match.legal()) == 13


def test_5_four_trump_deals_in_the_list_whatever_the_number_of_players() -> None:
    match = ReferenceMatch({**CLUB, "players": 3, "choice": "eldest", "recovery": "named"}, 2)
    assert match.orders is not None
    assert match.orders.left(0)[-5:] == ["-all", "trump", "trump", "trump", "trump"]


@pytest.mark.parametrize(
    ("changes", "second_half"),
    [
        ({"recovery": "named"}, ["trump"] * 8),
        ({"recovery": "named", "eralash": False}, ["trump"] * 4),
        ({"recovery": "named", "domino": True}, ["trump"] * 4 + ["domino"] * 4),
        ({"recovery": "first_three", "reward_all": "before"}, ["+all"] + ["trump"] * 4),
        ({"recovery": "auction", "reward_all": "after", "recovery_deals": 2}, ["trump"] * 2 + ["+all"]),
        ({"recovery": "take_tricks", "recovery_deals": 3, "trick_price": 4}, ["take-tricks"] * 3),
        ({"recovery": "domino"}, ["domino"] * 4),
        ({"order": "dos"}, ["+tricks", "+hearts", "+boys", "+girls", "+last", "+king", "+all"]),
    ],
)
def test_5_the_second_half(changes: dict[str, Any], second_half: list[str]) -> None:
    schedule = ReferenceMatch({**CLUB, **changes}, 0).schedule
    assert [contract for contract in schedule if not contract.startswith("-")] == second_half


# ---- 6: auction and first three -------------------------------------------------------------------------------


def test_6_bids_rise_to_the_size_of_the_hand() -> None:
    match = play(recovery({"recovery": "auction"}), "bid 3")
    assert match.objection("bid 3") == "bid-not-higher"
    assert match.objection("bid 9") == "bid-too-high"
    assert match.objection("bid three") == "bad-call"
    assert match.objection("bid 4", seat=0) == "not-your-turn"


def test_6_a_bid_of_as_many_as_taken_is_worth_nothing() -> None:
    match = play(recovery({"recovery": "auction"}), "bid 7, pass, pass, pass, name C")
    assert rest(match) == [0, 48, 0, 0]
    match = play(recovery({"recovery": "auction"}), "bid 7, pass, pass, pass, name S")
    assert rest(match) == [6, 0, 0, 0]


def test_6_a_suit_is_named_and_no_other_denomination() -> None:
    match = play(recovery({"recovery": "auction"}), "pass, pass, pass")
    assert (match.turn, match.objection("name MIZ")) == (3, "name-forbidden")
    assert match.objection("name X") == "bad-call"


def test_6_declined_the_last_card_of_eldest_is_trump() -> None:
    match = play(recovery({"recovery": "first_three"}), "decline")
    assert (match.turn, match.trump) == (0, "S")


# ---- 6: praise ------------------------------------------------------------------------------------------------


def test_6_settled_unplayed() -> None:
    match = play(recovery(PRAISE), "settle")
    assert (match.points, match.contract, match.trump, match.tricks) == ([[6, 6, 6, 6]], "trump", None, [])


def test_6_without_a_sale_the_game_is_played_at_once() -> None:
    match = play(recovery(PRAISE), "by-last")
    assert match.trump == "S"
    assert match.objection("settle") == "bad-call"
    assert rest(match) == [24, 0, 0, 0]


def test_6_the_buyer_leads_after_the_rest_and_pays_in_tricks() -> None:
    match = play(recovery({**PRAISE, "sale": "after_rest"}), "name S, offer 2, pass, offer 3, pass, accept")
    assert play(match, "name H").turn == 3
    assert rest(match) == [9, 0, 0, 15]


def test_6_eldest_leads_what_is_sold_before_the_rest() -> None:
    match = play(recovery({**PRAISE, "sale": "before_rest"}), "name S, pass, pass, offer 8, accept, name S")
    assert match.turn == 0
    assert rest(match) == [48, 0, 0, -24]


def test_6_after_the_rest_he_may_still_settle() -> None:
    match = play(recovery({**PRAISE, "sale": "after_rest"}), "by-last, offer 1, pass, pass")
    assert match.legal() == {"accept", "keep", "settle"}
    assert play(match, "settle").points == [[6, 6, 6, 6]]


def test_6_a_keep_that_is_the_one_answer_left_is_not_asked() -> None:
    match = play(recovery({**PRAISE, "sale": "before_rest"}), "by-last, pass, pass, pass")
    assert (match.turn, match.trump) == (0, "S")
    match = play(recovery({**PRAISE, "settle": False, "sale": "after_rest"}), "by-last, pass, pass, pass")
    assert match.objection("keep") == "bad-call"


def test_6_any_standing_offer_is_accepted_by_its_seat() -> None:
    match = play(
        recovery({**PRAISE, "sale": "before_rest", "accept": "any"}), "name S, offer 1, offer 2, pass, pass"
    )
    assert match.legal() == {"accept 1", "accept 2", "keep"}
    assert match.objection("accept 3") == "accept-nothing"
    assert match.objection("accept") == "bad-call"
    assert play(match, "accept 1").turn == 1


def test_6_a_binding_sale_takes_the_best_offer() -> None:
    binding = {**PRAISE, "sale": "before_rest", "sale_binding": True, "accept": "any"}
    match = play(recovery(binding), "name NT, sell, offer 1, offer 2, pass, pass")
    assert match.turn == 2
    assert match.legal() == {f"name {name}" for name in ("S", "C", "D", "H", "NT", "MIZ")}
    assert play(recovery(binding), "name NT, keep").turn == 0


def test_6_suits_held() -> None:
    held = {**PRAISE, "suits": "held", "nt": False, "sale": "before_rest"}
    match = recovery(held)
    assert match.legal() == {"name S", "name MIZ", "by-last", "settle"}
    assert match.objection("name H") == match.objection("name NT") == "name-forbidden"
    assert play(match, "name S, pass, pass, offer 1, accept").legal() == {"name H", "name MIZ"}


# ---- 6: talon -------------------------------------------------------------------------------------------------


def test_6_one_card_to_each() -> None:
    match = play(open_talon(), "take, give 2H 1")
    assert match.objection("give 2D 1") == "give-twice"
    assert match.objection("give 2H 2") == "not-held"
    assert match.objection("give 2D 0") == match.objection("name S") == "bad-call"
    play(match, "give AS 3, give 2C 2")
    assert [len(hand) for hand in match.hands] == [13] * 4
    assert match.hands[3][-1] == "AS"


def test_6_the_right_to_the_talon_sold() -> None:
    match = play(open_talon(), "sell, offer 13, pass, pass")
    assert match.turn == 1
    assert "2S" in match.hands[1]
    assert play(open_talon(), "sell, pass, pass, pass").objection("give 2S 1") is None
    assert play(open_talon(), "sell").objection("offer 14") == "bid-too-high"


def test_6_asking_a_price() -> None:
    match = open_talon()
    assert match.may_ask() == float("inf")
    assert match.objection("ask 1000000") is None
    assert match.objection("ask 0") == match.objection("ask 07") == match.objection("ask") == "bad-call"
    play(match, "ask 2, pass, pass, pass")
    assert (match.legal(), match.may_ask()) == ({"take"}, 1)
    assert match.objection("ask 2") == "ask-not-lower"
    assert match.objection("sell") == "bad-call"
    play(match, "ask 1, pass, pass, pass")
    assert (match.legal(), match.may_ask()) == ({"take"}, None)
    assert open_talon(ask=False).objection("ask 5") == "bad-call"


def test_6_the_price_asked_is_in_points() -> None:
    match = play(open_talon(), "ask 140, pass, buy, give 2S 0, give 2C 1, give 2H 3, name S")
    assert rest(match) == [325 + 140, 0, -140, 0]
