"""The first page plays a whole deal, and what it prints is true."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_readme_does_what_it_says() -> None:
    outcome = doctest.testfile(str(README), module_relative=False)
    assert outcome.attempted >= 10
    assert outcome.failed == 0
