"""Options as rule files, records and command lines write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingclub.errors import Refused, Unreadable
from kingclub.rules import Objective, Options, OptionValue, Prices, UnknownOption, presets
from kingclub.rules import load_preset as load
from kingclub.rules.codec import differences, format_setting, options_from, parse_setting, to_plain
from kingclub.rules.option_table import OPTIONS

PRICES = {"tricks": 2, "boys": 4, "girls": 3, "hearts": 2, "king": 16, "last": 8}


def test_the_table_has_every_option_once() -> None:
    assert set(OPTIONS) == set(Options.__dataclass_fields__)


@pytest.mark.parametrize("code", presets())
def test_what_is_written_is_read_back(code: str) -> None:
    options = load(code).options
    assert options_from(Options(), to_plain(options)) == options
    assert options_from(Options(), differences(options, Options())) == options
    assert differences(options, options) == {}


@pytest.mark.parametrize("name", OPTIONS)
def test_every_choice_of_every_option_is_one_of_its_values(name: str) -> None:
    kind = OPTIONS[name]
    if name == "heart_lead_ban":
        assert kind.read(list(kind.choices)) == frozenset(Objective)
        return
    for value in kind.choices:
        assert kind.plain(kind.read(value)) == value


SETTINGS = [
    ("king_discard=free", ("king_discard", "free")),
    ("must_trump=true", ("must_trump", True)),
    ("must_trump=null", ("must_trump", None)),
    ("deals_each=null", ("deals_each", None)),
    ("deals_each=7", ("deals_each", 7)),
    ("heart_lead_ban=hearts,king", ("heart_lead_ban", ["hearts", "king"])),
    ("heart_lead_ban=", ("heart_lead_ban", [])),
    ("prices=price51", ("prices", "price51")),
    ('prices={"tricks": 2}', ("prices", {"tricks": 2})),
    ("prices={", ("prices", "{")),
    ("multiplier=ten", ("multiplier", "ten")),
    ("multiplier=-1", ("multiplier", "-1")),
]


@pytest.mark.parametrize(("text", "meaning"), SETTINGS)
def test_a_setting_is_read_by_the_kind_of_its_option(text: str, meaning: tuple[str, object]) -> None:
    assert parse_setting(text) == meaning


@pytest.mark.parametrize("code", presets())
def test_what_is_written_as_settings_is_read_back(code: str) -> None:
    plain = to_plain(load(code).options)
    assert dict(parse_setting(format_setting(name, value)) for name, value in plain.items()) == plain
    assert parse_setting(format_setting("prices", PRICES)) == ("prices", PRICES)
    assert parse_setting(format_setting("heart_lead_ban", [])) == ("heart_lead_ban", [])


def test_a_setting_without_a_value_sets_nothing() -> None:
    with pytest.raises(Unreadable, match=r"fault-setting.*blind"):
        parse_setting("blind")


def test_own_prices_are_a_table_of_six() -> None:
    options = options_from(Options(), {"prices": PRICES})
    assert options.prices == Prices(**PRICES)
    assert differences(options, Options()) == {"prices": PRICES}


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("players", True),
        ("players", "4"),
        ("players", 4.0),
        ("players", 7),
        ("multiplier", 0),
        ("multiplier", 10**7),
        ("deals_each", 0),
        ("deals_each", 15),
        ("blind", 1),
        ("blind", "true"),
        ("must_trump", 0),
        ("boys", "JK"),
        ("boys", None),
        ("boys", ["K"]),
        ("pack", "36"),
        ("heart_lead_ban", "hearts"),
        ("heart_lead_ban", ["hearts", "aces"]),
        ("heart_lead_ban", [["hearts"]]),
        ("prices", "cheap"),
        ("prices", {**PRICES, "all": 96}),
        ("prices", {name: PRICES[name] for name in ("tricks", "boys")}),
        ("prices", {**PRICES, "girls": 0}),
        ("prices", {**PRICES, "girls": True}),
        ("prices", {**PRICES, "girls": 1.5}),
        ("recovery_deals", 100),
        ("stake", 0),
    ],
)
def test_a_value_of_another_kind_is_refused(option: str, value: object) -> None:
    with pytest.raises(Refused) as refused:
        options_from(Options(), {option: value})
    refusal = refused.value.refusal
    assert isinstance(refusal, OptionValue)
    assert refusal.option == option
    assert refusal.allowed == OPTIONS[option].allowed


def test_an_unknown_option_is_told_the_nearest() -> None:
    with pytest.raises(Refused) as refused:
        options_from(Options(), {"king_discards": "free"})
    assert refused.value.refusal == UnknownOption("king_discards", "king_discard")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


def refusal_of(option: str, value: object) -> object:
    try:
        options = options_from(Options(), {option: value})
    except Refused as refused:
        return refused.refusal
    assert options_from(Options(), to_plain(options)) == options
    return None


@given(st.sampled_from(sorted(OPTIONS)), json_values)
def test_any_value_is_read_or_refused(option: str, value: object) -> None:
    refusal = refusal_of(option, value)
    assert refusal is None or (isinstance(refusal, OptionValue) and len(refusal.value) <= 60)


@given(st.sampled_from(sorted(OPTIONS)), st.text())
def test_any_setting_is_read_or_refused(option: str, text: str) -> None:
    refusal = refusal_of(*parse_setting(f"{option}={text}"))
    assert refusal is None or isinstance(refusal, OptionValue)
