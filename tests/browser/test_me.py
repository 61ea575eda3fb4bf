"""One's own page: the deck and the cloth that are chosen there lie on the table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.player import what_waits
from tests.browser.sight import accessibility_faults, sticking_out

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import OpenPage

    Shoot = Callable[[Page, str], Path]

SIZES = [(360, 640), (1920, 1080)]
NAMES = {
    "ru-RU": {"me": "Моя страница", "deck": "Ренессанс", "cloth": "Вишнёвое", "play": "Играть"},
    "en-GB": {"me": "My page", "deck": "Renaissance", "cloth": "Wine", "play": "Play"},
}


def printing(pictures: Locator) -> set[str]:
    """The decks and indices from which these pictures come."""
    addresses = pictures.evaluate_all("all => all.map((one) => new URL(one.src).pathname)")
    found = [re.match(r"/cards/(\w+/\w+-\w+)/[0-9a-f]{16}/", str(address)) for address in addresses]
    return {match[1] if match else "no hash" for match in found}


def check_the_look(page: Page) -> None:
    assert sticking_out(page) == []
    assert accessibility_faults(page) == []


def test_from_the_table_it_opens_at_the_cards_and_leads_back(phone: Page) -> None:
    phone.get_by_role("button", name="Играть", exact=True).click()
    phone.locator(".hand button").first.wait_for()
    table = phone.url
    phone.get_by_role("button", name="Меню").click()
    phone.get_by_role("button", name="Колода, сукно и язык").click()

    expect(phone.locator(".sample")).to_be_in_viewport(ratio=1)
    expect(phone.get_by_text("Ренессанс", exact=True)).to_be_in_viewport()
    phone.get_by_role("button", name="Назад").click()
    expect(phone.locator(".hand button").first).to_be_visible()
    assert phone.url == table


@pytest.mark.parametrize("language", ["ru-RU", "en-GB"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_deck_and_cloth_chosen_there_lie_on_the_table(
    open_page: OpenPage, shoot: Shoot, width: int, height: int, language: str
) -> None:
    page, said, lang = open_page(width, height, language=language), NAMES[language], language[:2]
    usual = "jumbo" if width < height else "satin"
    page.get_by_role("button", name=said["me"]).click()
    expect(page.get_by_role("heading", name=said["me"], level=1)).to_be_visible()
    sample = page.locator(".sample img")
    assert printing(sample) == {f"{usual}/{lang}-two"}
    shoot(page, f"me-{lang}-{width}x{height}")

    page.get_by_text(said["deck"], exact=True).click()
    page.get_by_text(said["cloth"], exact=True).click()
    assert printing(sample) == {f"renaissance/{lang}-two"}
    check_the_look(page)
    shoot(page, f"me-chosen-{lang}-{width}x{height}")

    page.goto("/")
    page.get_by_role("button", name=said["play"], exact=True).click()
    what_waits(page)
    assert printing(page.locator(".hand img")) == {f"renaissance/{lang}-two"}
    expect(page.locator("html")).to_have_attribute("data-cloth", "wine")
    assert "wine-light" in page.evaluate("getComputedStyle(document.body).backgroundImage")
    shoot(page, f"me-table-{lang}-{width}x{height}")


def test_the_german_deck_has_the_french_suits_on_request(phone: Page, shoot: Shoot) -> None:
    phone.goto("/me")
    phone.get_by_text("Скат", exact=True).click()
    sample = phone.locator(".sample img")
    assert printing(sample) == {"skat/de-two"}

    phone.get_by_label("Подписывать французские масти").check()
    phone.get_by_label("Четыре цвета мастей").check()

    assert printing(sample) == {"skat/fr-four"}
    shoot(phone, "me-skat")


def test_the_room_grows_dark_with_the_device_or_by_choice(desktop: Page, shoot: Shoot) -> None:
    desktop.goto("/me")
    page, colour = desktop.locator("html"), desktop.locator("meta[name=theme-color]")
    expect(page).to_have_attribute("data-mode", "light")
    light = colour.get_attribute("content")

    desktop.emulate_media(color_scheme="dark")
    expect(page).to_have_attribute("data-mode", "dark")
    assert colour.get_attribute("content") != light
    assert accessibility_faults(desktop) == []
    shoot(desktop, "me-dark")

    desktop.get_by_label("Оформление").select_option("light")
    expect(page).to_have_attribute("data-mode", "light")
    desktop.reload()
    expect(page).to_have_attribute("data-mode", "light")


def test_the_settings_at_the_table_are_short_and_lead_to_the_page_and_back(desktop: Page) -> None:
    desktop.get_by_role("button", name="Играть", exact=True).click()
    what_waits(desktop)
    desktop.get_by_role("button", name="Меню").click()
    expect(desktop.get_by_role("dialog").locator("label")).to_have_count(6)
    assert accessibility_faults(desktop) == []

    desktop.get_by_role("button", name="Колода, сукно и язык").click()
    desktop.get_by_label("Имя за столом").fill("Анна")
    desktop.get_by_label("Имя за столом").press("Enter")
    mine = desktop.locator("a[href^='/t/']")
    expect(mine).to_have_count(1)
    mine.click()

    desktop.wait_for_url("**/t/*")
    what_waits(desktop)
    desktop.goto("/me")
    expect(desktop.get_by_label("Имя за столом")).to_have_value("Анна")


@pytest.mark.parametrize("language", ["ru-RU", "en-GB"])
def test_a_browser_that_allows_no_notifications_says_so(open_page: OpenPage, shoot: Shoot, language: str) -> None:
    page = open_page(360, 640, language=language)
    page.goto("/me")
    box = page.get_by_label("Уведомлять о моём ходе").or_(page.get_by_label("Notify me of my turn"))
    expect(box).not_to_be_checked()
    box.click()
    refusal = page.get_by_text("Браузер не разрешает").or_(page.get_by_text("The browser does not allow"))
    expect(refusal).to_be_visible()
    expect(box).not_to_be_checked()
    refusal.scroll_into_view_if_needed()
    check_the_look(page)
    shoot(page, f"me-notify-{language[:2]}")


def players(*names: str) -> list[dict[str, str]]:
    return [{"name": name, "kind": "bot" if name.isascii() else "person"} for name in names]


MATCHES = [
    {
        "match": "m1",
        "table": "t1",
        "preset": "club",
        "seat": 0,
        "players": players("Гость 4821", "Boris", "Vera", "Гленарван-старший"),
        "totals": [-12, 40, 0, -28],
    },
    {"match": "m2", "table": "t2", "preset": "short", "seat": 1, "players": players("—", "Я"), "totals": [8, -8]},
]


def test_matches_that_are_over_lead_to_their_replay_and_record(phone: Page, shoot: Shoot) -> None:
    """The server's own list is held by `tests/server/test_history.py`."""
    phone.route("**/api/v1/me/matches", lambda route: route.fulfill(json=MATCHES))
    phone.goto("/me")
    expect(phone.get_by_role("link", name="Посмотреть")).to_have_count(2)
    expect(phone.get_by_text("Вы −12 · Борис +40 · Вера 0 · Гленарван-старший −28")).to_be_visible()
    expect(phone.get_by_text("Удалённый игрок +8 · Вы −8")).to_be_visible()
    record = phone.get_by_role("link", name="Скачать запись").first
    record.scroll_into_view_if_needed()
    shoot(phone, "me-matches")
    check_the_look(phone)
    assert record.get_attribute("href") == "/api/v1/matches/m1/record"

    phone.get_by_role("link", name="Посмотреть").first.click()
    phone.wait_for_url("**/m/m1")
    expect(phone.get_by_role("status")).to_contain_text("Такой партии нет")
