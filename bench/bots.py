"""Measures the bots: the ladder in the presets of `docs/bots.md`, the choices before the play, what the
nevers cost, the time of a move.

    python bench/bots.py ladder|calls|nevers|pace [PRESET=MATCHES ...] [--seed S]

One line of JSON a measurement, so that a run that is broken off keeps what it has. The figures of `docs/bots.md`
come from here.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from itertools import pairwise
from operator import attrgetter
from random import Random
from unittest.mock import patch

from kingclub.arena import Contest, Outcome, estimate, play_duplicate, report_of
from kingclub.arena.game import Cards, play_match
from kingclub.bots import Bot, Budget, bot_named, level_name, levels, registry, search
from kingclub.bots.casual import by_thumb
from kingclub.bots.expert import ExpertBot
from kingclub.engine import Action, Order
from kingclub.rules import Contract, load_preset
from kingclub.view import Observation

LADDER = {"club": 100, "club-ordered": 12, "training": 40, "book": 20, "site-three": 60, "six": 30}
CALLS = {"club-ordered": 16, "club-auction": 60, "praise-eight": 30, "training": 40, "book-talon": 24}
LEVELS = levels()
"""Read before this file enters bots of its own."""

NEVERS = {"club": 100}
TIMED = {"club": 3, "book": 1, "six": 1}


class Caller:
    """Calls by looking ahead, cards by the rules of thumb: what it wins it wins before the first card."""

    def decide(self, seen: Observation, random: Random, budget: Budget) -> Action:
        """The expert's call, or the card of the rules of thumb."""
        return by_thumb(seen) if seen.phase in ("play", "domino") else ExpertBot().decide(seen, random, budget)


class Heedless:
    """The expert who weighs every legal card, also those that no card player plays."""

    def decide(self, seen: Observation, random: Random, budget: Budget) -> Action:
        """What he would decide without the rules of `bots.never`."""
        with patch.object(search, "sensible", attrgetter("legal")):
            return ExpertBot().decide(seen, random, budget)


class Whimsical:
    """Orders at random, all else by the rules of thumb."""

    def decide(self, seen: Observation, random: Random, budget: Budget) -> Action:  # noqa: ARG002  # needs no thought
        """Any order, or the action of the rules of thumb."""
        orders = [action for action in seen.legal or () if isinstance(action, Order)]
        return random.choice(orders) if orders else by_thumb(seen)


def ladder(preset: str, matches: int, seed: int) -> None:
    """Every level against the one below."""
    for lower, upper in pairwise(LEVELS):
        contest = Contest(load_preset(preset), (level_name(upper), level_name(lower)), seed)
        number = matches if upper > 2 else max(matches, 30)
        tell("ladder", contest, [play_duplicate(contest, match) for match in range(number)])


def calls(preset: str, matches: int, seed: int) -> None:
    """What looking ahead before the play is worth, and in ordered matches what it is worth to order by the hand."""
    enter("caller", Caller())
    enter("whimsical", Whimsical())
    pairs = [("caller", "casual")]
    if preset == "club-ordered":
        pairs = [("casual", "whimsical"), ("caller", "whimsical"), *pairs]
    for pair in pairs:
        contest = Contest(load_preset(preset), pair, seed)
        tell("calls", contest, [play_duplicate(contest, match) for match in range(matches)])


def nevers(preset: str, matches: int, seed: int) -> None:
    """What it costs level 3 to keep to the rules of `bots.never`: against casual players, with the same cards."""
    enter("heedless", Heedless())
    contests = [Contest(load_preset(preset), (name, "casual"), seed) for name in ("expert", "heedless")]
    lead = []
    for match in range(matches):
        kept, broken = (play_duplicate(contest, match).total(0) for contest in contests)
        lead.append(kept - broken)
    cost = estimate(lead)
    line = {"what": "nevers", "preset": preset, "seed": seed, "matches": matches}
    say(line | {"points": [round(cost.mean, 2), round(cost.error, 2)]})


def pace(preset: str, matches: int, seed: int) -> None:
    """The time of a move on one core, in milliseconds of the processor: middle, 95 % and longest."""
    for level in LEVELS:
        timed = Timed(level)
        enter("timed", timed)
        for match in range(matches):
            play_match(load_preset(preset), ("timed",) * load_preset(preset).players, Cards(seed, match), Budget())
        spent = sorted(timed.spent)
        figures = {"p50": spent[len(spent) // 2], "p95": spent[int(len(spent) * 0.95)], "max": spent[-1]}
        line = {"what": "pace", "preset": preset, "level": level, "moves": len(spent)}
        say(line | {name: round(1e3 * value, 2) for name, value in figures.items()})


class Timed:
    """A level with a stop-watch."""

    def __init__(self, level: int) -> None:
        self.bot, self.spent = bot_named(str(level)), list[float]()

    def decide(self, seen: Observation, random: Random, budget: Budget) -> Action:
        """What the level decides."""
        begun = time.process_time()
        action = self.bot.decide(seen, random, budget)
        self.spent.append(time.process_time() - begun)
        return action


def enter(name: str, bot: Bot) -> None:
    """Let the arena find a bot of this file, in this process alone."""
    registry.bot_named.cache_clear()
    registry._BOTS[100 + len(name)] = (name, bot)  # noqa: SLF001  # no business of anybody but this measurement


def tell(what: str, contest: Contest, outcomes: list[Outcome]) -> None:
    """One line: the points of the first bot, those of the second, and where there are trumps the part in them."""
    report = report_of(contest, outcomes)
    line = {"what": what, "preset": report.preset, "seed": report.seed, "matches": report.matches}
    line["bots"] = list(contest.bots)
    first = report.standings[0].points
    line["points"] = [round(first.mean, 2), round(first.error, 2)]
    trumps = [outcome.points[0].get(Contract.TRUMP) for outcome in outcomes]
    if None not in trumps:
        part = estimate([points for points in trumps if points is not None])
        line["trumps"] = [round(part.mean, 2), round(part.error, 2)]
    say(line)


def say(line: dict[str, object]) -> None:
    """One line of JSON, at once."""
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


MEASURES = {"ladder": (ladder, LADDER), "calls": (calls, CALLS), "nevers": (nevers, NEVERS), "pace": (pace, TIMED)}


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=tuple(MEASURES))
    parser.add_argument("presets", nargs="*", metavar="PRESET=MATCHES")
    parser.add_argument("--seed", type=int, default=2026)
    arguments = parser.parse_args()
    measure, usual = MEASURES[arguments.what]
    asked = dict(word.split("=") for word in arguments.presets) or usual
    for preset, matches in asked.items():
        measure(preset, int(matches), arguments.seed)


if __name__ == "__main__":
    main()
