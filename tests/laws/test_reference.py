"""Two engines, one rule book: the real one and the slow reference play in lockstep and agree on everything."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings

from kingclub.cards import FULL_PACK, Seat
from kingclub.engine import (
    Act,
    Ask,
    Desert,
    GiveCards,
    Match,
    advance,
    format_action,
    legal_actions,
    objection,
    parse_action,
)
from kingclub.engine.play import Playing
from kingclub.rules import Contract, Denomination, Ruleset, load_preset, presets, to_plain
from tests.random_match import begun, random_rules, seeds, shuffled
from tests.reference.match import ReferenceMatch

CALLS = (
    *("pass", "by-last", "decline", "settle", "sell", "keep", "take", "buy", "accept"),
    *(f"order {contract.value}" for contract in Contract),
    *(f"name {denomination.value}" for denomination in Denomination),
    *(f"{word} {number}" for word in ("bid", "offer", "ask") for number in (0, 1, 2, 7, 8, 9, 13, 14, 17, 200)),
    *(f"accept {seat}" for seat in range(7)),
)
CARDS = tuple(card.name for card in FULL_PACK)
NO_PLACE = {"extra-call": "bad-call", "missing-call": "bad-call"}
"""The engine tells what has no place now by whether a call or a card is due; the reference has one word for it."""
TRIES = 4
"""How many actions, most of them illegal, both engines are asked about before every move."""


class Lockstep:
    """Both engines with the same match."""

    def __init__(self, rules: Ruleset, rng: random.Random) -> None:
        self.rng = rng
        self.match: Match = begun(rules, rng)
        assert self.match.draw is not None
        options: dict[str, Any] = to_plain(rules.options)
        self.reference = ReferenceMatch(options, self.match.draw.dealer)

    def play(self) -> None:
        """To the end of the match."""
        while not self.match.is_over:
            assert not self.reference.over
            self.deal()
            while self.match.turn is not None:
                self.compare()
                self.ask_about(self.candidates())
                self.act()
            self.compare_points()
        assert self.reference.over

    def deal(self) -> None:
        pack = shuffled(self.match.ruleset, self.rng)
        self.match, _ = advance(self.match, GiveCards(pack))
        self.reference.deal([card.name for card in pack])
        if self.match.ruleset.options.deserter and self.rng.random() < 0.2:
            seat = Seat(self.rng.randrange(self.match.ruleset.players))
            self.match, _ = advance(self.match, Desert(seat))
            self.reference.desert(seat)

    def compare(self) -> None:
        """Whose turn it is, what he holds, what he may do, what the deal is played for."""
        deal = self.match.deal
        assert deal is not None
        assert self.match.turn == self.reference.turn
        assert [sorted(map(str, hand)) for hand in deal.hands] == [sorted(hand) for hand in self.reference.hands]
        assert (deal.rules.contract.value if deal.rules is not None else None) == self.reference.contract
        if isinstance(deal.phase, Playing):
            assert deal.rules is not None
            named = deal.rules.denomination
            assert (named.value if named is not None else None) == self.reference.trump
        legal = legal_actions(self.match)
        assert {format_action(act) for act in legal if not isinstance(act, Ask)} == self.reference.legal()
        assert any(isinstance(act, Ask) for act in legal) == (self.reference.may_ask() is not None)

    def candidates(self) -> list[str]:
        """Actions of every kind, those that could be meant now more often."""
        assert self.match.deal is not None
        calls = [*CALLS, f"give {self.rng.choice(CARDS)} {self.rng.randrange(7)}"]
        hands = [card.name for hand in self.match.deal.hands for card in hand]
        return [self.rng.choice(self.rng.choice((calls, hands, CARDS))) for _ in range(TRIES)]

    def ask_about(self, texts: list[str]) -> None:
        """The same refusal from both, for the seat to act and for any."""
        for text in texts:
            for seat in (self.match.turn, Seat(self.rng.randrange(self.match.ruleset.players))):
                assert seat is not None
                refusal = objection(self.match, seat, parse_action(text))
                code = NO_PLACE.get(refusal.code, refusal.code) if refusal is not None else None
                assert (text, seat, code) == (text, seat, self.reference.objection(text, seat))

    def act(self) -> None:
        action = self.rng.choice(legal_actions(self.match))
        seat = self.match.turn
        assert seat is not None
        self.match, _ = advance(self.match, Act(seat, action))
        self.reference.act(format_action(action), seat)

    def compare_points(self) -> None:
        assert self.reference.turn is None
        assert [list(result.points) for result in self.match.results] == self.reference.points
        assert list(self.match.totals) == self.reference.totals


@pytest.mark.parametrize("preset", presets())
def test_every_preset(preset: str) -> None:
    Lockstep(load_preset(preset), random.Random(preset)).play()


@settings(max_examples=25)
@given(seeds)
def test_random_house_rules(seed: int) -> None:
    rng = random.Random(seed)
    Lockstep(random_rules(rng), rng).play()
