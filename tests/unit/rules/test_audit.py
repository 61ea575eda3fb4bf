"""What deals and matches add up to, against the totals that the rule book states."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingclub.errors import Refused
from kingclub.rules import OPTIONS, Contract, load_preset, presets, ruleset
from kingclub.rules.audit import VARYING, Imbalance, audit

SUMS: dict[str, tuple[int | None, set[Imbalance]]] = {
    "club-auction": (None, {Imbalance.AUCTION}),
    "book-praise": (None, {Imbalance.SETTLED, Imbalance.LENGTH}),
}
"""The presets of section 8 whose `sum` is not 0."""


@pytest.mark.parametrize("code", presets())
def test_a_match_sums_to_what_the_table_says(code: str) -> None:
    found = audit(load_preset(code))
    expected, why = SUMS.get(code, (0, set()))
    assert found.sum == expected
    assert set(found.imbalances) == why
    assert found.is_zero_sum == (code not in SUMS)


def test_a_bid_costs_its_tricks() -> None:
    found = audit(load_preset("club-auction"))
    assert (found.penalties, found.rewards, found.lost_by_trick) == (-192, 192, 6)


def test_a_deal_settled_unplayed_costs_150_in_book_praise() -> None:
    found = audit(load_preset("book-praise"))
    assert found.penalties is not None
    assert found.rewards is not None
    assert (found.penalties + found.rewards, found.lost_by_settling) == (570, 150)
    assert audit(load_preset("praise-eight")).lost_by_settling == 0


@pytest.mark.parametrize(
    ("code", "hearts", "eralash"),
    [("club", 16, 96), ("two", 8, 88), ("three", 12, 92), ("five", 20, 100), ("six", 24, 104)],
)
def test_hearts_and_eralash_depend_on_the_pack(code: str, hearts: int, eralash: int) -> None:
    totals = {deal.contract: deal.total for deal in audit(load_preset(code)).deals}
    assert totals[Contract.NO_HEARTS] == -hearts
    assert totals[Contract.ALL] == eralash
    assert totals[Contract.KING] == 16


@pytest.mark.parametrize(
    ("code", "six"),
    [
        ("site-three", 240),
        ("three-24", 150),
        ("black-aces", 116),
        ("book", 1300),
        ("book-praise", 1380),
        ("book-three", 1275),
    ],
)
def test_six_simple_penalties_make_what_the_price_list_says(code: str, six: int) -> None:
    deals = audit(load_preset(code)).deals
    assert (
        sum(deal.total or 0 for deal in deals if deal.contract.sign < 0 and deal.contract != Contract.NO_ALL)
        == -six
    )


def test_each_contract_is_counted_for_every_player_who_orders_it() -> None:
    found = audit(load_preset("ordered-trump"))
    times = {deal.contract: deal.times for deal in found.deals}
    assert times[Contract.NO_KING] == 4
    assert times[Contract.TRUMP] == 16


@pytest.mark.parametrize(
    ("code", "changes", "why"),
    [
        ("club-ordered", {"deals_each": 7}, Imbalance.DEALS_EACH),
        ("site-three", {"talon": "dead"}, Imbalance.DEAD_TALON),
        ("club-trump", {"eralash": False}, Imbalance.ERALASH_OFF),
        ("club", {"recovery": "domino"}, Imbalance.DOMINO),
        ("jacks-tricks", {"recovery_deals": 7}, Imbalance.LENGTH),
        ("praise-eight", {"players": 3, "pack": "7-a-no-black-sevens", "prices": "price3-24"}, Imbalance.SETTLED),
    ],
)
def test_a_sum_that_is_not_zero_has_a_reason(code: str, changes: dict[str, object], why: Imbalance) -> None:
    found = audit(ruleset(code, changes))
    assert why in found.imbalances
    assert not found.is_zero_sum


def test_eralash_that_is_off_is_not_reached() -> None:
    assert audit(load_preset("short")).unreached == (Contract.NO_ALL,)
    assert audit(ruleset("club", {"eralash": False})).unreached == (Contract.NO_ALL, Contract.ALL)
    assert audit(ruleset("praise-four", {"eralash": False})).unreached == (Contract.NO_ALL, Contract.ALL)
    assert audit(load_preset("club")).unreached == ()


def test_a_queen_at_three_is_noticed() -> None:
    prices = {"tricks": 2, "boys": 4, "girls": 3, "hearts": 2, "king": 16, "last": 8}
    uneven = dict(audit(ruleset("club", {"prices": prices})).uneven)
    assert uneven[Contract.NO_GIRLS] == 12
    assert uneven[Contract.NO_BOYS] == 16
    assert audit(load_preset("club")).uneven == ()


changes = st.fixed_dictionaries(
    {},
    optional={
        name: st.sampled_from(kind.choices) if name != "heart_lead_ban" else st.lists(st.sampled_from(kind.choices))
        for name, kind in OPTIONS.items()
    },
)


@given(st.sampled_from(presets()), changes)
def test_whatever_is_not_refused_is_audited(code: str, house: dict[str, object]) -> None:
    try:
        rules = ruleset(code, house)
    except Refused:
        return
    found = audit(rules)
    assert (found.sum is None) == bool(VARYING & set(found.imbalances))
    assert found.is_zero_sum == (not found.imbalances)
