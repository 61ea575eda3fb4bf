"""The score sheet: sums, what they must be, places, and who owes whom."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given

from kingclub.cards import Seat, parse_cards
from kingclub.engine import DealResult
from kingclub.notation import SheetWords, check_record, deal_diagram, sheet_of, sheet_table, signed
from kingclub.rules import Contract, Denomination, load_preset, ruleset
from tests.random_match import seeds, whole_record

WORDS = SheetWords(lambda result: result.contract.value, "sum", "minus", "plus", "total", "place", "settlement")
FOUR = ("Anna", "Boris", "Vera", "Gleb")


def result(number: int, contract: Contract, *points: int, settled: bool = False) -> DealResult:
    named = Denomination.SPADES if contract is Contract.TRUMP and not settled else None
    return DealResult(number, Seat((number - 1) % len(points)), contract, named, points, None, settled, None)


def test_penalties_and_rewards_are_added_apart() -> None:
    sheet = sheet_of(
        load_preset("club"),
        FOUR,
        [result(1, Contract.NO_TRICKS, -4, -4, -6, -2), result(2, Contract.TRICKS, 16, 0, 0, 0)],
    )
    assert (sheet.penalties.points, sheet.penalties.sum, sheet.penalties.due) == ((-4, -4, -6, -2), -16, -16)
    assert (sheet.rewards.points, sheet.rewards.sum, sheet.rewards.due) == ((16, 0, 0, 0), 16, 16)
    assert (sheet.totals.points, sheet.totals.sum, sheet.totals.due) == ((12, -4, -6, -2), 0, 0)
    assert sheet.places == (1, 3, 4, 2)
    assert list(map(int, sheet.settlement)) == [16 + 18 + 14, -16, -18, -14]


def test_what_must_be_is_unknown_where_bids_decide() -> None:
    sheet = sheet_of(load_preset("club-auction"), FOUR, [result(1, Contract.TRUMP, 12, 6, 18, 0)])
    assert sheet.lines[0].due is None
    assert sheet.rewards.due is None
    assert sheet.penalties.due == 0


def test_a_praised_deal_is_worth_its_tricks_or_two_for_each() -> None:
    rules = load_preset("book-praise")
    played, settled = (
        result(1, Contract.TRUMP, 390, 0, 0, 0),
        result(2, Contract.TRUMP, 60, 60, 60, 60, settled=True),
    )
    assert [line.due for line in sheet_of(rules, FOUR, [played, settled]).lines] == [390, 240]


def test_ties_share_the_place_and_the_winnings() -> None:
    rules = ruleset("three", {})
    sheet = sheet_of(rules, FOUR[:3], [result(1, Contract.TRICKS, 8, 8, 0)])
    assert sheet.places == (1, 1, 3)
    assert sheet.settlement == (Fraction(1, 2), Fraction(1, 2), Fraction(-1))  # a pot of three antes


def test_an_empty_sheet() -> None:
    sheet = sheet_of(load_preset("club"), FOUR, [])
    assert sheet.totals.points == (0, 0, 0, 0)
    assert sheet.places == (1, 1, 1, 1)
    assert "Anna" in sheet_table(sheet, WORDS)


def test_the_table() -> None:
    lines = [result(1, Contract.NO_TRICKS, -4, -4, -6, -2), result(2, Contract.NO_KING, 0, -15, 0, 0)]
    assert sheet_table(sheet_of(load_preset("club"), FOUR, lines), WORDS).splitlines() == [
        "               Anna  Boris  Vera  Gleb  sum",
        "─" * 49,
        "1  -tricks      •−4     −4    −6    −2  −16 ✓",
        "2  -king          0   •−15     0     0  −15 ≠ −16",
        "─" * 49,
        "   minus         −4    −19    −6    −2  −31 ≠ −32",
        "   plus           0      0     0     0    0 ✓",
        "   total         −4    −19    −6    −2  −31 ≠ −32",
        "   place          2      4     3     1",
        "   settlement    −2    −17    −4    23",
    ]


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "0"), (5, "5"), (-5, "−5"), (Fraction(-1, 3), "−1/3"), (Fraction(37, 3), "12 1/3"), (Fraction(4, 2), "2")],
)
def test_numbers_have_a_true_minus_and_fractions(number: int | Fraction, text: str) -> None:
    assert signed(number) == text


@given(seeds)
def test_every_true_match_adds_up(seed: int) -> None:
    record = whole_record(seed)
    sheet = sheet_of(record.ruleset, record.players, check_record(record).match.results)
    assert sheet.totals.points == record.totals
    assert sum(sheet.settlement) == 0
    assert [place for place in sheet.places if place == 1]
    assert "≠" not in sheet_table(sheet, WORDS)


def test_a_diagram_has_a_line_a_hand() -> None:
    hands = tuple(map(parse_cards, ("AS KS 7H", "TC 9D 8D", "", "KH")))
    assert deal_diagram(hands, FOUR).splitlines() == [
        "Anna   ♠ A K  ♣ —  ♦ —  ♥ 7",
        "Boris  ♠ —  ♣ T  ♦ 9 8  ♥ —",
        "Vera   ♠ —  ♣ —  ♦ —  ♥ —",
        "Gleb   ♠ —  ♣ —  ♦ —  ♥ K",
    ]
