"""The order of a club that forgets it when it stops."""

from __future__ import annotations

from kingclub.store.club_db import MEMORY
from kingclub.store.moderation import ModerationFile


class MemoryModeration(ModerationFile):
    """`club.moderation.Moderation` without a disk."""

    def __init__(self) -> None:
        super().__init__(MEMORY)
