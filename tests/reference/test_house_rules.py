"""Random house rules: whatever section 8 does not refuse is played to its end, and every deal adds up."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.reference.cards import CARDS_EACH, PACKS
from tests.reference.deal import Deal
from tests.reference.options import CLUB, refusal
from tests.reference.prices import OBJECTIVES, counts, last_tricks, price
from tests.reference.test_presets import random_match, sacrificed

HOUSE_RULES: dict[str, list[Any]] = {
    "prices": ["usual", "price3-40", "price52-30", dict.fromkeys(OBJECTIVES, 3)],
    "boys": ["K", "J", "KJ"],
    "last": ["two", "one"],
    "eralash": [True, False],
    "stop_when_settled": [True, False],
    "multiplier": [1, 10],
    "choice": ["fixed", "order_or_pass", "eldest", "shared"],
    "order": ["club", "app", "dos", "book"],
    "heart_lead_ban": [[], ["hearts", "king", "all"], ["tricks", "last"]],
    "king_discard": ["when_void", "free", "when_hearts_led", "always"],
    "talon": ["dead", "last_trick"],
    "recovery": ["mirror", "auction", "first_three", "named", "praise", "talon", "take_tricks", "domino"],
    "recovery_deals": [None, 2],
    "trick_price": [None, 5],
    "must_trump": [None, True, False],
    "trump_lead": ["free", "namer_only"],
    "reward_all": ["none", "before", "after"],
    "domino": [False, True],
    "suits": ["any", "held"],
    "nt": [True, False],
    "miz": [True, False],
    "by_last": [True, False],
    "settle": [True, False],
    "sale": ["none", "before_rest", "after_rest"],
    "sale_binding": [True, False],
    "accept": ["best", "any"],
    "ask": [True, False],
    "deals_each": [None, 2],
}


def house_rules(rng: random.Random, recovery: str) -> dict[str, Any]:
    """The first of the random rulesets with this recovery that is not refused."""
    while True:
        players, pack = rng.choice(list(CARDS_EACH))
        changes = {name: rng.choice(values) for name, values in HOUSE_RULES.items()}
        options = {**CLUB, "players": players, "pack": pack, **changes, "recovery": recovery}
        if refusal(options) is None:
            return options


def worth(deal: Deal) -> int:
    """What the points of a deal add up to, before the multiplier."""
    rules, tricks = deal.options, len(deal.dealt[0]) + (deal.options["recovery"] == "talon")
    if deal.contract == "domino":
        return 325 if deal.players == 4 else 425
    if deal.contract in ("trump", "take-tricks"):
        paid = 2 * deal.players if deal.settled else tricks - (sacrificed(deal) if deal.bid else 0)
        return int(paid * rules["trick_price"])
    sign = -1 if str(deal.contract).startswith("-") else 1
    objectives = OBJECTIVES if deal.objective == "all" else (str(deal.objective),)
    return sign * sum(units(deal, objective) * price(objective, rules) for objective in objectives)


def units(deal: Deal, objective: str) -> int:
    in_play = [
        card for card in PACKS[deal.options["pack"]] if deal.options["talon"] != "dead" or card not in deal.talon
    ]
    match objective:
        case "tricks":
            return len(deal.dealt[0])
        case "last":
            return last_tricks(deal.options)
        case _:
            return sum(counts(card, objective, deal.options) for card in in_play)


@pytest.mark.parametrize("recovery", HOUSE_RULES["recovery"])
@pytest.mark.parametrize("seed", range(8))
def test_every_deal_adds_up(recovery: str, seed: int) -> None:
    options = house_rules(random.Random(f"{recovery} {seed}"), recovery)
    match, deals = random_match(options, seed)
    for deal, points in zip(deals, match.points, strict=True):
        assert sum(points) == worth(deal) * options["multiplier"]
