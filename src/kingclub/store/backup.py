"""A copy of the whole club in one file, made while people play, and the way back.

The moves are copied first and the people after them: so everybody whom the copied log names is in the copy.
"""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
import zipfile
import zlib
from collections.abc import Iterable
from pathlib import Path

from kingclub.errors import Fault, KingError, file_fault
from kingclub.store import moves

MOVES, CLUB = "moves.db", "club.db"
FILES = (MOVES, CLUB)
LEFT_OVER = tuple(f"{name}-{kind}" for name in FILES for kind in ("wal", "shm", "journal"))
"""What a club that was killed leaves beside its files: SQLite would take it for part of any other file there."""


class NoBackup(KingError):
    """There is nothing to copy, no place for it, the file is no backup, or the folder holds a club already."""


def back_up(folder: Path, file: Path) -> int:
    """Copy the club of a folder into a file, also while it runs; how many entries its log has.

    The copy is checked before it gets its name. Raises `NoBackup`, and `moves.Broken` for a log that is not whole.
    """
    if len(_held(folder, FILES)) < len(FILES):
        raise NoBackup(Fault("fault-no-club", folder=str(folder)))
    try:
        with tempfile.TemporaryDirectory(dir=file.parent, prefix=".kingclub-") as made:
            count, packed = _packed(folder, Path(made))
            packed.replace(file)
    except sqlite3.Error as error:
        raise NoBackup(Fault("fault-database", folder=str(folder), why=str(error))) from None
    except OSError as error:
        raise NoBackup(file_fault(file, error)) from None
    return count


def restore_from(file: Path, folder: Path) -> int:
    """Put the club of a backup into an empty folder; how many entries its log has. Raises as `back_up` does."""
    if _held(folder, FILES + LEFT_OVER):
        raise NoBackup(Fault("fault-holds-club", folder=str(folder)))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder, prefix=".kingclub-") as made:
            count = _unpacked(file, Path(made))
            for name in FILES:
                Path(made, name).replace(folder / name)
    except OSError as error:
        raise NoBackup(file_fault(folder, error)) from None
    return count


def _held(folder: Path, names: Iterable[str]) -> list[str]:
    """Which of the files of a club are in a folder."""
    try:
        return [name for name in names if (folder / name).exists()]
    except OSError as error:
        raise NoBackup(file_fault(folder, error)) from None


def _packed(folder: Path, made: Path) -> tuple[int, Path]:
    for name in FILES:
        _copy(folder / name, made / name)
    count, packed = _checked(made), made / "backup.zip"
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in FILES:
            archive.write(made / name, name)
    return count, packed


def _unpacked(file: Path, made: Path) -> int:
    try:
        with zipfile.ZipFile(file) as archive:
            for name in FILES:
                archive.extract(name, made)
        return _checked(made)
    except OSError as error:
        raise NoBackup(file_fault(file, error)) from None
    except (zipfile.BadZipFile, zlib.error, RuntimeError, KeyError, sqlite3.Error):
        raise NoBackup(Fault("fault-no-backup", file=str(file))) from None


def _copy(source: Path, target: Path) -> None:
    with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")


def _checked(made: Path) -> int:
    """How many entries the log has. Raises `moves.Broken`, or `sqlite3.Error` if the people are not whole."""
    with contextlib.closing(sqlite3.connect(made / CLUB)) as people:
        if people.execute("PRAGMA quick_check").fetchall() != [("ok",)]:
            raise sqlite3.DatabaseError("club.db is not whole")
        people.execute("SELECT id FROM people LIMIT 1").fetchall()
    with contextlib.closing(sqlite3.connect(made / MOVES)) as copy:
        return moves.check(copy)
