"""`kingclub sheet`: the score sheet of a match as players write it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from kingclub.cli.number import whole_number
from kingclub.cli.record_file import in_line, read_records
from kingclub.engine import DealResult
from kingclub.errors import Fault, Unreadable
from kingclub.locale import LANGUAGES, refusal_fault, sentence
from kingclub.notation import Record, SheetWords, Verdict, check_record, sheet_of, sheet_table

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which file, and which match of it."""
    parser.add_argument("file", type=Path, metavar="FILE", help="records, one a line")
    parser.add_argument(
        "--match", type=whole_number("--match"), metavar="N", help="only the N-th match of the file, from 1"
    )
    parser.add_argument("--lang", choices=LANGUAGES, default=None, help="language (that of the machine)")


def run(arguments: argparse.Namespace) -> int:
    """Print the sheets, a blank line between two."""
    lang = arguments.lang
    for place, (line, record) in enumerate(_chosen(arguments.file, arguments.match)):
        verdict = check_record(record)
        if verdict.fault is not None:  # the numbers of a record that is not true would be nobody's
            raise Unreadable(in_line(arguments.file, line, refusal_fault(verdict.fault.refusal)))
        print(f"\n{_sheet(verdict, record, lang)}" if place else _sheet(verdict, record, lang))
    return 0


def _chosen(path: Path, wanted: int | None) -> Iterator[tuple[int, Record]]:
    count = 0
    for count, (line, record) in enumerate(read_records(path), start=1):
        if wanted in (None, count):
            yield line, record
    if wanted is not None and not 1 <= wanted <= count:
        raise Unreadable(Fault("fault-no-match", file=str(path), match=str(wanted), last=str(count)))


def _sheet(verdict: Verdict, record: Record, lang: str) -> str:
    """Title and table."""
    sheet = sheet_of(record.ruleset, record.players, verdict.match.results)
    of = f", {record.id}" if record.id is not None else ""
    return f"{sentence(lang, 'sheet-title')}: {record.ruleset.preset}{of}\n{sheet_table(sheet, words(lang))}"


def words(lang: str) -> SheetWords:
    """The words of a sheet in a language."""
    return SheetWords(
        deal=lambda result: _deal(result, lang),
        sum=sentence(lang, "sheet-sum"),
        penalties=sentence(lang, "sheet-penalties"),
        rewards=sentence(lang, "sheet-rewards"),
        totals=sentence(lang, "sheet-totals"),
        places=sentence(lang, "sheet-places"),
        settlement=sentence(lang, "option-settlement"),
    )


def _deal(result: DealResult, lang: str) -> str:
    code = result.contract.value.replace("-", "minus-", 1) if result.contract.sign < 0 else result.contract.value
    text = sentence(lang, f"contract-{code.replace('+', 'plus-')}")
    if result.denomination is not None:
        text += f", {sentence(lang, 'suit', suit=result.denomination.value)}"
    return f"{text}, {sentence(lang, 'sheet-settled')}" if result.settled else text
