"""The worlds of an observation: the true one is among them, and each looks to the viewer as the truth does."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingclub.cards import Seat
from kingclub.engine import Match, legal_actions, play
from kingclub.testing import Passage
from kingclub.view import Observation, Reconstruction, World, observe, world_match, worlds
from tests.laws.passages import each_preset, each_recovery, few, of_house_rules, of_preset, viewers

seeds = st.integers(0, 10**6)


def true_world(match: Match, viewer: Seat | None) -> World:
    assert match.deal is not None
    unseen = tuple(gift.card for gift in match.deal.gifts if viewer not in (gift.giver, gift.to))
    return World(match.deal.hands, match.deal.talon, unseen)


def assert_worlds_hold(passage: Passage, seed: int) -> None:
    """At every step of the passage, for one of those who look on."""
    rng = random.Random(seed)
    for match, _ in passage.steps:
        if match.turn is not None:
            viewer = rng.choice(list(viewers(match)))
            seen = observe(match, viewer)
            assert true_world(match, viewer) in worlds(seen)
            assert_looks_alike(seen, rng)


def assert_looks_alike(seen: Observation, rng: random.Random) -> None:
    possible = worlds(seen)
    reconstruction = Reconstruction(seen)
    for _ in range(2):  # the second is made after the pattern of the first
        world = possible.draw(rng)
        match = reconstruction.match(world)
        assert world in possible
        assert observe(match, seen.viewer) == seen
        assert observe(world_match(seen, world), seen.viewer) == seen
        assert match.turn is not None
        play(match, match.turn, rng.choice(legal_actions(match)))


@each_preset
@few
@given(seeds)
def test_the_truth_is_possible_and_every_world_looks_like_it(preset: str, seed: int) -> None:
    assert_worlds_hold(of_preset(preset, seed), seed)


@each_recovery
@few
@given(seeds)
def test_the_truth_is_possible_and_every_world_looks_like_it_under_house_rules(recovery: str, seed: int) -> None:
    assert_worlds_hold(of_house_rules(recovery, seed), seed)


@pytest.mark.parametrize("preset", ["club", "site-three", "book-talon"])
def test_another_world_is_not_among_them(preset: str) -> None:
    """The bad sample: what one holds oneself cannot be in another's hand."""
    match = next(match for match, _ in of_preset(preset, 1).steps if match.turn is not None)
    seen = observe(match, match.turn)
    truth = true_world(match, match.turn)
    assert match.turn is not None
    hands = (*truth.hands[match.turn :], *truth.hands[: match.turn])
    turned = truth._replace(hands=(*hands[1:], hands[0]))
    assert truth in worlds(seen)
    assert turned not in worlds(seen)
    assert truth.hands not in worlds(seen)
