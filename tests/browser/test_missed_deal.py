"""A deal of which the page has seen nothing has its sheet shown all the same."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.quick import quick_club
from tests.browser.robot import let_play, open_table

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

    from tests.browser.conftest import OpenWindow

pytestmark = pytest.mark.slow

SHEET = "dialog [data-next]"


class Absence:
    """Between page and club: once `begun` it keeps a deal from the page, plays it, and lets the page look again."""

    def __init__(self) -> None:
        self.begun = False
        self._is_over = False

    def stand_between(self, page: WebSocketRoute) -> None:
        """Pass everything on until the absence begins."""
        club = page.connect_to_server()
        club.on_message(lambda said: self._hear(page, club, str(said)))

    def _hear(self, page: WebSocketRoute, club: WebSocketRoute, said: str) -> None:
        message = json.loads(said)
        if not self.begun or message["t"] == "snapshot":
            self.begun = False
            page.send(said)
        elif message["t"] == "event" and not self._is_over:
            self._play(club, message)

    def _play(self, club: WebSocketRoute, message: dict[str, Any]) -> None:
        table, version, event = message["table"], message["version"], message["event"]
        if event["e"] == "turn" and event["options"] is not None:
            action = event["options"]["legal"][0]
            request = {"t": "act", "table": table, "id": f"away-{version}", "expect": version, "action": action}
            club.send(json.dumps(request))
        elif event["e"] == "scored":
            self._is_over = True
            club.send(json.dumps({"t": "subscribe", "table": table}))


def test_the_sheet_opens_for_a_deal_of_which_nothing_was_seen(open_window: OpenWindow) -> None:
    absence = Absence()
    with quick_club() as url:
        page = open_window(url, 640, 480, language="en-GB")
        page.route_web_socket("**/ws", absence.stand_between)
        open_table(page, "club", {})
        let_play(page, SHEET)
        expect(page.locator("dialog tbody tr")).to_have_count(1)

        absence.begun = True
        page.locator(SHEET).click()

        expect(page.locator("dialog tbody tr")).to_have_count(2)
        expect(page.locator(SHEET)).to_be_visible()
