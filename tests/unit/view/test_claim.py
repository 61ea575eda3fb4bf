"""What may be claimed, sentence by sentence; `tests/laws/test_claims.py` plays it out."""

from __future__ import annotations

from kingclub.cards import parse_card
from kingclub.engine import Match
from kingclub.rules import load_preset
from kingclub.view import Rest, observe, sure_card
from tests.unit.view.table import MIXED, after, dealt, ordered, recovery

SPADES = "AS KS QS JS TS 9S 8S 7S | AC KC QC JC TC 9C 8C 7C | AD KD QD JD TD 9D 8D 7D | AH KH QH JH TH 9H 8H 7H"
LOWEST = "7S 8S 7C 8C 7D 8D 7H 8H | 9S TS JS 9C TC JC 9D TD | QS KS AS QC KC AC JD QD | KD AD 9H TH JH QH KH AH"


def card(match: Match, rest: Rest) -> str | None:
    """The card with which whoever is to play makes sure of it."""
    assert match.turn is not None
    found = sure_card(observe(match, match.turn), rest)
    return None if found is None else found.name


def test_whoever_leads_nothing_but_winners_takes_the_rest() -> None:
    match = ordered("+tricks", SPADES)
    assert card(match, Rest.MINE) == "AS"
    assert card(match, Rest.NONE) is None
    assert card(ordered("+tricks", MIXED), Rest.MINE) is None  # the seven of hearts


def test_a_low_card_of_a_long_suit_wins_when_the_others_have_had_to_follow_as_often_as_they_can() -> None:
    long = "AS KS QS 8S 7S AC KC AD | {} | {} | {}"
    three_out = long.format("JS TS 9S QC JC TC 9C 8C", "7C KD QD JD TD 9D 8D 7D", "AH KH QH JH TH 9H 8H 7H")
    assert card(ordered("+tricks", three_out), Rest.MINE) == "AS"
    long = "AS KS 9S 8S 7S AC KC AD | {} | {} | {}"
    three_out = long.format("QS JS TS QC JC TC 9C 8C", "7C KD QD JD TD 9D 8D 7D", "AH KH QH JH TH 9H 8H 7H")
    assert card(ordered("+tricks", three_out), Rest.MINE) is None  # the third lead may lose to the queen


def test_in_the_middle_of_a_trick_nobody_may_be_left_to_beat_the_card() -> None:
    hands = "7D 7H 8H 9H TH JH QH KH | AD KD QD AC KC QC JC TC | JD 8D 9D TD 7C 8C 9C AS | KS 7S 8S 9S TS JS QS AH"
    assert card(after(ordered("+tricks", hands), "7D"), Rest.MINE) == "AD"
    swapped = hands.replace("AD KD", "JD KD").replace("JD 8D", "AD 8D")
    assert card(after(ordered("+tricks", swapped), "7D"), Rest.MINE) is None


def test_trumps_of_others_are_drawn_first_if_one_has_enough() -> None:
    hands = "AS KS QS JS AC KC AD KD | {} | {} | {}"
    four = hands.format("TS 9S 8S 7S QC JC TC 9C", "8C 7C QD JD TD 9D 8D 7D", "AH KH QH JH TH 9H 8H 7H")
    assert card(after(recovery("club-trump", four), "name S"), Rest.MINE) == "AS"
    assert card(after(recovery("club-trump", four), "name C"), Rest.MINE) is None
    assert card(after(recovery("club-trump", four), "name H"), Rest.MINE) is None


def test_who_may_not_lead_trumps_cannot_draw_them() -> None:
    hands = "7D 8D 9D TD 7S 8S 9S TS | AD AS KS QS JS AC KC QC | JD QD KD 7C 8C 9C TC JC | 7H 8H 9H TH JH QH KH AH"
    played = "name S, 7D, AD, JD, 7H"
    assert card(after(recovery("club-trump", hands), played), Rest.MINE) == "AS"
    assert card(after(recovery("club-trump", hands, trump_lead="namer_only"), played), Rest.MINE) is None


def test_in_misere_the_lowest_cards_take_the_rest() -> None:
    hands = "7S 8S 9S TS 7C 8C 9C 7D | {} | {} | {}"
    others = hands.format("JS QS KS AS TC JC QC KC", "AC 8D 9D TD JD QD KD AD", "7H 8H 9H TH JH QH KH AH")
    assert card(after(recovery("praise-eight", others), "name MIZ, pass, pass, pass"), Rest.MINE) == "7S"
    assert card(after(recovery("praise-eight", others), "name NT, pass, pass, pass"), Rest.MINE) is None


def test_whoever_has_the_lowest_cards_of_each_suit_takes_nothing_more() -> None:
    lowest, *others = LOWEST.split(" | ")
    assert card(ordered("-tricks", LOWEST), Rest.NONE) == "7S"
    played = after(ordered("-tricks", " | ".join([*others, lowest])), "9S, QS, KD")
    assert card(played, Rest.NONE) == "8S"  # the higher of the two that stay below


def test_a_lead_that_nobody_has_to_beat_takes_the_trick() -> None:
    assert card(ordered("-tricks", SPADES), Rest.NONE) is None
    hands = "7S 7C 8C 9C 7D 8D 9D 7H 8H 9H | {} KC QC JC TC AD KD QD JD TD | {} KH QH JH TH AH AC JS QS KS"
    assert card(three(hands.format("AS", "TS"), "8S 9S"), Rest.NONE) == "7S"
    hands = "7S 8S 9S TS JS QS 7C 7D 8D 9D | KS KC QC JC TC AD KD QD JD TD | 8C KH QH JH TH AH AC 9C 8H 9H"
    assert card(three(hands, "AS 7H"), Rest.NONE) == "7C"  # of the seven clubs only two can be in the talon


def three(hands: str, talon: str) -> Match:
    """Three players with a hidden talon."""
    return dealt(load_preset("site-three"), hands, talon)


def test_the_king_that_must_be_shown_may_take_the_trick() -> None:
    hands = "9S TS JS QS KS AS 8S AH | 7H 8H 9H TH JH QH KH 7S | JC QC KC AC 9D TD JD QD | KD AD 7C 8C 9C TC 7D 8D"
    assert card(after(ordered("-king", hands), "9S"), Rest.NONE) == "7S"
    must_show = after(ordered("-king", hands, king_discard="when_hearts_led"), "9S")
    assert card(must_show, Rest.NONE) is None


def test_who_holds_trumps_may_have_to_take_a_trick_with_them() -> None:
    lowest = recovery("club-trump", LOWEST)
    assert card(after(lowest, "name S"), Rest.NONE) is None
    last = after(recovery("club-trump", MIXED), "name H")
    assert card(last, Rest.NONE) is None


def test_where_nobody_is_to_play_a_card_nothing_can_be_claimed() -> None:
    match = recovery("club-trump", LOWEST)  # a trump is to be named
    assert card(match, Rest.MINE) is None
    playing = ordered("-tricks", LOWEST)
    assert playing.turn == 0
    assert sure_card(observe(playing, None), Rest.NONE) is None
    assert parse_card("7S") is sure_card(observe(playing, playing.turn), Rest.NONE)
