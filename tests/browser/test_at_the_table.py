"""Two people at one table: who is called to play, a claim, a move taken back, a pause agreed and ended."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.browser.gallery import show, states
from tests.browser.player import CARDS, MARGIN, STILL
from tests.browser.quick import quick_club
from tests.browser.robot import sit_down_at
from tests.browser.sight import accessibility_faults, overlapping, sticking_out

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.browser.conftest import OpenWindow

DEAL_OVER = "dialog tbody tr"
NARROWEST = (320, 568)
AGREED = [
    "undo",
    "proposal",
    "proposal-idle",
    "proposed",
    "paused",
    "adjourned",
    "adjourned-waiting",
    "idle",
    "claimed",
]
"""The states of the gallery in which people agree on something, all with the longest names."""


@pytest.fixture(scope="module")
def quick() -> Iterator[str]:
    """The club in which these tests meet."""
    with quick_club() as url:
        yield url


def two_people(open_window: OpenWindow, quick: str) -> tuple[Page, Page]:
    """Two people at a table of two where moves may be taken back, one of them on a phone."""
    host, guest = open_window(quick, 360, 640, language="ru-RU"), open_window(quick, 640, 480, language="en-GB")
    terms = {"come": "called", "take_backs": True}
    answer = host.request.post("/api/v1/tables", data={"preset": "two", **terms})
    assert answer.ok, answer.text()
    address = f"/t/{answer.json()['table']}"
    for page in (host, guest):
        page.add_init_script(STILL)
    host.goto(address)
    sit_down_at(guest, address, "Vera")
    for page in (host, guest):
        page.locator(".hand button").first.wait_for()
    return host, guest


def to_play(*pages: Page) -> Page:
    """Whoever is to play a card."""
    pages[0].locator(CARDS).or_(pages[0].locator(".line", has_text="Ходит")).first.wait_for()
    return next(page for page in pages if page.locator(CARDS).count())


def play(page: Page) -> None:
    """Play the first card that may be played."""
    before = page.locator(".hand button").count()
    page.locator(CARDS).first.click(position={"x": MARGIN, "y": MARGIN})
    expect(page.locator(".hand button")).to_have_count(before - 1)


def is_granted(page: Page, rest: str) -> bool:
    """Claim the rest with the keys and the menu; whether nobody minds."""
    page.keyboard.press("m")
    page.locator(f"[data-claim={rest}]").click()
    refused, agreed = page.locator("[role=alert]"), page.locator("[role=status] p")
    refused.or_(agreed).or_(page.locator(DEAL_OVER)).first.wait_for()
    return refused.count() == 0


def test_a_claim_that_is_certain_plays_the_deal_out_for_both(open_window: OpenWindow, quick: str) -> None:
    """Of two players one can claim at the last card at the latest, since each knows what the other holds."""
    host, guest = two_people(open_window, quick)
    claimer = to_play(host, guest)
    while not any(is_granted(claimer, rest) for rest in ("none", "mine")):
        play(claimer)
        claimer = to_play(host, guest)
    other = guest if claimer is host else host
    while not other.locator(DEAL_OVER).count():
        other.locator(CARDS).or_(other.locator(DEAL_OVER)).first.wait_for()
        if other.locator(CARDS).count():
            other.locator(CARDS).first.click(position={"x": MARGIN, "y": MARGIN})
    for page in (host, guest):
        expect(page.locator(DEAL_OVER)).to_have_count(1)


def test_a_card_is_taken_back_with_a_button_or_a_key(open_window: OpenWindow, quick: str) -> None:
    host, guest = two_people(open_window, quick)
    page = to_play(host, guest)
    other = guest if page is host else host
    undo = page.get_by_role("button", name="Вернуть ход").or_(page.get_by_role("button", name="Take back"))
    for has_hands_on_keys in (False, True):
        play(page)
        expect(other.locator(CARDS).first).to_be_visible()
        expect(undo).to_be_visible()
        page.keyboard.press("u") if has_hands_on_keys else undo.click()
        expect(page.locator(".hand button")).to_have_count(8)
        expect(undo).to_have_count(0)
        expect(other.locator(CARDS)).to_have_count(0)
    play(page)
    play(other)
    expect(undo).to_have_count(0)


def test_a_pause_is_proposed_agreed_and_ended(open_window: OpenWindow, quick: str) -> None:
    host, guest = two_people(open_window, quick)
    page = to_play(host, guest)
    host.keyboard.press("m")
    host.get_by_role("button", name="Сделать паузу").click()
    expect(host.get_by_role("button", name="Передумать")).to_be_visible()
    agree = guest.get_by_role("button", name="Agree")
    expect(agree).to_be_visible()
    assert accessibility_faults(guest) == []
    agree.click()
    expect(host.get_by_text("Пауза", exact=True)).to_be_visible()
    expect(page.locator(CARDS)).to_have_count(0)
    page.locator(".hand button").first.click(position={"x": MARGIN, "y": MARGIN}, force=True)
    said = "Партия приостановлена" if page is host else "The match is paused"
    expect(page.locator("[role=alert]")).to_contain_text(said)
    guest.get_by_role("button", name="Go on").click()
    expect(host.get_by_text("Пауза", exact=True)).to_have_count(0)
    play(page)


TURN = re.compile("^● (Ваш ход — Кинг|Your turn — King)$")
NO_TURN = re.compile("^(Кинг|King)$")


def test_the_title_of_the_window_says_whose_turn_it_is(open_window: OpenWindow, quick: str) -> None:
    host, guest = two_people(open_window, quick)
    page = to_play(host, guest)
    other = guest if page is host else host
    expect(page).to_have_title(TURN)
    expect(other).to_have_title(NO_TURN)
    play(page)
    expect(page).to_have_title(NO_TURN)
    expect(other).to_have_title(TURN)

    host.keyboard.press("m")
    host.get_by_role("button", name="Сделать паузу").click()
    guest.get_by_role("button", name="Agree").click()
    expect(other).to_have_title(NO_TURN)
    guest.get_by_role("button", name="Go on").click()
    expect(other).to_have_title(TURN)
    other.get_by_role("button", name="В клуб").or_(other.get_by_role("button", name="To the club")).click()
    expect(other).to_have_title(NO_TURN)


RECORDER = """() => {
    const Real = Notification;
    window.notices = [];
    window.Notification = class {
        static get permission() { return Real.permission; }
        static requestPermission() { return Real.requestPermission(); }
        constructor(title, options) { notices.push(Object.assign(this, options, { title, open: true })); }
        close() { this.open = false; }
    };
}"""
"""Notifications of the page are kept in a list instead of shown."""
LOOKS = """(state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Somebody looks at the page, "visible", or elsewhere, "hidden"."""


def notices(page: Page) -> list[list[str | bool]]:
    """What the page has notified of: words, deal, table, and whether it is still to be seen."""
    told: list[list[str | bool]] = page.evaluate(
        "notices.map(({ title, body, tag, open }) => [title, body, tag, open])"
    )
    return told


def test_whoever_looks_elsewhere_is_notified_of_his_turn(open_window: OpenWindow, quick: str) -> None:
    host, guest = two_people(open_window, quick)
    guest.context.grant_permissions(["notifications"])
    guest.evaluate(RECORDER)
    guest.keyboard.press("m")
    guest.get_by_label("Notify me of my turn").check()
    guest.keyboard.press("Escape")
    table = guest.url.rsplit("/", 1)[1]
    while to_play(host, guest) is guest:
        play(guest)
    guest.evaluate(LOOKS, "hidden")
    assert notices(guest) == []

    while to_play(host, guest) is host:
        play(host)
    expect(guest).to_have_title(TURN)
    assert notices(guest) == [["Your turn", "No tricks", table, True]]
    guest.evaluate(LOOKS, "visible")
    assert notices(guest) == [["Your turn", "No tricks", table, False]]

    while to_play(host, guest) is guest:
        play(guest)
    while to_play(host, guest) is host:
        play(host)
    expect(guest).to_have_title(TURN)
    assert len(notices(guest)) == 1


@pytest.mark.parametrize(("width", "height"), [(360, 640), NARROWEST])
def test_nothing_that_is_agreed_covers_a_card_or_sticks_out(
    open_window: OpenWindow, quick: str, width: int, height: int
) -> None:
    page = open_window(quick, width, height)
    states(page)
    for state in AGREED:
        show(page, state)
        assert sticking_out(page) == [], state
        cards = [card.evaluate("(card) => card.ariaLabel") for card in page.locator(".hand button").all()]
        touching = overlapping(page, ".hand button, [role=status] p, .line .button")
        assert [pair for pair in touching if not set(pair.split(" × ")) <= set(cards)] == [], state
