"""The bots: honest players of a seat, each a function of what that seat may know."""

from kingclub.bots.bot import Bot, Budget
from kingclub.bots.casual import by_thumb
from kingclub.bots.registry import DEFAULT_LEVEL, bot_named, bot_names, bot_of, level_name, level_of, levels

__all__ = [
    "DEFAULT_LEVEL",
    "Bot",
    "Budget",
    "bot_named",
    "bot_names",
    "bot_of",
    "by_thumb",
    "level_name",
    "level_of",
    "levels",
]
