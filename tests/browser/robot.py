"""Whole matches played by the page itself: `robot.js` clicks what waits, as fast as the club answers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.player import STILL

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playwright.sync_api import Page

SCRIPT = (Path(__file__).parent / "robot.js").read_text()
MATCH_OVER = "dialog .result"
MOST_CLICKS = 1500
"""No match here asks a person for so much; more means that the table hangs."""


@dataclass(frozen=True)
class Played:
    """How often each kind of thing was done: `card`, `next`, and the calls by their first word."""

    kinds: Mapping[str, int]
    clicks: int


def open_table(page: Page, preset: str, options: Mapping[str, object], bots: int | None = 0) -> str:
    """Sit down at a new table of these rules, without motion; its address. Bots of level 0 take no time."""
    page.add_init_script(STILL)
    answer = page.request.post("/api/v1/tables", data={"preset": preset, "options": options, "bots": bots})
    assert answer.ok, answer.text()
    address = f"/t/{answer.json()['table']}"
    page.goto(address)
    return address


def sit_down_at(page: Page, address: str, name: str) -> None:
    """Follow the invitation to a table and sit down there under this name."""
    page.goto(address)
    page.locator("form input").fill(name)
    page.locator("form button").click()
    expect(page.locator("form")).to_have_count(0)


def start_robot(page: Page, until: str = MATCH_OVER, seed: int = 1) -> None:
    """Let the page play by itself until it shows something that matches the selector."""
    task = {"seed": seed, "until": until, "most": MOST_CLICKS}
    page.evaluate(f"(task) => {{ window.played = ({SCRIPT})(task) }}", task)


def await_robot(page: Page) -> Played:
    """What the page has played, once it is through."""
    played = page.evaluate("() => window.played")
    return Played(played["kinds"], played["clicks"])


def let_play(page: Page, until: str = MATCH_OVER, seed: int = 1) -> Played:
    """Let the page play, and wait for it."""
    start_robot(page, until, seed)
    return await_robot(page)
