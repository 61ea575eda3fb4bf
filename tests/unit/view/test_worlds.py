"""Worlds against brute force: every other deal is tried with the engine, and those that look the same counted."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice, product
from typing import TypeAlias, TypeVar

import pytest

from kingclub.cards import BySeat, Card, Seat
from kingclub.engine import Act, Deal, Give, GiveCards, Match, Move, Name, PlayCard, apply, pack_of
from kingclub.errors import Refused
from kingclub.rules import Ruleset, load_preset, ruleset
from kingclub.rules.recovery import Praise
from kingclub.testing import Passage, random_passage
from kingclub.view import Observation, World, observe, worlds

pytestmark = pytest.mark.slow

pytestmark = pytest.mark.slow

Key: TypeAlias = tuple[tuple[frozenset[Card], ...], frozenset[Card], tuple[Card, ...]]
Hands: TypeAlias = list[list[Card]]
Each = TypeVar("Each")

HELD = {
    "players": 3,
    "pack": "9-a",
    "recovery": "praise",
    "recovery_deals": 3,
    "trick_price": 3,
    "suits": "held",
    "must_trump": True,
}
DOMINO = {"players": 3, "pack": "7-a", "recovery": "domino"}
DEAD = {"players": 3, "pack": "7-a", "talon": "dead", "stop_when_settled": True}


def key(world: World) -> Key:
    """A world without the order in its hands."""
    return tuple(map(frozenset, world.hands)), frozenset(world.talon), world.gifts


def listed(seen: Observation) -> dict[Key, int]:
    return {key(world): weight for world, weight in worlds(seen).every()}


def looking_alike(passage: Passage, viewer: Seat) -> Counter[Key]:
    """Every deal that the engine lets run through the same public moves to the same observation.

    Where a suit had to be held, each choice of the namer's first three cards counts for itself.
    """
    truth, _ = passage.end
    seen, found = observe(truth, viewer), Counter[Key]()
    for hands, talon in arrangements(truth, viewer):
        for gifts in product(*(received(hands, passage, seat) for seat in unseen_gifts(truth, viewer))):
            for dealt in deals(hands, gifts, passage, viewer):
                match = retold(passage, dealt, talon, gifts, viewer)
                if match is not None and observe(match, viewer) == seen:
                    found[tuple(map(frozenset, hands)), frozenset(talon), gifts] += 1
    return found


def arrangements(truth: Match, viewer: Seat) -> Iterator[tuple[Hands, tuple[Card, ...]]]:
    """Every way to spread the cards that the viewer does not hold over the other hands and a closed talon."""
    deal = truth.deal
    assert deal is not None
    closed = () if truth.ruleset.opens_talon else deal.talon
    others = [seat for seat in range(deal.players) if seat != viewer]
    cards = [card for seat in others for card in deal.hands[seat]] + list(closed)
    sizes = [len(deal.hands[seat]) for seat in others] + [len(closed)]
    for spread in spreads(cards, sizes):
        hands = [list(hand) for hand in deal.hands]
        for seat, hand in zip(others, spread, strict=False):
            hands[seat] = list(hand)
        yield hands, tuple(spread[-1]) or deal.talon


def spreads(cards: Sequence[Card], sizes: Sequence[int]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    if not sizes:
        yield ()
        return
    for part in combinations(cards, sizes[0]):
        for rest in spreads([card for card in cards if card not in part], sizes[1:]):
            yield part, *rest


def played(passage: Passage, seat: int) -> list[Card]:
    return [
        move.action.card
        for move in passage.moves
        if isinstance(move, Act) and move.seat == seat and isinstance(move.action, PlayCard)
    ]


def unseen_gifts(truth: Match, viewer: Seat) -> list[Seat]:
    assert truth.deal is not None
    return [gift.to for gift in truth.deal.gifts if viewer not in (gift.giver, gift.to)]


def received(hands: Hands, passage: Passage, seat: Seat) -> list[Card]:
    return hands[seat] + played(passage, seat)


def deals(
    hands: Hands, gifts: tuple[Card, ...], passage: Passage, viewer: Seat
) -> Iterator[BySeat[tuple[Card, ...]]]:
    """The hands as dealt when these are held now, in each order of the namer's cards that matters."""
    truth, _ = passage.end
    deal, recovery = truth.deal, truth.ruleset.recovery
    assert deal is not None
    dealt = before_gifts(deal, hands, gifts, passage, viewer)
    if dealt is None or (deal.shown is not None and deal.shown not in dealt[deal.eldest]):
        return
    if deal.shown is not None and deal.eldest != viewer:
        dealt[deal.eldest].remove(deal.shown)
        dealt[deal.eldest].append(deal.shown)
    first_call = deal.calls[0].action if deal.calls else None
    named_suit = isinstance(first_call, Name) and first_call.denomination.trump is not None
    held = isinstance(recovery, Praise) and recovery.suits_held and named_suit
    namer = deal.calls[0].seat if held else viewer
    if namer == viewer:
        yield tuple(map(tuple, dealt))
        return
    for first in combinations(dealt[namer], 3):
        rest = [card for card in dealt[namer] if card not in first]
        yield tuple((*first, *rest) if seat == namer else tuple(hand) for seat, hand in enumerate(dealt))


