"""The bots by level and by name. A new level is entered here, and with that in tests, arena and foyer.

A package of somebody else registers a bot under its name by the entry point group `kingclub.bots`; the entry point
is a class or function that is called without arguments and returns a `Bot`.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from kingclub.bots.bot import Bot
from kingclub.bots.casual import CasualBot
from kingclub.bots.expert import ExpertBot
from kingclub.bots.novice import NoviceBot
from kingclub.bots.random_bot import RandomBot
from kingclub.errors import Fault, Unreadable

GROUP: Final = "kingclub.bots"
"""The entry points by which other packages bring bots."""

_BOTS: Final[dict[int, tuple[str, Bot]]] = {
    0: ("random", RandomBot()),
    1: ("novice", NoviceBot()),
    2: ("casual", CasualBot()),
    3: ("expert", ExpertBot()),
}

DEFAULT_LEVEL: Final = 2
"""Who sits down where nobody asked for a level."""


def levels() -> tuple[int, ...]:
    """The levels that there are, from weak to strong."""
    return tuple(sorted(_BOTS))


def bot_of(level: int) -> Bot:
    """The bot of a level; the strongest below it where there is none of just that level."""
    return _BOTS[max(known for known in _BOTS if known <= max(level, 0))][1]


def level_name(level: int) -> str:
    """The name of a level, by which the arena and the sentences know it. Raises `KeyError`."""
    return _BOTS[level][0]


def level_of(name: str) -> int | None:
    """The level of a name, or of a level written as a number; None for a bot of another package."""
    return next((level for level, (own, _) in _BOTS.items() if name in (own, str(level))), None)


def bot_names() -> tuple[str, ...]:
    """The names of all bots: the levels from weak to strong, then those of other packages."""
    return (*(_BOTS[level][0] for level in levels()), *sorted(_foreign()))


@cache
def bot_named(name: str) -> Bot:
    """The bot of a name, or of a level written as a number. Raises `Unreadable`."""
    level = level_of(name)
    if level is not None:
        return bot_of(level)
    if name not in _foreign():
        raise Unreadable(Fault("fault-bot", name=name, known=", ".join(bot_names())))
    made: Bot = _foreign()[name].load()()
    return made


@cache
def _foreign() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}
