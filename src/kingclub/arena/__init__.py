"""The arena: bots against each other with the same cards for everybody, and what that shows."""

from kingclub.arena.duplicate import Contest, Outcome, play_contest, play_duplicate
from kingclub.arena.estimate import Estimate, estimate
from kingclub.arena.game import Cards, play_match
from kingclub.arena.ladder import Rung, holds, rungs
from kingclub.arena.report import Report, Standing, report_of

__all__ = [
    "Cards",
    "Contest",
    "Estimate",
    "Outcome",
    "Report",
    "Rung",
    "Standing",
    "estimate",
    "holds",
    "play_contest",
    "play_duplicate",
    "play_match",
    "report_of",
    "rungs",
]
