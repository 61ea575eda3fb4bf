"""CHANGELOG.md keeps the form that a reader, and a release, relies on."""

from __future__ import annotations

import re
from pathlib import Path

CHANGELOG = (Path(__file__).parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_what_is_not_released_yet_comes_first_and_once() -> None:
    titles = re.findall(r"^## (.*)$", CHANGELOG, re.MULTILINE)

    assert titles[0] == "Unreleased"
    assert titles.count("Unreleased") == 1


def test_changes_are_of_the_known_kinds_each_once_a_release() -> None:
    for release in re.split(r"^## ", CHANGELOG, flags=re.MULTILINE)[1:]:
        kinds = re.findall(r"^### (.*)$", release, re.MULTILINE)

        assert set(kinds) <= KINDS
        assert len(kinds) == len(set(kinds))


def test_every_entry_is_a_sentence() -> None:
    entries = re.findall(r"^- (.*(?:\n  .*)*)", CHANGELOG, re.MULTILINE)

    assert entries
    assert [entry for entry in entries if not entry.endswith(".")] == []
