"""A lesson: one plays the scene's seat, the others answer in a way that can be foreseen, until the deal is over."""

from __future__ import annotations

from typing import Literal, TypeAlias

from kingclub.cards import Card, Seat
from kingclub.club.scene.scene import Scene
from kingclub.club.scene.stage import opening, played
from kingclub.engine import Match, PlayCard, Trick, legal_actions, taker
from kingclub.engine.play import Playing
from kingclub.rules.deal_rules import DealRules

Outcome: TypeAlias = Literal["open", "done", "missed"]
"""A lesson still being played, one whose goal was reached, one to be tried again."""


def begin(scene: Scene) -> Match:
    """The match when it is the learner's turn for the first time."""
    return _until_learner(scene, opening(scene))


def respond(scene: Scene, match: Match, card: Card) -> Match:
    """The match after the learner's card and the others' answers. Raises `Refused` for a card that is not legal."""
    return _until_learner(scene, played(match, card))


def outcome(scene: Scene, match: Match) -> Outcome:
    """How the lesson stands."""
    if not match.results:
        return "open"
    assert scene.goal is not None
    return "done" if match.results[0].points[scene.viewer] >= scene.goal else "missed"


def reply(match: Match) -> Card:
    """What a careful beginner plays: under the others in a penalty deal, over them in a deal for plus.

    The same position has always the same answer: a lesson can be tried again.
    """
    trick, rules = _on_the_table(match)
    held = [action.card for action in legal_actions(match) if isinstance(action, PlayCard)]
    ducks = rules.contract.sign < 0
    if not trick.cards:
        return min(held, key=_height) if ducks else max(held, key=_height)
    winning = [card for card in held if _would_win(card, trick, rules)]
    losing = [card for card in held if card not in winning]
    if ducks:
        return max(losing, key=lambda card: _danger(card, trick, rules)) if losing else max(held, key=_height)
    return max(winning, key=_height) if winning else min(held, key=_height)


def _on_the_table(match: Match) -> tuple[Trick, DealRules]:
    deal = match.deal
    assert deal is not None
    assert deal.rules is not None
    assert isinstance(deal.phase, Playing)
    return deal.phase.trick, deal.rules


def _until_learner(scene: Scene, match: Match) -> Match:
    while not match.results and match.turn != scene.viewer:
        match = played(match, reply(match))
    return match


def _would_win(card: Card, trick: Trick, rules: DealRules) -> bool:
    enough = len(trick.cards) + 1
    return taker(Trick(Seat(0), (*trick.cards, card)), rules, enough) == len(trick.cards)


def _height(card: Card) -> tuple[int, int]:
    return card.rank.value, card.index


def _danger(card: Card, trick: Trick, rules: DealRules) -> tuple[int, int, int]:
    """What one would rather be rid of: off suit the dearest card, then the highest."""
    led = trick.cards[0].suit
    worth = -rules.cards.get(card, 0) if card.suit is not led else 0
    return worth, *_height(card)
