"""A player reports another to those who look after the club; whoever is banned is told so."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.robot import open_table, sit_down_at
from tests.browser.sight import accessibility_faults, sticking_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.conftest import OpenWindow


def admin(data: Path, *words: str) -> str:
    """What the owner's command says."""
    command = [sys.executable, "-m", "kingclub", "admin", "--data", str(data), *words]
    return subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout


def at_one_table(open_window: OpenWindow, club: str) -> tuple[Page, Page, str]:
    """Two people in play, the second called Vera; their windows and the table's id."""
    host, guest = open_window(club, 360, 640, language="ru-RU"), open_window(club, 360, 640, language="en-GB")
    address = open_table(host, "two", {}, bots=None)
    sit_down_at(guest, address, "Vera")
    for page in (host, guest):
        page.locator(".hand button").first.wait_for()
    return host, guest, address.removeprefix("/t/")


def test_a_report_reaches_the_owner(
    open_window: OpenWindow, club: str, tmp_path: Path, shoot: Callable[[Page, str], Path]
) -> None:
    host, _, _ = at_one_table(open_window, club)

    host.get_by_role("button", name="Разговор").click()
    host.get_by_role("button", name="Пожаловаться на игрока").click()
    host.get_by_label("За что").select_option("stalling")
    host.get_by_label("Что случилось").fill("Молчит и не ходит")
    assert accessibility_faults(host) == []
    assert sticking_out(host) == []
    shoot(host, "report")
    host.get_by_role("button", name="Отправить жалобу").click()
    expect(host.get_by_role("status").filter(has_text="Жалоба отправлена")).to_be_visible()

    said = admin(tmp_path, "reports")
    assert "Vera" in said
    assert "stalling" in said
    assert "Молчит и не ходит" in said


def test_what_the_owner_decides_is_told_to_whom_it_concerns(
    open_window: OpenWindow, club: str, tmp_path: Path, shoot: Callable[[Page, str], Path]
) -> None:
    host, guest, table = at_one_table(open_window, club)

    admin(tmp_path, "mute", "Vera")
    guest.wait_for_timeout(600)
    guest.get_by_role("button", name="Chat").click()
    guest.locator("[data-phrase=hello]").click()
    expect(guest.get_by_role("alert")).to_have_text("You may not speak in this club")
    guest.keyboard.press("Escape")

    admin(tmp_path, "ban", "Vera")
    expect(guest.locator("dialog", has_text="You have been banned from this club")).to_be_visible()
    shoot(guest, "banned")
    assert accessibility_faults(guest) == []
    guest.get_by_role("button", name="Close").click()
    expect(guest.locator("dialog")).to_have_count(0)

    admin(tmp_path, "close", table)
    expect(host.get_by_role("status")).to_have_text("Этот стол закрыт")
    shoot(host, "closed")
    assert accessibility_faults(host) == []
