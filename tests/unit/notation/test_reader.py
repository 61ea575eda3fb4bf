"""What is no record: where it stands, what it is and what would be right, in one sentence."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingclub.errors import KingError, Refused
from kingclub.locale import say
from kingclub.notation import BadRecord, check_record, parse_record
from kingclub.notation.reader import LONGEST

SUITS = ["7S 8S 9S TS JS QS KS AS", "7C 8C 9C TC JC QC KC AC", "7D 8D 9D TD JD QD KD AD", "7H 8H 9H TH JH QH KH AH"]


def plain(**changes: Any) -> dict[str, Any]:
    """A record with one deal that has only been dealt."""
    return {
        "format": "kingclub-record/1",
        "rules": {"preset": "club", "options": {}},
        "players": ["Anna", "Boris", "Vera", "Gleb"],
        "deals": [dealt()],
        "totals": [0, 0, 0, 0],
        "complete": False,
        **changes,
    }


def dealt(**changes: Any) -> dict[str, Any]:
    return {
        "dealer": 3,
        "hands": SUITS,
        "talon": "",
        "calls": [],
        "contract": "-tricks",
        "trump": None,
        "play": [],
        "points": None,
        **changes,
    }


def complaint(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        parse_record(text)
    return caught.value


def test_the_plain_record_is_one() -> None:
    assert check_record(parse_record(json.dumps(plain()))).is_legal


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not JSON"),
        ("nonsense", "not JSON"),
        (json.dumps(plain())[:200], "not JSON"),
        ("[1, 2", "not JSON"),
        ("[1, 2]", "record: [1, 2] is not an object"),
        ("{}", "record: the key “format” is missing"),
        ("null", "is not an object"),
        ("[" * 100_000, "too deep"),
        ('{"format": NaN}', "NaN is not a number"),
        ('{"format": ' + "1" * 5000 + "}", "a number is too long"),
        ('{"format": "a", "format": "b"}', 'the key "format" stands twice'),
        ('"' + "x" * LONGEST + '"', f"a record has at most {LONGEST}"),
    ],
)
def test_no_json_of_ours(text: str, said: str) -> None:
    error = complaint(text)
    assert said in say("en", error.fault)
    assert error.code == "malformed"
    assert len(say("en", error.fault)) < 200


@pytest.mark.parametrize("format_", ["kingclub-record/2", "", "PGN"])
def test_another_format(format_: str) -> None:
    assert complaint(json.dumps(plain(format=format_))).code == "format"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"rules": []}, "rules: [] is not an object"),
        ({"rules": {}}, "rules: the key “preset” is missing"),
        ({"rules": {"preset": 1}}, "rules.preset: 1 is not a text"),
        ({"players": "Anna"}, 'players: "Anna" is not a list'),
        ({"players": ["\ud800"]}, "players[0]"),
        ({"deals": {}}, "deals: {} is not a list"),
        ({"deals": [dealt(dealer="3")]}, 'deals[0].dealer: "3" is not a whole number'),
        ({"deals": [dealt(dealer=True)]}, "deals[0].dealer: true is not a whole number"),
        ({"deals": [dealt(dealer=3.0)]}, "deals[0].dealer: 3.0 is not a whole number"),
        ({"deals": [dealt(dealer=10**18)]}, "deals[0].dealer"),
        ({"deals": [dealt(hands=["1S", *SUITS[1:]])]}, "deals[0].hands[0]: “1S” is not a card"),
        ({"deals": [dealt(hands=["7S  8S", *SUITS[1:]])]}, "deals[0].hands[0]: “” is not a card"),
        ({"deals": [dealt(talon=None)]}, "deals[0].talon: null is not a text"),
        ({"deals": [dealt(calls=["pass"])]}, 'deals[0].calls[0]: "pass" is not an object'),
        ({"deals": [dealt(play=["7s"])]}, "deals[0].play[0]: “7s” is not a card"),
        ({"deals": [dealt(contract=1)]}, "deals[0].contract: 1 is not a text"),
        ({"deals": [dealt(points="0")]}, 'deals[0].points: "0" is not a list'),
        ({"deals": [{}]}, "deals[0]: the key"),
        ({"totals": [0.5]}, "totals[0]: 0.5 is not a whole number"),
        ({"complete": 0}, "complete: 0 is not true or false"),
        ({"draw": "AS"}, 'draw: "AS" is not a list'),
        ({"draw": ["ZZ"]}, "draw[0]: “ZZ” is not a card"),
        ({"id": ""}, 'id: "" is not an id'),
        ({"id": "матч"}, "is not an id"),
        ({"seats": [{}]}, "seats[0]: the key “kind” is missing"),
        ({"fair": {"seed": None}}, "fair: the key “commitment” is missing"),
    ],
)
def test_wrong_types_say_where_and_what_is_right(changes: dict[str, Any], said: str) -> None:
    error = complaint(json.dumps(plain(**changes)))
    assert said in say("en", error.fault)
    assert error.code == "malformed"


def test_unknown_keys_are_ignored() -> None:
    record = parse_record(json.dumps(plain(note="at Anna's", deals=[dealt(weather="snow")])))
    assert record == parse_record(json.dumps(plain()))


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        ({"preset": "clubb"}, "unknown-preset"),
        ({"preset": "club", "options": {"king": "free"}}, "unknown-option"),
        ({"preset": "club", "options": {"king_discard": "never"}}, "option-value"),
        ({"preset": "club", "options": {"players": 5}}, "option-clash"),
    ],
)
def test_rules_that_are_none_are_refused(rules: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as caught:
        parse_record(json.dumps(plain(rules=rules)))
    assert caught.value.refusal.code == code


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(st.sampled_from(sorted(plain())), json_values)
def test_no_value_anywhere_does_worse_than_a_sentence(key: str, value: object) -> None:
    with suppress(KingError):
        check_record(parse_record(json.dumps(plain(**{key: value}))))


@given(st.sampled_from(sorted(dealt())), json_values)
def test_nor_in_a_deal(key: str, value: object) -> None:
    with suppress(KingError):
        check_record(parse_record(json.dumps(plain(deals=[dealt(**{key: value})]))))
