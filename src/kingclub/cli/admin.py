"""`kingclub admin`: look after a club, whether it is running or not.

What is decided goes into the club's file. A running club asks that file a few times a second, so a ban is felt at
once; a stopped one finds it when it is next started.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from kingclub.cli.folder import NoClub, add_data, data_folder, usable
from kingclub.cli.number import whole_number
from kingclub.errors import Fault, KingError
from kingclub.locale import sentence

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Mapping

    from kingclub.club.identity import PersonId
    from kingclub.club.moderation import Report, Standing
    from kingclub.club.table import Table
    from kingclub.store.moderation import ModerationFile
    from kingclub.store.roll import Roll


@dataclass(frozen=True, slots=True)
class Measure:
    """What the owner does with a person, and what becomes of his standing."""

    help: str
    change: Mapping[str, bool]


MEASURES: Mapping[str, Measure] = {
    "appoint": Measure(help="make an administrator", change={"is_administrator": True}),
    "dismiss": Measure(help="unmake one", change={"is_administrator": False}),
    "mute": Measure(help="let somebody speak no more", change={"is_muted": True}),
    "unmute": Measure(help="let somebody speak again", change={"is_muted": False}),
    "ban": Measure(help="turn somebody out and let him in no more", change={"is_banned": True}),
    "unban": Measure(help="let somebody in again", change={"is_banned": False}),
}


class Unknown(KingError):
    """There is no table or report of this name."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to do, and with whom."""
    add_data(parser)
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    people = actions.add_parser("people", help="list people: id, name, login, and how they stand")
    people.add_argument("part", nargs="?", default="", metavar="PART", help="a part of name, login or id")
    actions.add_parser("tables", help="list the tables whose match is not over")
    reports = actions.add_parser("reports", help="list what people report; one with the log of its table, as JSON")
    reports.add_argument("number", nargs="?", type=whole_number("NUMBER"), metavar="NUMBER", help="of one report")
    for name, measure in MEASURES.items():
        action = actions.add_parser(name, help=measure.help)
        action.add_argument("who", metavar="WHO", help="an id or a login, or a name that only one has")
    close = actions.add_parser("close", help="close a table")
    close.add_argument("table", metavar="TABLE", help="the id that stands in its address")
    settle = actions.add_parser("settle", help="put a report away")
    settle.add_argument("number", type=whole_number("NUMBER"), metavar="NUMBER", help="of the report")


def run(arguments: argparse.Namespace) -> int:
    """Do it."""
    folder: Path = arguments.data or data_folder()
    with usable(folder):
        if not (folder / "club.db").exists():
            raise NoClub(Fault("fault-no-club", folder=str(folder)))
        _do(arguments, folder, arguments.lang)
    return 0


def _do(arguments: argparse.Namespace, folder: Path, lang: str) -> None:
    match arguments.action:
        case "people":
            _list_people(folder, arguments.part, lang)
        case "tables":
            _list_tables(folder, lang)
        case "reports":
            asyncio.run(_list_reports(folder, arguments.number, lang))
        case "close":
            asyncio.run(_close(folder, arguments.table, lang))
        case "settle":
            asyncio.run(_settle(folder, arguments.number, lang))
        case measure:
            asyncio.run(_take(folder, arguments.who, measure, lang))


def _list_people(folder: Path, part: str, lang: str) -> None:
    for one in _roll(folder).like(part):
        kind = sentence(lang, "admin-is-program" if one.is_program else "admin-is-guest")
        flags = [sentence(lang, f"admin-{flag.replace('_', '-')}") for flag in _flags(one.standing)]
        print("  ".join([one.id, one.name, one.login or kind, *flags]))


def _flags(standing: Standing) -> list[str]:
    return [flag for flag in ("is_administrator", "is_muted", "is_banned") if getattr(standing, flag)]


