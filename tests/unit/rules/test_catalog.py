"""The catalogue: all presets of section 8, their sums, and what a faulty file is told."""

from __future__ import annotations

import pytest

from kingclub.errors import Refused, Unreadable
from kingclub.rules import Options, load_preset, preset_file, presets, ruleset
from kingclub.rules.catalog import read_preset
from kingclub.rules.refusal import UnknownPreset

SECTION_8 = """
    club club-boys club-ordered club-auction club-trump
    site site-three app-short app-long dos-short dos-long
    jacks jacks-long jacks-tricks ordered-three club-ordered-three ordered-trump
    black-aces two three five six
    symmetric praise-eight praise-four short shared three-24 training
    book book-eralash book-praise book-talon book-domino book-three book-talon-three
"""

DEALS = {
    "club": 14,
    "club-ordered": 56,
    "club-auction": 11,
    "site-three": 10,
    "jacks-tricks": 15,
    "ordered-three": 42,
    "ordered-trump": 44,
    "praise-eight": 15,
    "praise-four": 12,
    "short": 10,
    "shared": 14,
    "training": 12,
    "book": 10,
    "book-eralash": 15,
    "book-praise": 13,
    "book-talon": 10,
    "book-domino": 15,
    "book-three": 9,
}


def test_every_preset_of_the_table_is_there_in_its_order() -> None:
    assert presets() == tuple(SECTION_8.split())


@pytest.mark.parametrize(("code", "deals"), DEALS.items())
def test_a_match_is_as_long_as_the_table_says(code: str, deals: int) -> None:
    assert load_preset(code).schedule.deals == deals


def test_club_is_the_list_of_defaults() -> None:
    assert load_preset("club").options == Options()


@pytest.mark.parametrize("code", presets())
def test_every_preset_has_its_source_in_words(code: str) -> None:
    assert preset_file(code).source.endswith(".")
    assert preset_file(code).code == code


def test_an_unknown_preset_is_told_the_nearest() -> None:
    with pytest.raises(Refused) as refused:
        load_preset("clubb")
    assert refused.value.refusal == UnknownPreset("clubb", "club")
    with pytest.raises(Refused) as refused:
        load_preset("#")
    assert refused.value.refusal == UnknownPreset("#", "")


def test_house_rules_keep_the_name_of_the_preset() -> None:
    rules = ruleset("book", {"eralash": True})
    assert rules.preset == "book"
    assert rules.schedule.deals == 7 + 8


FAULTS = [
    ("number = 1\n[options", "house.toml: not TOML"),
    ('number = 1\nsource = "x"\nparent = "club"\ncolour = "red"', "house.toml:4: there is no key 'colour'"),
    ('number = true\nsource = "x"\nparent = "club"', "house.toml:1: number is not what it should be"),
    ('number = 1\nparent = "club"', "house.toml: source is missing"),
    ('number = 1\nsource = "x"', "house.toml: every preset but 'club' has a parent"),
    (
        'number = 1\nsource = "x"\nparent = "club"\n[options]\nboy = "J"',
        "house.toml:5: there is no option boy; did you mean boys?",
    ),
    (
        'number = 1\nsource = "x"\nparent = "club"\n[options]\nboys = "Q"',
        "house.toml:5: boys cannot be Q; it may be K, J, KJ",
    ),
    (
        'number = 1\nsource = "x"\nparent = "club"\n[options]\nblind = true\nboys = "K"',
        "house.toml:6: boys restates what the parent says already",
    ),
    (
        'number = 1\nsource = "x"\nparent = "club"\n[options]\n\nplayers = 3\npack = "2-a"',
        "house.toml:6: players and pack are at odds",
    ),
    (
        'number = 1\nsource = "x"\nparent = "club"\n[options]\npack = "2-a"\nplayers = 5',
        "house.toml:6: players and pack are at odds",
    ),
    (
        'number = 1\nsource = "x"\nparent = "club"\n[options]\nlast = "one"\nchoice = "shared"\nrecovery = "named"',
        "house.toml:6: choice and recovery are at odds",
    ),
    (
        'number = 1\nsource = "x"\nparent = "club"\n[options]\nprices = {tricks = 0}',
        'house.toml:5: prices cannot be {"tricks": 0}',
    ),
]


@pytest.mark.parametrize(("text", "message"), FAULTS)
def test_a_faulty_file_is_told_where_and_what(text: str, message: str) -> None:
    with pytest.raises(Unreadable) as fault:
        read_preset("house", text, lambda parent: load_preset(parent).options)
    assert str(fault.value).startswith(message)
