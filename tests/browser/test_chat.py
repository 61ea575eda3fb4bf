"""What one says the other reads in his own language, unless he would rather not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.quick import quick_club
from tests.browser.robot import open_table, sit_down_at
from tests.browser.sight import accessibility_faults

if TYPE_CHECKING:
    from tests.browser.conftest import OpenWindow


def test_a_phrase_is_read_in_the_readers_language_and_can_be_muted(open_window: OpenWindow) -> None:
    with quick_club() as url:
        host, guest = open_window(url, 640, 480, language="ru-RU"), open_window(url, 640, 480, language="en-GB")
        address = open_table(host, "two", {}, bots=None)
        sit_down_at(guest, address, "Vera")
        for page in (host, guest):
            page.locator(".hand button").first.wait_for()

        host.get_by_role("button", name="Разговор").click()
        host.locator("[data-phrase=hello]").click()

        expect(guest.locator(".bubble", has_text="Hello!")).to_be_visible()
        guest.get_by_role("button", name="Chat").click()
        expect(guest.locator("dialog li")).to_have_count(1)
        assert accessibility_faults(guest) == []
        guest.locator("dialog [type=checkbox]").check()
        expect(guest.locator("dialog li")).to_have_count(0)
        host.locator("[data-phrase=thanks]").click()
        expect(host.locator("dialog li")).to_have_count(2)
        expect(guest.locator("dialog li")).to_have_count(0)

        host.get_by_role("button", name="👍").click()
        expect(host.locator("dialog li").last).to_contain_text("👍")
