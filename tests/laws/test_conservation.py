"""Laws of conservation: what no house rule can change (docs/design; rules, sections 3, 6 and 7)."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from kingclub.cards import Card, Rank, Seat, card_of
from kingclub.engine import (
    Accept,
    Act,
    Action,
    Draw,
    FindDealer,
    Give,
    GiveCards,
    Match,
    Move,
    Trick,
    apply,
    legal_actions,
    new_match,
    objection,
    parse_action,
    replay,
    taker,
)
from kingclub.engine.event import CardPlayed, DealScored, TrickTaken
from kingclub.engine.finish import known_total
from kingclub.engine.play import Playing
from kingclub.rules import Contract, Denomination, Ruleset, load_preset, presets, ruleset
from kingclub.rules.recovery import Auction
from kingclub.testing.passage import Passage, random_match
from kingclub.testing.strategies import passages

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)


@given(passages())
def test_cards_are_neither_made_nor_lost(passage: Passage) -> None:
    for match, _ in passage.steps:
        assert Counter(cards_about(match)) == Counter(match.ruleset.pack.cards)


@given(passages())
def test_every_trick_has_one_taker_who_leads_to_the_next(passage: Passage) -> None:
    leader = None
    for _, events in passage.steps:
        for event in events:
            if isinstance(event, CardPlayed) and leader is not None:
                assert event.seat == leader
            leader = event.taker if isinstance(event, TrickTaken) else None


@given(passages())
def test_the_points_of_a_deal_add_up_to_its_known_total(passage: Passage) -> None:
    scored = [event for _, events in passage.steps for event in events if isinstance(event, DealScored)]
    assert len(scored) == 1
    total = known_total(scored[0].result, passage.start.ruleset)
    assert total is None or sum(scored[0].result.points) == total


@given(passages())
def test_whatever_is_legal_meets_no_objection_and_every_other_card_does(passage: Passage) -> None:
    for match, _ in passage.steps:
        if match.turn is None or match.deal is None:
            continue
        legal = set(legal_actions(match))
        assert legal
        assert all(objection(match, match.turn, action) is None for action in legal)
        for card in match.ruleset.pack.cards:
            action = parse_action(card.name)
            assert (objection(match, match.turn, action) is None) == (action in legal)


@given(passages())
def test_nobody_acts_out_of_turn(passage: Passage) -> None:
    for match, _ in passage.steps:
        action = next(iter(legal_actions(match)), parse_action("pass"))
        for seat in map(Seat, range(match.ruleset.players)):
            if seat != match.turn:
                refusal = objection(match, seat, action)
                assert refusal is not None
                assert refusal.code == "not-your-turn"


MIRRORS = [code for code in presets() if load_preset(code).options.recovery.value == "mirror"]


@given(SEEDS, st.sampled_from(MIRRORS))
def test_stopping_early_scores_the_same_as_playing_out(seed: int, code: str) -> None:
    early, late = ruleset(code, {"stop_when_settled": True}), ruleset(code, {"stop_when_settled": False})
    rng = random.Random(seed)
    moves = _first_deal(early, rng)
    match = replay(late, moves)
    while match.turn is not None:
        match, _ = apply(match, Act(match.turn, rng.choice(legal_actions(match))))
    assert match.results == replay(early, moves).results


@given(SEEDS, st.sampled_from(presets()))
def test_turning_the_table_turns_the_points(seed: int, code: str) -> None:
    rules = load_preset(code)
    moves = _first_deal(rules, random.Random(seed))
    turned = replay(rules, [_turned(move, rules.players) for move in moves])
    points = replay(rules, moves).results[0].points
    assert turned.results[0].points == (points[-1], *points[:-1])


@given(SEEDS, st.sampled_from(presets()))
@settings(max_examples=10)
def test_the_same_seed_makes_the_same_match(seed: int, code: str) -> None:
    rules = ruleset(code, {"deals_each": 1}) if load_preset(code).schedule.deals > 20 else load_preset(code)
    one, other = (tuple(move for _, move in random_match(rules, random.Random(seed))) for _ in range(2))
    assert one == other
    assert replay(rules, one) == replay(rules, other)


@given(passages())
def test_a_bargain_moves_points_and_makes_none(passage: Passage) -> None:
    *_, (match, _) = passage.steps
    deal, rules = match.deal, match.deal.rules if match.deal else None
    if deal is None or rules is None or deal.bargain is None or deal.deserter is not None:
        return
    tricks = [Trick(trick.leader, trick.cards) for trick in deal.tricks]
    taken = Counter(taker(trick, rules, deal.players) for trick in tricks)
    multiplier = match.ruleset.options.multiplier
    paid = deal.bargain.tricks * rules.trick + deal.bargain.points * multiplier
    for seat in range(deal.players):
        moved = paid * ((seat == deal.bargain.seller) - (seat == deal.bargain.buyer))
        assert deal.points[seat] == taken[Seat(seat)] * rules.trick + moved


@given(SEEDS)
@settings(max_examples=20)
def test_an_auction_costs_the_winner_his_bid(seed: int) -> None:
    rules = load_preset("club-auction")
    sacrificed = 0
    match = new_match(rules)
    for _, move in random_match(rules, random.Random(seed)):
        match, events = apply(match, move)
        if any(isinstance(event, DealScored) for event in events) and match.deal and match.deal.bid:
            winner, bid = match.deal.bid
            assert match.deal.rules is not None
            taken = sum(taker(trick, match.deal.rules, 4) == winner for trick in match.deal.tricks)
            sacrificed += min(bid, taken)
    assert isinstance(rules.recovery, Auction)
    assert sum(match.totals) == -192 + 192 - 6 * sacrificed


@given(SEEDS, st.sampled_from(["7-a", "2-a"]))
def test_misere_is_play_without_trumps_with_the_ranks_turned_over(seed: int, pack: str) -> None:
    rules = ruleset("book-praise", {"pack": pack}) if pack == "2-a" else load_preset("praise-eight")
    trump = rules.deals[Contract.TRUMP]
    cards = tuple(random.Random(seed).sample(rules.pack.cards, 4))
    lowest = min(card.rank for card in rules.pack.cards)
    mirrored = tuple(card_of(Rank(lowest + Rank.ACE - card.rank), card.suit) for card in cards)
    misere = taker(Trick(Seat(0), cards), trump.named(Denomination.MISERE), 4)
    assert misere == taker(Trick(Seat(0), mirrored), trump.named(Denomination.NO_TRUMP), 4)


def cards_about(match: Match) -> list[Card]:
    """Every card of the deal, wherever it lies."""
    deal = match.deal
    if deal is None:
        return list(match.ruleset.pack.cards)
    lying = [card for _, card in deal.turns if card is not None]
    taken = [card for trick in deal.tricks for card in trick.cards]
    on_table = list(deal.phase.trick.cards) if isinstance(deal.phase, Playing) else []
    talon = [] if deal.talon_taker is not None else list(deal.talon)
    return [*(card for hand in deal.hands for card in hand), *talon, *lying, *taken, *on_table]


def _first_deal(rules: Ruleset, rng: random.Random) -> list[Move]:
    """The moves of the first deal of a random match, without deserters."""
    rules = replace(rules, options=replace(rules.options, deserter=False))
    moves = []
    for match, move in random_match(rules, rng):
        if match.results:
            break
        moves.append(move)
    return moves


def _turned(move: Move, players: int) -> Move:
    """The same move one seat further clockwise. The cards follow, since they are dealt from eldest."""
    match move:
        case FindDealer(draw):
            return FindDealer(Draw(_left(draw.dealer, players)))
        case Act(seat, action):
            return Act(_left(seat, players), _turned_action(action, players))
        case GiveCards():
            return move
        case _:
            raise AssertionError(move)


def _turned_action(action: Action, players: int) -> Action:
    match action:
        case Give(card, to):
            return Give(card, _left(to, players))
        case Accept(seat) if seat is not None:
            return Accept(_left(seat, players))
        case _:
            return action


def _left(seat: Seat, players: int) -> Seat:
    return Seat((seat + 1) % players)
