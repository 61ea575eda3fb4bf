"""How one likes to play: in which order one holds one's cards, how sure a tap is, what plays itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.gallery import show, states
from tests.browser.quick import quick_club
from tests.browser.robot import let_play, open_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tests.browser.conftest import OpenWindow

CORNER = (6, 6)
ONE_CARD_LEFT = ".hand .place:first-child:last-child"
AUTO = "localStorage.setItem('kingclub.settings', JSON.stringify({speed: 0, autoForced: true}))"


@pytest.fixture(scope="module")
def quick() -> Iterator[str]:
    """The club for these tests."""
    with quick_club() as url:
        yield url


def held(page: Page) -> list[str]:
    """The hand from left to right."""
    cards: list[str] = page.locator(".hand button").evaluate_all("(all) => all.map((one) => one.dataset.card)")
    return cards


def tap(page: Page, card: str) -> None:
    """Tap the corner of a card that none covers."""
    page.locator(f".hand [data-card={card}]").click(position={"x": CORNER[0], "y": CORNER[1]})


def test_a_hand_is_sorted_anew_by_rank(open_window: OpenWindow, quick: str) -> None:
    page = open_window(quick, 360, 640, language="en-GB")
    states(page)
    show(page, "lead")
    assert held(page) == ["7S", "AS", "TH", "KH", "9C", "JC", "8D", "QD"]

    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Order of cards").select_option("rank")
    page.keyboard.press("Escape")

    expect(page.locator(".hand button").nth(1)).to_have_attribute("data-card", "8D")
    assert held(page) == ["7S", "8D", "9C", "TH", "JC", "QD", "KH", "AS"]


def test_where_a_tap_must_be_confirmed_the_second_one_plays(open_window: OpenWindow, quick: str) -> None:
    page = open_window(quick, 360, 640, language="en-GB")
    page.add_init_script("localStorage.setItem('kingclub.settings', JSON.stringify({tapConfirm: true}))")
    states(page)
    show(page, "lead")

    tap(page, "TH")
    expect(page.get_by_text("Once more to play it")).to_be_visible()
    expect(page.locator("[data-done]")).to_have_count(0)
    tap(page, "TH")
    expect(page.locator("[data-done=TH]")).to_be_attached()


def test_a_card_without_choice_plays_itself_where_one_likes_it(open_window: OpenWindow, quick: str) -> None:
    page = open_window(quick, 360, 640, language="en-GB")
    open_table(page, "club", {})
    page.add_init_script(AUTO)
    page.reload()
    let_play(page, ONE_CARD_LEFT)

    expect(page.locator("dialog tbody tr")).to_have_count(1)
