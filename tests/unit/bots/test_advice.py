"""The hint: every legal action with its expectation, and a sentence why in both languages."""

from __future__ import annotations

import random

import pytest

from kingclub.bots.advice import advise
from kingclub.bots.reason import reason_of
from kingclub.engine import Match, Order, format_action, legal_actions
from kingclub.locale import LANGUAGES, sentence
from kingclub.rules import Contract, load_preset, presets, ruleset
from kingclub.testing import random_passage
from kingclub.view import observe
from kingclub.view.conclusion import SuitGone
from tests.unit.bots.table import after, deal, seen


def test_every_legal_card_is_weighed_and_the_best_comes_first() -> None:
    moment = seen(
        after(
            deal("-king", "KH AH 8D AD TC KC 7C AC", {1: "9S", 2: "TS", 3: "JS"}, eldest=1, king_discard="free"),
            "9S TS JS",
        )
    )

    advice = advise(moment, random.Random(1))

    assert {each.action for each in advice} == set(moment.legal or ())
    assert [each.points for each in advice] == sorted((each.points for each in advice), reverse=True)
    assert format_action(advice[0].action) == "KH"
    assert advice[0].reason.code == "advice-unload-king"
    assert advice[0].points > 0
    assert all(each.error >= 0 for each in advice)


def test_what_is_certain_about_a_suit_goes_with_its_cards() -> None:
    moment = seen(deal("-tricks", "9S TS JS QS KS AS 9D 9C", preset="three"))

    advice = {format_action(each.action): each for each in advise(moment, random.Random(1), 5)}

    assert advice["9S"].reason.code == "advice-lead-alone"
    assert [type(fact) for fact in advice["9S"].facts] == [SuitGone]
    assert advice["9D"].facts == ()


def test_a_blind_order_is_advised_by_what_any_hand_may_expect_of_it() -> None:
    rules = ruleset("ordered-trump", {"blind": True})
    passage = random_passage(rules, random.Random(1), 1)
    match, _ = next(passage.steps)
    assert match.turn is not None

    advice = advise(observe(match, match.turn), random.Random(1))

    assert {each.action for each in advice} == set(legal_actions(match))
    assert advice[0].action == Order(Contract.TRUMP), "who orders a trump deal names the trump"
    assert advice[0].points > advice[1].points


@pytest.mark.parametrize("preset", presets())
def test_every_reason_has_its_sentence(preset: str) -> None:
    rules = load_preset(preset)
    rng = random.Random(preset)
    moments: list[Match] = []
    for number in {1, rules.schedule.deals // 2 + 1, rules.schedule.deals}:
        moments += [match for match, _ in random_passage(rules, rng, number).steps if match.turn is not None]

    for match in moments:
        assert match.turn is not None
        moment = observe(match, match.turn)
        for action in moment.legal or ():
            reason = reason_of(moment, action)
            assert all(sentence(lang, reason.code, **reason.args) for lang in LANGUAGES)
