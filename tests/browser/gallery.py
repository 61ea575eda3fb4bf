"""The gallery of the client: every state of the board under its name, without a club behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page


def states(page: Page) -> list[str]:
    """The names of all states that the gallery has; the page shows the list of them."""
    page.goto("/gallery")
    page.locator("ul a").first.wait_for()
    return page.locator("ul a").all_inner_texts()


def show(page: Page, state: str) -> None:
    """Let the gallery show this state, its pictures included."""
    page.evaluate("(name) => { location.hash = name }", state)
    page.locator(f'[data-state="{state}"] section.board').wait_for()
    page.evaluate("Promise.all([...document.images].map((image) => image.decode()))")
