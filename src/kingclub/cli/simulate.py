"""`kingclub simulate`: whole matches between bots, as records."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from kingclub.bots.registry import bot_named
from kingclub.cli.number import whole_number
from kingclub.cli.output import writing
from kingclub.cli.setting import add_settings, settings_of
from kingclub.cli.simulated import simulated_match
from kingclub.errors import Fault, Unreadable
from kingclub.notation import dump_record
from kingclub.rules import ruleset

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays what, how often, and where it goes."""
    parser.add_argument("--rules", default="club", metavar="PRESET", help="which rules (club)")
    add_settings(parser)
    parser.add_argument(
        "--bots",
        default="random",
        metavar="NAMES",
        help="who plays: a name, or one for each seat (random)",
    )
    parser.add_argument(
        "--seed", type=whole_number("--seed"), default=0, metavar="N", help="where all chance comes from (0)"
    )
    parser.add_argument(
        "--matches", type=whole_number("--matches"), default=1, metavar="M", help="how many matches (1)"
    )
    parser.add_argument("-o", dest="output", type=Path, metavar="FILE", help="write there, not to the screen")


def run(arguments: argparse.Namespace) -> int:
    """Write a record a line; the same numbers give the same bytes."""
    rules = ruleset(arguments.rules, settings_of(arguments))
    bots = _bots(arguments.bots, rules.players)
    with _opened(arguments.output) as file:
        for number in range(arguments.matches):
            file.write(dump_record(simulated_match(rules, bots, arguments.seed, number)) + "\n")
    return 0


def _bots(text: str, players: int) -> tuple[str, ...]:
    names = text.split(",")
    for name in names:
        bot_named(name)
    if len(names) not in (1, players):
        raise Unreadable(Fault("fault-bots-seats", bots=len(names), seats=players))
    return tuple(names) if len(names) == players else (text,) * players


@contextmanager
def _opened(path: Path | None) -> Iterator[TextIO]:
    if path is None:
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]  # a stream of bytes below
        yield sys.stdout
        return
    with writing(path) as file:
        yield file
