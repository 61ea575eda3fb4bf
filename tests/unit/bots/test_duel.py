"""The search for two finds what trying every line with the engine finds."""

from __future__ import annotations

import random

import pytest

from kingclub.bots.bits import place_of
from kingclub.bots.duel import Duel
from kingclub.bots.position import position_of
from kingclub.bots.worth import worth_of
from kingclub.engine import Act, Match, PlayCard, advance, legal_actions
from kingclub.rules import Ruleset, load_preset, ruleset
from kingclub.testing import random_passage
from kingclub.view import observe

CARDS = 4
"""In each hand when the search begins."""

TRUMPS = ruleset("two", {"recovery": "praise", "recovery_deals": 4, "trick_price": 3, "nt": True, "miz": True})


def ends(rules: Ruleset, number: int) -> list[Match]:
    """Deals of each contract in which a card is due and nobody holds more than four."""
    rng = random.Random(number)
    passages = [random_passage(rules, rng, deal) for deal in range(1, rules.schedule.deals + 1)]
    found = [next((match for match, _ in passage.steps if is_end(match)), None) for passage in passages]
    return [match for match in found if match is not None]


def is_end(match: Match) -> bool:
    deal = match.deal
    return deal is not None and deal.phase.name == "play" and max(map(len, deal.hands)) <= CARDS


def lead(match: Match) -> int:
    """By how much seat 0 beats seat 1 in this deal when both play as well as they can: every line is tried."""
    if match.turn is None:
        points = match.results[-1].points
        return points[0] - points[1]
    values = [lead(advance(match, Act(match.turn, action))[0]) for action in legal_actions(match)]
    return min(values) if match.turn else max(values)


@pytest.mark.parametrize("rules", [load_preset("two"), TRUMPS], ids=["two", "trumps"])
def test_the_search_finds_the_best_lines(rules: Ruleset) -> None:
    matches = ends(rules, 1)

    assert len(matches) > 5
    for match in matches:
        deal = match.deal
        assert deal is not None
        assert deal.rules is not None
        assert match.turn is not None
        worth = worth_of(rules, deal.rules.contract, deal.rules.denomination)
        position, duel = position_of(observe(match, None), worth, deal.hands, ()), Duel(worth, deal.namer)
        for action in legal_actions(match):
            assert isinstance(action, PlayCard)
            place = place_of(action.card, misere=worth.misere)
            expected = lead(advance(match, Act(match.turn, action))[0])
            assert duel.after(position, place) == [expected / 2, -expected / 2]
