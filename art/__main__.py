"""`python -m art build DIR`, `python -m art sheet`, `python -m art icon`."""

from __future__ import annotations

import argparse
from pathlib import Path

from art.build import build
from art.icon import write_pictures


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m art", description="Draw the decks of the King club.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("build", help="write the files that the client serves").add_argument("folder", type=Path)
    commands.add_parser("sheet", help="write pictures of every deck to docs/decks (needs the test extra)")
    commands.add_parser("icon", help="make the committed PNG icons again (needs the test extra)")
    arguments = parser.parse_args()
    if arguments.command == "build":
        build(arguments.folder)
    elif arguments.command == "icon":
        write_pictures()
    else:
        # Only here: the sheets need a renderer, a build does not.
        from art.sheet import sheets

        sheets(Path(__file__).parents[1] / "docs" / "decks")


if __name__ == "__main__":
    main()
