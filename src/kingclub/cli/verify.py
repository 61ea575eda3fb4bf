"""`kingclub verify`: were the cards dealt as promised? The fair part of `check`, in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from kingclub.cli.record_file import read_records
from kingclub.locale import LANGUAGES, refusal_sentence, sentence
from kingclub.notation import FairRecord, Record
from kingclub.notation.fair import deal_unfairness, draw_unfairness
from kingclub.notation.refusal import Unfair

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which file."""
    parser.add_argument("file", type=Path, metavar="FILE", help="records, one a line")
    parser.add_argument("--lang", choices=LANGUAGES, default=None, help="language (that of the machine)")


def run(arguments: argparse.Namespace) -> int:
    """A line for the draw and for each deal; 1 if anything does not follow from its seed."""
    lang, unfair = arguments.lang, False
    for number, record in read_records(arguments.file):
        print(f"{arguments.file}:{number}: {record.id or record.ruleset.preset}")
        for what, fair, found in _claims(record, lang):
            unfair = unfair or found is not None
            print(f"  {what}: {_told(fair, found, lang)}")
    return 1 if unfair else 0


def _claims(record: Record, lang: str) -> Iterator[tuple[str, FairRecord | None, Unfair | None]]:
    yield sentence(lang, "verify-draw"), record.fair, draw_unfairness(record)
    for number, deal in enumerate(record.deals, start=1):
        is_over = deal.points is not None or number < len(record.deals)
        yield (
            sentence(lang, "check-deal", number=number),
            deal.fair,
            deal_unfairness(record, number, is_over=is_over),
        )


def _told(fair: FairRecord | None, found: Unfair | None, lang: str) -> str:
    if found is not None:
        return refusal_sentence(lang, found)
    if fair is None:
        return sentence(lang, "verify-silent")
    if fair.seed is None:
        return sentence(lang, "verify-kept-back")
    return sentence(lang, "verify-fair", commitment=fair.commitment)
