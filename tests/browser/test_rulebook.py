"""The rule book in the browser: found, read, compared, changed, learnt from, without an account."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.player import STILL
from tests.browser.sight import accessibility_faults, sticking_out

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import OpenPage

PAGES = {
    "shelf": "/rules",
    "page": "/rules/praise-eight",
    "house": "/rules/club?boys=KJ",
    "compare": "/rules/compare?a=club&b=book",
    "agree": "/rules/agree",
    "glossary": "/rules/glossary",
    "strategy": "/rules/strategy",
    "neighbours": "/rules/neighbours",
    "lessons": "/learn",
    "lesson": "/learn/girls",
    "disputes": "/disputes",
    "dispute": "/disputes/lone-king",
}

LOADING = {"ru-RU": "Минуту…", "en-GB": "One moment…"}


@pytest.mark.parametrize("language", ["ru-RU", "en-GB"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (1920, 1080)])
def test_every_page_of_the_book_holds(
    open_page: OpenPage, shoot: Callable[[Page, str], Path], width: int, height: int, language: str
) -> None:
    page = open_page(width, height, language=language)
    for name, address in PAGES.items():
        page.goto(address)
        expect(page.locator("main h1")).not_to_be_empty()
        expect(page.get_by_text(LOADING[language])).to_have_count(0)
        shoot(page, f"rulebook-{name}-{language[:2]}-{width}x{height}")
        assert sticking_out(page) == [], name
        assert accessibility_faults(page) == [], name


def test_rules_are_found_read_and_played(desktop: Page) -> None:
    desktop.get_by_role("link", name="Книга правил").click()
    desktop.get_by_role("searchbox").fill("втроем прикуп")
    desktop.locator("[data-preset=site-three]").click()

    expect(desktop.get_by_role("heading", name="Сетевой втроём")).to_be_visible()
    expect(desktop.get_by_role("heading", name="Сдачи и цены")).to_be_visible()
    expect(desktop).to_have_title("Сетевой втроём — Кинг")
    desktop.get_by_role("button", name="Сесть за стол").click()
    desktop.wait_for_url("**/t/*")
    expect(desktop.locator("[data-seat]")).to_have_count(3)


def test_a_comparison_shows_only_what_differs(desktop: Page) -> None:
    desktop.goto("/rules/compare?a=club&b=club-boys")

    expect(desktop.locator("tbody th")).to_have_text(["Мальчики"])
    desktop.get_by_label("Другие правила").select_option("club")
    expect(desktop.get_by_text("одна и та же игра")).to_be_visible()
    assert desktop.url.endswith("/rules/compare?a=club&b=club")


def test_the_printed_sheet_is_deals_and_prices_with_room_to_write(desktop: Page) -> None:
    desktop.goto("/rules/club")
    desktop.evaluate(
        "window.print = () => { window.printed = document.querySelector('.sheet.shown')?.innerText ?? '' }"
    )
    desktop.get_by_role("button", name="Напечатать лист").click()

    desktop.wait_for_function("window.printed !== undefined")
    assert desktop.locator(".sheet tr").count() == 15
    assert desktop.locator(".sheet tr").nth(1).locator("td.blank").count() == 4
    desktop.emulate_media(media="print")
    expect(desktop.locator(".actions")).to_be_hidden()
    expect(desktop.get_by_role("heading", name="Сдачи и цены")).to_be_visible()


def test_a_contradiction_is_explained_where_it_arises_and_never_let_through(phone: Page) -> None:
    phone.locator("[data-new]").click()
    opening = phone.locator("[data-open]")
    expect(opening).to_be_enabled()

    phone.locator("[data-group=recovery] summary").click()
    phone.locator("[data-option=recovery] label", has_text="хвалёнки").click()
    expect(phone.locator("[data-option=recovery] .why")).to_contain_text("не сочетаются")
    expect(phone.locator("[data-option=recovery_deals] .why")).to_be_visible()
    expect(opening).to_be_disabled()

    phone.locator("[data-option=recovery_deals] label", has_text="4").click()
    expect(opening).to_be_disabled()
    phone.locator("[data-option=trick_price] label", has_text=re.compile("^ *6")).click()
    expect(opening).to_be_enabled()
    assert sticking_out(phone) == []
    assert accessibility_faults(phone) == []
    opening.click()
    phone.wait_for_url("**/t/*")


def test_a_link_carries_a_ruleset_into_the_form_and_to_a_table(desktop: Page) -> None:
    desktop.goto("/?rules=club%3Fboys%3DKJ")
    desktop.locator("[data-group=prices] summary").click()

    expect(desktop.locator("[data-option=boys] .chosen")).to_have_text("короли и валеты")
    with desktop.expect_request("**/api/v1/tables") as opened:
        desktop.locator("[data-open]").click()
    desktop.wait_for_url("**/t/*")
    asked = opened.value.post_data_json
    assert asked is not None
    assert (asked["preset"], asked["options"]) == ("club", {"boys": "KJ"})


def test_the_checklist_ends_in_a_table_with_exactly_those_rules(desktop: Page) -> None:
    desktop.goto("/rules/agree")
    desktop.locator("[data-option=boys] label", has_text=re.compile("^ *валеты")).click()
    desktop.locator("[data-option=king_discard] label", has_text="по желанию").click()
    expect(desktop.locator("aside li")).to_have_count(2)

    with desktop.expect_request("**/api/v1/tables") as opened:
        desktop.locator("aside").get_by_role("button", name="Открыть стол").click()
    desktop.wait_for_url("**/t/*")
    assert opened.value.post_data_json == {"preset": "club", "options": {"boys": "J", "king_discard": "free"}}


def test_a_dispute_is_stepped_through_to_the_engines_answer(phone: Page) -> None:
    phone.goto("/disputes/lone-king")

    expect(phone.locator(".answers")).to_contain_text("Нельзя")
    steps = int(phone.locator(".stepper span").inner_text().split()[-1])
    for _ in range(steps - 1):
        phone.get_by_role("button", name="Дальше").click()
    expect(phone.locator(".panel .note")).to_contain_text("шестнадцать очков ваши")
    phone.get_by_role("link", name="Следующий спор").click()
    expect(phone.locator(".stepper span")).to_contain_text("1 из")


def play_lesson(page: Page, cards: list[str]) -> None:
    for card in cards:
        page.locator(f"button.legal[data-card={card}]").click(position={"x": 6, "y": 6})


def test_a_lesson_is_missed_tried_again_and_done_without_an_account(open_page: OpenPage) -> None:
    page = open_page(360, 640, touch=True)
    page.evaluate(STILL)
    page.goto("/learn")
    page.get_by_role("link", name="как отдать даму пик").click()

    missed, cards = page.get_by_text("Не вышло"), page.locator("button.legal")
    while not missed.count():
        cards.first.click(position={"x": 6, "y": 6})
        cards.or_(missed).first.wait_for()
    expect(missed).to_be_visible()
    page.get_by_role("button", name="Ещё раз").click()
    play_lesson(page, DONE)
    expect(page.get_by_text("Получилось!")).to_be_visible()
    assert page.context.cookies() == []

    page.get_by_role("link", name="Следующий урок").click()
    expect(page.locator("button.legal").first).to_be_visible()
    page.goto("/learn")
    expect(page.get_by_role("img", name="пройден")).to_have_count(1)


DONE = ["AH", "TC", "TH", "QS"]
"""The cards by which the lesson of the queen of spades is done."""


def test_a_commented_match_says_what_to_think_of(phone: Page) -> None:
    phone.goto("/learn")
    phone.get_by_role("button", name="Сыграть с советами").click()
    phone.wait_for_url("**/t/*")

    advice = phone.get_by_role("complementary", name="О чём думать в этой сдаче")
    expect(advice.locator("li")).to_have_count(3)
    assert sticking_out(phone) == []
    advice.get_by_role("button", name="Понятно").click()
    expect(advice).to_be_hidden()
