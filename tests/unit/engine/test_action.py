"""An action's text is the same in records and on the wire."""

from __future__ import annotations

import pytest

from kingclub.cards import Seat, parse_card
from kingclub.engine import Accept, Give, PlayCard, format_action, parse_action
from kingclub.errors import Unreadable

CALLS = """pass|order -girls|order +all|order trump|bid 3|name S|name NT|name MIZ|by-last|decline|settle|sell
offer 2|accept|accept 2|keep|take|ask 140|buy|give 7S 2|7S|TH|KH"""
NO_CALLS = """|7|XX|order|order girls|bid|bid x|bid 03|bid +3|name X|give 7S|accept 1 2|PASS"""


@pytest.mark.parametrize("text", CALLS.replace("\n", "|").split("|"))
def test_what_is_written_can_be_read_again(text: str) -> None:
    assert format_action(parse_action(text)) == text


@pytest.mark.parametrize("text", NO_CALLS.split("|"))
def test_what_is_no_action_is_told_so(text: str) -> None:
    with pytest.raises(Unreadable):
        parse_action(text)


def test_actions_are_values() -> None:
    assert parse_action("accept") == Accept()
    assert parse_action("give 7S 2") == Give(parse_card("7S"), Seat(2))
    assert parse_action("7S") == PlayCard(parse_card("7S"))
