"""Who owes whom when a match is over (rules, section 7). Points only: no money is handled.

>>> settle((100, 70, 65, -20), SettlementMode.WINNER, stake=1, ante=1)
(Fraction(185, 1), Fraction(-30, 1), Fraction(-35, 1), Fraction(-120, 1))
"""

from __future__ import annotations

from fractions import Fraction

from kingclub.cards import BySeat
from kingclub.rules.option import SettlementMode


def settle(totals: BySeat[int], mode: SettlementMode, *, stake: int, ante: int) -> BySeat[Fraction]:
    """What each player receives (below zero: pays); the sum is zero.

    The highest total wins. `stake` is what a point is worth, `ante` what everybody puts into the pot.
    """
    if mode is SettlementMode.POINTS:
        mean = Fraction(sum(totals), len(totals))
        return tuple(stake * (total - mean) for total in totals)
    if mode is SettlementMode.PAIRS:
        return tuple(Fraction(stake * (len(totals) * total - sum(totals))) for total in totals)
    best = max(totals)
    winners = totals.count(best)
    if mode is SettlementMode.POT:
        return tuple(Fraction(ante * len(totals) * (total == best), winners) - ante for total in totals)
    paid = stake * sum(best - total for total in totals)
    return tuple(Fraction(paid, winners) if total == best else Fraction(stake * (total - best)) for total in totals)


def payments(balance: BySeat[Fraction]) -> tuple[tuple[int, int, Fraction], ...]:
    """Who gives whom how much, so that everybody has received his balance: few payments, the largest first.

    >>> payments((Fraction(5), Fraction(-2), Fraction(-3)))
    ((2, 0, Fraction(3, 1)), (1, 0, Fraction(2, 1)))
    """
    left = list(balance)
    paid = []
    while any(left):
        giver, getter = left.index(min(left)), left.index(max(left))
        amount = min(-left[giver], left[getter])
        left[giver] += amount
        left[getter] -= amount
        paid.append((giver, getter, amount))
    return tuple(paid)


def places(totals: BySeat[int]) -> BySeat[int]:
    """The place of each player, 1 for the highest total; equal totals share a place."""
    return tuple(1 + sum(other > total for other in totals) for total in totals)
