"""How fast the client is on this machine: printed (`pytest -s`), and held to what no machine should need."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from tests.browser.quick import quick_club
from tests.browser.robot import let_play

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import OpenWindow

FIRST_TABLE_S = 1.0
FRAME_MS = 20
TASK_MS = 100
BUSY = 8
"""A machine under other load may take so many times as long. Two cores at load 5 took 1.2 s to the table, kept to
60 frames a second and had no long task; what takes eight times as long as is due is slow by itself."""
LONG_TASK_MS = 50
"""Of shorter tasks a browser tells nothing."""

MOVE_CARDS = """async () => {
    const cards = [...document.querySelectorAll(".hand img")];
    const moving = Array.from({ length: 32 }, (_, i) => {
        const card = cards[i % cards.length].cloneNode();
        card.style.cssText += "; position: fixed; left: 45%; top: 40%; z-index: 9";
        document.body.append(card);
        const turn = (Math.PI * i) / 16;
        const far = `translate(${300 * Math.cos(turn)}px, ${200 * Math.sin(turn)}px)`;
        const there = [{ transform: "none" }, { transform: far }];
        card.animate(there, { duration: 250, iterations: 12, direction: "alternate" });
        return card;
    });
    const frames = [];
    let last = performance.now();
    const end = last + 3000;
    while (last < end) {
        const now = await new Promise(requestAnimationFrame);
        frames.push(now - last);
        last = now;
    }
    moving.forEach((card) => card.remove());
    return frames.slice(1);
}"""

WATCH_TASKS = """() => {
    window.tasks = [];
    const note = (list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration));
    new PerformanceObserver(note).observe({ type: "longtask" });
}"""
FIVE_CARDS_LEFT = ".hand .place:nth-child(5):last-child"
SETTLE_MS = 1500


def measured_on(page: Page) -> str:
    """The machine and the browser of a measurement."""
    browser = page.context.browser
    version = "?" if browser is None else browser.version
    return f"{os.cpu_count()} cores at load {os.getloadavg()[0]:.1f}, Chromium {version}"


def test_no_task_of_the_page_holds_up_the_play(open_window: OpenWindow) -> None:
    with quick_club() as url:
        page = open_window(url, 1280, 800)
        answer = page.request.post("/api/v1/tables", data={"preset": "club", "options": {}, "bots": 0})
        page.goto(f"/t/{answer.json()['table']}")
        page.locator("button.legal").first.wait_for()
        page.wait_for_timeout(SETTLE_MS)
        page.evaluate(WATCH_TASKS)

        played = let_play(page, FIVE_CARDS_LEFT)

        tasks = page.evaluate("window.tasks")
    longest = max(tasks, default=0)
    found = f"{longest:.0f} ms" if longest else f"none over {LONG_TASK_MS} ms"
    print(f"\nlongest task in three tricks: {found} (due {TASK_MS}; {measured_on(page)})")
    assert played.kinds["card"] >= 3
    assert longest < TASK_MS * BUSY


def test_a_table_is_there_at_once_and_cards_move_smoothly(open_window: OpenWindow) -> None:
    with quick_club() as url:
        page = open_window(url, 1280, 800)
        answer = page.request.post("/api/v1/tables", data={"preset": "club", "options": {}, "bots": 0})

        began = time.perf_counter()
        page.goto(f"/t/{answer.json()['table']}", wait_until="commit")
        page.locator(".hand button img").first.wait_for()
        first_table_s = time.perf_counter() - began

        page.wait_for_timeout(SETTLE_MS)
        frames = sorted(page.evaluate(MOVE_CARDS))

    p95 = frames[int(len(frames) * 0.95)]
    print(f"\nfirst table, cold cache: {first_table_s:.2f} s (due {FIRST_TABLE_S}; {measured_on(page)})")
    print(f"32 moving cards: {len(frames) / 3:.0f} frames a second, p95 {p95:.1f} ms (due {FRAME_MS})")
    assert first_table_s < FIRST_TABLE_S * BUSY
    assert p95 < FRAME_MS * BUSY
