"""From the host's button to the guest's seat: a link, a picture, a name and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.browser.sight import accessibility_faults, sticking_out

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.browser.conftest import OpenPage


def host_a_table(page: Page) -> str:
    """Open a table for people; the address that it says."""
    page.locator("[data-friends]").click()
    expect(page.locator("section img")).to_be_visible()
    assert page.locator("section img").evaluate("(img) => img.decode().then(() => img.naturalWidth > 0)")
    return page.locator("section input").input_value()


def test_a_guest_is_asked_for_his_name_and_sits_down(
    open_page: OpenPage, shoot: Callable[[Page, str], Path]
) -> None:
    host = open_page(1920, 1080, language="en-GB")
    address = host_a_table(host)
    assert address == host.url

    guest = open_page(360, 640, touch=True)
    guest.goto(address)
    expect(guest.locator("form input")).not_to_have_value("")
    shoot(guest, "invited-360x640")
    guest.locator("form input").fill("Марфа")
    guest.locator("form button").click()
    expect(guest.locator("form")).to_have_count(0)
    expect(guest.locator("li").nth(1)).to_contain_text("Вы")
    expect(host.locator("li").nth(1)).to_contain_text("Марфа")
    shoot(host, "waiting-with-a-guest")


@pytest.mark.parametrize(("width", "height", "language"), [(360, 640, "ru-RU"), (1920, 1080, "en-GB")])
def test_the_invitation_fits(
    open_page: OpenPage, shoot: Callable[[Page, str], Path], width: int, height: int, language: str
) -> None:
    page = open_page(width, height, language=language)
    host_a_table(page)
    shoot(page, f"waiting-{width}x{height}")
    assert sticking_out(page) == []
    assert accessibility_faults(page) == []


def test_where_nobody_else_could_come_the_way_to_the_wifi_is_offered(open_page: OpenPage) -> None:
    host = open_page(360, 640, language="en-GB")
    host_a_table(host)
    expect(host.get_by_text("Only this computer")).to_be_visible()

    host.locator("section [data-wifi]").click()

    expect(host.get_by_role("dialog", name="Wi‑Fi")).to_be_visible()
    host.keyboard.press("Escape")
    expect(host.locator("section input")).to_have_value(host.url)
