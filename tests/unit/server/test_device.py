"""What browsers call themselves, and what that is."""

from __future__ import annotations

import pytest

from kingclub.server.device import device_of

WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)"


@pytest.mark.parametrize(
    ("agent", "browser", "system"),
    [
        (f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {WEBKIT} Chrome/128.0 Safari/537.36", "Chrome", "Windows"),
        (f"Mozilla/5.0 (Windows NT 10.0) {WEBKIT} Chrome/128.0 Safari/537.36 Edg/128.0", "Edge", "Windows"),
        (
            f"Mozilla/5.0 (Linux; Android 14; K) {WEBKIT} Chrome/128.0 YaBrowser/24.10 Safari/537",
            "Yandex",
            "Android",
        ),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1", "Safari", "iPhone"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) CriOS/128 Safari/604.1", "Chrome", "iPhone"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:131.0) Gecko/20100101 Firefox/131.0", "Firefox", "macOS"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0", "Firefox", "Linux"),
        ("curl/8.5.0", "", ""),
        ("", "", ""),
    ],
)
def test_a_device_is_known_by_its_browser(agent: str, browser: str, system: str) -> None:
    assert device_of(agent) == (browser, system)
