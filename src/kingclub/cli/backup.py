"""`kingclub backup`: a copy of the whole club in one file, also while people play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which club, and where to."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the file to write")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="folder that holds the club's data")


def run(arguments: argparse.Namespace) -> int:
    """Copy, check, and say how much it is."""
    from kingclub.store.backup import back_up

    count = back_up(arguments.data or data_folder(), arguments.file)
    print(f"{arguments.file}: {count} entries of the log, {arguments.file.stat().st_size / 1024:,.0f} KiB")
    return 0


def data_folder() -> Path:
    """Where a club's data lie if nobody says otherwise."""
    import platformdirs

    return Path(platformdirs.user_data_dir("kingclub"))
