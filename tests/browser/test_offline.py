"""The client opens without a network, keeps nothing of the API, and changes to a newer version when told to."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from kingclub.server import front
from kingclub.server.page import static_folder
from tests.browser.quick import quick_club
from tests.browser.sight import accessibility_faults, sticking_out

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import OpenWindow

    Shoot = Callable[[Page, str], Path]

INSTALLED = "() => navigator.serviceWorker.ready.then(() => true)"
KEPT = """async () => {
    const names = await caches.keys();
    const opened = await Promise.all(names.map((name) => caches.open(name)));
    const kept = await Promise.all(opened.map((cache) => cache.keys()));
    return kept.flat().map(({ url }) => url).map((url) => new URL(url).pathname);
}"""


def test_the_client_opens_when_the_club_cannot_be_reached(open_window: OpenWindow) -> None:
    with quick_club() as url:
        page = open_window(url, 360, 640, language="en-GB")
        page.goto("/")
        page.evaluate(INSTALLED)
        page.reload()
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        kept = page.evaluate(KEPT)

    page.goto(f"{url}/t/anything")
    expect(page.get_by_role("button", name="To the club")).to_be_visible()
    page.goto(url)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    assert "/" in kept
    assert not [path for path in kept if path.startswith(("/api", "/healthz", "/ws", "/sw.js"))]


def test_a_page_whose_program_does_not_come_says_so_and_is_loaded_again(desktop: Page) -> None:
    desktop.route("**/assets/Me-*.js", lambda route: route.abort())
    desktop.get_by_role("button", name="Моя страница").click()
    dialog = desktop.get_by_role("dialog", name="Нет связи с клубом")
    expect(dialog).to_be_visible()
    desktop.unroute_all()
    dialog.get_by_role("button", name="Ещё раз").click()
    expect(desktop.get_by_role("heading", name="Моя страница", level=1)).to_be_visible()


def test_a_dialog_whose_program_does_not_come_leaves_the_foyer_as_it_was(phone: Page, shoot: Shoot) -> None:
    phone.route("**/assets/SearchDialog-*.js", lambda route: route.abort())
    phone.get_by_role("button", name="Найти игроков").click()
    dialog = phone.get_by_role("dialog", name="Нет связи с клубом")
    expect(dialog).to_be_visible()
    assert sticking_out(phone) == []
    assert accessibility_faults(phone) == []
    shoot(phone, "unreached-phone")
    phone.unroute_all()
    dialog.get_by_role("button", name="Закрыть").click()
    phone.get_by_role("button", name="Найти игроков").click()
    expect(phone.get_by_role("dialog", name="Найти игроков")).to_be_visible()


NEWER = '<meta name="edition" content="second" />'
UPDATE = "() => navigator.serviceWorker.getRegistration().then((registration) => registration.update())"
WAITS = "() => navigator.serviceWorker.getRegistration().then((registration) => registration.waiting !== null)"
LONG_MS = 30_000


def publish(folder: Path) -> None:
    """Another edition of the client comes to where the club has it from."""
    page, worker = folder / "index.html", folder / "sw.js"
    page.write_text(page.read_text().replace("</head>", f"{NEWER}</head>"))
    worker.write_text(worker.read_text().replace('"king-', '"king-second-', 1))


@pytest.mark.timeout(120)
def test_a_new_version_asks_and_never_swaps_in_mid_deal(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "static"
    shutil.copytree(static_folder(), folder)
    monkeypatch.setattr(front, "static_folder", lambda: folder)
    with quick_club() as url:
        page = open_window(url, 360, 640, language="en-GB")
        page.goto("/")
        page.evaluate(INSTALLED)
        page.reload()
        page.get_by_role("button", name="Play", exact=True).click()
        page.locator(".hand button").first.wait_for()
        table = page.url

        publish(folder)
        page.evaluate(UPDATE)
        page.wait_for_function(WAITS, timeout=LONG_MS)
        page.evaluate("window.untouched = true")

        page.locator("button.legal").first.wait_for()
        assert page.evaluate("window.untouched"), "the page has not been loaded anew"
        page.goto(table)
        page.locator(".hand button").first.wait_for()
        expect(page.locator("meta[name=edition]")).to_have_count(0)
        page.goto(url)
        page.get_by_role("button", name="Take it", exact=True).click(timeout=LONG_MS)
        expect(page.locator("meta[name=edition]")).to_have_count(1, timeout=LONG_MS)
