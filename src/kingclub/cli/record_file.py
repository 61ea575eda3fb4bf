"""A file of records: JSON Lines, one record a line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kingclub.errors import Fault, Refused, Unreadable, file_fault
from kingclub.locale import refusal_fault
from kingclub.notation import BadRecord, Record, parse_record


@dataclass(frozen=True, slots=True)
class RecordLine:
    """A line of a file, counted from 1, and what it holds: a record, no record, or rules that are none."""

    number: int
    content: Record | BadRecord | Refused


def read_lines(path: Path) -> Iterator[RecordLine]:
    """The lines of a file that are not blank.

    Raises `Unreadable` where there is no such file, or not a line in it.
    """
    empty = True
    try:
        with path.open("rb") as file:
            for number, line in enumerate(file, start=1):
                if line.strip():
                    empty = False
                    yield RecordLine(number, _content(line.removeprefix(b"\xef\xbb\xbf").rstrip(b"\r\n")))
    except OSError as error:
        raise Unreadable(file_fault(path, error)) from None
    if empty:
        raise Unreadable(Fault("fault-no-records", file=str(path)))


def read_records(path: Path) -> Iterator[tuple[int, Record]]:
    """The records of a file with their lines. Raises `Unreadable` at the first line that is none."""
    for line in read_lines(path):
        if isinstance(line.content, BadRecord):
            raise Unreadable(in_line(path, line.number, line.content.fault))
        if isinstance(line.content, Refused):
            raise Unreadable(in_line(path, line.number, refusal_fault(line.content.refusal)))
        yield line.number, line.content


def in_line(path: Path, number: int, fault: Fault) -> Fault:
    """That this is wrong in a line of a file."""
    return Fault("fault-in-line", file=str(path), line=str(number), what=(fault,))


def _content(line: bytes) -> Record | BadRecord | Refused:
    try:
        return parse_record(line.decode("utf-8"))
    except UnicodeDecodeError as error:
        return BadRecord(Fault("fault-record-utf8", byte=str(error.start + 1)))
    except (BadRecord, Refused) as error:
        return error
