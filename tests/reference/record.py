"""Reads a match record with the reference engine: which fault it has, or none.

Only the ruleset, the deals and the sheet are judged; `fair`, `seats` and the relatives of section 9 are not.
"""

from __future__ import annotations

from typing import Any

from tests.reference.cards import PACKS, rank
from tests.reference.deal import Illegal
from tests.reference.match import ReferenceMatch
from tests.reference.options import Options, refusal
from tests.reference.presets import PRESETS
from tests.reference.seating import first_dealer, seats_follow

Record = dict[str, Any]


def fault(record: Record) -> str | None:
    """The code of the first fault of a record, or None if it is right."""
    try:
        replay(record)
    except Illegal as refused:
        return refused.code
    return None


def demand(fulfilled: bool, code: str) -> None:
    if not fulfilled:
        raise Illegal(code)


def replay(record: Record) -> ReferenceMatch:
    """Play the record through. Raises Illegal with the code of its first fault."""
    options = ruleset(record["rules"])
    demand(len(record["players"]) == options["players"], "player-count")
    deals = record["deals"]
    match = ReferenceMatch(options, deals[0]["dealer"] if deals else 0)
    demand(match.dealer in range(match.players), "dealer")
    dealer = drawn_dealer(record, options)
    demand(dealer is None or dealer == match.dealer, "dealer")
    for deal in deals:
        replay_deal(match, deal)
    demand(record["totals"] == match.totals, "totals")
    demand(record["complete"] == match.over, "complete")
    return match


def ruleset(rules: dict[str, Any]) -> Options:
    demand(rules["preset"] in PRESETS, "unknown-preset")
    options = {**PRESETS[rules["preset"]], **rules.get("options", {})}
    code = refusal(options)
    demand(code is None, str(code))
    return options


def drawn_dealer(record: Record, options: Options) -> int | None:
    """The first dealer by the cards drawn, where the record tells enough of them."""
    drawn, start = list(record.get("draw", [])), record.get("draw_from")
    if not drawn:
        return None
    players, rule = options["players"], options["first_dealer"]
    demand(options["seating"] == "draw" or rule != "lot", "draw-not-due")
    if options["seating"] == "draw":
        demand(len(drawn) >= players and seats_follow(drawn[:players]), "draw")
    if rule == "highest":
        demand(len(drawn) == players, "draw")
        return first_dealer(rule, drawn, 0, players)
    search = drawn[players:] if options["seating"] == "draw" else drawn
    if rule == "lot" or not search:
        return None
    aces = [number for number, card in enumerate(search) if rank(card) == "A"]
    demand(aces == [len(search) - 1], "draw")  # the search stops at the first ace
    return None if start is None else first_dealer(rule, search, start, players)


def replay_deal(match: ReferenceMatch, deal: Record) -> None:
    demand(match.turn is None, "deal-unfinished")
    demand(not match.over, "deal-after-end")
    passed = match.dealer if not match.points else (match.dealer + 1) % match.players
    demand(deal["dealer"] == passed, "dealer")
    match.deal(shuffled_pack(match, deal))
    if "deserter" in deal:
        match.desert(deal["deserter"])
    replay_calls(match, deal)
    replay_play(match, deal)
    if match.turn is not None:
        demand(deal["points"] is None, "points")
    else:
        demand(deal["points"] is not None, "points-missing")
        demand(deal["points"] == match.points[-1], "points")


def shuffled_pack(match: ReferenceMatch, deal: Record) -> list[str]:
    """The pack before it was dealt: one card at a time from eldest, then the talon."""
    hands, talon = [hand.split() for hand in deal["hands"]], deal["talon"].split()
    pack = PACKS[match.options["pack"]]
    cards = [card for hand in hands for card in hand] + talon
    demand(all(card in pack for card in cards), "foreign-card")
    demand(sorted(cards) == sorted(pack), "pack")
    each = match.cards_each()
    in_turn = [hands[(deal["dealer"] + 1 + step) % match.players] for step in range(match.players)]
    if each is not None:
        demand(all(len(hand) == each for hand in hands), "pack")
    rows = range(len(in_turn[0]))
    dealt = [str(hand[row]) for row in rows for hand in in_turn if row < len(hand)]
    return [*dealt, *talon]


def replay_calls(match: ReferenceMatch, deal: Record) -> None:
    assert match.current is not None
    for call in deal["calls"]:
        demand(match.current.in_calls, "extra-call")
        match.act(call["call"], call["seat"])
    demand(not (match.current.in_calls and deal["play"]), "missing-call")
    demand(deal["contract"] == match.contract, "contract")
    unknown_yet = match.current.in_calls and deal["trump"] is None  # it may be sold and named anew
    demand(unknown_yet or deal["trump"] == match.trump, "trump")


def replay_play(match: ReferenceMatch, deal: Record) -> None:
    """One string a trick, in domino one a turn; only the last may be short."""
    played: set[str] = set()
    in_one_string = 1 if match.contract == "domino" else match.players
    for number, line in enumerate(deal["play"], start=1):
        actions = line.split()
        demand(match.turn is not None, "play-after-end")
        is_last = number == len(deal["play"])
        fits = len(actions) == in_one_string or (is_last and 0 < len(actions) < in_one_string)
        demand(fits, "trick-length")
        for action in actions:
            demand(action == "pass" or action in PACKS[match.options["pack"]], "foreign-card")
            demand(action == "pass" or action not in played, "played-twice")
            played.add(action)
            match.act(action)