def before_gifts(deal: Deal, hands: Hands, gifts: tuple[Card, ...], passage: Passage, viewer: Seat) -> Hands | None:
    """The cards dealt to each; None where a gift that the viewer knows is not where it went."""
    dealt = [[*hands[seat], *played(passage, seat)] for seat in range(deal.players)]
    dealt[viewer] = list(deal.dealt[viewer])
    unseen, given = iter(gifts), []
    for gift in deal.gifts:
        card = next(unseen) if viewer not in (gift.giver, gift.to) else gift.card
        if gift.to != viewer:
            if card not in dealt[gift.to]:
                return None
            dealt[gift.to].remove(card)
        given.append(card)
    taker = deal.talon_taker
    if taker is not None and taker != viewer:
        dealt[taker] = [card for card in [*dealt[taker], *given] if card not in deal.talon]
    return dealt


def retold(
    passage: Passage,
    dealt: BySeat[tuple[Card, ...]],
    talon: tuple[Card, ...],
    gifts: tuple[Card, ...],
    viewer: Seat,
) -> Match | None:
    match, unseen = passage.start, iter(gifts)
    truth, _ = passage.end
    assert truth.deal is not None
    if list(map(len, dealt)) != list(map(len, truth.deal.dealt)):
        return None  # a talon card dealt to somebody
    for move in passage.moves:
        told: Move = move
        if isinstance(move, GiveCards):
            told = GiveCards(pack_of(dealt, talon, truth.deal.dealer))
        elif isinstance(move, Act) and isinstance(move.action, Give) and viewer not in (move.seat, move.action.to):
            told = Act(move.seat, Give(next(unseen), move.action.to))
        try:
            match, _ = apply(match, told)
        except Refused:
            return None
    return match


def position(rules: Ruleset, seed: int, deal: int, unseen: int) -> tuple[Passage, Seat] | None:
    """The first moment of a deal at which its player sees all but so many cards, and who that is."""
    passage = random_passage(rules, random.Random(seed), deal)
    for length, (match, _) in enumerate(passage.steps, 1):
        if match.turn is None or match.deal is None or match.deal.phase.name not in {"play", "domino"}:
            continue
        closed = 0 if match.ruleset.opens_talon else len(match.deal.talon)
        hidden = sum(map(len, match.deal.hands)) - len(match.deal.hands[match.turn]) + closed
        if hidden <= unseen:
            return Passage(passage.start, passage.moves[:length]), match.turn
    return None


POSITIONS = {
    "tricks": (load_preset("club"), 1, 6),
    "king when void": (load_preset("club"), 5, 6),
    "king always": (load_preset("jacks"), 7, 6),
    "king wanted": (load_preset("jacks"), 14, 6),
    "talon of the last trick": (load_preset("club-ordered-three"), 6, 6),
    "must trump, or the last card shown": (load_preset("club-trump"), 9, 7),
    "namer leads trumps": (load_preset("training"), 10, 7),
    "domino": (load_preset("book-domino"), 13, 6),
    "domino with hands of unequal length": (ruleset("club", DOMINO), 8, 5),
    "two players": (load_preset("two"), 3, 8),
    "dead talon, boys": (ruleset("club", DEAD), 2, 6),
    "dead talon, girls": (ruleset("club", DEAD), 3, 6),
    "suit held": (ruleset("club", HELD), 8, 5),
    "gifts": (load_preset("book-talon-three"), 8, 5),
}
"""By what is special about them: the rules, a deal, and how many unseen cards there are at most."""


def met(name: str, number: int) -> tuple[Passage, Seat]:
    """One of the positions of this name; seeds whose deal ends before it are passed over."""
    rules, deal, unseen = POSITIONS[name]
    found = (position(rules, seed, deal, unseen) for seed in range(30))
    return next(islice((each for each in found if each is not None), number, None))


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("number", range(3))
def test_worlds_are_exactly_the_deals_that_look_alike(name: str, number: int) -> None:
    passage, viewer = met(name, number)
    assert listed(observe(passage.end[0], viewer)) == looking_alike(passage, viewer)


@pytest.mark.parametrize("name", ["king always", "talon of the last trick", "suit held", "gifts"])
def test_draws_are_uniform(name: str) -> None:
    """A χ² test: with so many degrees of freedom the sum is about their number, ± √(2 × number)."""
    passage, viewer = met(name, 0)
    seen = observe(passage.end[0], viewer)
    possible, expected = worlds(seen), listed(seen)
    draws = 30 * len(expected)
    rng = random.Random(1)
    drawn = Counter(key(possible.draw(rng)) for _ in range(draws))
    assert len(expected) > 1
    assert set(drawn) <= set(expected)
    assert chi_squared(drawn, expected, draws) < len(expected) + 4 * (2 * len(expected)) ** 0.5


def test_the_test_of_uniformity_catches_a_favourite() -> None:
    """The bad sample: dealing the cards out one by one to whoever has room is not uniform."""
    expected = dict.fromkeys("abcdefgh", 1)
    rng = random.Random(1)
    drawn = Counter(rng.choices("abcdefgh", weights=[2, 1, 1, 1, 1, 1, 1, 1], k=240))
    assert chi_squared(drawn, expected, 240) > 8 + 4 * 16**0.5


def chi_squared(drawn: Counter[Each], expected: dict[Each, int], draws: int) -> float:
    total = sum(expected.values())
    return sum(
        (drawn[each] - draws * part / total) ** 2 / (draws * part / total) for each, part in expected.items()
    )
