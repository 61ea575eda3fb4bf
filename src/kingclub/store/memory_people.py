"""The people of a club that forgets them when it stops."""

from __future__ import annotations

from kingclub.store.club import ClubFile
from kingclub.store.club_db import MEMORY


class MemoryPeople(ClubFile):
    """`club.people.People` without a disk."""

    def __init__(self) -> None:
        super().__init__(MEMORY)
