"""What a session sits on, from what its browser calls itself: enough to know one's own phone again."""

from __future__ import annotations

from typing import Final, NamedTuple

BROWSERS: Final = (
    ("YaBrowser/", "Yandex"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""In this order: nearly everybody calls himself Chrome and Safari too."""
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


class Device(NamedTuple):
    """A browser and the system under it; empty for what is not known."""

    browser: str
    system: str


def device_of(agent: str) -> Device:
    """The device of a `User-Agent`.

    >>> device_of("Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36")
    Device(browser='Chrome', system='Android')
    >>> device_of("Python/3.13 websockets/16.0")
    Device(browser='', system='')
    """
    return Device(_first(BROWSERS, agent), _first(SYSTEMS, agent))


def _first(marks: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for mark, name in marks if mark in agent), "")
