"""Sentences of sections 3, 4 and 10, and what section 6 says of trumps and domino: one test each."""

from __future__ import annotations

import pytest

from tests.reference.cards import taking_card
from tests.reference.presets import PRESETS
from tests.reference.situations import FOUR_SUITS, MIXED, PRAISE, ordered, play, recovery, rest, to_order

# ---- 3: play --------------------------------------------------------------------------------------------------


def test_3_1_follow_suit() -> None:
    match = play(ordered("-tricks", MIXED), "AS")
    assert match.objection("AH") == "revoke"
    assert match.legal() == {"7S", "8S"}


def test_3_3_no_heart_is_led_while_another_suit_is_held() -> None:
    assert ordered("-hearts", MIXED).objection("7H") == "heart-lead"
    assert ordered("+all", MIXED).objection("7H") == "heart-lead"
    assert ordered("-girls", MIXED).objection("7H") is None


def test_3_3_with_only_hearts_left_a_heart_may_be_led() -> None:
    hearts_first = " | ".join(reversed(FOUR_SUITS.split("|")))
    assert ordered("-hearts", hearts_first).objection("7H") is None


@pytest.mark.parametrize(
    ("duty", "forced"), [("free", False), ("when_void", True), ("when_hearts_led", False), ("always", True)]
)
def test_3_4_void_with_the_king(duty: str, *, forced: bool) -> None:
    match = play(ordered("-all", king_discard=duty), "AS, AC, AD")
    assert (match.objection("AH") == "king-held") == forced


@pytest.mark.parametrize(
    ("duty", "forced"), [("free", False), ("when_void", False), ("when_hearts_led", True), ("always", True)]
)
def test_3_4_hearts_led_to_the_king(duty: str, *, forced: bool) -> None:
    match = play(ordered("+king", MIXED, king_discard=duty, heart_lead_ban=[]), "7H")
    assert (match.objection("AH") == "king-held") == forced
    assert match.objection("7S") == "revoke"


def test_3_4_the_duty_is_of_king_and_eralash_alone() -> None:
    assert play(ordered("-hearts", king_discard="always"), "AS, AC, AD").objection("7H") is None


def test_3_4_the_leader_is_never_forced_to_lead_the_king() -> None:
    hearts_first = " | ".join(reversed(FOUR_SUITS.split("|")))
    assert "7H" in ordered("-king", hearts_first, king_discard="always").legal()


# Seat 0 takes every trick; KH lies in the talon.
KING_IN_TALON = (
    "AS KS QS JS TS 9S 8S 7S AC KC | AD KD QD JD TD 9D 8D 7D QC JC | AH QH JH TH 9H 8H 7H TC 9C 8C",
    "KH 7C",
)


def test_3_6_without_a_scoring_card_in_play_all_tricks_are_played_for_nothing() -> None:
    match = ordered("-king", *KING_IN_TALON, players=3, talon="dead")
    assert rest(match) == [0, 0, 0]
    assert len(match.tricks) == 10


def test_3_6_the_last_trick_takes_the_talon() -> None:
    match = ordered("-king", *KING_IN_TALON, players=3, talon="last_trick")
    points = rest(match)
    assert len(match.tricks) == 10
    assert sorted(points) == [-16, 0, 0]
    assert points[match.tricks[-1].taker or 0] == -16


def test_3_6_a_dead_talon_does_not_keep_the_deal_going() -> None:
    match = ordered("-hearts", *KING_IN_TALON, players=3, talon="dead")
    play(match, "AS, AD, AH, KS, KD, QH, QS, QD, JH, JS, JD, TH, TS, TD, 9H, 9S, 9D, 8H, 8S, 8D, 7H")
    assert match.points == [[-14, 0, 0]]


# ---- 10: disputes ---------------------------------------------------------------------------------------------


