"""What is said at a table is a line that everybody can see."""

from __future__ import annotations

import pytest

from kingclub.club.chat import Chat, line_of
from kingclub.club.identity import PersonId
from kingclub.club.refusal import TextLength
from kingclub.club.wish import Say

ANNA = PersonId("anna")


@pytest.mark.parametrize(
    "text", ["", " ", "\u200b", "\0", "\a", "\u202e", "\u200d", "\u3164", "\u2800", "\ufe0f", "\u2028"]
)
def test_a_line_of_which_nothing_is_seen_is_refused(text: str) -> None:
    for say in (Say(text, None), Say(None, text)):
        assert isinstance(Chat().objection(ANNA, say, 0), TextLength)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ну\0 и\a ну!", "Ну и ну!"),
        ("\u202eкороль\u2066 \u200b!", "король !"),
        (" две\nстроки\r\n", "две строки"),
        ("ко\u200dроль\u200d", "король"),
        ("👩\u200d❤\ufe0f\u200d👨 👩🏽\u200d🚀", "👩\u200d❤\ufe0f\u200d👨 👩🏽\u200d🚀"),
        ("👍\u200d\u200d\u200d👍", "👍👍"),
    ],
)
def test_of_a_line_stays_what_is_seen(text: str, shown: str) -> None:
    assert Chat().objection(ANNA, Say(text, None), 0) is None
    assert line_of(None, "Anna", Say(text, None))["text"] == shown
