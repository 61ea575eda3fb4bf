"""A whole match of each kind of game, clicked through in the page, in both languages and on six kinds of screen."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, NamedTuple

import pytest
from playwright.sync_api import expect

from kingclub.engine import advance, new_match
from kingclub.notation import Record, Recording, check_record, dump_record, parse_record, record_of
from kingclub.rules import load_preset
from kingclub.testing import random_match
from tests.browser.player import STILL, totals
from tests.browser.quick import quick_club
from tests.browser.robot import await_robot, let_play, open_table, sit_down_at, start_robot
from tests.browser.sight import accessibility_faults, sticking_out

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import OpenWindow

MATCH_TIMEOUT_S = 240
"""On two free cores a match takes five to fifteen seconds; a busy machine may take its time."""
DEAL_TIMEOUT_S = 20
"""For each deal of a whole match. The 56 of `club-ordered` took 101 s in all, beside other programs at load 6."""


class Game(NamedTuple):
    """A match: its rules and deals, where it is looked at, and the calls that cannot fail to come."""

    preset: str
    options: dict[str, object]
    players: int
    deals: int
    language: str
    width: int
    height: int
    calls: set[str]


GAMES = [
    Game("club", {}, 4, 14, "en-GB", 1280, 800, set()),
    Game("club-ordered", {}, 4, 56, "ru-RU", 360, 640, {"order"}),
    Game("training", {}, 4, 12, "ru-RU", 1024, 768, set()),
    Game("book-talon", {}, 4, 10, "en-GB", 640, 360, set()),
    Game("six", {}, 6, 14, "ru-RU", 768, 1024, set()),
    Game("two", {}, 2, 14, "en-GB", 360, 640, set()),
]


@pytest.fixture(scope="module")
def quick() -> Iterator[str]:
    """A club whose bots answer at once."""
    with quick_club() as url:
        yield url


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, id=game.preset, marks=pytest.mark.timeout(game.deals * DEAL_TIMEOUT_S)) for game in GAMES],
)
def test_a_whole_match(
    game: Game, open_window: OpenWindow, quick: str, shoot: Callable[[Page, str], Path], tmp_path: Path
) -> None:
    page = open_window(quick, game.width, game.height, language=game.language)
    open_table(page, game.preset, game.options)

    played = let_play(page)

    assert game.calls <= set(played.kinds)
    assert page.locator("dialog tbody tr").count() == game.deals
    assert page.locator("dialog tbody .penalty strong").count() == 0, "every sum is what it should be"
    shoot(page, f"end-{game.preset}-{game.width}x{game.height}")
    assert sticking_out(page) == []
    assert accessibility_faults(page) == []
    record = parse_record(saved_record(page, tmp_path))
    assert check_record(record).is_legal
    assert list(record.totals) == totals(page)
    print(game.preset, json.dumps(played.kinds))


def saved_record(page: Page, folder: Path) -> str:
    """The record that the page offers to save."""
    with page.expect_download() as download:
        page.locator("dialog a[download]").click()
    download.value.save_as(folder / "record.jsonl")
    return (folder / "record.jsonl").read_text().strip()


@pytest.mark.timeout(MATCH_TIMEOUT_S)
def test_the_end_settles_up_shows_robots_and_leads_to_the_replay(open_window: OpenWindow, quick: str) -> None:
    page = open_window(quick, 1280, 800, language="en-GB")
    open_table(page, "short", {})
    let_play(page)

    paid = page.locator("dialog section li").all_inner_texts()
    assert 1 <= len(paid) <= 3
    assert page.locator(".plate .badge").count() == 3
    names = page.locator("dialog thead .who").all_inner_texts()
    page.get_by_role("link", name="Replay").click()

    page.wait_for_url("**/m/*")
    eyes = page.get_by_role("combobox", name="Whose eyes").locator("option")
    expect(eyes).to_have_count(6)
    assert {name for name in names if name != "You"} < set(eyes.all_inner_texts())
    expect(page.locator(".open")).to_have_count(4)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".trick img")).to_have_count(1)
    page.keyboard.press("ArrowUp")
    expect(page.locator(".trick img")).to_have_count(4)
    shared = page.url
    assert "at=" in shared

    page.goto(shared)

    expect(page.locator(".trick img")).to_have_count(4)
    page.get_by_role("combobox", name="Whose eyes").select_option("2")
    expect(page.locator(".hand button")).to_have_count(7)
    expect(page.locator(".open")).to_have_count(0)
    page.get_by_role("slider").press("End")
    expect(page.get_by_role("button", name="On one card")).to_be_disabled()
    assert accessibility_faults(page) == []


def test_a_rematch_brings_the_same_people_to_the_next_table(open_window: OpenWindow, quick: str) -> None:
    host, guest = open_window(quick, 640, 480, language="en-GB"), open_window(quick, 640, 480, language="en-GB")
    first = open_table(host, "two", {}, bots=None)
    guest.add_init_script(STILL)
    sit_down_at(guest, first, "Vera")
    for seed, page in enumerate((host, guest), start=1):
        start_robot(page, seed=seed)
    for page in (host, guest):
        await_robot(page)

    guest.get_by_role("button", name="Again").click()
    guest.wait_for_url(lambda url: "/t/" in url and not url.endswith(first))
    host.get_by_role("button", name="Vera: another match!").click()

    host.wait_for_url(guest.url)
    expect(host.locator("main")).to_contain_text("Vera")
    expect(host.locator(".hand button")).to_have_count(8)


PRINT = "window.print = () => { window.printed = true }"


def test_sheet_and_replay_go_on_paper_and_to_others(open_window: OpenWindow, quick: str) -> None:
    page = open_window(quick, 360, 640, language="en-GB")
    page.add_init_script(PRINT)
    open_table(page, "short", {})
    let_play(page)

    page.get_by_role("button", name="Print the scores").click()
    assert page.evaluate("window.printed")
    page.emulate_media(media="print")
    expect(page.locator("dialog tbody tr")).to_have_count(10)
    expect(page.locator("dialog .button").first).to_be_hidden()
    expect(page.locator(".board")).to_be_hidden()
    room = page.locator("dialog .body").evaluate("(body) => body.scrollHeight - body.clientHeight")
    assert room <= 1, "nothing of the sheet is scrolled away"

    page.emulate_media(media="screen")
    page.get_by_role("link", name="Replay").click()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share this moment").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    page.get_by_role("button", name="Print").click()
    page.emulate_media(media="print")
    expect(page.locator("article .hands > div")).to_have_count(4)
    expect(page.locator("article tbody tr")).to_have_count(10)
    expect(page.locator(".board")).to_be_hidden()


DROP = """(text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "two.jsonl"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
}"""


def test_a_record_file_dropped_on_the_page_plays(open_window: OpenWindow, quick: str) -> None:
    record = dump_record(random_record("two")) + "\n"
    page = open_window(quick, 360, 640, language="en-GB")
    page.goto("/m")
    page.get_by_role("button", name="Open a record").wait_for()

    page.evaluate(DROP, record * 2)

    expect(page.get_by_role("combobox", name="Which match").locator("option")).to_have_count(2)
    expect(page.locator(".open")).to_have_count(2)
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="On one card")).to_be_disabled()
    assert sticking_out(page) == []
    page.evaluate(DROP, "no record")
    expect(page.get_by_role("alert")).to_be_visible()


def random_record(preset: str) -> Record:
    """The record of a match at random, without a club."""
    ruleset = load_preset(preset)
    recording = Recording()
    match = new_match(ruleset)
    for before, move in random_match(ruleset, random.Random(1)):
        match = advance(before, move)[0]
        recording = recording.then(match)
    return record_of(match, tuple(f"P{seat}" for seat in range(ruleset.players)), recording)


@pytest.mark.timeout(MATCH_TIMEOUT_S)
def test_four_browsers_at_one_table(open_window: OpenWindow, quick: str) -> None:
    pages = [open_window(quick, 640, 480, language=language) for language in ("ru-RU", "en-GB", "ru-RU", "en-GB")]
    host, *guests = pages
    address = open_table(host, "club-ordered", {"deals_each": 1}, bots=None)
    for seat, guest in enumerate(guests, start=1):
        guest.goto("/")
        guest.evaluate("localStorage.setItem('kingclub.settings', JSON.stringify({speed: 0}))")
        sit_down_at(guest, address, f"Guest {seat}")
        if guest is not guests[-1]:  # when the last one sits down the cards are dealt
            expect(host.locator("li").nth(seat)).to_contain_text(f"Guest {seat}")
    for seed, page in enumerate(pages, start=1):
        start_robot(page, seed=seed)
    for page in pages:
        assert await_robot(page).kinds["card"] >= 8, "the match is over, so no clock takes the sheet away"

    sheets = [page.locator("dialog tbody tr").all_inner_texts() for page in pages]
    assert sheets[0] != sheets[1], "two languages"
    sums = [sorted(totals(page)) for page in pages]
    assert sums == [sums[0]] * 4


@pytest.mark.timeout(MATCH_TIMEOUT_S)
def test_a_connection_lost_in_mid_trick_is_found_again(open_window: OpenWindow, quick: str) -> None:
    page = open_window(quick, 640, 480)
    page.add_init_script(KEEP_SOCKETS)
    open_table(page, "club", {})
    let_play(page, ".hand:not(:has(button:nth-child(n))), .hand .place:nth-child(5):last-child")

    page.evaluate("window.sockets.forEach((socket) => socket.close())")

    let_play(page, "dialog tbody tr:nth-child(2)", seed=2)
    assert page.evaluate("window.sockets.length") >= 2


KEEP_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends window.WebSocket {
    constructor(...args) { super(...args); window.sockets.push(this); }
};
"""


@pytest.mark.timeout(MATCH_TIMEOUT_S)
def test_two_tabs_of_one_person_show_the_same(open_window: OpenWindow, quick: str) -> None:
    page = open_window(quick, 640, 480)
    address = open_table(page, "club", {})
    page.locator(".hand button").first.wait_for()
    other = page.context.new_page()
    other.add_init_script("localStorage.setItem('kingclub.settings', JSON.stringify({speed: 0}))")
    other.goto(address)
    other.locator("button.legal").first.wait_for()

    other.locator("button.legal").first.dispatch_event("click")

    expect(other.locator(".hand button")).to_have_count(7)
    expect(page.locator(".hand button")).to_have_count(7)
    let_play(page, "dialog tbody tr")
    expect(other.locator("dialog tbody tr")).to_have_count(1)
