"""The lock of a data folder: one club writes there at a time, and says where it can be reached."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from kingclub.errors import KingError, file_fault

FILE = "club.lock"
ADDRESS = "club.address"


class FolderInUse(Exception):
    """Another club runs on this folder. `url` is where, as far as it has said so yet."""

    def __init__(self, url: str | None) -> None:
        super().__init__(url)
        self.url = url


class BadFolder(KingError):
    """The folder cannot be made, or nothing be written there."""


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the folder. Raises `FolderInUse` and `BadFolder`. The lock dies with the process, however it ends."""
    with _opened(folder) as file:
        if not _try_lock(file):
            raise FolderInUse(read_address(folder))
        try:
            yield
        finally:
            (folder / ADDRESS).unlink(missing_ok=True)


def _opened(folder: Path) -> IO[bytes]:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return (folder / FILE).open("a+b")
    except OSError as error:
        raise BadFolder(file_fault(folder, error)) from None


def write_address(folder: Path, url: str) -> None:
    """Say where this club can be reached."""
    fresh = folder / f"{ADDRESS}.{os.getpid()}"
    fresh.write_text(json.dumps({"url": url, "pid": os.getpid()}), encoding="utf-8")
    fresh.replace(folder / ADDRESS)


def read_address(folder: Path) -> str | None:
    """Where the club of this folder says that it can be reached."""
    try:
        url = json.loads((folder / ADDRESS).read_text(encoding="utf-8"))["url"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return url if isinstance(url, str) else None


if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: IO[bytes]) -> bool:
        file.seek(0)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
