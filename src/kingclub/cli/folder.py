"""The folder of a club on the command line, and files that the system does not let one use."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from kingclub.cli.number import BadOption
from kingclub.errors import Fault, KingError, file_fault

if TYPE_CHECKING:
    import argparse


class NoClub(KingError):
    """There is no club in the folder, or none that can be used."""


def add_data(parser: argparse.ArgumentParser) -> None:
    """The option that names the folder."""
    parser.add_argument("--data", type=_folder, metavar="FOLDER", help="folder that holds the club's data")


def data_folder() -> Path:
    """Where a club's data lie if nobody says otherwise."""
    import platformdirs

    return Path(platformdirs.user_data_dir("kingclub"))


@contextlib.contextmanager
def usable(folder: Path) -> Iterator[None]:
    """For as long as the block uses a club's files: what is wrong with them is raised as `NoClub`."""
    import sqlite3

    from kingclub.club.people import NotStored

    try:
        yield
    except (sqlite3.Error, NotStored) as error:
        raise NoClub(Fault("fault-database", folder=str(folder), why=str(error))) from None
    except OSError as error:
        raise NoClub(file_fault(folder, error)) from None


def _folder(text: str) -> Path:
    if not text:
        raise BadOption(Fault("fault-folder-empty", option="--data"))
    return Path(text)
