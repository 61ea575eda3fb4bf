"""Who is in `club.db`, for the owner: everybody by id, login or name, with how he stands."""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from kingclub.club.identity import PersonId
from kingclub.club.moderation import Standing
from kingclub.errors import Fault, KingError

EVERYBODY = """
SELECT people.id, people.name, login, programs.person IS NOT NULL,
    coalesce(is_administrator, 0), coalesce(is_muted, 0), coalesce(is_banned, 0)
FROM people
LEFT JOIN accounts ON accounts.person = people.id
LEFT JOIN programs ON programs.person = people.id
LEFT JOIN standings ON standings.person = people.id
"""
BY_NAME = f"{EVERYBODY} ORDER BY people.name, people.id"


class NotOne(KingError):
    """Nobody, or more than one, is called so."""


@dataclass(frozen=True, slots=True)
class Enrolled:
    """Somebody of the club; a guest has no login."""

    id: PersonId
    name: str
    login: str | None
    is_program: bool
    standing: Standing


class Roll:
    """Everybody in a club's file, as it is now."""

    def __init__(self, file: Path) -> None:
        with contextlib.closing(sqlite3.connect(file)) as club:
            rows = club.execute(BY_NAME).fetchall()
        self.everybody = [
            Enrolled(PersonId(who), name, login, bool(is_program), Standing(*map(bool, flags)))
            for who, name, login, is_program, *flags in rows
        ]

    def like(self, part: str) -> list[Enrolled]:
        """Those whose name, login or id has this part, or everybody."""
        wanted = part.casefold()
        return [one for one in self.everybody if any(wanted in word.casefold() for word in _words(one))]

    def find(self, word: str) -> Enrolled:
        """Who has this id or login, or alone has this name. Raises `NotOne`."""
        exact = [one for one in self.everybody if word in (one.id, one.login)]
        found = exact or [one for one in self.everybody if one.name.casefold() == word.casefold()]
        if not found:
            raise NotOne(Fault("fault-nobody", word=word))
        if len(found) > 1:
            ids = ", ".join(one.id for one in found)
            raise NotOne(Fault("fault-several", number=len(found), word=word, ids=ids))
        return found[0]


def _words(one: Enrolled) -> tuple[str, ...]:
    return one.name, one.login or "", one.id
