"""The check of records and the reference's reader find the same first fault in a changed record, or none."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from hypothesis import given, settings

from kingclub.notation import Record, check_record, dump_record, parse_record
from kingclub.rules import to_plain
from tests.random_match import broken_record, seeds, whole_record
from tests.reference.record import fault

Plain = dict[str, Any]


def swap_cards_played(deal: Plain, rng: random.Random) -> None:
    """Two cards of the play change places."""
    cards = [line.split() for line in deal["play"]]
    places = [(row, column) for row, line in enumerate(cards) for column in range(len(line))]
    if len(places) > 1:
        one, other = rng.sample(places, 2)
        cards[one[0]][one[1]], cards[other[0]][other[1]] = cards[other[0]][other[1]], cards[one[0]][one[1]]
        deal["play"] = [" ".join(line) for line in cards]


def swap_cards_dealt(deal: Plain, rng: random.Random) -> None:
    """Two cards dealt change places."""
    hands = [hand.split() for hand in deal["hands"]]
    one, other = (rng.randrange(len(hands)) for _ in "12")
    first, second = rng.randrange(len(hands[one])), rng.randrange(len(hands[other]))
    hands[one][first], hands[other][second] = hands[other][second], hands[one][first]
    deal["hands"] = [" ".join(hand) for hand in hands]


def another_card(deal: Plain, rng: random.Random) -> None:
    """A card of the play becomes another."""
    if deal["play"]:
        row = rng.randrange(len(deal["play"]))
        cards = deal["play"][row].split()
        cards[rng.randrange(len(cards))] = rng.choice(("2C", "7S", "KH", "AH", "JD", "QC"))
        deal["play"][row] = " ".join(cards)


def cut_the_play(deal: Plain, rng: random.Random) -> None:
    """The last trick is missing, or its last card."""
    if deal["play"] and rng.random() < 0.5:
        deal["play"].pop()
    elif deal["play"] and " " in deal["play"][-1]:
        deal["play"][-1] = deal["play"][-1][:-3]


def go_on_playing(deal: Plain, rng: random.Random) -> None:
    """A trick too many."""
    if deal["play"]:
        deal["play"].append(rng.choice(deal["play"]))


def another_call(deal: Plain, rng: random.Random) -> None:
    """A call becomes another, or another player's."""
    calls = ("pass", "order -girls", "bid 2", "offer 3", "name S", "keep", "accept", "settle", "take", "by-last")
    if deal["calls"]:
        call = rng.choice(deal["calls"])
        if rng.random() < 0.5:
            call["call"] = rng.choice(calls)
        else:
            call["seat"] = rng.randrange(len(deal["hands"]))


def a_call_less(deal: Plain, rng: random.Random) -> None:
    """A call is missing."""
    if deal["calls"]:
        deal["calls"].pop(rng.randrange(len(deal["calls"])))


def a_call_more(deal: Plain, rng: random.Random) -> None:
    """Something more is said."""
    deal["calls"].append({"seat": rng.randrange(len(deal["hands"])), "call": rng.choice(("pass", "keep", "bid 9"))})


def another_claim(deal: Plain, rng: random.Random) -> None:
    """Contract, trump, dealer, deserter or points are others."""
    key = rng.choice(("contract", "trump", "dealer", "points", "deserter"))
    deal[key] = {
        "contract": rng.choice(("-tricks", "-all", "trump", None)),
        "trump": rng.choice(("S", "NT", None)),
        "dealer": rng.randrange(len(deal["hands"])),
        "points": None if deal["points"] is None or rng.random() < 0.5 else [p + 1 for p in deal["points"]],
        "deserter": rng.randrange(len(deal["hands"])),
    }[key]


CHANGES: tuple[Callable[[Plain, random.Random], None], ...] = (
    swap_cards_played,
    swap_cards_dealt,
    another_card,
    cut_the_play,
    go_on_playing,
    another_call,
    a_call_less,
    a_call_more,
    another_claim,
)


def code_of(plain: Plain) -> str | None:
    found = check_record(parse_record(json.dumps(plain))).fault
    return found.refusal.code if found is not None else None


def spelled_out(record: Record) -> str:
    """The record with every option told, whether the preset has it or not."""
    plain = json.loads(dump_record(record))
    plain["rules"]["options"] = to_plain(record.ruleset.options)
    return json.dumps(plain)


@settings(max_examples=25)
@given(seeds)
def test_both_find_the_same_fault(seed: int) -> None:
    rng = random.Random(seed)
    for record in (whole_record(seed), broken_record(seed)):
        text = spelled_out(record)
        assert fault(json.loads(text)) is None
        for change in CHANGES if record.deals else ():
            plain = json.loads(text)
            change(rng.choice(plain["deals"]), rng)
            assert (change.__name__, code_of(plain)) == (change.__name__, fault(plain))
