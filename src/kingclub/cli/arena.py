"""`kingclub arena`: bots against each other in duplicate matches, or the whole ladder."""

from __future__ import annotations

import json
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from kingclub.arena import Contest, Report, holds, play_contest, report_of, rungs
from kingclub.bots import Budget, bot_named, bot_names, level_of
from kingclub.cli.number import whole_number
from kingclub.cli.output import writing
from kingclub.cli.setting import add_settings, settings_of
from kingclub.errors import Fault, Unreadable
from kingclub.locale import LANGUAGES, sentence
from kingclub.rules import Ruleset, ruleset

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

BAR_WIDTH = 30
MOST_MATCHES = 1_000_000
"""All of them are waited for at once."""
MOST_PROCESSES = 61
"""Windows can wait for no more."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who meets whom by which rules, how often, told how."""
    parser.add_argument("--rules", default="club", metavar="PRESET", help="the rules (club)")
    add_settings(parser)
    parser.add_argument(
        "--bots", metavar="A,B[,C,D]", help=f"levels or names: {', '.join(bot_names())}; A sits once, B else"
    )
    parser.add_argument("--ladder", action="store_true", help="every level against the one below it")
    parser.add_argument(
        "--matches",
        type=whole_number("--matches", 1, MOST_MATCHES),
        default=100,
        metavar="N",
        help="matches, with every seating (100)",
    )
    parser.add_argument(
        "--seed", type=whole_number("--seed"), default=1, metavar="S", help="where the cards come from (1)"
    )
    parser.add_argument(
        "--worlds", type=whole_number("--worlds", 1), metavar="N", help="worlds that a bot may think of"
    )
    parser.add_argument(
        "--processes",
        type=whole_number("--processes", 1, MOST_PROCESSES),
        metavar="N",
        help="how many at once (all cores)",
    )
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="write the records there, one a line")
    parser.add_argument("--json", action="store_true", help="for a program")
    parser.add_argument("--lang", choices=LANGUAGES, default=None, help="language (that of the machine)")


def run(arguments: argparse.Namespace) -> int:
    """Play and print; 1 where a rung of the ladder does not hold."""
    rules, lang = ruleset(arguments.rules, settings_of(arguments)), arguments.lang
    pairs = _pairs(arguments, rules)
    with nullcontext() if arguments.output is None else writing(arguments.output) as file:
        reports = [_played(arguments, rules, pair, file) for pair in pairs]
    firm = [holds(report.standings[0].points, report.preset) for report in reports]
    if arguments.json:
        print(json.dumps([report.plain() for report in reports], ensure_ascii=False, indent=1))
    else:
        print("\n\n".join("\n".join(_told(report, lang)) for report in reports))
    return 1 if arguments.ladder and not all(firm) else 0


def _pairs(arguments: argparse.Namespace, rules: Ruleset) -> list[tuple[str, ...]]:
    if arguments.ladder:
        return [(rung.upper, rung.lower) for rung in rungs()]
    if not arguments.bots:
        raise Unreadable(Fault("arena-needs-bots"))
    names = tuple(arguments.bots.split(","))
    for name in names:
        bot_named(name)
    if len(names) > rules.players:
        raise Unreadable(Fault("fault-bots-many", bots=len(names), seats=rules.players))
    return [names]


def _played(arguments: argparse.Namespace, rules: Ruleset, bots: tuple[str, ...], file: TextIO | None) -> Report:
    contest = Contest(rules, bots, arguments.seed, Budget(arguments.worlds), file is not None)
    outcomes = []
    for outcome in play_contest(contest, arguments.matches, arguments.processes):
        outcomes.append(outcome)
        _show_progress(len(outcomes), arguments.matches)
        if file is not None:
            file.writelines(f"{record}\n" for record in outcome.records)
            file.flush()
    return report_of(contest, outcomes)


def _show_progress(done: int, matches: int) -> None:
    """A bar on stderr, where that is a terminal; it wipes itself out at the end."""
    if not sys.stderr.isatty():
        return
    filled = BAR_WIDTH * done // matches
    bar = f"\r[{'#' * filled}{'.' * (BAR_WIDTH - filled)}] {done}/{matches}"
    print(bar if done < matches else "\r" + " " * len(bar) + "\r", end="", file=sys.stderr, flush=True)


def _told(report: Report, lang: str) -> list[str]:
    standings = report.standings
    names = [_name(standing.bot, lang) for standing in standings]
    width = max(map(len, names))
    lines = [sentence(lang, "arena-title", preset=report.preset, matches=report.matches, seed=str(report.seed))]
    for name, standing in zip(names, standings, strict=True):
        points = standing.points
        interval = f"95 %: {points.low:+.1f} … {points.high:+.1f}"
        lines.append(f"  {name:<{width}}  {points!s:>16}   {interval}")
    lines.append(sentence(lang, "arena-by-contract", bot=names[0]))
    rows = [(contract.value, str(points)) for contract, points in standings[0].contracts.items()]
    return lines + _aligned(rows)


def _name(bot: str, lang: str) -> str:
    """A level by its name in this language; a bot of another package as it is called."""
    level = level_of(bot)
    return bot if level is None else f"{sentence(lang, f'bot-level-{level}')} ({bot})"


def _aligned(rows: Sequence[tuple[str, str]]) -> list[str]:
    return [f"  {name:<12}  {points:>16}" for name, points in rows]
