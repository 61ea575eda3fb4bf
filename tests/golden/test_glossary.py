"""`docs/glossary.md` is written from the language files and from the table of terms: it is never behind them.

`KINGCLUB_BLESS=1` writes it anew.
"""

from __future__ import annotations

import os
from pathlib import Path

from kingclub.locale import say
from kingclub.rules.guide import TERMS

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"

HEAD = """# Glossary

The words of King: what players say in Russian and in English, and what code, records and rule files call
it. One word for one thing. This page is written from `src/kingclub/locale` and `src/kingclub/rules/guide`.

| Russian | English | code | meaning |
| --- | --- | --- | --- |
"""


def test_the_glossary_is_fresh() -> None:
    rows = [
        f"| {say('ru', term.word)} | {say('en', term.word)} | `{term.code}` | {say('en', term.meaning)} |\n"
        for term in TERMS
    ]
    page = HEAD + "".join(rows)
    if os.environ.get("KINGCLUB_BLESS"):
        GLOSSARY.write_text(page, encoding="utf-8")
    assert page == GLOSSARY.read_text(encoding="utf-8")
