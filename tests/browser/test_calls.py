"""Every kind of call has its control: each is made once, by the button that offers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.gallery import show, states
from tests.browser.quick import quick_club

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import OpenWindow

KINDS = set(
    "order pass bid name by-last settle sell keep decline offer accept take ask buy give".split()  # noqa: SIM905  # a list to read
)
"""The first words of all calls that there are (`docs/records.md`)."""


def calls(page: Page) -> list[str]:
    """One call of each kind that the panel offers."""
    actions = page.locator(".panel [data-action]").evaluate_all("(all) => all.map((one) => one.dataset.action)")
    return list({action.split()[0]: action for action in actions}.values())


def test_every_kind_of_call_has_a_button_that_makes_it(open_window: OpenWindow) -> None:
    made: set[str] = set()
    with quick_club() as url:
        page = open_window(url, 360, 640, language="en-GB")
        for name in states(page):
            show(page, name)
            if name == "give":
                page.locator("button.legal").first.click(position={"x": 6, "y": 6})
            for action in calls(page):
                if action.split()[0] in made:
                    continue
                made.add(action.split()[0])
                page.locator(f'.panel [data-action="{action}"]').click()
                expect(page.locator(f'[data-done^="{action}"]')).to_be_attached()

    assert made == KINDS
