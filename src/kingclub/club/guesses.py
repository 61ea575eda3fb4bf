"""Wrong words at the door of a table: after a few nobody is heard for a while, not even with the right one."""

from __future__ import annotations

from collections import deque
from typing import Final

MOST: Final = 10
WITHIN_MS: Final = 60_000
"""So many wrong words in so much time are guesses."""


class Guesses:
    """When the last wrong words were said. People behind them do not matter: a guest is made in a moment."""

    def __init__(self) -> None:
        self._at_ms: deque[int] = deque(maxlen=MOST)

    def add(self, at_ms: int) -> None:
        """A wrong word was said."""
        self._at_ms.append(at_ms)

    def are_too_many(self, at_ms: int) -> bool:
        """Whether nobody is heard now."""
        return len(self._at_ms) == MOST and at_ms - self._at_ms[0] < WITHIN_MS
