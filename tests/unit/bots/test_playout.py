"""The playout plays by the engine's rules: the same cards are legal and the same points come out."""

from __future__ import annotations

import random

import pytest

from kingclub.bots.bits import mask_of, places_in
from kingclub.bots.glance import glance
from kingclub.bots.playout import play_out
from kingclub.bots.position import bargain_of, position_of
from kingclub.bots.worth import worth_of
from kingclub.engine import Act, Match, PlayCard, advance, legal_actions
from kingclub.engine.action import play_of
from kingclub.rules import Ruleset, load_preset, presets
from kingclub.testing import random_passage, random_ruleset
from kingclub.view import observe

DEALS = 4
"""Of each preset or set of house rules."""


class Fickle:
    """Chooses in no sensible way, but the same in the same situation."""

    def choose(self, hand: int, legal: int, best: int, table: float, out: int, to_come: int) -> int:
        places = places_in(legal)
        return random.Random(f"{hand} {legal} {best} {table} {out} {to_come}").choice(places)


def begun(rules: Ruleset, rng: random.Random) -> Match | None:
    """A deal of tricks of these rules at some moment before its last card; None for domino or a settled deal."""
    passage = random_passage(rules, rng, rng.randrange(rules.schedule.deals) + 1)
    playing = [match for match, _ in passage.steps if match.deal is not None and match.deal.phase.name == "play"]
    return rng.choice(playing) if playing else None


def played_by_engine(match: Match) -> tuple[int, ...]:
    """The points of the deal when everybody plays as `Fickle`; on the way every glance is held to the engine."""
    while match.turn is not None:
        seen = observe(match, match.turn)
        look, legal = glance(seen), legal_actions(match)
        cards = [action.card for action in legal if isinstance(action, PlayCard)]
        names = match.turn == seen.namer
        assert look.legal == mask_of(cards, misere=look.worth.misere)
        assert look.legal == look.worth.legal(look.hand, look.led, leads=look.best < 0, names=names)
        place = (
            Fickle().choose(look.hand, look.legal, look.best, look.table, look.out, look.to_come)
            if len(cards) > 1
            else look.legal.bit_length() - 1
        )
        match, _ = advance(match, Act(match.turn, play_of(look.card(place))))
    return match.results[-1].points


def played_by_bits(match: Match) -> tuple[int, ...]:
    deal = match.deal
    assert deal is not None
    assert deal.rules is not None
    worth = worth_of(match.ruleset, deal.rules.contract, deal.rules.denomination)
    position = position_of(observe(match, None), worth, deal.hands, deal.talon if deal.talon_taker is None else ())
    position.bargain = bargain_of(deal, match.ruleset)
    return tuple(play_out(worth, Fickle(), position))


@pytest.mark.parametrize("preset", presets())
def test_engine_and_playout_agree_in_every_preset(preset: str) -> None:
    rng = random.Random(preset)
    rules = load_preset(preset)

    matches = [match for _ in range(DEALS) if (match := begun(rules, rng)) is not None]

    assert matches
    for match in matches:
        assert played_by_bits(match) == played_by_engine(match)


@pytest.mark.parametrize("seed", range(40))
def test_engine_and_playout_agree_under_house_rules(seed: int) -> None:
    rng = random.Random(seed)

    matches = [match for _ in range(DEALS) if (match := begun(random_ruleset(rng, {"deserter": False}), rng))]

    assert matches
    for match in matches:
        assert played_by_bits(match) == played_by_engine(match)
