"""No sentence stands in code or components: all that a person reads is in the language files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
RUSSIAN = re.compile(r"[а-яё]{2,}[\s\u00a0]+[а-яё]{2,}", re.IGNORECASE)
ENGLISH = re.compile(r">[^<>{}]*[a-z]{3,}\s+[a-z]{2,}[^<>{}]*<", re.IGNORECASE)
PYTHON = [path for path in (ROOT / "src" / "kingclub").rglob("*.py") if "locale" not in path.parts]
CLIENT = [path for path in (ROOT / "client" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]


def stray(text: str, *, is_component: bool) -> list[str]:
    """The sentences of a file: two Russian words in a row, or two English ones between the tags of a component."""
    text = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
    markup = re.sub(r"<(script|style).*?</\1>", "", text, flags=re.DOTALL) if is_component else ""
    return RUSSIAN.findall(text) + ENGLISH.findall(markup)


@pytest.mark.parametrize("path", PYTHON + CLIENT, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_sentence_stands_in_the_code(path: Path) -> None:
    assert stray(path.read_text(encoding="utf-8"), is_component=path.suffix == ".svelte") == []


@pytest.mark.parametrize("sample", ["<p>Your turn now</p>", "<b>Ваш ход</b>", "<i>Play your card</i>"])
def test_a_stray_sentence_is_found(sample: str) -> None:
    assert stray(sample, is_component=True)
