"""A browser is known again by its cookie, whatever other cookies it has for this machine."""

from __future__ import annotations

import pytest

from kingclub.server.cookie import clear_cookie, read_cookie, set_cookie

OTHERS = [
    "a=b",
    'theme={"dark":true}',
    "a=x y",
    'j=[1,"2"]',
    "u=Ð\x98Ð²Ð°Ð½",
    'k="x',
    "k[0]=1",
    "path=/",
    "expires=1",
    "flag",
    "",
]


@pytest.mark.parametrize("other", OTHERS)
def test_cookies_of_others_before_and_behind_do_not_matter(other: str) -> None:
    assert read_cookie(f"{other}; kingclub=t0ken") == "t0ken"
    assert read_cookie(f"kingclub=t0ken; {other}") == "t0ken"
    assert read_cookie(other) is None


def test_the_browser_says_what_it_was_told() -> None:
    told = set_cookie("aB-c_9", is_secure=True)

    assert read_cookie(told.partition(";")[0]) == "aB-c_9"
    assert read_cookie("kingclub=old;kingclub=new") == "new"


@pytest.mark.parametrize("header", [None, "", "kingclub", "kingclub=", "kingclub= ", "xkingclub=1", "KINGCLUB=1"])
def test_where_there_is_no_token_nobody_is_known(header: str | None) -> None:
    assert read_cookie(header) is None
    assert read_cookie(clear_cookie().partition(";")[0]) is None
