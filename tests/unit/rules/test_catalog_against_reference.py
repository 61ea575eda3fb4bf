"""The catalogue against the table that the reference engine's author typed from the rule book on his own."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingclub.errors import Refused
from kingclub.rules import OPTIONS, Fixed, load_preset, presets, ruleset, to_plain
from tests.reference.options import completed, refusal
from tests.reference.presets import PRESETS
from tests.reference.schedule import fixed_schedule


def test_both_know_the_same_presets() -> None:
    assert presets() == tuple(PRESETS)


@pytest.mark.parametrize("code", presets())
def test_both_give_a_preset_the_same_options(code: str) -> None:
    ours, theirs = to_plain(load_preset(code).options), dict(PRESETS[code])
    if theirs["choice"] != "fixed":
        # The table is silent about the order of contracts that players choose; ours keep the order of their family.
        del ours["order"], theirs["order"]
    assert ours == theirs


house_rules = st.fixed_dictionaries(
    {},
    optional={
        name: st.sampled_from(kind.choices) if name != "heart_lead_ban" else st.lists(st.sampled_from(kind.choices))
        for name, kind in OPTIONS.items()
    },
)


def our_code(code: str, house: dict[str, object]) -> str | None:
    try:
        ruleset(code, house)
    except Refused as refused:
        return refused.refusal.code
    return None


@given(st.sampled_from(presets()), house_rules)
def test_both_refuse_the_same_house_rules(code: str, house: dict[str, object]) -> None:
    assert our_code(code, house) == refusal({**PRESETS[code], **house})


@given(st.sampled_from(presets()), house_rules)
def test_both_play_as_many_deals_of_the_same_contracts(code: str, house: dict[str, object]) -> None:
    if our_code(code, house) is not None:
        return
    schedule = ruleset(code, house).schedule
    if isinstance(schedule, Fixed):
        order = {"order": load_preset(code).options.order.value}  # as above: the table may be silent about it
        theirs = fixed_schedule(completed({**PRESETS[code], **order, **house}))
        assert [contract.value for contract in schedule.contracts] == list(theirs)
