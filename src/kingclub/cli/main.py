"""The page of commands and the way from a command's name to its module."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass
from importlib import import_module
from io import TextIOWrapper
from typing import TYPE_CHECKING, NoReturn, Protocol, cast

import kingclub
from kingclub.cli.language import language, told
from kingclub.cli.setting import one_flag_each
from kingclub.errors import Fault, KingError

if TYPE_CHECKING:
    from collections.abc import Sequence


BAD_INPUT = 2
"""The exit code of every command for what it cannot do anything with."""


class CommandModule(Protocol):
    """What each module of a command has."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add the command's options to `parser`."""

    def run(self, arguments: argparse.Namespace) -> int:
        """Do it; return the exit code."""


class Parser(argparse.ArgumentParser):
    """argparse that says in one sentence what is wrong with the options, without the page of usage before it."""

    def error(self, message: str) -> NoReturn:
        """Say it and leave."""
        self.exit(BAD_INPUT, f"{self.prog}: {message}\n")


@dataclass(frozen=True, slots=True)
class Command:
    """One row of the page: the module `kingclub.cli.<name>` does it."""

    name: str
    group: str
    summary: str

    @property
    def module(self) -> CommandModule:
        """Its module, imported now."""
        return cast("CommandModule", import_module(f"kingclub.cli.{self.name}"))


GROUPS = {
    "play": "Play",
    "records": "Records of matches",
    "rules": "Rules",
    "bots": "Bots",
    "owner": "For the owner of a club",
}
"""The parts of the page, in its order."""

COMMANDS: tuple[Command, ...] = (
    Command("serve", "play", "start the club here and open it in the browser"),
    Command("simulate", "records", "play whole matches between bots and write their records"),
    Command("check", "records", "replay records and recompute every number in them"),
    Command("sheet", "records", "show the score sheet of a match"),
    Command("verify", "records", "see whether the cards were dealt as promised"),
    Command("bench", "owner", "measure engine or club on this machine"),
    Command("rules", "rules", "list the rules of King, or tell one ruleset with house rules of your own"),
    Command("arena", "bots", "let bots play each other with the same cards and tell who is stronger"),
    Command("admin", "owner", "look after the club: administrators, mutes, bans, tables, reports"),
    Command("backup", "owner", "copy the whole club into one file, also while people play"),
    Command("restore", "owner", "make a club from such a copy"),
)
"""Every command, in the order of the page within its group."""


def page() -> str:
    """The help page: what this is, then each command in a line."""
    width = max(len(command.name) for command in COMMANDS)
    lines = [
        "The King club: King, the Russian card game, in your browser.",
        "",
        "Usage: kingclub <command> [options]",
    ]
    for group, title in GROUPS.items():
        rows = [f"  {c.name:<{width}}   {c.summary}" for c in COMMANDS if c.group == group]
        lines += ["", title, *rows] if rows else []
    lines += ["", "kingclub <command> --help tells more of a command, kingclub --version which club this is."]
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; without one, print the page."""
    words = list(sys.argv[1:] if argv is None else argv)
    if isinstance(sys.stdout, TextIOWrapper):  # a console of another encoding has neither suits nor Russian
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")  # names of files may be any bytes
    name = words[0] if words else "--help"
    if name in {"-h", "--help", "help"}:
        print(page())
        return 0
    if name == "--version":
        print(f"kingclub {kingclub.__version__}")
        return 0
    command = next((command for command in COMMANDS if command.name == name), None)
    if command is None:
        said = told(KingError(Fault("fault-command", name=name)), language(words))
        print(f"kingclub: {said}\n\n{page()}", file=sys.stderr)
        return BAD_INPUT
    return start(command, words[1:])


def start(command: Command, words: Sequence[str]) -> int:
    """Run `command` with its options; what the package refuses ends as a sentence on stderr and a 2."""
    parser = Parser(prog=f"kingclub {command.name}", description=f"{command.summary}.")
    module = command.module
    module.add_arguments(parser)
    lang = language(words)
    try:
        return module.run(parser.parse_args(one_flag_each(words), argparse.Namespace(lang=lang)))
    except KingError as error:
        print(f"{parser.prog}: {told(error, lang)}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:  # whoever read along has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
