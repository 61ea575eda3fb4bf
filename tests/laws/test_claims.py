"""What is claimed for certain comes about: in every deal that looks the same to the claimer, whatever is played."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingclub.cards import Seat
from kingclub.engine import Match, PlayCard, legal_actions, play
from kingclub.engine.play import Playing
from kingclub.rules import presets
from kingclub.testing import Passage
from kingclub.view import Reconstruction, Rest, observe, sure_card, worlds
from tests.laws.passages import each_preset, each_recovery, few, of_house_rules, of_preset

seeds = st.integers(0, 10**6)

SHORT = 2
"""With so many cards in hand every world and every play is tried."""
MOST_WORLDS = 60
SAMPLES = 4


def taken_since(match: Match, tricks: int) -> Counter[Seat]:
    """How many tricks each has taken after so many."""
    return Counter(taken.taker for taken in observe(match, None).tricks[tricks:])


def is_going(match: Match, number: int) -> bool:
    return match.turn is not None and match.deal is not None and match.deal.number == number


def assert_kept(match: Match, claimer: Seat, rest: Rest, rng: random.Random | None) -> None:
    """Play on, with a random play of the others, or each of them for None: the claimer gets what he claimed."""
    assert match.deal is not None
    number, tricks, turns = match.deal.number, len(match.deal.tricks), [match]
    while turns:
        at = turns.pop()
        if not is_going(at, number):
            took = taken_since(at, tricks)
            assert took.total() > 0
            assert took[claimer] == (took.total() if rest is Rest.MINE else 0)
            continue
        assert at.turn is not None
        choices = list(legal_actions(at))
        if at.turn == claimer:
            card = sure_card(observe(at, claimer), rest)
            assert card is not None, "a claim that was certain is not any more"
            choices = [PlayCard(card)]
        tried = choices if rng is None else [rng.choice(choices)]
        turns += [play(at, at.turn, action)[0] for action in tried]


def possible(match: Match, claimer: Seat, rng: random.Random) -> Iterator[Match]:
    """Deals that look the same to the claimer: all of a short ending, else some."""
    seen = observe(match, claimer)
    all_of_them, reconstruction = worlds(seen), Reconstruction(seen)
    if len(seen.hand or ()) <= SHORT and all_of_them.size <= MOST_WORLDS:
        drawn = [world for world, _ in all_of_them.every(MOST_WORLDS)]
    else:
        drawn = [all_of_them.draw(rng) for _ in range(SAMPLES)]
    return map(reconstruction.match, drawn)


def claims_of(passage: Passage) -> Iterator[tuple[Match, Seat, Rest]]:
    """All that could have been claimed in a deal."""
    for match, _ in passage.steps:
        if match.turn is not None and match.deal is not None and isinstance(match.deal.phase, Playing):
            for rest in Rest:
                if sure_card(observe(match, match.turn), rest) is not None:
                    yield match, match.turn, rest


def assert_claims_hold(passage: Passage, seed: int) -> None:
    rng = random.Random(seed)
    for match, claimer, rest in claims_of(passage):
        assert match.deal is not None
        is_short = len(match.deal.hands[claimer]) <= SHORT
        for world in possible(match, claimer, rng):
            assert_kept(world, claimer, rest, None if is_short else rng)


@each_preset
@few
@given(seeds)
def test_a_claim_that_is_certain_comes_about(preset: str, seed: int) -> None:
    assert_claims_hold(of_preset(preset, seed), seed)


@each_recovery
@few
@given(seeds)
def test_a_claim_that_is_certain_comes_about_under_house_rules(recovery: str, seed: int) -> None:
    assert_claims_hold(of_house_rules(recovery, seed), seed)


@pytest.mark.parametrize("rest", Rest)
def test_claims_are_made_before_the_last_card(rest: Rest) -> None:
    """The laws above would hold of a test that is never certain."""
    found: list[int] = []
    for preset in presets():
        for match, claimer, claimed in claims_of(of_preset(preset, 1)):
            if claimed is rest and match.deal is not None:
                found.append(len(match.deal.hands[claimer]))
    assert len(found) > 30
    assert max(found) > 2
