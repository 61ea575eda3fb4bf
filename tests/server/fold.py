"""The fold of a whole table view: the match by `kingclub.testing`, people, clock and chat here."""

from __future__ import annotations

from kingclub.testing.wire import Plain, fold_plain

View = Plain
CHAT_KEPT = 50
TABLE_EVENTS = {"people": ("people", "host", "stage", "sealed"), "clock": ("deadline",), "accord": ("accord",)}


def fold(view: View, event: View) -> View:
    """The view of a table after an event."""
    kind = event["e"]
    if kind in TABLE_EVENTS:
        return {**view, **{name: event[name] for name in TABLE_EVENTS[kind]}}
    if kind == "said":
        line = {name: event[name] for name in ("seat", "name", "text", "phrase")}
        return {**view, "chat": [*view["chat"], line][-CHAT_KEPT:]}
    return {**view, "match": fold_plain(view["match"], event, view["seat"])}
