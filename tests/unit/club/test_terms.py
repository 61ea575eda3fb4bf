"""The terms of a table: in the log and back, and the word that opens it."""

from __future__ import annotations

import json

import pytest

from kingclub.club.fact import Opened, from_plain, to_plain
from kingclub.club.identity import MatchId, PersonId
from kingclub.club.limit import TimeLimit
from kingclub.club.terms import Admission, Bots, Come, Terms, hash_word
from kingclub.errors import Unreadable

MANY = [
    Terms(),
    Terms(admission=Admission.WORD, word=hash_word(MatchId("m1"), "сезам")),
    Terms(bots=Bots(3, Come.AFTER_WAIT), limit=TimeLimit(30_000, 5_000)),
    Terms(has_spectators=False, has_take_backs=True, has_pause=False, has_past_tricks=False),
]


def opened(terms: Terms) -> Opened:
    return Opened("club", {}, MatchId("m1"), PersonId("anna"), terms)


@pytest.mark.parametrize("terms", MANY)
def test_terms_come_back_from_the_log_as_they_were(terms: Terms) -> None:
    assert from_plain(json.loads(json.dumps(to_plain(opened(terms))))) == opened(terms)


@pytest.mark.parametrize(("limit", "read"), [(None, None), ([30_000, 0], TimeLimit(30_000))])
def test_a_log_without_terms_has_only_a_time_limit(limit: list[int] | None, read: TimeLimit | None) -> None:
    old = from_plain(["opened", "club", {}, "m1", "anna", limit])

    assert old == opened(Terms(bots=Bots(come=Come.CALLED), limit=read))


@pytest.mark.parametrize("plain", [{}, {"admission": "everybody"}, [1, 2, 3]])
def test_what_are_no_terms_cannot_be_read(plain: object) -> None:
    with pytest.raises(Unreadable):
        from_plain(["opened", "club", {}, "m1", "anna", plain])


def test_a_word_is_kept_as_its_hash_and_said_in_any_capitals() -> None:
    kept = hash_word(MatchId("m1"), "Сезам")

    assert "сезам" not in kept.casefold()
    assert hash_word(MatchId("m1"), " сезам ") == kept
    assert hash_word(MatchId("m2"), "Сезам") != kept
    assert hash_word(MatchId("m1"), "симсим") != kept
