"""The score sheet: what each deal brought, whether it adds up, and who owes whom (rules, section 7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from kingclub.cards import BySeat
from kingclub.engine import DealResult
from kingclub.engine.finish import known_total
from kingclub.rules import Ruleset, places, settle


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A deal; `due` is what its points must add up to, None where bids, cards or a deserter decide it."""

    result: DealResult
    due: int | None

    @property
    def sum(self) -> int:
        """What its points add up to."""
        return sum(self.result.points)


@dataclass(frozen=True, slots=True)
class SumLine:
    """A line under the sheet: one sum for each player, and what they all must add up to, if that is known."""

    points: BySeat[int]
    due: int | None

    @property
    def sum(self) -> int:
        """What the players' sums add up to."""
        return sum(self.points)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A score sheet. `settlement` is what each would receive, or below zero pay, if the match ended here."""

    players: BySeat[str]
    lines: tuple[SheetLine, ...]
    penalties: SumLine
    rewards: SumLine
    totals: SumLine
    places: BySeat[int]
    settlement: BySeat[Fraction]


def sheet_of(ruleset: Ruleset, players: BySeat[str], results: Iterable[DealResult]) -> Sheet:
    """The sheet of the deals finished so far."""
    lines = tuple(SheetLine(result, known_total(result, ruleset)) for result in results)
    totals = _sum_line(lines, ruleset.players)
    options = ruleset.options
    return Sheet(
        players,
        lines,
        _sum_line([line for line in lines if line.result.contract.sign < 0], ruleset.players),
        _sum_line([line for line in lines if line.result.contract.sign > 0], ruleset.players),
        totals,
        places(totals.points),
        settle(totals.points, options.settlement, stake=options.stake, ante=options.ante),
    )


def _sum_line(lines: Sequence[SheetLine], players: int) -> SumLine:
    points = tuple(sum(line.result.points[seat] for line in lines) for seat in range(players))
    known = [line.due for line in lines if line.due is not None]
    return SumLine(points, sum(known) if len(known) == len(lines) else None)
