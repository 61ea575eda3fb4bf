"""Whole matches with the hands that a person has: by mouse on a big screen, by keys on the smallest phone.

The other presets are played in `test_whole_matches.py`, where the page itself clicks.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.player import STILL, by_keyboard, by_mouse, totals, what_waits
from tests.browser.quick import quick_club
from tests.browser.sight import accessibility_faults, sticking_out

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    Shoot = Callable[[Page, str], Path]

DEALS = 14
MATCH_TIMEOUT_S = 300
MOST_THINGS = 1000
"""A person has at most 14 × 8 cards and 13 sheets to deal with; more means that the table hangs."""


@pytest.fixture(scope="module")
def quick() -> Iterator[str]:
    """A club without haste's opposite."""
    with quick_club() as url:
        yield url


def sit_down(page: Page, url: str) -> None:
    page.add_init_script(STILL)
    page.goto(url)
    page.locator("button.play").click()
    what_waits(page)


def check_the_end(page: Page) -> None:
    """Fourteen deals are written, and the match of penalties and their mirror adds up to nothing."""
    assert page.locator("dialog tbody tr").count() == DEALS
    assert page.locator("dialog tbody .check").count() == DEALS
    assert sum(totals(page)) == 0
    assert accessibility_faults(page) == []


@pytest.mark.timeout(MATCH_TIMEOUT_S)
def test_a_match_of_club_by_mouse(desktop: Page, quick: str, shoot: Shoot) -> None:
    chance = random.Random(1)
    sit_down(desktop, quick)
    shoot(desktop, "table-1920x1080")
    assert accessibility_faults(desktop) == []

    done = sum(1 for _ in iter(lambda: by_mouse(desktop, chance), False))

    assert done < MOST_THINGS
    shoot(desktop, "end-1920x1080")
    check_the_end(desktop)


@pytest.mark.timeout(MATCH_TIMEOUT_S)
def test_a_match_of_club_by_keys_on_a_phone(phone: Page, quick: str, shoot: Shoot) -> None:
    sit_down(phone, quick)
    shoot(phone, "table-360x640")
    assert sticking_out(phone) == []

    done = sum(1 for _ in iter(lambda: by_keyboard(phone), False))

    assert done < MOST_THINGS
    shoot(phone, "end-360x640")
    check_the_end(phone)


def test_a_card_that_may_not_be_played_says_why(desktop: Page, quick: str) -> None:
    chance = random.Random(3)
    sit_down(desktop, quick)
    while desktop.locator("button.barred").count() == 0:
        by_mouse(desktop, chance)
        what_waits(desktop)

    desktop.locator("button.barred").first.click(position={"x": 6, "y": 6}, force=True)

    expect(desktop.get_by_role("alert")).to_be_visible()


def test_coming_back_finds_the_table_as_it_was(desktop: Page, quick: str) -> None:
    sit_down(desktop, quick)
    cards = desktop.locator(".hand button").count()

    desktop.reload()

    what_waits(desktop)
    expect(desktop.locator(".hand button")).to_have_count(cards)
