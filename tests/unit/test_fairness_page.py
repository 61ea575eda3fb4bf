"""The twenty lines of the page for players say of a deal what the engine says of it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kingclub.cli.main import main

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"
PROGRAM = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
assert PROGRAM is not None


def said_of(record: dict[str, object], folder: Path) -> list[str]:
    """What the lines of the page print about a record."""
    assert PROGRAM is not None
    (folder / "fair.py").write_text(PROGRAM[1], encoding="utf-8")
    (folder / "match.json").write_text(json.dumps(record), encoding="utf-8")
    words = [sys.executable, "-I", str(folder / "fair.py"), str(folder / "match.json")]
    told = subprocess.run(words, capture_output=True, encoding="utf-8", check=True, timeout=30)
    return told.stdout.splitlines()


def test_they_are_twenty_lines() -> None:
    assert PROGRAM is not None
    assert len([line for line in PROGRAM[1].splitlines() if line.strip()]) <= 20


@pytest.mark.parametrize(
    "rules", ["club", "book", "three", "three pack=7-a recovery=domino"], ids=lambda rules: rules.replace(" ", "-")
)
def test_they_agree_with_the_engine(rules: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.jsonl"
    preset, *options = rules.split()
    house = [word for option in options for word in ("--set", option)]
    assert main(["simulate", "--rules", preset, *house, "--seed", "5", "-o", str(file)]) == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    deals = len(record["deals"])
    assert said_of(record, tmp_path) == [f"{number} True" for number in range(1, deals + 1)]

    record["deals"][0]["hands"][:2] = reversed(record["deals"][0]["hands"][:2])
    record["deals"][1]["fair"]["seed"] = "00" * 32
    record["deals"][2]["fair"]["clients"][0] = "11" * 16
    file.write_text(json.dumps(record), encoding="utf-8")
    assert said_of(record, tmp_path) == [f"{number} {number > 3}" for number in range(1, deals + 1)]

    capsys.readouterr()
    assert main(["verify", str(file), "--lang", "en"]) == 1
    assert next(line for line in capsys.readouterr().out.splitlines() if "not" in line).startswith("  deal 1")
