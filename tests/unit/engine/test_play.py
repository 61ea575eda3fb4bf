"""The play of tricks, one test a sentence of the rule book (rules, sections 3, 6 and 10)."""

from __future__ import annotations

from typing import Any

import pytest

from kingclub.cards import Card, Seat, parse_cards
from kingclub.engine import Match, Trick, format_action, legal_actions, objection, parse_action, taker
from kingclub.rules import Contract, Denomination, load_preset
from tests.unit.engine.table import lay, say

TWO = ["KS KC QS QC AS AC JS JC", "KH KD QH QD AH AD JH JD"]


def legal(match: Match) -> list[str]:
    return sorted(map(format_action, legal_actions(match)))


def code(match: Match, text: str) -> str | None:
    assert match.turn is not None
    refusal = objection(match, match.turn, parse_action(text))
    return refusal.code if refusal else None


@pytest.mark.parametrize(
    ("cards", "best"),
    [("KC 7C 8C QC", 0), ("KC QD 7H QS", 0), ("KC AC 8D JC", 1)],
)
def test_the_highest_card_of_the_led_suit_takes(cards: str, best: int) -> None:
    rules = load_preset("club").deals[Contract.NO_TRICKS]
    assert taker(Trick(Seat(0), parse_cards(cards)), rules, 4) == best


@pytest.mark.parametrize(
    ("cards", "named", "best"),
    [
        ("KC 7H AC 8H", Denomination.HEARTS, 3),
        ("7H KH AC AH", Denomination.HEARTS, 3),
        ("KC 7H AC 8H", Denomination.NO_TRUMP, 2),
        ("KC 7C AC 8H", Denomination.MISERE, 1),
    ],
)
def test_the_highest_trump_takes_and_misere_turns_the_ranks(cards: str, named: Denomination, best: int) -> None:
    rules = load_preset("praise-eight").deals[Contract.TRUMP].named(named)
    assert taker(Trick(Seat(0), parse_cards(cards)), rules, 4) == best


def test_a_suit_that_is_held_must_be_followed() -> None:
    match = lay("two", ["AS KS QS JS AH KH QH JH", "AC KC QC JC AD KD QD JD"], order="-tricks", choice="eldest")
    match = say(match, "AS")
    assert len(legal(match)) == 8
    swapped = lay("two", ["AS KS QS AC AH KH QH JH", "JS KC QC JC AD KD QD JD"], order="-tricks", choice="eldest")
    swapped = say(swapped, "AS")
    assert legal(swapped) == ["JS"]
    assert code(swapped, "AD") == "revoke"
    assert code(swapped, "KS") == "not-held"


def test_hearts_may_not_be_led_while_another_suit_is_held() -> None:
    match = lay("two", ["AS KS QS JS AH KH QH JH", "AC KC QC JC AD KD QD JD"], order="-hearts", choice="eldest")
    assert legal(match) == ["AS", "JS", "KS", "QS"]
    assert code(match, "AH") == "heart-lead"


def test_with_only_hearts_left_a_heart_is_led() -> None:
    match = lay("two", ["AS KS QS JS AH KH QH JH", "AC KC QC JC AD KD QD JD"], order="-hearts", choice="eldest")
    match = say(match, "AS", "AC", "KS", "KC", "QS", "QC", "JS", "JC")
    assert legal(match) == ["AH", "JH", "KH", "QH"]


@pytest.mark.parametrize(
    ("king_discard", "void", "led"),
    [
        ("free", None, None),
        ("when_void", "king-held", None),
        ("when_hearts_led", None, "king-held"),
        ("always", "king-held", "king-held"),
    ],
)
def test_the_king_is_given_up_as_the_house_says(king_discard: str, void: str | None, led: str | None) -> None:
    options: dict[str, Any] = {"choice": "eldest", "king_discard": king_discard, "heart_lead_ban": []}
    spade = say(lay("two", TWO, order="-king", **options), "KS")
    assert code(spade, "KD") == void
    hearts = lay("two", ["QH KC QS QC AS AC JS JC", "KH KD KS QD AH AD JH JD"], order="-king", **options)
    assert code(say(hearts, "QH"), "JH") == led


def test_a_lone_king_under_a_heart_lead_is_played_and_costs_the_taker_of_the_trick() -> None:
    match = lay(
        "two",
        ["AH KC QS QC AS AC JS JC", "KH KD KS QD QH AD JH JD"],
        order="-king",
        choice="eldest",
        heart_lead_ban=[],
    )
    match = say(match, "AH", "KH")
    assert match.results[0].points == (-16, 0)


def test_the_deal_of_the_king_ends_with_it() -> None:
    match = say(lay("two", TWO, order="-king", choice="eldest"), "KS", "KH")
    assert match.turn is None
    assert match.deal is not None
    assert len(match.deal.tricks) == 1


def test_nothing_is_settled_before_the_last_trick_of_last_tricks() -> None:
    match = lay("two", TWO, order="-last", choice="eldest")
    plays = [card for pair in zip(TWO[0].split(), TWO[1].split(), strict=True) for card in pair]
    assert say(match, *plays[:-2]).results == ()
    assert say(match, *plays).results[0].points == (-16, 0)


def test_the_last_trick_of_eralash_in_the_book_costs_520() -> None:
    rules = load_preset("book-eralash")
    one = load_preset("book").prices
    cards: list[Card] = list(parse_cards("KH QH JH 2H"))
    price = rules.deals[Contract.NO_ALL]
    assert -price.trick - sum(price.cards[card] for card in cards) + one.last == 520