def test_10_3_the_points_of_the_king_go_to_the_taker_of_the_trick() -> None:
    hands = "7H KS 7S 8C 9D TD JD QD | 8S 9S KH AS 9C TC JC QC | TS JS 8H 9H KC AC KD AD | QS AH TH JH QH 7C 7D 8D"
    match = ordered("-king", hands, heart_lead_ban=[])
    assert play(match, "7H").legal() == {"KH"}
    assert play(match, "KH, 8H, AH").points == [[0, 0, 0, -16]]


def test_10_4a_the_last_trick_of_eralash_at_book_prices() -> None:
    """2H KH QH JH: 20 + 80 + 60 + 60 + 150 + 150 = 520 to the holder of KH, the rest of 1300 to seat 0."""
    hands = (
        "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2H | AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C KH |"
        "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D QH | 2S 2C 2D AH TH 9H 8H 7H 6H 5H 4H 3H JH"
    )
    rules = {**PRESETS["book-eralash"], "recovery": "mirror", "last": "one", "choice": "eldest"}
    match = play(to_order(hands, **rules), "order -all")
    for trick in zip(*(hand.split() for hand in hands.split("|")), strict=True):
        play(match, ", ".join(trick))
    assert match.points == [[-780, -520, 0, 0]]


@pytest.mark.parametrize(("trick", "taker"), [("KC 7C 8C QC", "KC"), ("KC QD 7H QS", "KC"), ("KC AC 8D JC", "AC")])
def test_10_4b_who_takes(trick: str, taker: str) -> None:
    assert taking_card(trick.split(), None) == taker


def test_10_7_the_worst_last_two_tricks_of_eralash() -> None:
    """72 with four kings and four queens: tricks 4, last two 16, two hearts 4, kings 16, queens 16, KH 16."""
    hands = "AS JS TS 9S 8S 7S KS QS | AC JC TC 9C 8C 7C KC QC | AD JD TD 9D 8D 7D KD QD | AH JH TH 9H 8H 7H KH QH"
    match = ordered("-all", hands, king_discard="free")
    for trick in zip(*(hand.split() for hand in hands.split("|")), strict=True):
        play(match, ", ".join(trick))
    first_six = 6 * 2 + 6 * 2  # six tricks and six hearts
    assert match.points == [[-first_six - 72, 0, 0, 0]]


# ---- 6: trumps and domino -------------------------------------------------------------------------------------


def test_6_what_takes_with_trumps_without_and_at_misere() -> None:
    assert taking_card(["AS", "7H", "KS", "8H"], "H") == "8H"
    assert taking_card(["9S", "AS", "AH"], "NT") == "AS"
    assert taking_card(["AS", "7S", "KS", "7H"], "MIZ") == "7S"


def test_6_must_trump() -> None:
    def void_in_diamonds(rule: bool) -> str | None:
        match = play(recovery({"recovery": "first_three", "must_trump": rule}, MIXED), "name H, QD")
        return match.objection("9C")

    assert void_in_diamonds(True) == "must-trump"
    assert void_in_diamonds(False) is None


def test_6_only_the_namer_leads_trumps() -> None:
    rules = {**PRAISE, "sale": "before_rest", "trump_lead": "namer_only"}
    assert play(recovery(rules, MIXED), "name D, pass, pass, pass").objection("QD") is None
    sold = play(recovery(rules, MIXED), "name S, offer 1, pass, pass, accept, name D")
    assert (sold.turn, sold.objection("QD")) == (0, "trump-lead")
    assert play(recovery(rules), "name S, offer 1, pass, pass, accept, name S").objection("AS") is None


def test_6_domino() -> None:
    match = recovery({"recovery": "domino"}, MIXED)
    assert match.legal() == {"JD"}
    assert match.objection("pass") == "domino-pass"
    assert match.objection("7H") == "domino-fit"
    assert match.objection("JS") == "not-held"
    assert match.objection("bid 1") == "bad-call"
    assert play(match, "JD, JC, pass, JS").legal() == {"TD", "QD"}
    assert sorted(rest(match)) == [-50, 50, 125, 200]
