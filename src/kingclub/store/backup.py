"""A copy of the whole club in one file, made while people play, and the way back.

The moves are copied first and the people after them: so everybody whom the copied log names is in the copy.
"""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
import zipfile
from pathlib import Path

from kingclub.errors import KingError
from kingclub.store import moves

MOVES, CLUB = "moves.db", "club.db"
FILES = (MOVES, CLUB)


class NoBackup(KingError):
    """There is nothing to copy, the file is no backup, or the folder holds a club already."""


def back_up(folder: Path, file: Path) -> int:
    """Copy the club of a folder into a file, also while it runs; how many entries its log has.

    The copy is checked before it gets its name. Raises `NoBackup`, and `moves.Broken` for a log that is not whole.
    """
    if not all((folder / name).exists() for name in FILES):
        raise NoBackup(f"there is no club in {folder}")
    with tempfile.TemporaryDirectory(dir=file.parent, prefix=".kingclub-") as made:
        for name in FILES:
            _copy(folder / name, Path(made, name))
        count = _checked(Path(made, MOVES))
        packed = Path(made, "backup.zip")
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            for name in FILES:
                archive.write(Path(made, name), name)
        packed.replace(file)
    return count


def restore_from(file: Path, folder: Path) -> int:
    """Put the club of a backup into an empty folder; how many entries its log has. Raises as `back_up` does."""
    if any((folder / name).exists() for name in FILES):
        raise NoBackup(f"{folder} holds a club already; choose another folder with --data")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder, prefix=".kingclub-") as made:
        try:
            with zipfile.ZipFile(file) as archive:
                for name in FILES:
                    archive.extract(name, made)
        except (zipfile.BadZipFile, KeyError, OSError):
            raise NoBackup(f"{file} is no backup of a club") from None
        count = _checked(Path(made, MOVES))
        for name in FILES:
            Path(made, name).replace(folder / name)
    return count


def _copy(source: Path, target: Path) -> None:
    with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")


def _checked(file: Path) -> int:
    with contextlib.closing(sqlite3.connect(file)) as copy:
        return moves.check(copy)
