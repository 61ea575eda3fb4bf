"""`kingclub restore`: a club from its backup."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kingclub.cli.folder import add_data, data_folder
from kingclub.errors import Fault
from kingclub.locale import sentence

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """From where, and where to."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a file that `kingclub backup` has written")
    add_data(parser)


def run(arguments: argparse.Namespace) -> int:
    """Unpack, check, and say how much it is. A folder that holds a club is left as it is."""
    from kingclub.server.lock import FolderInUse, locked
    from kingclub.store.backup import NoBackup, restore_from

    folder = arguments.data or data_folder()
    try:
        with locked(folder):
            count = restore_from(arguments.file, folder)
    except FolderInUse:
        raise NoBackup(Fault("fault-club-runs", folder=str(folder))) from None
    print(sentence(arguments.lang, "restore-done", folder=str(folder), entries=count))
    return 0
