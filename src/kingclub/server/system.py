"""The machine's own time and randomness, for the ports of `club`."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable

from kingclub.club.port import Cancel

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""No i, l, o, 0 or 1: an id may be read out over the table."""


class LoopClock:
    """`club.port.Clock` on the running event loop."""

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def at(self, when_ms: int, ring: Callable[[], None]) -> Cancel:
        """Call `ring` at that time."""
        delay = max(0, when_ms - self.now_ms()) / 1000
        return asyncio.get_running_loop().call_later(delay, ring).cancel


class SystemEntropy:
    """`club.port.Entropy` from the operating system."""

    def secret(self, count: int) -> bytes:
        """So many random bytes."""
        return secrets.token_bytes(count)

    def token(self, length: int) -> str:
        """An id of letters and digits that are hard to mistake."""
        return "".join(secrets.choice(ALPHABET) for _ in range(length))
