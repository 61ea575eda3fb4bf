"""Which options matter, and the canonical form: two tables that play the same have the same fingerprint."""

from __future__ import annotations

from collections import Counter

import pytest

from kingclub.errors import Refused
from kingclub.rules import OPTIONS, Ruleset, load_preset, option_clash, options_from, presets, ruleset
from kingclub.rules.effect import canonical, canonical_text, fingerprint, has_effect
from kingclub.rules.ruleset import ruleset_of

OF_THE_TABLE = {"seating", "first_dealer", "blind", "settlement", "stake", "ante", "deserter"}
"""Options that change something outside the value of deals, schedule and recovery."""


def game(rules: Ruleset) -> object:
    """What is played, whatever the options were called."""
    schedule = rules.schedule
    ordered: object = schedule.contracts
    if not has_effect("order", rules.options):
        ordered = Counter(schedule.contracts)
    return (
        type(schedule),
        ordered,
        schedule.deals,
        rules.pack,
        rules.recovery,
        dict(rules.deals),
        rules.options.choice,
    )


def neighbours(code: str, option: str) -> list[Ruleset]:
    base = load_preset(code)
    kind = OPTIONS[option]
    values = [[], ["tricks"]] if option == "heart_lead_ban" else list(kind.choices)
    changed = [options_from(base.options, {option: value}) for value in values]
    return [ruleset_of(code, options) for options in changed if option_clash(options) is None]


@pytest.mark.parametrize("code", presets())
def test_an_option_without_effect_changes_nothing(code: str) -> None:
    base = load_preset(code)
    for option in OPTIONS:
        if not has_effect(option, base.options):
            for other in neighbours(code, option):
                assert game(other) == game(base), option
                assert fingerprint(other) == fingerprint(base), option


@pytest.mark.parametrize("code", presets())
def test_an_option_with_effect_can_change_something(code: str) -> None:
    base = load_preset(code)
    for option in set(OPTIONS) - OF_THE_TABLE:
        others = neighbours(code, option)
        if has_effect(option, base.options) and len(others) > 1:
            assert any(game(other) != game(base) for other in others), option
            assert any(fingerprint(other) != fingerprint(base) for other in others), option


def test_every_preset_plays_something_of_its_own() -> None:
    assert len({fingerprint(load_preset(code)) for code in presets()}) == len(presets())


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (ruleset("club", {"boys": "KJ"}), load_preset("club-boys")),
        (ruleset("club-trump", {"trick_price": 6, "must_trump": True}), load_preset("club-trump")),
        (ruleset("club-ordered", {"deals_each": 14}), load_preset("club-ordered")),
        (ruleset("book", {"heart_lead_ban": ["all", "king", "hearts"]}), load_preset("book")),
        (
            ruleset("club", {"prices": {"tricks": 2, "boys": 4, "girls": 4, "hearts": 2, "king": 16, "last": 8}}),
            load_preset("club"),
        ),
    ],
)
def test_what_goes_without_saying_may_be_said(one: Ruleset, other: Ruleset) -> None:
    assert canonical_text(one) == canonical_text(other)


def test_the_canonical_form_is_sorted_and_compact() -> None:
    assert list(canonical(load_preset("training"))) == sorted(canonical(load_preset("training")))
    assert canonical_text(load_preset("two")).startswith('{"ante":1,"boys":"K","choice":"fixed"')


def test_an_unknown_option_has_no_effect_to_speak_of() -> None:
    with pytest.raises(KeyError):
        has_effect("colour", load_preset("club").options)


def test_fingerprints_are_of_all_time() -> None:
    """A changed fingerprint tears ratings and links apart: change this only with a word in CHANGELOG."""
    assert fingerprint(load_preset("club")) == "95db1f8be4a6a334"


def test_options_at_odds_have_no_ruleset() -> None:
    with pytest.raises(Refused):
        ruleset("club", {"recovery": "talon"})
