"""A person at the table, as the browser sees him: takes any card that is raised, says anything that is offered."""

from __future__ import annotations

import contextlib
import random
from typing import TYPE_CHECKING

from playwright.sync_api import TimeoutError

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Position

STILL = "localStorage.setItem('kingclub.settings', JSON.stringify({speed: 0}))"
"""No motion and no pauses: for tests that play whole matches."""
CARDS = ".hand:not(:has(.armed)) button.legal"
"""The cards that may be played: none while one is on its way to the club."""
SOMETHING = f"dialog .result, dialog [data-next], .panel button[data-action]:enabled, {CARDS}"
"""Whatever waits for the player."""
GONE_AFTER_MS = 5000
MARGIN = 6
"""So many pixels of a card are never covered by the next one."""


def what_waits(page: Page) -> Locator:
    """The first thing that waits for the player, once there is one."""
    found = page.locator(SOMETHING)
    found.first.wait_for()
    return found


def by_mouse(page: Page, chance: random.Random) -> bool:
    """Do one thing with the mouse; False when the match is over."""
    what_waits(page)
    if page.locator("dialog .result").count():
        return False
    for waiting in ("dialog [data-next]", ".panel button[data-action]:enabled"):
        buttons = page.locator(waiting).all()
        if buttons:
            click(chance.choice(buttons))
            return True
    cards = page.locator(CARDS).all()
    if cards:
        click(chance.choice(cards), at={"x": MARGIN, "y": MARGIN})
    return True


def click(button: Locator, at: Position | None = None) -> None:
    """Click what has just been seen; it may be gone by now, and then whoever plays looks again."""
    with contextlib.suppress(TimeoutError):
        button.click(position=at, timeout=GONE_AFTER_MS)


def by_keyboard(page: Page) -> bool:
    """Do one thing with the keys alone: the first card that may be played; False when the match is over."""
    what_waits(page)
    if page.locator("dialog .result").count():
        return False
    if not page.locator("dialog [data-next]").count():
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    return True


def totals(page: Page) -> list[int]:
    """The last row of the score sheet that is open, without its check sum."""
    cells = page.locator("dialog tfoot .totals td").all_inner_texts()
    return [int(cell.replace("−", "-").replace("+", "")) for cell in cells[:-1]]
