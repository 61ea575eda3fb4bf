"""`kingclub bench`: how fast are engine and club on this machine?"""

from __future__ import annotations

import json
import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from kingclub.cards import Seat
from kingclub.cli.number import HOUR, BadOption, seconds
from kingclub.cli.simulated import simulated_match
from kingclub.engine import Act, Draw, FindDealer, GiveCards, Match, apply, new_match
from kingclub.engine.event import TurnCame
from kingclub.errors import Fault
from kingclub.locale import sentence
from kingclub.notation import check_record, dump_record, parse_record
from kingclub.rules import load_preset

if TYPE_CHECKING:
    import argparse

    from kingclub.engine import Event

PRESET = "club"
IMPORTS = 5


@dataclass(frozen=True, slots=True)
class Measurement:
    """What was measured, and on what. All on one core, with matches of `preset`."""

    preset: str
    random_deals_with_events_per_s: float
    checked_deals_per_s: float
    import_kingclub_s: float
    python: str
    machine: str
    cores: int


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What is measured, for how long, told to whom."""
    parser.add_argument("what", choices=["engine", "club"], help="what to measure")
    parser.add_argument(
        "--seconds", type=seconds("--seconds"), default=8.0, metavar="S", help="for how long, each part (8)"
    )
    parser.add_argument("--json", action="store_true", help="for a program")


def run(arguments: argparse.Namespace) -> int:
    """Measure and print it."""
    if arguments.what == "club":
        return _run_club(arguments)
    found = Measurement(
        PRESET,
        round(_rate(_play_match, arguments.seconds), 1),
        round(_rate(_checker(), arguments.seconds), 1),
        round(min(_import_seconds() for _ in range(IMPORTS)), 4),
        f"{platform.python_implementation()} {platform.python_version()}",
        _machine(),
        os.cpu_count() or 1,
    )
    print(json.dumps(asdict(found)) if arguments.json else _told(found, arguments.lang))
    return 0


def _run_club(arguments: argparse.Namespace) -> int:
    from kingclub.cli.bench_club import GOALS, measure

    if arguments.seconds < 1:  # a second has moves in it
        text = str(arguments.seconds)
        raise BadOption(Fault("fault-seconds", option="--seconds", text=text, least="1", most=str(HOUR)))
    found = {**asdict(measure(arguments.seconds)), "cores": os.cpu_count() or 1, "machine": _machine()}
    goals = {name: f" ({sentence(arguments.lang, 'bench-goal', goal=goal)})" for name, goal in GOALS.items()}
    told = [f"{name}: {value}{goals.get(name, '')}" for name, value in found.items()]
    print(json.dumps({**found, "goals": GOALS}) if arguments.json else "\n".join(told))
    return 0


def _rate(play: Callable[[int], int], seconds: float) -> float:
    """Deals a second of processor time, so that a busy machine is not taken for a slow one.

    `play` does some work, numbered from 0, and returns how many deals it was.
    """
    deals, number, began = 0, 0, time.process_time()
    while time.process_time() - began < seconds or not number:
        deals += play(number)
        number += 1
    return deals / (time.process_time() - began)


def _play_match(number: int) -> int:
    """A whole match of random legal cards by `apply`, with every event made: what a table does."""
    rng, ruleset = random.Random(number), load_preset(PRESET)
    pack = list(ruleset.pack.cards)
    match, _ = apply(new_match(ruleset), FindDealer(Draw(Seat(rng.randrange(ruleset.players)))))
    while not match.is_over:
        rng.shuffle(pack)
        match, events = apply(match, GiveCards(tuple(pack)))
        while match.turn is not None:
            match, events = _act(match, events, rng)
    return len(match.results)


def _act(match: Match, events: tuple[Event, ...], rng: random.Random) -> tuple[Match, tuple[Event, ...]]:
    asked = events[-1]
    assert isinstance(asked, TurnCame)
    return apply(match, Act(asked.seat, rng.choice(asked.legal)))


def _checker() -> Callable[[int], int]:
    """Reading and checking the same ten records over and over, from their text, the fair deal included."""
    texts = [dump_record(simulated_match(load_preset(PRESET), ("random",) * 4, 1, number)) for number in range(10)]

    def check(number: int) -> int:
        verdict = check_record(parse_record(texts[number % len(texts)]))
        assert verdict.is_legal
        return len(verdict.match.results)

    return check


def _import_seconds() -> float:
    """How long `import kingclub` takes in a new interpreter, its own start left out."""
    code = "import time; t = time.process_time(); import kingclub; print(time.process_time() - t)"
    # Our own interpreter and a text of our own.
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    return float(done.stdout)


def _machine() -> str:
    """The processor's name where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{names[0] if names else platform.processor()} ({platform.system()} {platform.machine()})"


def _told(found: Measurement, lang: str) -> str:
    rate, checked = (f"{each:.0f}" for each in (found.random_deals_with_events_per_s, found.checked_deals_per_s))
    milliseconds = f"{found.import_kingclub_s * 1000:.0f}"
    lines = [
        sentence(lang, "bench-random", preset=found.preset, rate=rate),
        sentence(lang, "bench-checked", rate=checked),
        sentence(lang, "bench-import", milliseconds=milliseconds),
        sentence(lang, "bench-machine", cores=found.cores, machine=found.machine, python=found.python),
    ]
    return "\n".join(lines)
