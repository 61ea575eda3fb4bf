"""The page for strangers names every frame, every field and every code of the wire, and no frame that is none."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import kingclub.club.refusal
import kingclub.engine.refusal
import kingclub.rules.refusal
from kingclub.errors import Refusal
from kingclub.server import message

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "protocol.md").read_text("utf-8")
RECORDS = (DOCS / "records.md").read_text("utf-8")
"""To it the page sends its reader for the codes of records."""


def frames(kinds: tuple[type, ...]) -> dict[str, set[str]]:
    """The fields of each frame, by its tag."""
    infos = [msgspec.inspect.type_info(kind) for kind in kinds]
    return {
        str(info.tag): {field.encode_name for field in info.fields}
        for info in infos
        if isinstance(info, msgspec.inspect.StructType)
    }


def told(heading: str) -> dict[str, set[str]]:
    """The frames of the table under this heading of the page."""
    table = PAGE.partition(f"| {heading} | |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| `(\w+)(?: \{(.*?)\})?`", table, re.MULTILINE)
    return {tag: set(re.findall(r"\w+", fields)) for tag, fields in rows}


@pytest.mark.parametrize(
    ("heading", "kinds"),
    [
        ("client → server", tuple(kind for kind in get_args(message.ClientMessage) if kind is not message.Ping)),
        ("server → client", get_args(message.ServerMessage)),
    ],
)
def test_every_frame_is_told_with_its_fields(heading: str, kinds: tuple[type, ...]) -> None:
    assert {tag: fields for tag, fields in told(heading).items() if tag != "ping"} == frames(kinds)


def test_every_code_of_the_club_and_of_the_cards_is_told() -> None:
    listed = set(re.findall(r"`([a-z-]+)`", PAGE.partition("Refusal codes")[2] + RECORDS))
    modules = (kingclub.club.refusal, kingclub.engine.refusal, kingclub.rules.refusal)
    known = {
        kind.code
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Refusal) and kind is not Refusal
    }
    assert known <= listed


def test_the_limits_are_the_true_ones() -> None:
    from kingclub.club.chat import LONGEST
    from kingclub.server.front import MESSAGE_BYTES

    assert f"at most {MESSAGE_BYTES // 1024} KiB" in PAGE
    assert f"at most {LONGEST} characters" in PAGE
