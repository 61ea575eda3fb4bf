"""What the club counts of itself: a few additions at the places where things happen."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from typing import Final

from kingclub.club.fact import Acted
from kingclub.club.port import Entry, Message, Thinker
from kingclub.view import Observation

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""The upper bounds of all histograms."""


class Spread:
    """How long something took, each time: a histogram over `SECONDS`."""

    def __init__(self) -> None:
        self._counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one time."""
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """Each upper bound with how often it was not exceeded."""
        seen, found = 0, []
        for bound, count in zip((*map(str, SECONDS), "+Inf"), self._counts, strict=True):
            seen += count
            found.append((bound, float(seen)))
        return found


class Meter:
    """The counts since the club was started."""

    def __init__(self) -> None:
        self.moves = 0
        self.overflows = 0
        self.refusals: Counter[str] = Counter()
        self.fallbacks: Counter[str] = Counter()
        self.appends = Spread()
        self.thoughts: dict[int | None, Spread] = {}

    def stored(self, entry: Entry) -> None:
        """An entry of a table's log is on disk."""
        self.moves += sum(isinstance(fact, Acted) for fact in entry.facts)
        self.appends.add(max(0.0, time.time() - entry.at_ms / 1000))

    def refused(self, code: str) -> None:
        """Somebody was told no."""
        self.refusals[code] += 1

    def fell_back(self, reason: str) -> None:
        """The rules of thumb played for a bot that was `slow` or `failed`."""
        self.fallbacks[reason] += 1

    def overflowed(self) -> None:
        """A client that did not read was cut off."""
        self.overflows += 1

    def encoding(self, encode: Callable[[Message], str]) -> Callable[[Message], str]:
        """The same, with the refusals among the messages counted."""

        def counted(message: Message) -> str:
            if message["t"] == "refuse":
                self.refused(message["code"])
            return encode(message)

        return counted


class MeteredThinker:
    """`club.port.Thinker` that counts how long the other one takes."""

    def __init__(self, thinker: Thinker, meter: Meter) -> None:
        self._thinker, self._meter = thinker, meter

    def think(self, seen: Observation, level: int | None, label: str, found: Callable[[str], None]) -> None:
        """Let it think, and note when it is done."""
        begun = time.perf_counter()

        def timed(action: str) -> None:
            self._meter.thoughts.setdefault(level, Spread()).add(time.perf_counter() - begun)
            found(action)

        self._thinker.think(seen, level, label, timed)

    def quick(self, seen: Observation, label: str) -> str:
        """An action at once."""
        return self._thinker.quick(seen, label)
