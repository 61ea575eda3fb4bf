"""A ruleset goes into a link and comes out of it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingclub.errors import Refused, Unreadable
from kingclub.rules import OPTIONS, load_preset, presets, ruleset
from kingclub.rules.link import format_link, parse_link

house_rules = st.fixed_dictionaries(
    {},
    optional={
        name: st.sampled_from(kind.choices) if name != "heart_lead_ban" else st.lists(st.sampled_from(kind.choices))
        for name, kind in OPTIONS.items()
    },
)


@pytest.mark.parametrize("code", presets())
def test_a_preset_is_its_own_link(code: str) -> None:
    assert format_link(load_preset(code)) == code
    assert parse_link(code) == load_preset(code)


@given(st.sampled_from(presets()), house_rules)
def test_house_rules_come_out_of_the_link_as_they_went_in(code: str, house: dict[str, object]) -> None:
    try:
        rules = ruleset(code, house)
    except Refused:
        return
    assert parse_link(format_link(rules)) == rules


def test_prices_of_ones_own_fit_into_a_link() -> None:
    prices = {"tricks": 2, "boys": 4, "girls": 3, "hearts": 2, "king": 16, "last": 8}
    rules = ruleset("club", {"prices": prices})
    assert "{" not in format_link(rules)
    assert parse_link(format_link(rules)) == rules


@pytest.mark.parametrize("text", ["clubb", "club?boy=J", "club?boys=Q", "club?players=5", "?boys=J", ""])
def test_a_bad_link_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        parse_link(text)


def test_a_link_without_values_is_not_readable() -> None:
    with pytest.raises(Unreadable, match="fault-setting"):
        parse_link("club?boys")


def test_the_preset_alone_may_end_with_a_question_mark() -> None:
    assert parse_link("club?") == load_preset("club")
