"""The rule book: the page of every preset in both languages, as it was last read and found good.

A preset is enrolled by existing. `KINGCLUB_BLESS=1` writes the pages anew; read what has changed before you commit.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from kingclub.locale import LANGUAGES, markdown, render
from kingclub.rules import load_preset, presets
from kingclub.rules.describe import describe

FOLDER = Path(__file__).parent / "rules"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", presets())
def test_the_page_is_the_one_that_was_read(code: str, lang: str) -> None:
    page = markdown(render(lang, describe(load_preset(code))))
    golden = FOLDER / lang / f"{code}.md"
    if os.environ.get("KINGCLUB_BLESS"):
        golden.parent.mkdir(parents=True, exist_ok=True)
        golden.write_text(page, encoding="utf-8")
    assert golden.exists(), "no such page yet: run with KINGCLUB_BLESS=1 and read it"
    assert page == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_page_is_left_of_a_preset_that_is_gone(lang: str) -> None:
    assert {page.stem for page in (FOLDER / lang).iterdir()} == set(presets())
