"""What a contest has shown: points a match of each bot with their standard errors, by contract too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingclub.arena.duplicate import Contest, Outcome
from kingclub.arena.estimate import Estimate, estimate
from kingclub.rules import Contract


@dataclass(frozen=True, slots=True)
class Standing:
    """A bot's points a match beyond the mean of its tables, and the part of each contract in them."""

    bot: str
    points: Estimate
    contracts: dict[Contract, Estimate]


@dataclass(frozen=True, slots=True)
class Report:
    """The standings of a contest in the order of its bots."""

    preset: str
    seed: int
    matches: int
    standings: tuple[Standing, ...]

    def plain(self) -> dict[str, object]:
        """The report as plain values for JSON."""
        return {
            "preset": self.preset,
            "seed": self.seed,
            "matches": self.matches,
            "bots": [
                {
                    "bot": standing.bot,
                    "points": _plain(standing.points),
                    "contracts": {
                        contract.value: _plain(points) for contract, points in standing.contracts.items()
                    },
                }
                for standing in self.standings
            ],
        }


def report_of(contest: Contest, outcomes: Sequence[Outcome]) -> Report:
    """The report of these outcomes, at least one."""
    return Report(
        contest.ruleset.preset,
        contest.seed,
        len(outcomes),
        tuple(_standing(name, bot, outcomes) for bot, name in enumerate(contest.bots)),
    )


def _standing(name: str, bot: int, outcomes: Sequence[Outcome]) -> Standing:
    contracts = dict.fromkeys(contract for outcome in outcomes for contract in outcome.points[bot])
    return Standing(
        name,
        estimate([outcome.total(bot) for outcome in outcomes]),
        {
            contract: estimate([outcome.points[bot].get(contract, 0.0) for outcome in outcomes])
            for contract in contracts
        },
    )


def _plain(points: Estimate) -> dict[str, float | None]:
    known = points.number > 1
    return {"mean": round(points.mean, 3), "error": round(points.error, 3) if known else None}
