"""The packs of section 2 of the rules, and who plays with which."""

from __future__ import annotations

import pytest

from kingclub.cards import HAND_SIZES, PACKS, format_cards, hand_size, parse_cards, talon_size

SIZES = {
    "j-a": 16,
    "9-a": 24,
    "7-a-no-black-sevens": 30,
    "7-a-no-black-aces": 30,
    "7-a": 32,
    "2-a-no-2c": 51,
    "2-a": 52,
    "5-a": 40,
    "3-a": 48,
}
TABLES = [
    (2, "j-a", 8, 0),
    (3, "9-a", 8, 0),
    (3, "7-a-no-black-sevens", 10, 0),
    (3, "7-a-no-black-aces", 10, 0),
    (3, "7-a", 10, 2),
    (3, "2-a-no-2c", 17, 0),
    (4, "7-a", 8, 0),
    (4, "2-a", 13, 0),
    (5, "5-a", 8, 0),
    (6, "3-a", 8, 0),
]


def test_the_packs_are_as_large_as_their_names_say() -> None:
    assert {name: pack.size for name, pack in PACKS.items()} == SIZES
    assert all(len(set(pack.cards)) == pack.size for pack in PACKS.values())


@pytest.mark.parametrize(("players", "pack", "hand", "talon"), TABLES)
def test_a_pack_goes_round(players: int, pack: str, hand: int, talon: int) -> None:
    assert hand_size(players, pack) == hand
    assert talon_size(players, pack) == talon
    assert players * hand + talon == SIZES[pack]


def test_no_other_table_is_known() -> None:
    assert set(HAND_SIZES) == {(players, pack) for players, pack, _, _ in TABLES}
    with pytest.raises(KeyError):
        hand_size(4, "9-a")


def test_what_is_left_out_is_not_there() -> None:
    assert not set(parse_cards("7S 7C")) & set(PACKS["7-a-no-black-sevens"].cards)
    assert not set(parse_cards("AS AC")) & set(PACKS["7-a-no-black-aces"].cards)
    assert not set(parse_cards("2C")) & set(PACKS["2-a-no-2c"].cards)
    assert format_cards(PACKS["j-a"].cards) == "JS QS KS AS JC QC KC AC JD QD KD AD JH QH KH AH"
