"""What everybody at a table is called. People have names of their own, and a bot gives way to them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from kingclub.cards import BySeat, Seat
from kingclub.club.alike import find_alike
from kingclub.club.fact import Sat
from kingclub.club.identity import PersonId
from kingclub.club.port import Directory
from kingclub.club.table import Table


class BotName(NamedTuple):
    """A bot's name as readers of Latin and of Cyrillic letters know it. The wire has the first."""

    latin: str
    cyrillic: str


BOT_NAMES: Final = (
    BotName("Ada", "Ада"),
    BotName("Boris", "Борис"),
    BotName("Vera", "Вера"),
    BotName("Gleb", "Глеб"),
    BotName("Dina", "Дина"),
    BotName("Yegor", "Егор"),
)
"""What bots are called, by seat."""
SPARE_NAMES: Final = (
    BotName("Zhanna", "Жанна"),
    BotName("Zakhar", "Захар"),
    BotName("Ida", "Ида"),
    BotName("Klim", "Клим"),
    BotName("Lada", "Лада"),
    BotName("Mark", "Марк"),
)
"""… and where somebody at the table is called so: more than people and bots could ever take."""


def bot_name(seat: int) -> str:
    """What the bot of a seat is called on the wire where nobody else is called so."""
    return BOT_NAMES[seat % len(BOT_NAMES)].latin


def names_at(table: Table, directory: Directory) -> BySeat[str]:
    """What everybody at a table is called, by seat; nothing where nobody sits."""
    names = list(_people(table, directory))
    for seat, bot in bots_at(table, directory).items():
        names[seat] = bot.latin
    return tuple(names)


def bots_at(table: Table, directory: Directory) -> dict[Seat, BotName]:
    """The bots' names: by their seats, but none that a person or another bot at the table has, in either script."""
    taken = [name for name in _people(table, directory) if name]
    found: dict[Seat, BotName] = {}
    for place, sitter in enumerate(table.seats):
        if sitter is not None and sitter.is_bot:
            wanted = (BOT_NAMES[place % len(BOT_NAMES)], *SPARE_NAMES)
            free = [name for name in wanted if all(find_alike(script, taken) is None for script in name)]
            found[Seat(place)] = (free or wanted)[0]
            taken += found[Seat(place)]
    return found


def namesake(table: Table, name: str, own: Collection[PersonId], directory: Directory) -> str | None:
    """Whom at a table somebody of this name could be taken for; himself, by any of his ids, does not count.

    Bots that sit there already keep their names: it is for him to be called otherwise.
    """
    bots = bots_at(table, directory).values()
    people = (sitter.person for sitter in table.seats if sitter is not None and sitter.person)
    others = [directory.name_of(person) for person in people if person not in own]
    return find_alike(name, [*others, *(script for bot in bots for script in bot)])


def newcomer_namesake(table: Table, verdict: object, directory: Directory) -> str | None:
    """Whom at the table a person could be taken for who sits down by this verdict, if facts are what it is."""
    facts = verdict if isinstance(verdict, tuple) else ()
    newcomers = [fact.sitter.person for fact in facts if isinstance(fact, Sat) and fact.sitter.person is not None]
    found = (namesake(table, directory.name_of(person), (person,), directory) for person in newcomers)
    return next((other for other in found if other is not None), None)


def _people(table: Table, directory: Directory) -> BySeat[str]:
    """The people's names by seat; nothing where none sits."""
    people = (None if sitter is None else sitter.person for sitter in table.seats)
    return tuple("" if person is None else directory.name_of(person) for person in people)
