"""What sets one level apart from another."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kingclub.bots import Budget, bot_of, by_thumb
from kingclub.bots.layer import fitting, lay, layout_of
from kingclub.bots.ordering import best_of_hands, worth_of_keeping
from kingclub.bots.outlook import outlook
from kingclub.bots.prospect import Prospect, best_of, is_decided, still_open, trusted_of
from kingclub.bots.strength import best_name, expected_tricks
from kingclub.cards import Rank, Suit, parse_cards
from kingclub.engine import Order, PlayCard
from kingclub.engine.action import play_of
from kingclub.rules import SUITS, Contract, Denomination, load_preset, ruleset
from kingclub.testing import random_passage
from kingclub.view import observe
from tests.unit.bots.table import deal, seen

CLUB, TRAINING, TRUMP = load_preset("club"), load_preset("training"), load_preset("club-trump")


def test_a_novice_is_sensible_two_times_in_three() -> None:
    moment = seen(deal("-tricks", "7S AS 7D AD 7C AC 8C KC"))
    rng = random.Random(1)

    played = Counter(bot_of(1).decide(moment, rng, Budget()) for _ in range(600))

    # Once in three he plays anything, and that is the sensible card once in eight.
    assert played[by_thumb(moment)] / 600 == pytest.approx(2 / 3 + 1 / 3 / len(moment.legal or ()), abs=0.06)


def test_more_worlds_are_more_thought_and_the_same_seed_the_same_thought() -> None:
    moment = seen(deal("-all", "7S 9S QS AD 7C 8H KH 9D"))

    first = bot_of(3).decide(moment, random.Random(1), Budget(worlds=20))

    assert first == bot_of(3).decide(moment, random.Random(1), Budget(worlds=20))
    assert isinstance(first, PlayCard)


def test_long_high_trumps_expect_more_tricks() -> None:
    strong, weak = parse_cards("AS KS QS JS TS AD AC 7H"), parse_cards("7S 8D 9D 7C 8C 9C 7H 8H")

    assert expected_tricks(TRUMP, strong, Denomination.SPADES) > 6
    assert expected_tricks(TRUMP, weak, Denomination.SPADES) < 1
    assert best_name(TRUMP, strong, SUITS)[0] is Denomination.SPADES


def test_low_cards_are_for_misere_and_high_ones_for_no_trumps() -> None:
    names = (Denomination.NO_TRUMP, Denomination.MISERE)

    assert best_name(TRAINING, parse_cards("AS KS AD KD AC KC AH KH"), names)[0] is Denomination.NO_TRUMP
    assert best_name(TRAINING, parse_cards("7S 8S 7D 8D 7C 8C 7H 8H"), names)[0] is Denomination.MISERE


def test_a_hand_suits_the_contract_in_which_it_is_good() -> None:
    low, high = parse_cards("7S 8S 7D 8D 7C 8C 7H 8H"), parse_cards("AS KS AD KD AC KC AH KH")

    assert outlook(CLUB, low, Contract.NO_TRICKS) > 0 > outlook(CLUB, high, Contract.NO_TRICKS)
    assert outlook(CLUB, high, Contract.TRICKS) > 0 > outlook(CLUB, low, Contract.TRICKS)


@pytest.mark.parametrize("seed", range(3))
def test_a_blind_order_of_level_3_goes_by_expectation(seed: int) -> None:
    match, _ = next(random_passage(ruleset("ordered-trump", {"blind": True}), random.Random(seed), 1).steps)
    moment = observe(match, match.turn)
    assert moment.hand is None

    order = bot_of(3).decide(moment, random.Random(seed), Budget())

    assert order == Order(Contract.TRUMP), "who orders a trump deal names the trump"
    assert worth_of_keeping(moment, order) == 0, "no hand to come can be chosen for it"


def test_the_more_hands_are_to_come_the_more_a_contract_is_worth_keeping() -> None:
    worth = [best_of_hands(number) for number in (1, 2, 5, 14)]

    assert worth == sorted(worth)
    assert worth[0] == 0


def test_domino_opens_the_way_to_own_cards_and_keeps_back_the_rest() -> None:
    layout = layout_of(load_preset("book-domino"))
    hand = sum(card.bit for card in parse_cards("7S 8S 9S TS AS 7D 2C"))

    place = lay(layout, hand, fitting(layout, ()))

    assert place == parse_cards("7S")[0].index


def test_what_fits_in_domino_lies_next_to_the_rows() -> None:
    layout = layout_of(load_preset("book-domino"))

    fits = fitting(layout, ((Suit.SPADES, Rank.TWO, Rank.NINE), (Suit.HEARTS, Rank.SIX, Rank.ACE)))

    assert fits == sum(card.bit for card in parse_cards("TS 5H 7C 7D"))


def test_only_a_sure_lead_leaves_the_rules_of_thumb_where_chance_is_large() -> None:
    thumb, lucky, better = (
        Prospect(play_of(card), points)
        for card, points in zip(
            parse_cards("7S 8S 9S"), ([0.0, 0.0, 0.0], [30.0, -9.0, 0.0], [5.0, 6.0, 5.0]), strict=True
        )
    )

    assert trusted_of([thumb, lucky], 2.0) is thumb
    assert trusted_of([thumb, lucky], 0.0) is lucky
    assert trusted_of([thumb, lucky, better], 2.0) is better
    assert best_of([thumb, lucky]) is lucky


def test_sampling_ends_when_one_action_leads_for_certain() -> None:
    ahead, behind, close = (
        Prospect(play_of(card), points)
        for card, points in zip(
            parse_cards("7S 8S 9S"), ([5.0] * 5, [1.0, 0.0, 1.0, 0.0, 1.0], [9.0, 0.0, 8.0, 0.0, 7.0]), strict=True
        )
    )

    assert is_decided([ahead, behind])
    assert not is_decided([ahead, close])
    assert not is_decided([ahead, Prospect(close.action, [5.0] * 5)]), "equals are not decided"


def test_what_trails_for_certain_is_dropped_but_never_the_rules_of_thumb() -> None:
    ahead, behind, close = (
        Prospect(play_of(card), points)
        for card, points in zip(
            parse_cards("7S 8S 9S"), ([5.0] * 5, [1.0, 0.0, 1.0, 0.0, 1.0], [9.0, 0.0, 8.0, 0.0, 7.0]), strict=True
        )
    )

    assert still_open([ahead, behind, close]) == [ahead, close]
    assert still_open([behind, close, ahead]) == [behind, close, ahead]