async def _take(folder: Path, who: str, measure: str, lang: str) -> None:
    one = _roll(folder).find(who)
    standing = replace(one.standing, **MEASURES[measure].change)
    with _moderation(folder) as moderation:
        await moderation.set_standing(one.id, standing)
    print(sentence(lang, f"admin-{measure}", name=one.name, id=one.id))


def _list_tables(folder: Path, lang: str) -> None:
    names = {one.id: one.name for one in _roll(folder).everybody}
    for table in _tables(folder):
        seats = [_seat(table, seat, names, lang) for seat in range(len(table.seats))]
        print("  ".join([table.id, table.ruleset.preset, table.stage.value, ", ".join(seats)]))


def _seat(table: Table, seat: int, names: Mapping[PersonId, str], lang: str) -> str:
    sitter = table.seats[seat]
    if sitter is None:
        return sentence(lang, "admin-seat-free")
    if sitter.person is None:
        return sentence(lang, "admin-seat-bot", level=str(sitter.level))
    return names.get(sitter.person, sitter.person)


async def _close(folder: Path, table: str, lang: str) -> None:
    known = next((each for each in _tables(folder) if each.id == table), None)
    if known is None:
        raise Unknown(Fault("fault-no-table", table=table))
    with _moderation(folder) as moderation:
        await moderation.order_closing(known.id)
    print(sentence(lang, "admin-closes", table=table))


async def _list_reports(folder: Path, number: int | None, lang: str) -> None:
    names = {one.id: one.name for one in _roll(folder).everybody}
    with _moderation(folder) as moderation:
        reports = await moderation.reports()
    if number is None:
        for each in reports:
            print(_line(each, names, lang))
        return
    report = next((each for each in reports if each.number == number), None)
    if report is None:
        raise Unknown(Fault("fault-no-report", number=str(number)))
    print(_line(report, names, lang))
    whole = {"chat": list(report.chat), "log": _log_of(folder, report)}
    print(_shown(json.dumps(whole, ensure_ascii=False, indent=1)))


def _line(report: Report, names: Mapping[PersonId, str], lang: str) -> str:
    day = time.strftime("%Y-%m-%d %H:%M", time.localtime(report.at_ms / 1000))
    accused, reporter = (f"{names.get(who, '—')} ({who})" for who in (report.accused, report.reporter))
    table = sentence(lang, "admin-report-table", table=report.table)
    by = sentence(lang, "admin-report-by", reporter=reporter)
    words = [str(report.number), day, table, accused, report.reason.value, by]
    return _shown("  ".join([*words, " ".join(report.text.split())]).rstrip())


def _shown(text: str) -> str:
    """What somebody has written, without what would command the terminal."""
    return "".join(mark if mark.isprintable() or mark == "\n" else "\N{REPLACEMENT CHARACTER}" for mark in text)


def _log_of(folder: Path, report: Report) -> list[dict[str, object]]:
    from kingclub.club.chronicle import chronicle
    from kingclub.store import moves

    with contextlib.closing(moves.connect(folder / "moves.db")) as log:
        return list(chronicle(moves.read(log, report.table)[: report.entries]))


async def _settle(folder: Path, number: int, lang: str) -> None:
    with _moderation(folder) as moderation:
        if not await moderation.settle(number):
            raise Unknown(Fault("fault-no-report", number=str(number)))
    print(sentence(lang, "admin-settled", number=str(number)))


def _tables(folder: Path) -> list[Table]:
    from kingclub.club.restore import restore
    from kingclub.store import moves

    with contextlib.closing(moves.connect(folder / "moves.db")) as log:
        return [restore(moves.read_short(log, table)).table for table in moves.unfinished(log)]


def _roll(folder: Path) -> Roll:
    from kingclub.store.roll import Roll

    return Roll(folder / "club.db")


@contextlib.contextmanager
def _moderation(folder: Path) -> Iterator[ModerationFile]:
    from kingclub.store.moderation import ModerationFile

    with contextlib.closing(ModerationFile(folder / "club.db")) as moderation:
        yield moderation
