"""A running club of the test's own, and Chromium pages that look at it.

`club` is the address of a fresh club on a free port with its data in a temporary folder. `phone` and `desktop` are
pages of 360 × 640 and 1920 × 1080 in it; `open_page` makes others. A page whose scripts threw fails its test.
`shoot(page, "name")` keeps a picture in `tests/browser/screenshots/`, to be looked at by a person.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

import king

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

FLAGS = (
    "--no-sandbox",  # CI runs as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SCREENSHOTS = Path(__file__).parent / "screenshots"
START_TIMEOUT_S = 20
PATIENCE_MS = 20_000
"""How long Playwright waits for what should appear: the tests run side by side, on any machine."""
expect.set_options(timeout=PATIENCE_MS)


class OpenPage(Protocol):
    """Opens a page of the club in a browser context (cookies, storage) of its own."""

    def __call__(self, width: int, height: int, *, language: str = ..., touch: bool = ...) -> Page: ...


class OpenWindow(Protocol):
    """Opens an empty page for a club at this address, in a browser context (cookies, storage) of its own."""

    def __call__(self, url: str, width: int, height: int, *, language: str = ..., touch: bool = ...) -> Page: ...


@contextmanager
def running_club(data: Path) -> Iterator[str]:
    """The address of a club that runs for as long as the block; one that does not stop cleanly fails the test."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    log = data / "club.log"
    command = [sys.executable, "-m", "kingclub", "serve", "--no-browser", "--port", str(port), "--data", str(data)]
    with log.open("w") as output:
        club = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_until_it_answers(club, address, log)
        yield address
    finally:
        club.terminate()
        code = club.wait(timeout=START_TIMEOUT_S)
    assert code == 0, f"the club ended with {code} on SIGTERM:\n{log.read_text()}"


def wait_until_it_answers(club: subprocess.Popen[bytes], address: str, log: Path) -> None:
    """Return when the club serves its first page; raise with what it said if it never does."""
    deadline = time.monotonic() + START_TIMEOUT_S
    while time.monotonic() < deadline and club.poll() is None:
        try:
            urllib.request.urlopen(address, timeout=START_TIMEOUT_S).close()
        except urllib.error.HTTPError:
            raise
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError(f"the club did not start:\n{log.read_text()}")


@pytest.fixture
def club(tmp_path: Path) -> Iterator[str]:
    """The address of a club that only this test plays in."""
    with running_club(tmp_path) as address:
        yield address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests: KING_CHROMIUM (set by king.py), or one on PATH, or Playwright's own."""
    path = os.environ.get("KING_CHROMIUM") or king.find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def open_window(chromium: Browser) -> Iterator[OpenWindow]:
    """Opens pages at any club; they are closed after the test."""
    contexts = []
    errors: list[str] = []

    def open_one(url: str, width: int, height: int, *, language: str = "ru-RU", touch: bool = False) -> Page:
        context = chromium.new_context(
            base_url=url, viewport={"width": width, "height": height}, locale=language, has_touch=touch
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert not errors, "scripts of the page threw: " + "; ".join(errors)


@pytest.fixture
def open_page(open_window: OpenWindow, club: str) -> OpenPage:
    """Opens pages at the first screen of the test's own club."""

    def open_one(width: int, height: int, *, language: str = "ru-RU", touch: bool = False) -> Page:
        page = open_window(club, width, height, language=language, touch=touch)
        page.goto("/")
        return page

    return open_one


@pytest.fixture
def phone(open_page: OpenPage) -> Page:
    """A page on the smallest phone that the layout must hold on."""
    return open_page(360, 640, touch=True)


@pytest.fixture
def desktop(open_page: OpenPage) -> Page:
    """A page on a big screen."""
    return open_page(1920, 1080)


@pytest.fixture
def shoot() -> Callable[[Page, str], Path]:
    """Keeps a picture of a page and tells where."""

    def shoot_one(page: Page, name: str) -> Path:
        picture = SCREENSHOTS / f"{name}.png"
        page.screenshot(path=picture)
        return picture

    return shoot_one
