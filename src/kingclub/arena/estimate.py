"""A mean with its standard error."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

Z95 = 1.96
"""Half the width of a 95 % interval, in standard errors."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean of `number` independent values; `error` is its standard error, infinite for fewer than two."""

    mean: float
    error: float
    number: int

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.mean - Z95 * self.error

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.mean + Z95 * self.error

    def __str__(self) -> str:
        return f"{self.mean:+.1f} ± {self.error:.1f}"


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of these values. Raises `statistics.StatisticsError` if there are none.

    >>> str(estimate([1.0, 2.0, 3.0]))
    '+2.0 ± 0.6'
    """
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Estimate(fmean(values), error, len(values))
