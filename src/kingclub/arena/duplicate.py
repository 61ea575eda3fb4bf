"""Duplicate matches: the same cards once with every seating, so that the luck of the deal cancels out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from os import cpu_count

from kingclub.arena.game import Cards, play_match
from kingclub.bots import Budget
from kingclub.cards import BySeat, Seat
from kingclub.notation import dump_record
from kingclub.rules import Contract, Ruleset


@dataclass(frozen=True, slots=True)
class Contest:
    """Who meets whom by which rules. Two bots fill a table: the first takes one seat, the second the others.

    `keep_records`: the outcomes carry the records of their matches.
    """

    ruleset: Ruleset
    bots: tuple[str, ...]
    seed: int
    budget: Budget = field(default_factory=Budget)
    keep_records: bool = False

    @property
    def lineup(self) -> BySeat[int]:
        """The number of the bot on each seat, before the seats are rotated."""
        seats = range(self.ruleset.players)
        if len(self.bots) <= 2:
            return tuple(min(seat, len(self.bots) - 1) for seat in seats)
        return tuple(seat % len(self.bots) for seat in seats)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one set of cards brought each bot, on the average over its seats and the seatings.

    `points[bot]` by contract: what was written to it beyond the mean of the table. `records` are those of the
    matches, one for each seating, where they are kept.
    """

    number: int
    points: tuple[dict[Contract, float], ...]
    records: tuple[str, ...] = ()

    def total(self, bot: int) -> float:
        """The points of the whole match."""
        return sum(self.points[bot].values())


def play_duplicate(contest: Contest, number: int) -> Outcome:
    """The match of this number with every seating. Raises `Unreadable` for an unknown bot."""
    players, cards = contest.ruleset.players, Cards(contest.seed, number)
    sums: tuple[defaultdict[Contract, float], ...] = tuple(defaultdict(float) for _ in contest.bots)
    seats_of = [contest.lineup.count(bot) for bot in range(len(contest.bots))]
    records: list[str] = []
    for turn in range(players):
        seated = tuple(contest.lineup[(seat - turn) % players] for seat in range(players))
        names = tuple(contest.bots[bot] for bot in seated)
        game = play_match(contest.ruleset, names, cards, contest.budget)
        match = game.match
        if contest.keep_records:
            records.append(dump_record(game.record()))
        for result in match.results:
            mean = sum(result.points) / players
            for seat in range(players):
                bot = seated[Seat(seat)]
                sums[bot][result.contract] += (result.points[seat] - mean) / (players * seats_of[bot])
    return Outcome(number, tuple(dict(points) for points in sums), tuple(records))


def play_contest(contest: Contest, matches: int, processes: int | None = None) -> Iterator[Outcome]:
    """The outcomes of matches 0, 1, 2 …, in that order, played on all cores or in so many processes."""
    processes = processes or cpu_count() or 1
    if processes == 1 or matches == 1:
        yield from (play_duplicate(contest, number) for number in range(matches))
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play_duplicate, [contest] * matches, range(matches))
