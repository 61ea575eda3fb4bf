"""How long a match takes and how hard it is to learn: rough figures, for choosing a game (chosen)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from kingclub.rules.option import Choice
from kingclub.rules.recovery import Auction, DominoRound, Mirror, Praise, TakeTricks, TalonGame
from kingclub.rules.ruleset import Ruleset

_SECONDS_A_CARD = 3
_SECONDS_A_DEAL = 20
_SECONDS_A_CHOICE = 15
_SECONDS_A_SALE = 40

Difficulty: TypeAlias = Literal[1, 2, 3]
"""1 for a first evening, 2 for those who know King, 3 for those who bargain."""


def minutes(ruleset: Ruleset) -> int:
    """How long a match of people who know the game takes, to the nearest five minutes."""
    options, recovery = ruleset.options, ruleset.recovery
    deals = ruleset.schedule.deals
    seconds = deals * (_SECONDS_A_DEAL + _SECONDS_A_CARD * ruleset.hand_size * ruleset.players)
    if options.choice is not Choice.FIXED:
        seconds += deals * _SECONDS_A_CHOICE
    if isinstance(recovery, Auction | Praise | TalonGame):
        seconds += deals // 2 * _SECONDS_A_SALE
    return max(5, 5 * round(seconds / 300))


def difficulty(ruleset: Ruleset) -> Difficulty:
    """How much there is to know before the first card."""
    options, recovery = ruleset.options, ruleset.recovery
    if isinstance(recovery, Auction | Praise | TalonGame) or options.blind:
        return 3
    plain = options.choice is Choice.FIXED and isinstance(recovery, Mirror | TakeTricks | DominoRound)
    return 1 if plain and ruleset.hand_size <= 10 else 2  # thirteen cards are more to count than ten
