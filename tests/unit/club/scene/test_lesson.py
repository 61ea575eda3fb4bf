"""The lessons: each can be done, each can be missed, and the same play has always the same end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kingclub.cards import Card, parse_card
from kingclub.club.scene import Scene, begin, load_scene, outcome, respond, scenes
from kingclub.engine import Match, PlayCard, legal_actions
from kingclub.errors import Refused
from kingclub.rules import Contract


def cards_of(match: Match) -> list[Card]:
    return [action.card for action in legal_actions(match) if isinstance(action, PlayCard)]


def ends(scene: Scene, match: Match) -> Iterator[Match]:
    """How the lesson ends, for everything that the learner may do."""
    if match.results:
        yield match
        return
    for card in cards_of(match):
        yield from ends(scene, respond(scene, match, card))


def test_there_is_a_lesson_for_every_penalty_and_for_trumps() -> None:
    contracts = set()
    for code in scenes("lesson"):
        deal = begin(load_scene(code)).deal
        assert deal is not None
        assert deal.rules is not None
        contracts.add(deal.rules.contract)
    assert contracts == {contract for contract in Contract if contract.sign < 0} | {Contract.TRUMP}


@pytest.mark.parametrize("code", scenes("lesson"))
def test_a_lesson_waits_for_its_learner(code: str) -> None:
    scene = load_scene(code)
    match = begin(scene)
    assert match.turn == scene.viewer
    assert outcome(scene, match) == "open"
    assert len(cards_of(match)) > 1, "there is something to choose"


@pytest.mark.parametrize("code", scenes("lesson"))
def test_a_lesson_can_be_done_and_can_be_missed(code: str) -> None:
    scene = load_scene(code)
    outcomes = [outcome(scene, match) for match in ends(scene, begin(scene))]
    assert "done" in outcomes
    assert outcomes.count("missed") >= outcomes.count("done"), "it takes a thought"


@pytest.mark.parametrize("code", scenes("lesson"))
def test_the_goal_is_the_best_that_there_is(code: str) -> None:
    scene = load_scene(code)
    best = max(match.results[0].points[scene.viewer] for match in ends(scene, begin(scene)))
    assert scene.goal == best


@pytest.mark.parametrize("code", scenes("lesson"))
def test_a_lesson_can_be_tried_again(code: str) -> None:
    scene = load_scene(code)
    assert list(ends(scene, begin(scene))) == list(ends(scene, begin(scene)))


def test_a_card_that_is_not_legal_is_refused_here_too() -> None:
    scene = load_scene("lesson-girls")
    with pytest.raises(Refused) as refused:
        respond(scene, begin(scene), parse_card("QS"))
    assert refused.value.refusal.code == "revoke"


def test_the_queen_of_spades_is_given_away() -> None:
    scene = load_scene("lesson-girls")
    match = begin(scene)
    for card in ["AH", "TC", "TH", "QS"]:
        match = respond(scene, match, parse_card(card))
    assert outcome(scene, match) == "done"
