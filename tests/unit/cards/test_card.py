"""Cards are one object each, written as rank then suit."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingclub.cards import (
    FULL_PACK,
    KING_OF_HEARTS,
    Card,
    Rank,
    Suit,
    card_of,
    format_cards,
    parse_card,
    parse_cards,
)
from kingclub.errors import Unreadable

cards = st.sampled_from(FULL_PACK)


@given(cards)
def test_a_card_is_read_as_it_is_written(card: Card) -> None:
    assert parse_card(str(card)) is card
    assert card_of(card.rank, card.suit) is card


@given(st.lists(cards))
def test_cards_are_read_as_they_are_written(held: list[Card]) -> None:
    assert parse_cards(format_cards(held)) == tuple(held)


@given(cards)
def test_a_copy_of_a_card_is_the_card(card: Card) -> None:
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card


def test_the_full_pack_runs_by_suits_from_two_to_ace() -> None:
    assert format_cards(list(FULL_PACK[:13])) == "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"
    assert [card.suit for card in FULL_PACK[::13]] == [Suit.SPADES, Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS]
    assert [card.index for card in FULL_PACK] == list(range(52))
    assert sum(card.bit for card in FULL_PACK) == 2**52 - 1


def test_the_king_of_hearts_is_the_king() -> None:
    assert (KING_OF_HEARTS.rank, KING_OF_HEARTS.suit, KING_OF_HEARTS.name) == (Rank.KING, Suit.HEARTS, "KH")


@pytest.mark.parametrize("text", ["", "K", "HK", "kh", "1S", "10S", "KH ", "XX", "К♥", "KHH"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(Unreadable, match="fault-card"):
        parse_card(text)


@pytest.mark.parametrize("text", ["KH  AS", " KH", "KH,AS", "KH\tAS"])
def test_single_spaces_part_cards(text: str) -> None:
    with pytest.raises(Unreadable):
        parse_cards(text)


def test_the_empty_text_holds_no_cards() -> None:
    assert parse_cards("") == ()
    assert format_cards([]) == ""


def test_a_card_never_changes() -> None:
    with pytest.raises(AttributeError, match=r"Card\.KH is a card"):
        KING_OF_HEARTS.rank = Rank.ACE
