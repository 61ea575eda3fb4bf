"""What is told on paper at the table: the sheet after a deal and at the end, the contract, the last trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.gallery import show, states
from tests.browser.quick import quick_club
from tests.browser.sight import sticking_out

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tests.browser.conftest import OpenWindow

CORNER = (12, 400)
"""A place on the felt where nothing is."""


@pytest.fixture(scope="module")
def quick() -> Iterator[str]:
    """The club in whose gallery these tests look around."""
    with quick_club() as url:
        yield url


@pytest.fixture
def gallery(open_window: OpenWindow, quick: str) -> Page:
    """The gallery on a phone."""
    page = open_window(quick, 360, 640)
    states(page)
    return page


def test_the_results_open_at_their_top_and_can_be_opened_again(gallery: Page) -> None:
    show(gallery, "match-over")

    expect(gallery.locator("dialog .result")).to_be_in_viewport(ratio=1)
    expect(gallery.get_by_role("button", name="Ещё раз")).to_be_focused()
    gallery.get_by_role("button", name="Закрыть").click()
    expect(gallery.locator("dialog")).to_have_count(0)
    gallery.get_by_role("button", name="Запись").click()

    expect(gallery.locator("dialog .result")).to_be_in_viewport(ratio=1)
    expect(gallery.get_by_role("button", name="Ещё раз")).to_be_visible()


def test_between_the_deals_the_newest_row_is_seen_under_the_names(gallery: Page) -> None:
    gallery.set_viewport_size({"width": 360, "height": 420})
    show(gallery, "late")

    expect(gallery.locator("dialog .latest")).to_be_in_viewport(ratio=1)
    expect(gallery.locator("dialog thead .own")).to_be_in_viewport(ratio=1)
    gallery.get_by_role("button", name="Закрыть").click()
    gallery.get_by_role("button", name="Запись").click()
    expect(gallery.get_by_role("button", name="Дальше")).to_be_visible()


def test_what_the_contract_says_stays_in_the_window_and_goes_by_itself(gallery: Page) -> None:
    show(gallery, "eralash")
    chip = gallery.get_by_role("button", name="Ералаш")
    told = gallery.get_by_text("две последние по")

    chip.click()
    expect(told).to_be_visible()
    assert sticking_out(gallery) == []
    gallery.keyboard.press("Escape")
    expect(told).to_have_count(0)
    chip.click()
    gallery.mouse.click(*CORNER)
    expect(told).to_have_count(0)
