"""Every state of the board, in three sizes and on a phone held sideways: nothing sticks out, nothing is in the way.

The pictures stay in `tests/browser/screenshots/`: look at each of them after a change of the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.gallery import show, states
from tests.browser.quick import quick_club
from tests.browser.robot import open_table
from tests.browser.sight import accessibility_faults, overlapping, sticking_out

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import OpenWindow

SIZES = [(360, 640), (640, 360), (1920, 1080), (3840, 2160)]
GALLERY_TIMEOUT_S = 300
"""A big picture takes its time on a busy machine, and there are some fifty states."""
NARROWEST = (320, 568)
BUBBLES = {"talk": 4, "talk-two": 2, "talk-three": 3, "talk-six": 6, "calls": 4}
"""The states in which everybody says the longest that can be said, and how many they are."""


@pytest.fixture(scope="module")
def quick() -> Iterator[str]:
    """The club in whose gallery these tests look around."""
    with quick_club() as url:
        yield url


@pytest.mark.timeout(GALLERY_TIMEOUT_S)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_state_fits(
    open_window: OpenWindow, quick: str, shoot: Callable[[Page, str], Path], width: int, height: int
) -> None:
    page = open_window(quick, width, height)
    faults = {}
    for state in states(page):
        show(page, state)
        shoot(page, f"gallery-{width}x{height}-{state}")
        faults[state] = sticking_out(page) + overlapping(page, ".plate, .panel, .chip, main header .button")
    assert {state: found for state, found in faults.items() if found} == {}


@pytest.mark.parametrize(("width", "height"), [(360, 640), NARROWEST])
@pytest.mark.parametrize("state", BUBBLES)
def test_no_bubble_reaches_past_the_window(
    open_window: OpenWindow, quick: str, width: int, height: int, state: str
) -> None:
    page = open_window(quick, width, height)
    states(page)

    show(page, state)

    expect(page.locator(".bubble")).to_have_count(BUBBLES[state])
    assert sticking_out(page) == []


HINTED = {"lead": ".hand .mark", "give": ".hand .mark", "order": ".panel small", "praise": ".panel small"}
"""Where the numbers of a hint stand, in some of the states in which the gallery has one."""


@pytest.mark.parametrize("state", HINTED)
def test_a_hint_marks_what_can_be_done_and_says_why(open_window: OpenWindow, quick: str, state: str) -> None:
    page = open_window(quick, 360, 640)
    states(page)
    show(page, state)

    page.keyboard.press("h")

    advice = page.get_by_role("region", name="Подсказка")
    expect(advice.get_by_role("status")).to_contain_text("против среднего за столом")
    expect(page.locator(f"{HINTED[state]}.best")).to_have_count(1)
    first = advice.locator("strong").inner_text()
    advice.get_by_role("button", name="Позже").click()
    expect(advice.locator("strong")).not_to_have_text(first)
    assert sticking_out(page) == []
    assert accessibility_faults(page) == []
    page.keyboard.press("h")
    expect(advice).to_have_count(0)


def test_at_a_table_with_robots_the_lamp_asks_the_club(open_window: OpenWindow, quick: str) -> None:
    page = open_window(quick, 360, 640, language="en-GB")
    open_table(page, "club", {})
    page.locator("button.legal").first.wait_for()

    page.get_by_role("button", name="Hint", exact=True).click()

    expect(page.get_by_role("region", name="Hint")).to_contain_text("average")
    expect(page.locator(".hand .mark")).to_have_count(page.locator("button.legal").count())
