"""Random matches of every preset: they end, and their points add up to the `sum` column of section 8."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

from tests.reference.cards import PACKS
from tests.reference.deal import Deal
from tests.reference.match import ReferenceMatch
from tests.reference.options import CLUB, refusal
from tests.reference.presets import PRESETS, SUMS

# (8) The deals of each preset; where each plays his own list, players times the length of the list.
DEALS = {
    "club": 14, "club-boys": 14, "club-ordered": 56, "club-auction": 11, "club-trump": 11, "site": 14,
    "site-three": 10, "app-short": 14, "app-long": 56, "dos-short": 14, "dos-long": 56, "jacks": 14,
    "jacks-long": 56, "jacks-tricks": 15, "ordered-three": 42, "club-ordered-three": 42, "ordered-trump": 44,
    "black-aces": 14, "two": 14, "three": 14, "five": 14, "six": 14, "symmetric": 14, "praise-eight": 15,
    "praise-four": 12, "short": 10, "shared": 14, "three-24": 14, "training": 12, "book": 10, "book-eralash": 15,
    "book-praise": 13, "book-talon": 10, "book-domino": 15, "book-three": 9, "book-talon-three": 9,
}  # fmt: skip

# (4) What eralash is worth: the totals that the rule book gives for packs and price lists.
ERALASH = {
    ("7-a", "usual"): 96, ("j-a", "usual"): 88, ("9-a", "usual"): 92, ("5-a", "usual"): 100, ("3-a", "usual"): 104,
    ("7-a", "price3-40"): 240, ("7-a-no-black-sevens", "price3-24"): 150, ("7-a-no-black-aces", "price3-20"): 116,
    ("2-a", "price52-30"): 1300, ("2-a", "price52-40"): 1380, ("2-a-no-2c", "price51"): 1275,
}  # fmt: skip


def random_action(match: ReferenceMatch, rng: random.Random) -> str:
    actions = sorted(match.legal())
    highest = match.may_ask()
    if highest is not None:
        actions.append(f"ask {rng.randint(1, 300 if math.isinf(highest) else int(highest))}")
    return rng.choice(actions)


def random_match(options: dict[str, Any], seed: int) -> tuple[ReferenceMatch, list[Deal]]:
    """A whole match of random actions, and its deals."""
    rng = random.Random(seed)
    match = ReferenceMatch(options, rng.randrange(options["players"]))
    deals = []
    while not match.over:
        pack = list(PACKS[options["pack"]])
        rng.shuffle(pack)
        match.deal(pack)
        assert match.current is not None
        deals.append(match.current)
        while match.turn is not None:
            match.act(random_action(match, rng))
    return match, deals


def sacrificed(deal: Deal) -> int:
    """(8) of an auction: the bid or the winner's tricks, the smaller."""
    return min(deal.bid, sum(trick.taker == deal.namer for trick in deal.tricks))


def test_every_preset_is_a_ruleset_and_has_a_sum() -> None:
    assert [code for code, options in PRESETS.items() if refusal(options)] == []
    assert PRESETS.keys() == SUMS.keys() == DEALS.keys()
    assert all(options.keys() == CLUB.keys() for options in PRESETS.values())


@pytest.mark.parametrize("code", PRESETS)
def test_sum_of_a_random_match(code: str) -> None:
    for seed in range(3):
        match, deals = random_match(PRESETS[code], seed)
        assert len(deals) == DEALS[code]
        expected = SUMS[code]
        if code == "club-auction":
            expected = -192 + 192 - 6 * sum(map(sacrificed, deals))
        if code == "book-praise":
            expected = 570 - 150 * sum(deal.settled for deal in deals)
        assert sum(match.totals) == expected


@pytest.mark.parametrize("code", [code for code, options in PRESETS.items() if options["eralash"]])
def test_eralash_is_worth_what_the_rule_book_says(code: str) -> None:
    options = PRESETS[code]
    match, deals = random_match(options, seed=0)
    worth = ERALASH[options["pack"], options["prices"]] * options["multiplier"]
    points = {deal.contract: sum(row) for deal, row in zip(deals, match.points, strict=True)}
    assert points.get("-all", -worth) == -worth
    assert points.get("+all", worth) == worth
    assert {"-all", "+all"} & points.keys()


@pytest.mark.parametrize("code", PRESETS)
def test_stopping_early_scores_like_playing_out(code: str) -> None:
    """(3.5) with the same cards and the same choices the tricks left out bring nothing."""
    options = {**PRESETS[code], "stop_when_settled": True}
    _, deals = random_match(options, seed=1)
    for deal in deals:
        if deal.objective in ("boys", "girls", "hearts", "king") and not deal.talon:
            assert not [card for hand in deal.hands for card in hand if scores(deal, card)]


def scores(deal: Deal, card: str) -> bool:
    """Section 4 once more, by hand."""
    return {
        "boys": card[0] in deal.options["boys"],
        "girls": card[0] == "Q",
        "hearts": card[1] == "H",
        "king": card == "KH",
    }[str(deal.objective)]
