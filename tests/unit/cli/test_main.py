"""The command `kingclub` starts quickly and shows a page that a person can read."""

from __future__ import annotations

import subprocess
import sys

import pytest

from kingclub.cli.main import COMMANDS, GROUPS, Command, main, page

HEAVY = {"litestar", "uvicorn", "msgspec", "asyncio", "fluent", "zeroconf"}


@pytest.mark.parametrize("module", ["kingclub", "kingclub.cli", "kingclub.cli.main"])
def test_importing_the_package_brings_nothing_heavy(module: str) -> None:
    code = f"import sys, {module}; print(*sorted(set(sys.modules) & {HEAVY!r}))"

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.split() == []


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_command_is_on_the_page_and_explains_itself(
    command: Command, capsys: pytest.CaptureFixture[str]
) -> None:
    name, summary = command.name, command.summary

    with pytest.raises(SystemExit) as stop:
        main([name, "--help"])

    assert stop.value.code == 0
    assert f"usage: kingclub {name}" in capsys.readouterr().out
    assert f"  {name} " in page()
    assert summary in page()


def test_the_page_fits_one_screen_and_every_command_has_its_group() -> None:
    assert len(page().splitlines()) <= 40
    assert max(map(len, page().splitlines())) <= 100
    assert {command.group for command in COMMANDS} <= set(GROUPS)


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"], ["help"]])
def test_help_is_the_page(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    assert capsys.readouterr().out.strip() == page()


def test_an_unknown_command_is_named_and_the_page_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deel"]) == 2
    said = capsys.readouterr().err
    assert "“deel”" in said
    assert page() in said
