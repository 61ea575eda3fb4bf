"""What each action has brought in the same sampled worlds, and which of them is best."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from kingclub.engine import Action

ENOUGH: Final = 5
"""Worlds before which nobody is sure."""

SURE: Final = 2.0
"""An action that leads by so many standard errors of the paired difference needs no more worlds."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """An action and the points that it brought in each world, one's own less the mean of the table."""

    action: Action
    points: list[float]

    @property
    def mean(self) -> float:
        """The expectation."""
        return sum(self.points) / len(self.points)

    @property
    def error(self) -> float:
        """Its standard error; 0 for a single world."""
        return deviation(self.points)


def best_of(prospects: list[Prospect]) -> Prospect:
    """The action with the highest expectation; of equals the first."""
    return max(prospects, key=lambda prospect: sum(prospect.points))


def trusted_of(prospects: list[Prospect], doubt: float) -> Prospect:
    """The first, which is that of the rules of thumb, unless another still leads it when doubt is taken off.

    `doubt` is in standard errors of the paired difference. Of many noisy expectations the highest is too high: the
    winner's curse. Without doubt this is `best_of`.
    """
    first, best, best_lead = prospects[0], prospects[0], 0.0
    for other in prospects[1:]:
        lead = [theirs - mine for theirs, mine in zip(other.points, first.points, strict=True)]
        sure = sum(lead) / len(lead) - doubt * deviation(lead)
        if sure > best_lead:
            best, best_lead = other, sure
    return best


def is_decided(prospects: list[Prospect]) -> bool:
    """Whether the best leads all others by so much that more worlds would hardly change it."""
    best = best_of(prospects)
    return all(other is best or _is_behind(other, best) for other in prospects)


def still_open(prospects: list[Prospect]) -> list[Prospect]:
    """Those that more worlds may yet show to be the best; the first, which is that of the rules of thumb, stays."""
    best = best_of(prospects)
    return [each for each in prospects if each is prospects[0] or not _is_behind(each, best)]


def _is_behind(other: Prospect, best: Prospect) -> bool:
    """Whether it trails for certain."""
    number = len(best.points)
    if number < ENOUGH:
        return False
    lead = [mine - theirs for mine, theirs in zip(best.points, other.points, strict=True)]
    return sum(lead) > 0 and sum(lead) / number >= SURE * deviation(lead)


def deviation(values: list[float]) -> float:
    """The standard error of the mean of these values."""
    number = len(values)
    if number < 2:
        return 0.0
    mean = sum(values) / number
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (number - 1) / number)
