"""Every command that the page for hosts tells can be given as it stands there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from kingclub.cli.main import COMMANDS, Parser

PAGE = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")
COMMAND = re.compile(r"^(?:    |ExecStart=).*?kingclub ((?:serve|backup|restore|admin).*)$", re.MULTILINE)
TOLD = sorted(set(COMMAND.findall(PAGE)))


def test_the_page_tells_of_serving_and_of_keeping_safe() -> None:
    assert {line.split()[0] for line in TOLD} == {"serve", "backup", "restore", "admin"}


@pytest.mark.parametrize("line", TOLD)
def test_a_command_is_understood(line: str) -> None:
    name, *words = shlex.split(line)
    command = next(command for command in COMMANDS if command.name == name)
    parser = Parser(prog=name)
    command.module.add_arguments(parser)
    assert vars(parser.parse_args(words))
