"""How often something may be tried: so many times in so many minutes, by whoever or whatever is counted."""

from __future__ import annotations

from collections import deque
from ipaddress import IPv6Address, ip_address, ip_network

MINUTE_MS = 60_000
MOST_KEYS = 20_000
"""So many are counted at once; beyond that the one that was first counted is forgotten."""


class Attempts:
    """Counts attempts within a window that moves on."""

    def __init__(self, most: int, minutes: int) -> None:
        self._most = most
        self._window_ms = minutes * MINUTE_MS
        self._times: dict[str, deque[int]] = {}

    def wait_minutes(self, key: str, now_ms: int) -> int:
        """In how many minutes the next attempt is heard; 0 for at once."""
        times = self._times.get(key)
        while times and times[0] <= now_ms - self._window_ms:
            times.popleft()
        if times is None or len(times) < self._most:
            return 0
        return -(-(times[0] + self._window_ms - now_ms) // MINUTE_MS)

    def count(self, key: str, now_ms: int) -> None:
        """One attempt more."""
        if key not in self._times and len(self._times) >= MOST_KEYS:
            del self._times[next(iter(self._times))]
        self._times.setdefault(key, deque(maxlen=self._most)).append(now_ms)

    def forget(self, key: str) -> None:
        """It was the right person after all."""
        self._times.pop(key, None)


def neighbourhood(address: str) -> str:
    """What is counted as one address: of IPv6 the network of a household, which has more than anybody can count."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    return str(ip_network((parsed, 64), strict=False)) if isinstance(parsed, IPv6Address) else address
