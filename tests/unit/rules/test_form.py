"""The form for house rules: it shows every option, and objects to what cannot be had together."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest

from kingclub.errors import Refused
from kingclub.locale import LANGUAGES, render_form, say
from kingclub.rules import GROUPS, OPTIONS, Options, load_preset, options_from, presets, ruleset, to_plain
from kingclub.rules.describe import Line
from kingclub.rules.form import FormOption, form, objection


def options_of(options: Options) -> dict[str, FormOption]:
    return {option.name: option for group in form(options).groups for option in group.options}


def test_the_form_has_every_option_in_its_group() -> None:
    asked = form(Options())
    assert {group.name: tuple(option.name for option in group.options) for group in asked.groups} == {
        name: tuple(group) for name, group in GROUPS.items()
    }


@pytest.mark.parametrize("code", presets())
def test_the_form_of_a_preset_is_filled_in_and_without_objection(code: str) -> None:
    options = load_preset(code).options
    assert form(options).objection is None
    assert {name: option.value for name, option in options_of(options).items()} == to_plain(options)


@pytest.mark.parametrize("code", presets())
def test_a_value_without_objection_can_be_played_and_one_with_it_cannot(code: str) -> None:
    for name, option in options_of(load_preset(code).options).items():
        if option.input == "several":
            continue
        for value in option.values:
            if value.objection is None:
                ruleset(code, {name: value.value})
            else:
                with pytest.raises(Refused):
                    ruleset(code, {name: value.value})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_form_can_be_said(lang: str) -> None:
    for code in ("club", "book-praise", "training", "club-ordered-three"):
        for group in form(load_preset(code).options).groups:
            assert say(lang, group.label)
            for option in group.options:
                lines: list[Line | None] = [option.label, option.help, option.told]
                for value in option.values:
                    lines += [value.label, value.objection]
                assert all(say(lang, line) for line in lines if line is not None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_form_in_words_is_plain_json(lang: str) -> None:
    written = render_form(lang, form(options_from(Options(), {"players": 2})))
    assert json.loads(json.dumps(written)) == written
    assert written["objection"]
    pack = next(option for group in written["groups"] for option in group["options"] if option["name"] == "pack")
    assert [value["value"] for value in pack["values"] if value["objection"] is None] == ["j-a"]


def test_an_objection_names_both_options_as_the_form_does() -> None:
    clash = objection(Options(), "players", 5)
    assert clash is not None
    assert say("en", clash) == "“Players” and “Pack” are at odds: that many players do not play with this pack"
    assert objection(Options(), "players", 4) is None


def test_options_at_odds_make_a_form_that_says_so() -> None:
    asked = form(options_from(Options(), {"players": 2}))
    assert asked.objection is not None
    packs = {
        value.value: value.objection for value in options_of(options_from(Options(), {"players": 2}))["pack"].values
    }
    assert packs["j-a"] is None
    assert packs["5-a"] is not None


def test_an_option_without_effect_is_marked() -> None:
    assert not options_of(Options())["blind"].matters
    assert options_of(options_from(Options(), {"choice": "eldest"}))["blind"].matters


def test_a_number_has_its_range_and_prices_their_own_kind() -> None:
    options = options_of(Options())
    assert (options["deals_each"].lowest, options["deals_each"].highest) == (1, 14)
    assert options["deals_each"].input == "number"
    assert options["prices"].input == "prices"
    assert options["heart_lead_ban"].input == "several"
    assert {option.input for option in options.values()} == {"choice", "several", "number", "prices"}
    assert set(options) == set(OPTIONS)


def test_the_values_of_a_form_go_into_json() -> None:
    for group in form(Options()).groups:
        for option in group.options:
            json.dumps([option.value, [value.value for value in option.values]])
            assert asdict(option)["name"] == option.name
