"""Entries as bytes, and the chain of hashes that makes a changed or missing one show."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

import msgspec

from kingclub.club.fact import from_plain, to_plain
from kingclub.club.identity import PersonId, RequestId, TableId
from kingclub.club.port import Entry

FIRST: Final = bytes(32)
"""What the first entry of a table is chained to."""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder()


def pack(entry: Entry) -> bytes:
    """All of an entry but its table and number."""
    facts = [to_plain(fact) for fact in entry.facts]
    head = (entry.at_ms, entry.deadline_ms, entry.asked_by, entry.request, entry.seq, int(entry.ends))
    return _encoder.encode([*head, facts])


def unpack(table: TableId, number: int, body: bytes) -> Entry:
    """The opposite of `pack`. Raises `Unreadable` for a fact that is none."""
    at_ms, deadline_ms, asked_by, request, seq, ends, facts = _decoder.decode(body)
    return Entry(
        table=table,
        number=number,
        at_ms=at_ms,
        facts=tuple(from_plain(fact) for fact in facts),
        deadline_ms=deadline_ms,
        asked_by=_named(asked_by, PersonId),
        request=_named(request, RequestId),
        seq=seq,
        ends=bool(ends),
    )


def link(previous: bytes, table: TableId, number: int, body: bytes) -> bytes:
    """The hash of an entry: of its own bytes, its place, and the entry before it."""
    return sha256(previous + f"{table}|{number}|".encode() + body).digest()


def _named(value: Any, kind: Any) -> Any:
    return None if value is None else kind(value)
