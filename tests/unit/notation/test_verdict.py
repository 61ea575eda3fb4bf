"""Every way in which a record can be false is found, with its code and its place."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingclub.cli.simulated import simulated_match
from kingclub.notation import Place, Verdict, check_record, dump_record, parse_record
from kingclub.rules import ruleset
from tests.random_match import random_rules, seeds

Plain = dict[str, Any]

SUITS = ["KS QS JS AS TS 9S 8S 7S", "KC QC JC AC TC 9C 8C 7C", "KD QD JD AD TD 9D 8D 7D", "KH QH JH AH TH 9H 8H 7H"]
TRICKS = [" ".join(row) for row in zip(*(suit.split() for suit in SUITS), strict=True)]
"""Anna has the spades and leads: every trick is hers."""


def one_deal(**changes: Any) -> Plain:
    """A match of `club` after its first deal, or a deal of it changed."""
    deal = {
        "dealer": 3,
        "hands": SUITS,
        "talon": "",
        "calls": [],
        "contract": "-tricks",
        "trump": None,
        "play": TRICKS,
        "points": [-16, 0, 0, 0],
        **changes,
    }
    totals = deal["points"] if deal["points"] is not None else [0, 0, 0, 0]
    return match([deal], totals=totals)


def match(deals: list[Plain], **changes: Any) -> Plain:
    return {
        "format": "kingclub-record/1",
        "rules": {"preset": "club", "options": {}},
        "players": ["Anna", "Boris", "Vera", "Gleb"],
        "deals": deals,
        "complete": False,
        **changes,
    }


def second_deal(**changes: Any) -> Plain:
    """The same hands a seat further, for kings: they fall in the first trick, which ends the deal."""
    hands, play = [SUITS[3], *SUITS[:3]], ["KS KC KD KH"]
    first = one_deal()["deals"][0]
    second = {**first, "dealer": 0, "hands": hands, "contract": "-boys", "play": play, "points": [0, -16, 0, 0]}
    return match([first, {**second, **changes}], totals=[-16, -16, 0, 0])


def verdict(plain: Plain) -> Verdict:
    return check_record(parse_record(json.dumps(plain)))


def found(plain: Plain) -> tuple[str, Place]:
    fault = verdict(plain).fault
    assert fault is not None
    return fault.refusal.code, fault.place


def test_the_unchanged_are_true() -> None:
    assert verdict(one_deal()).is_legal
    assert verdict(second_deal()).is_legal


@pytest.mark.parametrize(
    ("changes", "code", "place"),
    [
        ({"dealer": 4}, "dealer", Place(1)),
        ({"dealer": -1}, "dealer", Place(1)),
        ({"hands": ["2S" + SUITS[0][2:], *SUITS[1:]]}, "foreign-card", Place(1)),
        ({"hands": ["QS" + SUITS[0][2:], *SUITS[1:]]}, "pack", Place(1)),
        ({"hands": [SUITS[0][3:], *SUITS[1:]]}, "pack", Place(1)),
        ({"hands": SUITS[:3]}, "pack", Place(1)),
        ({"hands": [*SUITS[:3], SUITS[3][3:]], "talon": "KH"}, "pack", Place(1)),
        ({"hands": [hand[3:] for hand in SUITS], "talon": "KS KC KD KH"}, "pack", Place(1)),
        ({"hands": [], "talon": " ".join(SUITS)}, "pack", Place(1)),
        ({"talon": "KH"}, "pack", Place(1)),
        ({"deserter": 1}, "deserter", Place(1)),
        ({"calls": [{"seat": 0, "call": "order -tricks"}]}, "extra-call", Place(1, call=1, text="order -tricks")),
        ({"calls": [{"seat": 0, "call": "KS"}]}, "extra-call", Place(1, call=1, text="KS")),
        ({"contract": "-boys"}, "contract", Place(1)),
        ({"contract": "bazaar"}, "contract", Place(1)),
        ({"contract": None}, "contract", Place(1)),
        ({"trump": "S"}, "trump", Place(1)),
        ({"play": [*TRICKS, "KS"]}, "play-after-end", Place(1, 9, text="KS")),
        ({"play": [TRICKS[0] + " QS", *TRICKS[1:]]}, "trick-length", Place(1, 1, text="KS")),
        ({"play": ["", *TRICKS]}, "trick-length", Place(1, 1)),
        ({"play": [TRICKS[0][:-3], *TRICKS[1:]]}, "trick-length", Place(1, 1, text="KS")),
        ({"play": [*TRICKS[:3], "2C"], "points": None}, "foreign-card", Place(1, 4, text="2C")),
        ({"play": [*TRICKS[:3], "KS"], "points": None}, "played-twice", Place(1, 4, text="KS")),
        ({"play": [*TRICKS[:3], "AC"], "points": None}, "not-held", Place(1, 4, text="AC")),
        ({"play": [*TRICKS[:3], "pass"], "points": None}, "extra-call", Place(1, 4, text="pass")),
        ({"points": [-14, -2, 0, 0]}, "points", Place(1)),
        ({"points": [-16, 0, 0]}, "points", Place(1)),
        ({"points": None}, "points-missing", Place(1)),
        ({"play": TRICKS[:7]}, "points", Place(1)),
    ],
)
def test_what_a_deal_can_say_wrongly(changes: Plain, code: str, place: Place) -> None:
    assert found(one_deal(**changes)) == (code, place)


@pytest.mark.parametrize(
    ("changes", "code", "place"),
    [
        ({"dealer": 1}, "dealer", Place(2)),
        ({"dealer": 3}, "dealer", Place(2)),
        ({"contract": "-girls"}, "contract", Place(2)),
        ({"play": ["KS KC KD KH", "QS QC QD QH"]}, "play-after-end", Place(2, 2, text="QS")),
        ({"play": ["QS KC KD KH"]}, "points", Place(2)),
        ({"points": [-16, 0, 0, 0]}, "points", Place(2)),
    ],
)
def test_what_the_next_deal_can_say_wrongly(changes: Plain, code: str, place: Place) -> None:
    assert found(second_deal(**changes)) == (code, place)


def test_a_suit_must_be_followed() -> None:
    hands = ["KS QS JS AS TS 9S 8S 7C", "KC QC JC AC TC 9C 8C 7S", *SUITS[2:]]
    plain = one_deal(hands=hands, play=["KS KC"], points=None)
    assert found(plain) == ("revoke", Place(1, 1, text="KC"))


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"players": ["Anna", "Boris", "Vera"]}, "player-count"),
        ({"players": [*"abcde"]}, "player-count"),
        ({"seats": [{"kind": "person"}] * 3}, "player-count"),
        ({"totals": [-16, 0, 0, 1]}, "totals"),
        ({"totals": []}, "totals"),
        ({"complete": True}, "complete"),
        ({"draw": ["AS"]}, "draw-not-due"),
        ({"draw_from": 0}, "draw-not-due"),
        ({"rules": {"preset": "training"}, "draw_from": 0}, "draw-due"),
        ({"rules": {"preset": "training"}, "draw_from": 4, "draw": ["AS"]}, "dealer"),
        ({"rules": {"preset": "training"}, "draw_from": 0, "draw": ["AS"]}, "dealer"),
        ({"rules": {"preset": "training"}, "draw_from": 3, "draw": ["7S"]}, "draw"),
        ({"rules": {"preset": "training"}, "draw_from": 2, "draw": ["7S", "7S", "AS"]}, "draw"),
        ({"rules": {"preset": "training"}, "draw_from": 2, "draw": ["2S", "AS"]}, "draw"),
    ],
)
def test_what_a_match_can_say_wrongly(changes: Plain, code: str) -> None:
    assert found({**one_deal(), **changes})[0] == code


@pytest.mark.parametrize("draw", [{"draw": ["7S", "AS"], "draw_from": 2}, {"draw": ["AS"]}, {}])
def test_a_draw_may_be_told_in_part(draw: Plain) -> None:
    assert verdict({**one_deal(), "rules": {"preset": "training"}, **draw}).is_legal


def test_a_match_without_a_deal() -> None:
    assert verdict(match([], totals=[0, 0, 0, 0])).is_legal
    assert found(match([], totals=[0, 0, 0, 0], draw=["AS"]))[0] == "draw-not-due"


def test_no_deal_is_dealt_into_an_unfinished_one() -> None:
    plain = second_deal()
    plain["deals"][0] |= {"play": TRICKS[:7], "points": None}
    assert found(plain) == ("deal-unfinished", Place(2))


def test_no_deal_follows_the_last() -> None:
    record = simulated_match(ruleset("club", {}), ("random",) * 4, 1, 0)
    plain = json.loads(dump_record(record))
    plain["deals"].append({**plain["deals"][2], "fair": None})
    assert found(plain) == ("deal-after-end", Place(15))


ORDERED = {"rules": {"preset": "club", "options": {"choice": "order_or_pass"}}}


@pytest.mark.parametrize(
    ("calls", "changes", "code", "place"),
    [
        (["0 pass", "1 pass", "2 pass", "3 pass"], {}, "must-order", Place(1, call=4, text="pass")),
        (["1 order -tricks"], {}, "not-your-turn", Place(1, call=1, text="order -tricks")),
        (["0 bid 3"], {}, "bad-call", Place(1, call=1, text="bid 3")),
        (["1 bid 3"], {}, "bad-call", Place(1, call=1, text="bid 3")),
        (["0 KS"], {}, "bad-call", Place(1, call=1, text="KS")),
        (["0 order everything"], {}, "bad-call", Place(1, call=1, text="order everything")),
        (["0 sing"], {}, "bad-call", Place(1, call=1, text="sing")),
        ([], {}, "missing-call", Place(1)),
        (["0 order -tricks", "1 pass"], {}, "extra-call", Place(1, call=2, text="pass")),
        ([], {"play": [], "points": None}, "contract", Place(1)),
        (["0 order -boys"], {}, "contract", Place(1)),
    ],
)
def test_what_can_be_called_wrongly(calls: list[str], changes: Plain, code: str, place: Place) -> None:
    written = [{"seat": int(call[0]), "call": call[2:]} for call in calls]
    assert found({**one_deal(calls=written, **changes), **ORDERED}) == (code, place)


def test_a_record_may_stop_before_the_contract() -> None:
    plain = one_deal(calls=[{"seat": 0, "call": "pass"}], contract=None, play=[], points=None)
    assert verdict({**plain, **ORDERED}).is_legal


# ---- any single change of a record that carries its seeds is noticed -------------------------------------------

Mutation = Callable[[Plain, random.Random], None]


def swap_dealt_cards(plain: Plain, rng: random.Random) -> None:
    hands = rng.choice(plain["deals"])["hands"]
    cards = [hand.split() for hand in hands]
    one, other = rng.sample([(row, column) for row, hand in enumerate(cards) for column in range(len(hand))], 2)
    cards[one[0]][one[1]], cards[other[0]][other[1]] = cards[other[0]][other[1]], cards[one[0]][one[1]]
    hands[:] = [" ".join(hand) for hand in cards]


def swap_in_a_trick(plain: Plain, rng: random.Random) -> None:
    play = rng.choice([deal for deal in plain["deals"] if len(deal["play"]) and deal["contract"] != "domino"])[
        "play"
    ]
    row = rng.randrange(len(play))
    cards = play[row].split()
    place = rng.randrange(len(cards) - 1)
    cards[place], cards[place + 1] = cards[place + 1], cards[place]
    play[row] = " ".join(cards)


def leave_the_last_card_out(plain: Plain, rng: random.Random) -> None:
    play = rng.choice([deal for deal in plain["deals"] if deal["play"]])["play"]
    play[-1] = play[-1][:-3]
    if not play[-1]:
        play.pop()


def change_a_point(plain: Plain, rng: random.Random) -> None:
    points = rng.choice(plain["deals"])["points"]
    points[rng.randrange(len(points))] += rng.choice((-1, 1))


def change_a_total(plain: Plain, rng: random.Random) -> None:
    plain["totals"][rng.randrange(len(plain["totals"]))] += rng.choice((-1, 1))


def pass_the_deal_on(plain: Plain, rng: random.Random) -> None:
    deal = rng.choice(plain["deals"])
    deal["dealer"] = (deal["dealer"] + 1) % len(plain["players"])


def change_the_contract(plain: Plain, rng: random.Random) -> None:
    deal = rng.choice(plain["deals"])
    deal["contract"] = rng.choice(
        [code for code in ("-tricks", "+all", "domino", None) if code != deal["contract"]]
    )


def change_the_trump(plain: Plain, rng: random.Random) -> None:
    deal = rng.choice(plain["deals"])
    deal["trump"] = rng.choice([code for code in ("S", "MIZ", None) if code != deal["trump"]])


def leave_a_call_out(plain: Plain, rng: random.Random) -> None:
    calling = [deal["calls"] for deal in plain["deals"] if deal["calls"]]
    if calling:
        calls = rng.choice(calling)
        calls.pop(rng.randrange(len(calls)))
    else:
        plain["complete"] = False


def leave_a_deal_out(plain: Plain, rng: random.Random) -> None:
    plain["deals"].pop(rng.randrange(len(plain["deals"])))


def change_a_seed(plain: Plain, rng: random.Random) -> None:
    fair = rng.choice(plain["deals"])["fair"]
    fair["seed"] = fair["seed"][:-1] + ("0" if fair["seed"][-1] != "0" else "1")


def keep_a_seed_back(plain: Plain, rng: random.Random) -> None:
    rng.choice(plain["deals"])["fair"]["seed"] = None


def change_the_id(plain: Plain, rng: random.Random) -> None:
    plain["id"] = plain["id"] + "0"


def add_a_client_seed(plain: Plain, rng: random.Random) -> None:
    clients = rng.choice(plain["deals"])["fair"]["clients"]
    clients[rng.randrange(len(clients))] = "00112233445566778899aabbccddeeff"


MUTATIONS: list[Mutation] = [
    swap_dealt_cards,
    swap_in_a_trick,
    leave_the_last_card_out,
    change_a_point,
    change_a_total,
    pass_the_deal_on,
    change_the_contract,
    change_the_trump,
    leave_a_call_out,
    leave_a_deal_out,
    change_a_seed,
    keep_a_seed_back,
    change_the_id,
    add_a_client_seed,
]


@cache
def simulated(seed: int) -> str:
    """A true record with its seeds, under random rules."""
    rules = random_rules(random.Random(seed))
    return dump_record(simulated_match(rules, ("random",) * rules.players, seed, 0))


few = st.integers(0, 29)
"""Matches are slow to make, so all mutations share these."""


@given(few)
def test_what_is_simulated_is_true(seed: int) -> None:
    assert verdict(json.loads(simulated(seed))).is_legal


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
@settings(max_examples=20)
@given(seed=few, other=seeds)
def test_a_single_change_is_noticed(mutation: Mutation, seed: int, other: int) -> None:
    plain = json.loads(simulated(seed))
    mutation(plain, random.Random(other))
    assert plain != json.loads(simulated(seed))
    assert not verdict(plain).is_legal


@given(few, few)
def test_the_rules_of_another_match_never_break_the_check(seed: int, other: int) -> None:
    plain = json.loads(simulated(seed)) | {"rules": json.loads(simulated(other))["rules"]}
    same = plain["rules"] == json.loads(simulated(seed))["rules"]
    assert verdict(plain).is_legal or not same
