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

from kingclub.errors import KingError

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
    """What the owner does with a person, how that is told, and what becomes of his standing."""

    help: str
    told: str
    change: Mapping[str, bool]


MEASURES: Mapping[str, Measure] = {
    "appoint": Measure("make an administrator", "looks after the club now", {"is_administrator": True}),
    "dismiss": Measure("unmake one", "looks after the club no longer", {"is_administrator": False}),
    "mute": Measure("let somebody speak no more", "may not speak any more", {"is_muted": True}),
    "unmute": Measure("let somebody speak again", "may speak again", {"is_muted": False}),
    "ban": Measure("turn somebody out and let him in no more", "may not come in any more", {"is_banned": True}),
    "unban": Measure("let somebody in again", "may come in again", {"is_banned": False}),
}
CLOSES = "{table} closes: within a second if the club is running, else when it is next started"


class Unknown(KingError):
    """There is no club, table or report of this name."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to do, and with whom."""
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="folder that holds the club's data")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    people = actions.add_parser("people", help="list people: id, name, login, and how they stand")
    people.add_argument("part", nargs="?", default="", metavar="PART", help="a part of name, login or id")
    actions.add_parser("tables", help="list the tables whose match is not over")
    reports = actions.add_parser("reports", help="list what people report; one with the log of its table, as JSON")
    reports.add_argument("number", nargs="?", type=int, metavar="NUMBER", help="of one report")
    for name, measure in MEASURES.items():
        action = actions.add_parser(name, help=measure.help)
        action.add_argument("who", metavar="WHO", help="an id or a login, or a name that only one has")
    close = actions.add_parser("close", help="close a table")
    close.add_argument("table", metavar="TABLE", help="the id that stands in its address")
    settle = actions.add_parser("settle", help="put a report away")
    settle.add_argument("number", type=int, metavar="NUMBER", help="of the report")


def run(arguments: argparse.Namespace) -> int:
    """Do it."""
    from kingclub.cli.backup import data_folder

    folder: Path = arguments.data or data_folder()
    if not (folder / "club.db").exists():
        raise Unknown(f"there is no club in {folder}")
    match arguments.action:
        case "people":
            _list_people(folder, arguments.part)
        case "tables":
            _list_tables(folder)
        case "reports":
            asyncio.run(_list_reports(folder, arguments.number))
        case "close":
            asyncio.run(_close(folder, arguments.table))
        case "settle":
            asyncio.run(_settle(folder, arguments.number))
        case action:
            asyncio.run(_take(folder, arguments.who, MEASURES[action]))
    return 0


def _list_people(folder: Path, part: str) -> None:
    for one in _roll(folder).like(part):
        words = [one.id, one.name, one.login or ("program" if one.is_program else "guest"), *_flags(one.standing)]
        print("  ".join(words))


def _flags(standing: Standing) -> Iterator[str]:
    if standing.is_administrator:
        yield "administrator"
    if standing.is_muted:
        yield "muted"
    if standing.is_banned:
        yield "banned"


async def _take(folder: Path, who: str, measure: Measure) -> None:
    one = _roll(folder).find(who)
    standing = replace(one.standing, **measure.change)
    with _moderation(folder) as moderation:
        await moderation.set_standing(one.id, standing)
    print(f"{one.name} ({one.id}) {measure.told}")


def _list_tables(folder: Path) -> None:
    names = {one.id: one.name for one in _roll(folder).everybody}
    for table in _tables(folder):
        seats = [_seat(table, seat, names) for seat in range(len(table.seats))]
        print("  ".join([table.id, table.ruleset.preset, table.stage.value, ", ".join(seats)]))


def _seat(table: Table, seat: int, names: Mapping[PersonId, str]) -> str:
    sitter = table.seats[seat]
    if sitter is None:
        return "free"
    return f"bot {sitter.level}" if sitter.person is None else names.get(sitter.person, sitter.person)


async def _close(folder: Path, table: str) -> None:
    known = next((each for each in _tables(folder) if each.id == table), None)
    if known is None:
        raise Unknown(f"there is no table {table!r} whose match is not over; `kingclub admin tables` lists them")
    with _moderation(folder) as moderation:
        await moderation.order_closing(known.id)
    print(CLOSES.format(table=table))


async def _list_reports(folder: Path, number: int | None) -> None:
    names = {one.id: one.name for one in _roll(folder).everybody}
    with _moderation(folder) as moderation:
        reports = await moderation.reports()
    if number is None:
        for each in reports:
            print(_line(each, names))
        return
    report = next((each for each in reports if each.number == number), None)
    if report is None:
        raise Unknown(f"there is no report {number}")
    print(_line(report, names))
    whole = {"chat": list(report.chat), "log": _log_of(folder, report)}
    print(_shown(json.dumps(whole, ensure_ascii=False, indent=1)))


def _line(report: Report, names: Mapping[PersonId, str]) -> str:
    day = time.strftime("%Y-%m-%d %H:%M", time.localtime(report.at_ms / 1000))
    accused, reporter = (f"{names.get(who, '—')} ({who})" for who in (report.accused, report.reporter))
    words = [str(report.number), day, f"table {report.table}", accused, report.reason.value, f"says {reporter}"]
    return _shown("  ".join([*words, " ".join(report.text.split())]).rstrip())


def _shown(text: str) -> str:
    """What somebody has written, without what would command the terminal."""
    return "".join(mark if mark.isprintable() or mark == "\n" else "\N{REPLACEMENT CHARACTER}" for mark in text)


def _log_of(folder: Path, report: Report) -> list[dict[str, object]]:
    from kingclub.club.chronicle import chronicle
    from kingclub.store import moves

    with contextlib.closing(moves.connect(folder / "moves.db")) as log:
        return list(chronicle(moves.read(log, report.table)[: report.entries]))


async def _settle(folder: Path, number: int) -> None:
    with _moderation(folder) as moderation:
        if not await moderation.settle(number):
            raise Unknown(f"there is no report {number}")
    print(f"report {number} is settled")


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
