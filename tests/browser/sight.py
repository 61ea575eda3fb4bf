"""What can be seen wrong with a page by looking at it without playing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from axe_playwright_python.sync_playwright import Axe

if TYPE_CHECKING:
    from playwright.sync_api import Page

STICKS_OUT = """() => [...document.querySelectorAll("body *")]
    .filter((element) => {
        const box = element.getBoundingClientRect();
        const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return isShown && box.width > 0 && (box.left < -1 || box.right > innerWidth + 1);
    })
    .map((element) => element.tagName.toLowerCase() + (element.className ? "." + element.className : ""))"""

OVERLAPPING = """(selector) => {
    const name = (element) => (element.ariaLabel ?? element.innerText).split("\\n")[0];
    const shown = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const boxes = shown.map((element) => [element, element.getBoundingClientRect()]);
    const share = (from, to) => Math.min(...to) - Math.max(...from) > 2;
    const touch = (a, b) =>
        share([a.left, b.left], [a.right, b.right]) && share([a.top, b.top], [a.bottom, b.bottom]);
    return boxes.flatMap(([one, a], i) =>
        boxes.slice(i + 1).filter(([, b]) => touch(a, b)).map(([other]) => `${name(one)} × ${name(other)}`));
}"""


def accessibility_faults(page: Page) -> list[str]:
    """What axe-core finds wrong on the screen, once it is there, each with the places where."""
    page.locator("main").first.wait_for(state="attached")
    violations = Axe().run(page).response["violations"]
    return [f"{v['id']}: {', '.join(str(node['target']) for node in v['nodes'])}" for v in violations]


def sticking_out(page: Page) -> list[str]:
    """The visible elements that reach past the left or right edge of the window."""
    found: list[str] = page.evaluate(STICKS_OUT)
    return found


def overlapping(page: Page, selector: str) -> list[str]:
    """The pairs of visible elements of this kind of which one lies on the other."""
    found: list[str] = page.evaluate(OVERLAPPING, selector)
    return found
