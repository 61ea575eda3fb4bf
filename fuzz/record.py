"""Fuzz the record reader and checker: whatever the text, they answer with a record, a refusal or a sentence.

    python fuzz/record.py [--runs N] [--seed N]

Every text of `fuzz/corpus/record` is changed at random, as bytes and as JSON, and read. A text that does worse is
printed, with the seed that makes it again; put it into the corpus when it is mended.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from kingclub.errors import Refused
from kingclub.notation import BadRecord, check_record, dump_record, parse_record, report

CORPUS: Final = Path(__file__).parent / "corpus" / "record"

_ODD_NUMBERS = (None, True, False, 0, -1, 1, 7, 10**11, 10**30, 0.5)
_ODD_TEXTS = ("", "pass", "KH", "2C", "XX", "7S 8S", "order -tricks", "trump", "domino", "NT", "ask 5", "\ud800")
_ODD_LISTS: tuple[object, ...] = ([], {}, [[]], [None], ["KH"], {"seat": 0, "call": "keep"})
ODD: Final[tuple[object, ...]] = _ODD_NUMBERS + _ODD_TEXTS + _ODD_LISTS
"""Values that are right somewhere and wrong nearly everywhere."""


def texts() -> list[str]:
    """The corpus."""
    return [path.read_text(encoding="utf-8") for path in sorted(CORPUS.glob("*.json"))]


def try_text(text: str) -> str:
    """Read and check a text; what came of it in a word. Whatever this raises is a fault of ours."""
    try:
        record = parse_record(text)
    except BadRecord:
        return "unreadable"
    except Refused:
        return "refused"
    verdict = check_record(record)
    assert parse_record(dump_record(record)) == record
    if verdict.fault is not None:
        return "illegal"
    assert report(record)
    return "legal"


def mutated(text: str, rng: random.Random) -> str:
    """The text with a few random changes."""
    for _ in range(rng.randrange(1, 4)):
        text = rng.choice(MUTATIONS)(text, rng)
    return text


def cut(text: str, rng: random.Random) -> str:
    """Without its end."""
    return text[: rng.randrange(len(text) + 1)]


def without_a_piece(text: str, rng: random.Random) -> str:
    """Without a few characters in the middle."""
    start = rng.randrange(len(text) + 1)
    return text[:start] + text[start + rng.randrange(1, 12) :]


def with_a_piece_twice(text: str, rng: random.Random) -> str:
    """A piece of it copied to somewhere else."""
    start, target = rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)
    return text[:target] + text[start : start + rng.randrange(1, 60)] + text[target:]


def with_another_character(text: str, rng: random.Random) -> str:
    """One character changed."""
    place = rng.randrange(len(text) + 1)
    return text[:place] + rng.choice('"{}[],:0123456789-+.eSCDHTJQKA nul\\\0é♥') + text[place + 1 :]


def with_an_odd_value(text: str, rng: random.Random) -> str:
    """A value of the JSON replaced; as it was where the text is no JSON any more."""
    return _changed(text, rng, lambda _, rng: rng.choice(ODD))


def with_another_number(text: str, rng: random.Random) -> str:
    """A value of the JSON a little different: a number by one, a list shorter, longer or in another order."""
    return _changed(text, rng, _nudged)


MUTATIONS: Final = (
    cut,
    without_a_piece,
    with_a_piece_twice,
    with_another_character,
    *(with_an_odd_value, with_another_number) * 8,
)


def _changed(text: str, rng: random.Random, change: Callable[[object, random.Random], object]) -> str:
    try:
        root: Any = json.loads(text)
    except ValueError:
        return text
    places = list(_places(root))
    if not places:
        return text
    inside, key = rng.choice(places)
    inside[key] = change(inside[key], rng)
    return json.dumps(root)


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Every list and object inside, with each of its indexes and keys."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    return [(value, key) for key in keys] + [place for key in keys for place in _places(value[key])]


def _nudged(old: object, rng: random.Random) -> object:
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return old + rng.choice((-1, 1))
    if isinstance(old, str):
        words = old.split(" ")
        rng.shuffle(words)
        return " ".join(words[: rng.randrange(len(words) + 1)] or words)
    if isinstance(old, list):
        return rng.sample(old, len(old)) + old[:1] if rng.random() < 0.5 else old[:-1]
    return old


def run(runs: int, seed: int) -> dict[str, int]:
    """Try this many changed texts; how often which came out. Prints a text that does worse, and raises on."""
    corpus, found = texts(), dict.fromkeys(("legal", "illegal", "refused", "unreadable"), 0)
    for number in range(runs):
        rng = random.Random(f"{seed} {number}")
        text = mutated(rng.choice(corpus), rng)
        try:
            found[try_text(text)] += 1
        except Exception:
            print(f"seed {seed}, run {number}:\n{text}", file=sys.stderr)
            raise
    return found


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Fuzz the record reader and checker.")
    parser.add_argument("--runs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    print(run(arguments.runs, arguments.seed))


if __name__ == "__main__":
    main()
