"""Random matches, and the passage of one deal out of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from kingclub.cards import Card, Seat
from kingclub.engine import (
    Act,
    Action,
    Desert,
    Event,
    FindDealer,
    GiveCards,
    Match,
    Move,
    apply,
    draw_first_dealer,
    legal_actions,
    move_objection,
    new_match,
    steps,
)
from kingclub.engine.shuffle import FairSeed
from kingclub.rules import Ruleset

DESERTIONS = 0.01
"""How likely a player leaves before each move where the table charges deserters."""


@dataclass(frozen=True, slots=True)
class Passage:
    """The moves of one deal, from the cards given out to the points, and the match before them."""

    start: Match
    moves: tuple[Move, ...]

    @property
    def steps(self) -> Iterator[tuple[Match, tuple[Event, ...]]]:
        """The match after each move, and what happened in it."""
        return steps(self.start, self.moves)

    @property
    def end(self) -> tuple[Match, tuple[Event, ...]]:
        """The match after the last move, and what happened in that."""
        last: tuple[Match, tuple[Event, ...]] = (self.start, ())
        for last in self.steps:  # noqa: B007 the last one is wanted
            pass
        return last


def random_match(ruleset: Ruleset, rng: random.Random) -> Iterator[tuple[Match, Move]]:
    """A whole match at random: each move with the match before it, the draw for the first deal included."""
    match = new_match(ruleset)
    while not match.is_over:
        move = _random_move(match, rng)
        yield match, move
        match, _ = apply(match, move)


def random_passage(ruleset: Ruleset, rng: random.Random, deal: int) -> Passage:
    """The passage of this deal, counted from 1, in a random match. Raises `ValueError` if the match is shorter."""
    start, moves = None, []
    for match, move in random_match(ruleset, rng):
        number = len(match.results) + 1
        if number == deal and match.draw is not None:
            start = start or match
            moves.append(move)
        if number > deal:
            break
    if start is None:
        raise ValueError(f"the match has {ruleset.schedule.deals} deals, so none is number {deal}")
    return Passage(start, tuple(moves))


def random_action(match: Match, rng: random.Random) -> Action:
    """Something that the seat to act may do: first a kind of action, each as likely, then one of that kind."""
    actions = legal_actions(match)
    kind = rng.choice(list(dict.fromkeys(map(type, actions))))
    return rng.choice([action for action in actions if type(action) is kind])


def random_pack(ruleset: Ruleset, rng: random.Random) -> tuple[Card, ...]:
    """The pack of these rules, shuffled."""
    return tuple(rng.sample(ruleset.pack.cards, ruleset.pack.size))


def _random_move(match: Match, rng: random.Random) -> Move:
    if match.draw is None:
        fair = FairSeed(rng.randbytes(32), "random", 0, ("",) * match.ruleset.players)
        draw, _ = draw_first_dealer(fair, match.ruleset.options, match.ruleset.pack.cards)
        return FindDealer(draw)
    if match.is_dealing:
        return GiveCards(random_pack(match.ruleset, rng))
    leaving = Desert(Seat(rng.randrange(match.ruleset.players)))
    if rng.random() < DESERTIONS and move_objection(match, leaving) is None:
        return leaving
    assert match.turn is not None
    return Act(match.turn, random_action(match, rng))
