"""Calls by looking ahead: what each call brings in the same sampled worlds, if all go on by the rules of thumb."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kingclub.bots.bits import mask_of
from kingclub.bots.caller import burden_of
from kingclub.bots.casual import by_thumb
from kingclub.bots.layer import fitting, lay_out, layout_of
from kingclub.bots.ordering import orders_worth_a_thought, worth_of_keeping
from kingclub.bots.playout import chooser_of, play_out
from kingclub.bots.position import bargain_of, position_of
from kingclub.bots.prospect import Prospect, is_decided, still_open
from kingclub.bots.search import gain
from kingclub.bots.worth import worth_of
from kingclub.cards import Seat
from kingclub.engine import Act, Action, Ask, Bid, Give, Match, Offer, advance, awaits_call
from kingclub.rules import Contract
from kingclub.view import Observation, observe
from kingclub.view.reconstruction import world_match
from kingclub.view.worlds import World

GIFTS: Final = 6
"""So many of the cards that one would rather give are weighed."""

PRICES: Final = (1, 2, 3, 4, 5)
"""The prices, in tricks, that are weighed for a talon."""


def call_prospects(seen: Observation, worlds: Iterable[World], *, thorough: bool = False) -> list[Prospect]:
    """What each call brings in these worlds, that of the rules of thumb first; an order less what it uses up.

    `thorough` asks for every legal call in every world.
    """
    assert seen.viewer is not None
    prospects = [Prospect(action, []) for action in _candidates(seen, thorough=thorough)]
    used = {prospect.action: worth_of_keeping(seen, prospect.action) for prospect in prospects}
    for world in worlds:
        match = world_match(seen, world)
        for prospect in prospects:
            points = _outcome(match, seen.viewer, prospect.action)
            prospect.points.append(gain(points, seen.viewer) - used[prospect.action])
        if thorough:
            continue
        prospects = still_open(prospects)
        if is_decided(prospects):
            break
    return prospects


def _candidates(seen: Observation, *, thorough: bool) -> list[Action]:
    """The calls worth a thought, or all, that of the rules of thumb first."""
    thumb = by_thumb(seen)
    actions = seen.legal or () if thorough else _narrowed(seen)
    return [thumb, *(action for action in actions if action != thumb)]


def _narrowed(seen: Observation) -> Sequence[Action]:
    """Of what is legal: of rising calls only the next step, of orders, prices and gifts a few."""
    legal = seen.legal or ()
    if seen.phase == "order":
        return orders_worth_a_thought(seen)
    if seen.phase == "give":
        gifts = sorted((give for give in legal if isinstance(give, Give)), key=burden_of(seen))
        return [give for give in gifts if give.to == gifts[0].to][:GIFTS]
    steps = [action for action in legal if isinstance(action, Bid | Offer)][:1]
    prices = [price * seen.rules.trick // seen.ruleset.options.multiplier for price in PRICES] if seen.rules else []
    asks = [action for action in legal if isinstance(action, Ask) and action.points in prices]
    return [*(action for action in legal if not isinstance(action, Bid | Offer | Ask)), *steps, *asks]


def _outcome(match: Match, seat: Seat, action: Action) -> list[int]:
    """The points of the deal after this call, if everybody goes on by the rules of thumb."""
    match, _ = advance(match, Act(seat, action))
    while awaits_call(match):
        turn = match.turn
        assert turn is not None
        match, _ = advance(match, Act(turn, by_thumb(observe(match, turn))))
    deal, seen = match.deal, observe(match, None)
    assert deal is not None
    assert deal.rules is not None
    if seen.turn is None:
        return list(deal.points)
    if deal.rules.contract is Contract.DOMINO:
        layout = layout_of(match.ruleset)
        hands = [mask_of(hand, misere=False) for hand in deal.hands]
        return lay_out(layout, hands, fitting(layout, ()), seen.turn, [])
    worth = worth_of(match.ruleset, deal.rules.contract, deal.rules.denomination)
    position = position_of(seen, worth, deal.hands, deal.talon if deal.talon_taker is None else ())
    position.bargain = bargain_of(deal, match.ruleset)
    return play_out(worth, chooser_of(worth), position)
