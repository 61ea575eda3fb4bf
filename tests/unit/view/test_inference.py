"""What can be concluded for certain, sentence by sentence."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from typing import Any, TypeAlias

import pytest

from kingclub.cards import Card, Seat, Suit, parse_card, parse_cards
from kingclub.engine import Match
from kingclub.locale import LANGUAGES, conclusion_sentence
from kingclub.rules import ruleset
from kingclub.view import conclusion as values
from kingclub.view import conclusions, observe
from kingclub.view.conclusion import (
    Conclusion,
    Fact,
    GiftGiven,
    GiftGot,
    KingAmong,
    KingInTalon,
    KingNotShown,
    KingWith,
    LastCardShown,
    NamedFromHeld,
    NoKing,
    NoTrumps,
    OnlyHearts,
    OnlyTrumps,
    PassedInDomino,
    SeatFact,
    StillScoring,
    SuitGone,
    SuitInTalon,
    SuitWith,
    TookTalon,
    Void,
)
from tests.laws.passages import of_preset
from tests.unit.view.table import MIXED, after, dealt, ordered, recovery

Changes: TypeAlias = dict[str, Any]
S, C, D, H = Suit
ANNA, BORIS, VERA, GLEB = map(Seat, range(4))


def seen_by(viewer: int | None, match: Match) -> tuple[Conclusion, ...]:
    return conclusions(observe(match, None if viewer is None else Seat(viewer)))


def card(text: str) -> Card:
    return parse_card(text)


def test_who_throws_another_suit_has_none_of_the_one_led() -> None:
    match = after(ordered("-tricks"), "8S, 7S, 7C, 7D")
    assert Void(VERA, S, card("7C"), 1) in seen_by(ANNA, match)
    assert Void(GLEB, S, card("7D"), 1) in seen_by(ANNA, match)
    assert not [fact for fact in seen_by(ANNA, match) if isinstance(fact, Void) and fact.seat == BORIS]


def test_one_concludes_nothing_about_oneself() -> None:
    match = after(ordered("-tricks"), "8S, 7S, 7C, 7D")
    assert all(fact.seat != VERA for fact in seen_by(VERA, match) if isinstance(fact, SeatFact))


def test_the_public_concludes_about_everybody() -> None:
    match = after(ordered("-tricks"), "8S, 7S, 7C, 7D")
    assert {fact.seat for fact in seen_by(None, match) if isinstance(fact, Void)} == {VERA, GLEB}


def test_a_suit_missing_twice_is_told_once() -> None:
    match = after(ordered("-tricks"), "8S, 7S, 7C, 7D, 9S, 8C, 8D, 8H")
    assert [fact for fact in seen_by(ANNA, match) if isinstance(fact, Void) and fact.seat == VERA] == [
        Void(VERA, S, card("7C"), 1)
    ]


def test_a_heart_led_under_the_ban_means_only_hearts() -> None:
    match = after(ordered("-hearts", HEARTS_LED), "7S, 8S, 9S, AS, KH")
    assert OnlyHearts(GLEB, card("KH"), 2) in seen_by(ANNA, match)


HEARTS_LED = "7S KS QS JS TS 7C 7D 7H | 8S AC KC QC JC TC 9C 8C | 9S AD KD QD JD TD 9D 8D | AS AH KH QH JH TH 9H 8H"


def test_a_heart_led_where_it_may_be_proves_nothing() -> None:
    match = after(ordered("-tricks", HEARTS_LED), "7S, 8S, 9S, AS, KH")
    assert not [fact for fact in seen_by(ANNA, match) if isinstance(fact, OnlyHearts)]


@pytest.mark.parametrize(("discard", "proved"), [("when_void", True), ("always", True), ("free", False)])
def test_void_without_discarding_the_king(discard: str, proved: bool) -> None:
    match = after(ordered("-king", king_discard=discard), "8S, 7S, 7C")
    assert (NoKing(VERA, card("7C"), 1) in seen_by(ANNA, match)) is proved


@pytest.mark.parametrize(("discard", "proved"), [("when_hearts_led", True), ("always", True), ("when_void", False)])
def test_hearts_led_and_the_king_not_shown(discard: str, proved: bool) -> None:
    match = after(ordered("-king", SPREAD_HEARTS, king_discard=discard, heart_lead_ban=[]), "7H, 9H")
    assert (KingNotShown(BORIS, card("9H"), 1) in seen_by(ANNA, match)) is proved


SPREAD_HEARTS = (
    "7H 8H 7S 8S 9S TS JS QS | 9H TH 7C 8C 9C TC JC QC | JH QH 7D 8D 9D TD JD QD | KH AH KS AS KC AC KD AD"
)


def test_the_king_is_with_the_one_who_is_left() -> None:
    """Hearts led and no king from two: the third has it, or else the leader."""
    match = after(ordered("-king", SPREAD_HEARTS, king_discard="always", heart_lead_ban=[]), "7H, 9H, JH")
    assert KingWith(GLEB) in seen_by(ANNA, match)
    assert KingAmong((ANNA, GLEB), False) in seen_by(None, match)


TALON = "7H 8H 7S 8S 9S TS JS QS KS AS | 9H TH 7C 8C 9C TC JC QC KC AC | JH QH 7D 8D 9D TD JD QD KD AD"


def test_the_king_may_lie_in_the_talon() -> None:
    match = ordered("-king", TALON, "KH AH", players=3, king_discard="always", heart_lead_ban=[])
    assert KingInTalon() in seen_by(ANNA, after(match, "7H, 9H, JH"))
    assert KingAmong((VERA,), True) in seen_by(ANNA, after(match, "7H, 9H"))


def test_a_suit_lies_in_the_talon() -> None:
    hands = "9S TS JS QS KS AS 7C 7D 7H 8H | AC KC QC JC TC 9C 8C 9H TH JH | AD KD QD JD TD 9D 8D QH KH AH"
    match = ordered("-tricks", hands, "7S 8S", players=3)
    assert SuitInTalon(S, 2) in seen_by(ANNA, after(match, "9S, 8C, 8D"))
    assert SuitInTalon(S, 2) not in seen_by(ANNA, after(match, "9S, 8C"))


def test_all_that_is_left_of_a_suit_is_with_one() -> None:
    match = after(ordered("-tricks"), "8S, 7S, 7C, 7D")
    assert SuitGone(S) in seen_by(ANNA, match)
    assert SuitWith(ANNA, S, 7) in seen_by(VERA, after(ordered("-tricks", NO_SPADES), "8S, 7D, 7C, 7H"))


NO_SPADES = "AS KS QS JS TS 9S 8S 7S | AC KC QC JC TC 9C 8C 7D | AD KD QD JD TD 9D 8D 7C | AH KH QH JH TH 9H 8H 7H"


def test_who_does_not_trump_where_he_must_has_no_trumps() -> None:
    match = after(recovery("ordered-trump", NO_SPADES, choice="fixed", must_trump=True), "name H, 8S, 7D")
    assert NoTrumps(BORIS, H, card("7D"), 1) in seen_by(ANNA, match)
    free = after(recovery("ordered-trump", NO_SPADES, choice="fixed", must_trump=False), "name H, 8S, 7D")
    assert not [fact for fact in seen_by(ANNA, free) if isinstance(fact, NoTrumps)]


def test_who_leads_the_namers_trump_has_nothing_else() -> None:
    rules: Changes = {"choice": "fixed", "trump_lead": "namer_only", "must_trump": True}
    match = after(recovery("ordered-trump", NAMER, **rules), "name H, 7S, 8S, 9S, AS")
    assert OnlyTrumps(GLEB, H, card("8H"), 2) in seen_by(ANNA, after(match, "8H"))


NAMER = "7S KS QS JS TS 7C 7D 7H | 8S AC KC QC JC TC 9C 8C | 9S AD KD QD JD TD 9D 8D | AS AH KH QH JH TH 9H 8H"
FOUR_SUITS_52 = (
    "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S | AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C |"
    "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D | AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H"
)


def test_giver_and_receiver_know_a_gift_and_the_others_the_talon() -> None:
    match = after(recovery("book-talon", FOUR_SUITS_52, "2S 2C 2D 2H"), "take, give 2C 1, give 2D 2, give 3S 3")
    assert GiftGiven(BORIS, card("2C")) in seen_by(ANNA, match)
    assert GiftGot(ANNA, card("2C")) in seen_by(BORIS, match)
    assert TookTalon(ANNA, parse_cards("2S 2C 2D 2H")) in seen_by(BORIS, match)
    assert not [fact for fact in seen_by(None, match) if isinstance(fact, GiftGiven | GiftGot)]


def test_the_last_card_shown_is_held() -> None:
    match = after(recovery("club-trump", MIXED), "decline")
    assert LastCardShown(ANNA, card("7H")) in seen_by(BORIS, match)


def test_a_suit_that_must_be_held_was_held() -> None:
    match = recovery("praise-eight", MIXED, suits="held", sale="none")
    assert NamedFromHeld(ANNA, S, 3) in seen_by(BORIS, after(match, "name S"))
    anything = recovery("praise-eight", MIXED, suits="any", sale="none")
    assert not [fact for fact in seen_by(BORIS, after(anything, "name S")) if isinstance(fact, NamedFromHeld)]


def test_a_pass_in_domino_shows_that_nothing_fitted() -> None:
    rules = {"recovery": "domino"}
    match = dealt(ruleset("club", rules), MIXED, deals=7)
    match = after(match, "JS, JC, JD, JH, TS, TC, TD, TH, 9S, 9C, 9D, 9H, 8S, 8C, 8D, 8H")
    match = after(match, "QS, 7S, 7C, 7D, 7H")
    assert not [fact for fact in seen_by(ANNA, match) if isinstance(fact, PassedInDomino)]
    start = dealt(ruleset("club", rules), NO_JACK, deals=7)
    assert PassedInDomino(ANNA, parse_cards("JS JC JD JH")) in seen_by(BORIS, after(start, "pass"))


NO_JACK = "AS KS QS 7H TS 9S 8S 7S | AC KC QC JC TC 9C 8C 7C | AD KD QD JD TD 9D 8D 7D | AH KH QH JH TH 9H 8H JS"


def test_a_deal_that_goes_on_has_a_card_that_scores() -> None:
    """Three queens have fallen, and with the fourth in the dead talon the deal would be over."""
    hands = "QS JS TS 9S 8S 7S 7C 7D 7H 8H | QC KC JC TC 9C 8C AC 9H TH QH | QD KD JD TD 9D 8D AD KH AH AS"
    match = ordered("-girls", hands, "KS JH", players=3)
    match = after(match, "7S, QC, AS, 8D, 7D, 9H")
    assert not [fact for fact in seen_by(ANNA, match) if isinstance(fact, StillScoring)]
    match = after(match, "QD, QS, KC")
    assert StillScoring((card("QH"),)) in seen_by(ANNA, match)
    assert not [fact for fact in seen_by(BORIS, match) if isinstance(fact, StillScoring)]


def test_nothing_is_concluded_when_all_lies_open() -> None:
    match = of_preset("club", 1)
    assert conclusions(observe(match.end[0], ANNA)) == ()


CONCLUSIONS = [
    value
    for value in vars(values).values()
    if isinstance(value, type) and is_dataclass(value) and issubclass(value, Fact) and value not in (Fact, SeatFact)
]
EXAMPLES: dict[str, Any] = {
    "seat": BORIS,
    "suit": S,
    "card": parse_card("9H"),
    "trick": 3,
    "cards": parse_cards("8S JD"),
    "among": 3,
    "count": 2,
    "seats": (ANNA, GLEB),
    "talon": True,
}


@pytest.mark.parametrize("kind", CONCLUSIONS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_conclusion_can_be_told(lang: str, kind: type[Fact]) -> None:
    fact = kind(**{field.name: EXAMPLES[field.name] for field in fields(kind)})
    told = conclusion_sentence(lang, fact, ("Anna", "Boris", "Vera", "Gleb"))
    assert not re.search(r"[{}$]", told)
    assert ("Boris" in told) is isinstance(fact, SeatFact)


def test_it_is_told_as_people_say_it() -> None:
    match = after(ordered("-tricks"), "8S, 7S, 7C, 7D")
    fact = next(fact for fact in seen_by(ANNA, match) if isinstance(fact, Void))
    names = ("Anna", "Boris", "Vera", "Gleb")
    assert conclusion_sentence("en", fact, names) == "Vera has no spades: played 7♣ instead in trick 1"
