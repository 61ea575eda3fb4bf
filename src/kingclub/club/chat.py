"""What is said at a table."""

from __future__ import annotations

import re
import unicodedata
from collections import deque
from collections.abc import Collection
from typing import Final

from kingclub.cards import Seat
from kingclub.club.alike import is_unseen
from kingclub.club.identity import PersonId
from kingclub.club.port import Message
from kingclub.club.refusal import TextLength, TooFast
from kingclub.club.wish import Say
from kingclub.errors import Refusal

LINES_KEPT = 50
LONGEST = 300
"""Characters of a line."""
BURST, BURST_MS = 5, 5000
"""So many lines a person may say in so much time."""
JOINER: Final = "\u200d"
LOOSE_JOINER: Final = re.compile(rf"(?<![^\w\s{JOINER}]){JOINER}|{JOINER}(?![^\w\s{JOINER}])")
"""One that does not make one sign of two, as it does in emoji."""


class Chat:
    """The last lines, and who has said how much lately."""

    def __init__(self) -> None:
        self._lines: deque[tuple[PersonId, Message]] = deque(maxlen=LINES_KEPT)
        self._spoken: dict[PersonId, deque[int]] = {}

    @property
    def lines(self) -> list[Message]:
        """What has been said last, the oldest first."""
        return [line for _, line in self._lines]

    def objection(self, who: PersonId, say: Say, at_ms: int) -> Refusal | None:
        """Why this may not be said now, or None."""
        text = (say.text if say.phrase is None else say.phrase) or ""
        if len(text) > LONGEST or not any(unicodedata.category(char)[0] in "LNPS" for char in seen(text)):
            return TextLength(LONGEST)
        spoken = self._spoken.get(who)
        return TooFast() if spoken is not None and len(spoken) == BURST and at_ms - spoken[0] < BURST_MS else None

    def add(self, who: PersonId, line: Message, at_ms: int) -> None:
        """Keep a line."""
        self._lines.append((who, line))
        self._spoken.setdefault(who, deque(maxlen=BURST)).append(at_ms)

    def forget(self, people: Collection[PersonId]) -> bool:
        """Drop what these people have said; whether there was anything."""
        left = [(who, line) for who, line in self._lines if who not in people]
        if len(left) == len(self._lines):
            return False
        self._lines = deque(left, maxlen=LINES_KEPT)
        return True


def line_of(seat: Seat | None, name: str, say: Say) -> Message:
    """A line as everybody is sent it."""
    text = "" if say.text is None or say.phrase is not None else seen(say.text)
    return {"seat": seat, "name": name, "text": text, "phrase": None if say.phrase is None else seen(say.phrase)}


def seen(text: str) -> str:
    """What everybody sees of a text, as one line: without signs that nobody sees or that turn others round.

    >>> seen(" a\\u200b\\u202e\\nb ")
    'a b'
    """
    shown = "".join(char for char in text if char.isspace() or char == JOINER or not is_unseen(char))
    return " ".join(LOOSE_JOINER.sub("", shown).split())
