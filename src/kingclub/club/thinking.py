"""How a bot's thought comes about: its random numbers, and what is played when it fails."""

from __future__ import annotations

from random import Random
from typing import Final

from kingclub.bots import DEFAULT_LEVEL, Budget, bot_of, by_thumb
from kingclub.bots.advice import WORLDS, Advice, advise
from kingclub.engine import format_action
from kingclub.view import Observation

MOST_PLAYED_OUT: Final = 1600
"""Deals that are played out for one hint: with a thousand prices to ask there are fewer worlds."""
FEWEST_WORLDS: Final = 5


def decide(seen: Observation, level: int | None, label: str) -> str:
    """The action of the bot of this level, in the words of a record.

    `label` makes its random numbers, apart from those of the deal: the same label gives the same action.
    """
    random = Random(f"kingclub-bot|{label}")
    return format_action(bot_of(DEFAULT_LEVEL if level is None else level).decide(seen, random, Budget()))


def decide_quickly(seen: Observation, label: str) -> str:  # noqa: ARG001  # the rules of thumb leave nothing to chance
    """An action at once, by the rules of thumb: for whoever has run out of time, and for a bot that has failed."""
    return format_action(by_thumb(seen))


def weigh(seen: Observation, label: str) -> tuple[Advice, ...]:
    """What each legal action of the seat to act may be expected to bring, the best first; `label` as above."""
    worlds = MOST_PLAYED_OUT // max(1, len(seen.legal or ()))
    return advise(seen, Random(f"kingclub-hint|{label}"), max(FEWEST_WORLDS, min(WORLDS, worlds)))
