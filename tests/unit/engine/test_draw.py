"""The draw for seats and first dealer, in every way that the rules know; and giving the cards out."""

from __future__ import annotations

import pytest

from kingclub.cards import PACKS, Rank, Seat, hand_size
from kingclub.engine import FairSeed, draw_first_dealer, hands_of, pack_of
from kingclub.engine.draw import draw_objection
from kingclub.rules import ruleset

SEED = bytes(range(32))
TABLES = pytest.mark.parametrize(("players", "pack"), [(2, "j-a"), (3, "7-a"), (4, "2-a"), (5, "5-a"), (6, "3-a")])


@TABLES
@pytest.mark.parametrize("first_dealer", ["lot", "first_ace", "first_ace_leads", "highest"])
@pytest.mark.parametrize("seating", ["as_seated", "draw"])
def test_whatever_is_drawn_can_be_drawn(first_dealer: str, seating: str, players: int, pack: str) -> None:
    changes = {"players": players, "pack": pack, "first_dealer": first_dealer, "seating": seating}
    rules = ruleset("club", changes)
    for number in range(20):
        fair = FairSeed(SEED, f"m{number}", 0, ("",) * players)
        draw, arrival = draw_first_dealer(fair, rules.options, rules.pack.cards)
        assert draw_objection(rules.options, draw, rules.pack.cards) is None
        assert sorted(arrival) == list(range(players))


def test_the_first_ace_deals_or_leads() -> None:
    fair, pack = FairSeed(SEED, "m1", 0, ("",) * 4), PACKS["7-a"].cards
    deals, _ = draw_first_dealer(fair, ruleset("club", {"first_dealer": "first_ace"}).options, pack)
    leads, _ = draw_first_dealer(fair, ruleset("club", {"first_dealer": "first_ace_leads"}).options, pack)
    assert deals.cards == leads.cards
    assert [card.rank is Rank.ACE for card in deals.cards] == [False] * (len(deals.cards) - 1) + [True]
    assert (leads.dealer + 1) % 4 == deals.dealer


@TABLES
def test_giving_the_cards_out_can_be_undone(players: int, pack: str) -> None:
    cards, size = PACKS[pack].cards, hand_size(players, pack)
    for dealer in map(Seat, range(players)):
        hands = hands_of(cards, dealer, players, size)
        assert hands[(dealer + 1) % players][:2] == (cards[0], cards[players])
        assert pack_of(hands, cards[size * players :], dealer) == cards


def test_thirty_two_cards_go_round_three_players() -> None:
    cards = PACKS["7-a"].cards
    hands = hands_of(cards, Seat(0), 3, 11)
    assert list(map(len, hands)) == [10, 11, 11]
    assert pack_of(hands, (), Seat(0)) == cards
