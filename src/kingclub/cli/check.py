"""`kingclub check`: replay records and recompute every number in them."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from kingclub.cli.language import told
from kingclub.cli.record_file import RecordLine, read_lines
from kingclub.errors import Refusal, Refused, Unreadable
from kingclub.locale import LANGUAGES, refusal_sentence, say, sentence
from kingclub.notation import BadRecord, Place, Record, Verdict, check_record

if TYPE_CHECKING:
    import argparse

LEGAL, ILLEGAL, UNREADABLE = 0, 1, 2
"""The exit codes; the worst of all records counts."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which files, and told to whom."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="records, one a line")
    parser.add_argument("--json", action="store_true", help="for a program: an object a record")
    parser.add_argument("--lang", choices=LANGUAGES, default=None, help="language (that of the machine)")


def run(arguments: argparse.Namespace) -> int:
    """One line a record."""
    worst, lang = LEGAL, arguments.lang
    for path in arguments.files:
        try:
            for line in read_lines(path):
                finding = _finding(line, lang)
                worst = max(worst, finding.exit_code)
                print(_told(path, line.number, finding, as_json=arguments.json))
        except Unreadable as error:  # the other files are looked at all the same
            worst = UNREADABLE
            print(f"kingclub check: {told(error, lang)}", file=sys.stderr)
    return worst


def _told(path: Path, line: int, finding: Finding, *, as_json: bool) -> str:
    if not as_json:
        return f"{path}:{line}: {finding.words}"
    plain = {"file": str(path), "line": line, "ok": finding.exit_code == LEGAL, **finding.plain}
    return json.dumps(plain, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class Finding:
    """What is told of one line: to a program beside file and line, and to a person."""

    exit_code: int
    plain: Mapping[str, object]
    words: str


def _finding(line: RecordLine, lang: str) -> Finding:
    if isinstance(line.content, BadRecord):
        code, why = line.content.code, say(lang, line.content.fault)
        return Finding(UNREADABLE, {"code": code, "message": why}, f"{code}: {why}")
    if isinstance(line.content, Refused):
        return _illegal(line.content.refusal, Place(), {}, lang)
    verdict = check_record(line.content)
    about = _about(line.content, verdict)
    if verdict.fault is not None:
        return _illegal(verdict.fault.refusal, verdict.fault.place, about, lang)
    return Finding(LEGAL, about, _praise(line.content, verdict, lang))


def _about(record: Record, verdict: Verdict) -> dict[str, object]:
    """What was found right: all of it, or the deals before the fault."""
    return {
        "id": record.id,
        "preset": record.ruleset.preset,
        "deals": len(verdict.match.results),
        "totals": verdict.match.totals,
        "complete": verdict.match.is_over,
    }


def _illegal(refusal: Refusal, place: Place, about: dict[str, object], lang: str) -> Finding:
    sentence_ = refusal_sentence(lang, refusal)
    where: dict[str, object] = {"deal": place.deal, "trick": place.trick, "call": place.call}
    where["card" if place.call is None else "said"] = place.text
    told = {key: value for key, value in where.items() if value not in (None, "")}
    plain = {"code": refusal.code, **told, "args": refusal.args, "message": sentence_, **about}
    return Finding(ILLEGAL, plain, f"{_where(place, lang)}{refusal.code}: {sentence_}")


def _where(place: Place, lang: str) -> str:
    parts = []
    if place.deal is not None:
        parts.append(sentence(lang, "check-deal", number=place.deal))
    if place.trick is not None:
        parts.append(sentence(lang, "check-trick", number=place.trick))
    if place.call is not None:
        parts.append(sentence(lang, "check-call", number=place.call))
    if place.text:
        parts.append(place.text)
    return f"{', '.join(parts)}: " if parts else ""


def _praise(record: Record, verdict: Verdict, lang: str) -> str:
    of = f" {record.id}" if record.id is not None else ""
    state = sentence(lang, "check-complete" if verdict.match.is_over else "check-unfinished")
    right = sentence(lang, "check-legal", deals=len(verdict.match.results))
    return f"{right}: {record.ruleset.preset}{of}, {state}"
