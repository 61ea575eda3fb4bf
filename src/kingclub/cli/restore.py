"""`kingclub restore`: a club from its backup."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kingclub.cli.backup import data_folder

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """From where, and where to."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a file that `kingclub backup` has written")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="folder that shall hold the club's data")


def run(arguments: argparse.Namespace) -> int:
    """Unpack, check, and say how much it is. A folder that holds a club is left as it is."""
    from kingclub.server.lock import FolderInUse, locked
    from kingclub.store.backup import NoBackup, restore_from

    folder = arguments.data or data_folder()
    try:
        with locked(folder):
            count = restore_from(arguments.file, folder)
    except FolderInUse:
        raise NoBackup(f"a club runs on {folder}") from None
    print(f"{folder}: {count} entries of the log")
    return 0
