"""The last happenings of a table, for those who come back after a short absence."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple, TypeAlias

from kingclub.club.port import Message
from kingclub.engine import Event

RING_SIZE = 256

News: TypeAlias = Event | Message
"""Something to be told: an event of the match, which each viewer sees in his way, or a message for all alike."""


class Numbered(NamedTuple):
    """A piece of news with the table's two counters after it."""

    seq: int
    version: int
    news: News


class Ring:
    """The news with the numbers `first` … `last`, at most 256 of them."""

    def __init__(self, last: int = 0) -> None:
        self.last = last
        self._kept: deque[Numbered] = deque(maxlen=RING_SIZE)

    @property
    def first(self) -> int:
        """The number of the oldest that is kept; one more than `last` when none is."""
        return self.last + 1 - len(self._kept)

    def add(self, version: int, news: News) -> Numbered:
        """Number a piece of news and keep it."""
        self.last += 1
        numbered = Numbered(self.last, version, news)
        self._kept.append(numbered)
        return numbered

    def skip(self) -> None:
        """Use up a number for which there is no news, only a snapshot: nobody can catch up across it."""
        self.last += 1
        self._kept.clear()

    def since(self, seq: int) -> list[Numbered] | None:
        """What came after number `seq`; None if some of it is no longer kept, or the number is unknown."""
        if not self.first - 1 <= seq <= self.last:
            return None
        missed = self.last - seq
        return list(self._kept)[len(self._kept) - missed :]

    def after_version(self, version: int) -> list[Numbered] | None:
        """What came since the match was at `version`; None if some of it is no longer kept."""
        kept = list(self._kept)
        if not kept or kept[0].version > version:
            return None
        return [numbered for numbered in kept if numbered.version > version]
