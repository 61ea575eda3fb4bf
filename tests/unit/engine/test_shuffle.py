"""The fair shuffle, against the test vector of the protocol."""

from __future__ import annotations

from collections import Counter

from kingclub.cards import PACKS, format_cards
from kingclub.engine import FairSeed, FairStream, draw_first_dealer, shuffle
from kingclub.rules import load_preset

CLIENTS = ("00112233445566778899aabbccddeeff", "", "ffeeddccbbaa99887766554433221100", "")
VECTOR = FairSeed(bytes(range(32)), "m1", 1, CLIENTS)


def test_the_commitment_is_the_digest_of_the_seed() -> None:
    assert VECTOR.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_the_pack_is_shuffled_as_the_protocol_says() -> None:
    assert format_cards(shuffle(VECTOR, PACKS["7-a"].cards)) == (
        "9C QS 7S QH AS AD 7C JS KD 9S JC 7H TS 8D 9D TC KH KS 9H TD TH QD 7D 8S QC JD 8C AH KC 8H AC JH"
    )


def test_every_number_is_as_likely_as_the_others() -> None:
    stream = FairStream(VECTOR)
    counts = Counter(stream.below(7) for _ in range(7000))
    assert set(counts) == set(range(7))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 22.5  # χ², six degrees of freedom, 0.1 %


def test_the_lot_is_the_first_number_of_deal_zero() -> None:
    club = load_preset("club")
    draw, arrival = draw_first_dealer(FairSeed(bytes(range(32)), "m1", 0, CLIENTS), club.options, club.pack.cards)
    assert (draw.dealer, draw.cards, arrival) == (0, (), (0, 1, 2, 3))


def test_drawn_seats_put_the_two_highest_opposite_each_other() -> None:
    book = load_preset("book")
    draw, arrival = draw_first_dealer(FairSeed(bytes(range(32)), "m1", 0, CLIENTS), book.options, book.pack.cards)
    assert format_cards(draw.cards) == "KS 5S 6D 4H"
    assert draw.dealer == 0
    assert sorted(arrival) == [0, 1, 2, 3]
