"""Who gives whom at the end: every payment comes out of a minus and goes into a plus, and nothing is left over."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as some

from kingclub.rules import settle
from kingclub.rules.option import SettlementMode
from kingclub.rules.settlement import payments

TOTALS = some.lists(some.integers(-200, 200), min_size=2, max_size=6).map(tuple)


@given(TOTALS, some.sampled_from(SettlementMode), some.integers(1, 10), some.integers(1, 10))
def test_the_payments_make_the_balance(
    totals: tuple[int, ...], mode: SettlementMode, stake: int, ante: int
) -> None:
    balance = settle(totals, mode, stake=stake, ante=ante)
    received = [Fraction(0)] * len(totals)

    for giver, getter, amount in payments(balance):
        assert amount > 0
        assert balance[giver] < 0 < balance[getter]
        received[giver] -= amount
        received[getter] += amount

    assert tuple(received) == balance


@given(TOTALS, some.sampled_from(SettlementMode))
def test_fewer_payments_than_players(totals: tuple[int, ...], mode: SettlementMode) -> None:
    assert len(payments(settle(totals, mode, stake=1, ante=1))) < len(totals)
