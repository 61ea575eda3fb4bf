"""The foyer lives: a table opened in one browser is seen, entered with a word and played in another."""

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

SIZES = [(360, 640, "ru-RU"), (1280, 800, "en-GB")]


def open_with_word(page: Page, word: str) -> None:
    """Open a table for three from the form: by a word, with robots when they are called."""
    page.locator("[data-new]").click()
    page.locator("dialog select").select_option("three")
    page.locator("dialog [data-value=called]").click()
    page.locator("dialog [data-value=word]").click()
    expect(page.locator("[data-open]")).to_be_disabled()
    page.locator("dialog [data-word]").fill(word)
    page.locator("[data-open]").click()
    page.wait_for_url("**/t/*")


def test_a_table_with_a_word_is_seen_live_entered_and_played(open_page: OpenPage) -> None:
    host, guest = open_page(1280, 800), open_page(360, 640, language="en-GB", touch=True)
    expect(guest.locator("[data-table]")).to_have_count(0)
    open_with_word(host, "Сезам")

    row = guest.locator("[data-table]")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("King for three")
    expect(row.get_by_role("img")).to_be_visible()
    row.get_by_role("link", name="Sit down").click()
    guest.locator("form [data-word]").fill("wrong")
    guest.locator("form button").click()
    expect(guest.get_by_role("alert")).to_have_text("That is not the word")
    guest.locator("form [data-word]").fill("сезам")
    guest.locator("form button").click()
    expect(guest.locator("form")).to_have_count(0)
    guest.get_by_role("button", name="free").click()
    expect(guest.locator("main ul li").nth(2)).to_contain_text("You")

    host.get_by_role("button", name="Посадить роботов").click()
    for page in (host, guest):
        expect(page.locator("[data-seat]")).to_have_count(3)


def test_play_sits_down_where_somebody_waits(open_page: OpenPage) -> None:
    host, guest = open_page(1280, 800), open_page(1280, 800)
    host.locator("[data-new]").click()
    host.locator("[data-open]").click()
    host.wait_for_url("**/t/*")

    expect(guest.locator("[data-table]")).to_have_count(1)
    guest.get_by_role("button", name="Играть", exact=True).click()
    guest.wait_for_url(host.url)
    expect(guest.locator("main ul li").nth(1)).to_contain_text("Вы")


def test_two_find_each_other_while_one_plays_with_robots(open_page: OpenPage) -> None:
    first, second = open_page(1280, 800), open_page(360, 640)
    for page in (first, second):
        page.locator("[data-search]").click()
        page.locator("dialog [data-value=club]").click()
        page.locator("dialog [data-value=two]").click()
        page.locator("[data-seek]").click()
        if page is first:
            expect(page.get_by_text("есть 1 из 2")).to_be_visible()
            page.get_by_role("button", name="Пока с роботами").click()
            page.wait_for_url("**/t/*")

    second.wait_for_url("**/t/*")
    first.get_by_role("button", name="За стол").click()
    first.wait_for_url(second.url)
    for page in (first, second):
        expect(page.locator("[data-seat]")).to_have_count(2)


def test_the_sandbox_deals_at_once_and_hints(open_page: OpenPage) -> None:
    page = open_page(1280, 800)
    page.locator("[data-hall=sandbox]").click()
    page.locator("[data-preset=three]").click()

    page.wait_for_url("**/t/*")
    expect(page.locator("[data-seat]")).to_have_count(3)


@pytest.mark.parametrize(("width", "height", "language"), SIZES)
def test_the_screens_of_the_foyer_hold(
    open_page: OpenPage, shoot: Callable[[Page, str], Path], width: int, height: int, language: str
) -> None:
    host, page = open_page(1280, 800), open_page(width, height, language=language)
    host.locator("[data-new]").click()
    host.locator("[data-open]").click()
    expect(page.locator("[data-table]")).to_have_count(1)
    name = f"{language[:2]}-{width}x{height}"

    def look(what: str) -> None:
        shoot(page, f"{what}-{name}")
        assert sticking_out(page) == [], what
        assert accessibility_faults(page) == [], what

    look("foyer-live")
    page.locator("[data-new]").click()
    expect(page.locator("[data-open]")).to_be_enabled()
    look("new-table")
    page.keyboard.press("Escape")
    page.locator("[data-search]").click()
    expect(page.locator("[data-seek]")).to_be_enabled()
    look("search")
    page.locator("[data-seek]").click()
    expect(page.locator("[data-withdraw]")).to_be_visible()
    look("searching")
    page.locator("[data-hall=classic]").click()
    expect(page.locator("[data-table]")).to_have_count(1)
    look("hall")
    page.get_by_role("link", name="Сесть" if language == "ru-RU" else "Sit down").click()
    page.locator("form button").click()
    expect(page.locator("section img")).to_be_visible()
    look("waiting-room")
