"""`kingclub backup`: a copy of the whole club in one file, also while people play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kingclub.cli.folder import add_data, data_folder
from kingclub.locale import sentence

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which club, and where to."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the file to write")
    add_data(parser)


def run(arguments: argparse.Namespace) -> int:
    """Copy, check, and say how much it is."""
    from kingclub.store.backup import back_up

    file: Path = arguments.file
    count = back_up(arguments.data or data_folder(), file)
    kib = f"{file.stat().st_size / 1024:.0f}"
    print(sentence(arguments.lang, "backup-done", file=str(file), entries=count, kib=kib))
    return 0
