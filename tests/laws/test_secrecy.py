"""The law of secrecy: move the cards that a viewer cannot know, and not a byte that he is sent changes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingclub.cards import Seat
from kingclub.engine import Event, Match, apply
from kingclub.rules import Ruleset, ruleset
from kingclub.testing import Passage, hidden_cards, random_passage, retold
from kingclub.testing.leak import LEAKY, leaky_observe_event
from kingclub.view import Observation, ObservedEvent, observe, observe_event, plain, plain_event
from tests.laws.passages import each_preset, each_recovery, few, of_house_rules, of_preset, viewers

seeds = st.integers(0, 10**6)
Observe: TypeAlias = Callable[[Match, Seat | None], Observation]
ObserveEvent: TypeAlias = Callable[[Event, Seat | None], ObservedEvent]


@dataclass(frozen=True)
class Verdict:
    """How many moments had cards to hide, at how many of those they were moved, and where that was noticed."""

    hiding: int = 0
    moved: int = 0
    leaks: tuple[str, ...] = ()

    def __add__(self, other: Verdict) -> Verdict:
        return Verdict(self.hiding + other.hiding, self.moved + other.moved, self.leaks + other.leaks)


def judge(passage: Passage, seed: int, see: Observe = observe, see_event: ObserveEvent = observe_event) -> Verdict:
    """Tell the passage otherwise at every step of it, each time for one of those who look on; at first for all."""
    rng, verdict = random.Random(seed), Verdict()
    for length, (match, events) in enumerate(passage.steps, 1):
        everybody = list(viewers(match))
        for viewer in everybody if length == 1 else [rng.choice(everybody)]:
            if len(hidden_cards(match, viewer)) > 1:
                sent = bytes_sent(match, events, viewer, see, see_event)
                so_far = Passage(passage.start, passage.moves[:length])
                verdict += compare(so_far, viewer, rng, sent, see, see_event)
    return verdict


def compare(
    so_far: Passage, viewer: Seat | None, rng: random.Random, sent: bytes, see: Observe, see_event: ObserveEvent
) -> Verdict:
    other = retold(so_far, viewer, rng)
    if other is None:
        return Verdict(hiding=1)
    match, events = other.end
    same = bytes_sent(match, events, viewer, see, see_event) == sent
    return Verdict(1, 1, () if same else (f"seat {viewer} after {so_far.moves[-1]}",))


def bytes_sent(
    match: Match, events: tuple[Event, ...], viewer: Seat | None, see: Observe, see_event: ObserveEvent
) -> bytes:
    """The snapshot and the events, on the wire and as the values that bots are given."""
    seen = see(match, viewer)
    observed = [see_event(event, viewer) for event in events]
    wired = [plain(seen), *(plain_event(event, match.ruleset) for event in observed)]
    return (json.dumps(wired) + repr((without_rules(seen, match.ruleset), observed))).encode()


def without_rules(seen: Observation, rules: Ruleset) -> str:
    return repr(seen).replace(repr(rules), "")


@each_preset
@few
@given(seeds)
def test_nobody_is_sent_what_he_may_not_know(preset: str, seed: int) -> None:
    assert judge(of_preset(preset, seed), seed).leaks == ()


@each_recovery
@few
@given(seeds)
def test_nobody_is_sent_what_he_may_not_know_under_house_rules(recovery: str, seed: int) -> None:
    assert judge(of_house_rules(recovery, seed), seed).leaks == ()


@pytest.mark.parametrize("preset", ["club", "site-three", "praise-eight", "book-talon", "book-domino"])
def test_the_law_moves_cards_at_most_moments(preset: str) -> None:
    """It would prove nothing if hardly any other story were found."""
    verdict = judge(of_preset(preset, 5), 5)
    assert verdict.moved >= verdict.hiding / 2 > 0


LEAKS = [
    ("neighbour's hand", "club", {}, 3),
    ("undealt cards", "praise-eight", {}, 10),
    ("undealt cards", "app-long", {"blind": True}, 3),
    ("closed talon", "site-three", {}, 3),
    ("gifts between others", "book-talon", {}, 8),
    ("one fact in a field of another meaning", "club", {}, 3),
]


@pytest.mark.parametrize(("leak", "preset", "changes", "deal"), LEAKS)
def test_a_leaky_viewer_is_caught(leak: str, preset: str, changes: dict[str, bool], deal: int) -> None:
    passage = random_passage(ruleset(preset, changes), random.Random(1), deal)
    assert judge(passage, 1, see=LEAKY[leak]).leaks
    assert judge(passage, 1).leaks == ()


def test_every_leak_is_tried() -> None:
    assert {leak for leak, *_ in LEAKS} == set(LEAKY)


@pytest.mark.parametrize("preset", ["club", "app-long", "praise-eight", "book-talon"])
def test_a_leaky_stream_is_caught(preset: str) -> None:
    passage = of_preset(preset, 3)
    assert judge(passage, 3, see_event=leaky_observe_event).leaks


def test_a_card_is_played_in_front_of_everybody() -> None:
    """The end of a deal hides nothing, so that the law does not move what has been shown."""
    passage = of_preset("club", 2)
    match = passage.start
    for move in passage.moves:
        match, _ = apply(match, move)
    assert match.deal is not None
    assert all(hidden_cards(match, viewer) == frozenset() for viewer in viewers(match))
