"""The page about the format lists every code that a check can say, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import kingclub.engine.refusal
import kingclub.notation.refusal
import kingclub.rules.refusal
from kingclub.errors import Refusal

PAGE = Path(__file__).parents[3] / "docs" / "records.md"


def test_every_code_is_on_the_page() -> None:
    table = PAGE.read_text("utf-8").partition("| codes | |")[2]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    listed = [code for row in rows for code in re.findall(r"`([a-z-]+)`", row)]
    modules = (kingclub.engine.refusal, kingclub.notation.refusal, kingclub.rules.refusal)
    known = {
        kind.code
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Refusal) and kind is not Refusal
    }
    assert sorted(listed) == sorted(known | {"format", "malformed"})
