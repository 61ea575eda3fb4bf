"""The page that repeats the shuffle: of a match of the club, of a pasted record, of one that was tampered with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from kingclub.cli.main import main

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import OpenPage


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A match by the book: seats drawn, 52 cards."""
    file = tmp_path / "book.jsonl"
    assert main(["simulate", "--rules", "book", "--seed", "3", "-o", str(file)]) == 0
    return file.read_text(encoding="utf-8").strip()


def paste(page: Page, text: str) -> None:
    page.goto("/verify")
    page.locator("textarea").fill(text)
    page.locator("button.main").click()


@pytest.mark.parametrize(("width", "height", "language"), [(360, 640, "ru-RU"), (1920, 1080, "en-GB")])
def test_a_fair_record_is_said_to_be_fair_deal_by_deal(
    open_page: OpenPage, record: str, shoot: Callable[[Page, str], Path], width: int, height: int, language: str
) -> None:
    page = open_page(width, height, language=language)
    paste(page, record)
    expect(page.locator("li.fair")).to_have_count(len(json.loads(record)["deals"]) + 1)
    expect(page.locator("li.unfair")).to_have_count(0)
    page.locator("summary").nth(1).click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shoot(page, f"verify-{width}x{height}")


def test_a_swapped_card_is_found(open_page: OpenPage, record: str) -> None:
    page = open_page(360, 640, language="en-GB")
    match = json.loads(record)
    first, second = match["deals"][2]["hands"][:2]
    match["deals"][2]["hands"][:2] = second[:2] + first[2:], first[:2] + second[2:]
    paste(page, json.dumps(match))
    expect(page.locator("li.unfair")).to_have_count(1)
    expect(page.locator("li.unfair")).to_contain_text("Deal 3.")


def test_robots_and_whoever_has_been_deleted_are_called_so(open_page: OpenPage, record: str) -> None:
    match = json.loads(record)
    match["players"] = ["Анна", "—", "bot 2", "hard-4"]
    match["seats"][2:] = [{"kind": "bot", "level": 2}, {"kind": "bot", "level": 3}]
    page = open_page(360, 640)
    paste(page, json.dumps(match))
    named = "Анна, Удалённый игрок, робот · Любитель, hard-4"
    expect(page.get_by_role("heading", level=2)).to_have_text(named)


def test_what_is_no_record_is_refused_in_words(open_page: OpenPage) -> None:
    page = open_page(360, 640, language="en-GB")
    paste(page, "a king is not a record")
    expect(page.get_by_role("status")).not_to_be_empty()
    page.goto("/verify?match=nowhere")
    expect(page.get_by_role("status")).not_to_be_empty()
    expect(page.locator("li.fair")).to_have_count(0)
