"""The first screen: one big button, in the visitor's language, on any screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.sight import accessibility_faults, sticking_out

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import OpenPage


@pytest.mark.parametrize(("language", "play", "title"), [("ru-RU", "Играть", "Кинг"), ("en-GB", "Play", "King")])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (1920, 1080)])
def test_the_foyer_fits_and_invites(
    open_page: OpenPage,
    shoot: Callable[[Page, str], Path],
    width: int,
    height: int,
    language: str,
    play: str,
    title: str,
) -> None:
    page = open_page(width, height, language=language)

    expect(page.get_by_role("button", name=play, exact=True)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    assert page.locator("html").get_attribute("lang") == language[:2]
    shoot(page, f"foyer-{language[:2]}-{width}x{height}")
    assert sticking_out(page) == []
    assert accessibility_faults(page) == []


def test_one_click_leads_to_a_table(desktop: Page) -> None:
    desktop.get_by_role("button", name="Играть", exact=True).click()

    desktop.wait_for_url("**/t/*")


def test_whoever_left_for_the_foyer_finds_the_way_back_to_his_table(desktop: Page) -> None:
    desktop.get_by_role("button", name="Играть", exact=True).click()
    desktop.wait_for_url("**/t/*")
    table = desktop.url
    desktop.goto("/")

    back = desktop.get_by_role("link", name="Вернуться за стол")
    expect(back).to_have_count(1)
    assert accessibility_faults(desktop) == []
    back.click()

    desktop.wait_for_url(table)
