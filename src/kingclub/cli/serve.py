"""`kingclub serve`: start the club on this machine."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kingclub.cli.folder import add_data, data_folder, usable
from kingclub.cli.number import BadOption, whole_number
from kingclub.errors import Fault

if TYPE_CHECKING:
    import argparse

    from kingclub.server.node import Stores

DEFAULT_PORT = 8414


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the club listens, where it keeps its things, how its people reach it."""
    parser.add_argument(
        "--port",
        type=whole_number("--port", 0, 65535),
        default=DEFAULT_PORT,
        help=f"port to listen on ({DEFAULT_PORT})",
    )
    parser.add_argument("--lan", action="store_true", help="let the machines of this network in, not only this one")
    parser.add_argument(
        "--public-url", type=_url, metavar="URL", help="address by which players reach the club from outside"
    )
    add_data(parser)
    parser.add_argument("--no-browser", action="store_true", help="print the address but open no browser")
    parser.add_argument("--log", choices=("json", "text"), help="how to log on stderr (text on a terminal)")


def run(arguments: argparse.Namespace) -> int:
    """Serve until SIGINT or SIGTERM."""
    from kingclub.server import log
    from kingclub.server.door import EVERYWHERE, Door
    from kingclub.server.start import serve

    log.configure(arguments.log)
    host = EVERYWHERE if arguments.lan else "127.0.0.1"
    door = Door(host, arguments.port, arguments.public_url)
    return serve(door, arguments.data or data_folder(), open_stores, open_browser=not arguments.no_browser)


def open_stores(folder: Path) -> Stores:
    """The two files of a club: the moves, and everything else, so that neither waits for the other."""
    from kingclub.server.node import Stores
    from kingclub.store.club import ClubFile
    from kingclub.store.moderation import ModerationFile
    from kingclub.store.sqlite import SqliteLog

    club = folder / "club.db"
    with usable(folder):
        return Stores(SqliteLog(folder / "moves.db"), ClubFile(club), ModerationFile(club))


def _url(text: str) -> str:
    from urllib.parse import urlsplit

    try:
        parts = urlsplit(text)
        is_address = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        is_address = False
    if not is_address or not text.isprintable() or " " in text:
        raise BadOption(Fault("fault-url", option="--public-url", text=text))
    return text
