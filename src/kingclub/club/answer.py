"""What requests are answered with, each exactly once however often it is sent."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from kingclub.club.identity import PersonId, RequestId
from kingclub.club.port import Message
from kingclub.errors import Refusal

KEPT = 64
"""Answers kept for each person: many more than a client ever has open."""


class Answers:
    """The last answers that each person got at a table."""

    def __init__(self) -> None:
        self._kept: dict[PersonId, OrderedDict[RequestId, Message]] = {}

    def find(self, person: PersonId, request: RequestId) -> Message | None:
        """The answer that this request has got, if it has."""
        kept = self._kept.get(person)
        return None if kept is None else kept.get(request)

    def keep(self, person: PersonId, request: RequestId, answer: Message) -> None:
        """Remember an answer, and forget the person's oldest where there are too many."""
        kept = self._kept.setdefault(person, OrderedDict())
        kept[request] = answer
        if len(kept) > KEPT:
            kept.popitem(last=False)


def ack(request: RequestId, seq: int | None) -> Message:
    """It has been done; `seq` is the number of the last thing that came of it."""
    return {"t": "ack", "id": request, "seq": seq}


def refuse(request: RequestId | None, refusal: Refusal) -> Message:
    """It may not be done, and why."""
    args: dict[str, Any] = dict(refusal.args)
    return {"t": "refuse", "id": request, "code": refusal.code, "args": args}


def stale(request: RequestId, version: int, tail: list[Message]) -> Message:
    """The table has moved on since; the tail is what happened."""
    return {"t": "stale", "id": request, "version": version, "tail": tail}
