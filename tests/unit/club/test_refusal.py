"""Every refusal of the club is in the list that strangers read."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingclub.club import refusal
from kingclub.errors import Refusal

PROTOCOL = Path(__file__).parents[3] / "docs/protocol.md"
KINDS = [
    kind
    for kind in vars(refusal).values()
    if isinstance(kind, type) and issubclass(kind, Refusal) and kind is not Refusal
]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.code))
def test_its_code_is_in_the_protocol(kind: type[Refusal]) -> None:
    assert f"`{kind.code}`" in PROTOCOL.read_text(encoding="utf-8")
