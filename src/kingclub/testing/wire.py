"""The fold of `docs/design/wire.md` on the plain values of the wire, as any client makes it.

It knows no rules, and of cards only the order in which suits and ranks are written.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Plain: TypeAlias = dict[str, Any]
"""An object of JSON."""

SUITS = "SCDH"
RANKS = "23456789TJQKA"

_SET: Mapping[str, tuple[str, ...]] = {
    "drawn": ("draw",),
    "dealt": ("number", "dealer", "contract", "worth", "hand", "counts", "talon", "lists"),
    "rest": ("hand", "counts", "shown"),
    "called": ("offer",),
    "contract": ("contract", "worth", "lists"),
    "talon": ("hand", "counts"),
    "gift": ("hand", "counts"),
    "trump": ("trump", "namer", "shown", "worth"),
    "trick": ("points",),
    "scored": ("totals", "revealed", "points"),
    "turn": ("phase", "options"),
}
"""The fields that an event sets as they stand in it."""

_EMPTY: Plain = {
    "phase": "deal",
    "trump": None,
    "namer": None,
    "shown": None,
    "calls": [],
    "trick": {"leader": None, "cards": []},
    "tricks": [],
    "layout": [],
    "out": [],
    "gifts": [],
    "offer": None,
    "revealed": None,
    "turn": None,
    "options": None,
    "deserter": None,
}
"""What a new deal empties."""


def fold_plain(view: Plain, event: Plain, viewer: int | None) -> Plain:
    """The `MatchView` after an event; the one before is left as it was."""
    after = {**view, **{field: event[field] for field in _SET.get(event["e"], ())}}
    match event["e"]:
        case "drawn":
            after["phase"] = "deal"
        case "dealt":
            after |= _EMPTY | {"points": [0] * len(event["counts"])}
        case "called":
            after["calls"] = [*view["calls"], {"seat": event["seat"], "call": event["call"]}]
        case "talon":
            after["talon"] = {**view["talon"], "count": 0}
        case "gift":
            after["gifts"] = [*view["gifts"], {name: event[name] for name in ("from", "to", "card")}]
        case "out":
            after["out"] = [*view["out"], event["seat"]]
        case "deserted":
            after["deserter"] = event["seat"]
        case "turn":
            after["turn"] = event["seat"]
        case "over":
            after |= {"phase": "over", "over": True, "settlement": event["settlement"]}
        case _:
            after |= _played(view, event, viewer)
    return after


def _played(view: Plain, event: Plain, viewer: int | None) -> Plain:
    """What play and scoring change beside the fields that they set."""
    match event["e"]:
        case "play":
            return {"trick": {"leader": event["leader"], "cards": []}}
        case "card":
            return _card(view, event["seat"], event["card"], viewer)
        case "trick":
            taken = {**view["trick"], "taker": event["taker"]}
            return {"tricks": [*view["tricks"], taken], "trick": {"leader": event["taker"], "cards": []}}
        case "scored":
            return _scored(view, event)
        case _:
            return {}


def _card(view: Plain, seat: int, card: str, viewer: int | None) -> Plain:
    counts = [count - (place == seat) for place, count in enumerate(view["counts"])]
    hand = view["hand"]
    if seat == viewer and hand is not None:
        hand = [held for held in hand if held != card]
    if view["trick"]["leader"] is None:
        return {"counts": counts, "hand": hand, "layout": _laid(view["layout"], card)}
    trick = {**view["trick"], "cards": [*view["trick"]["cards"], card]}
    return {"counts": counts, "hand": hand, "trick": trick}


def _laid(layout: list[list[str]], card: str) -> list[list[str]]:
    rank, suit = card[0], card[1]
    rows = {row[0]: row for row in layout}
    ranks = sorted([*rows.get(suit, [suit])[1:], rank], key=RANKS.index)
    rows[suit] = [suit, ranks[0], ranks[-1]]
    return [rows[each] for each in SUITS if each in rows]


def _scored(view: Plain, event: Plain) -> Plain:
    row = event["row"]
    return {
        "sheet": [*view["sheet"], row],
        "talon": {**view["talon"], "cards": event["talon"]},
        "trump": row["trump"],
        "namer": None if row["settled"] else view["namer"],
        "trick": {"leader": None, "cards": []},
        "phase": "deal",
        "turn": None,
        "options": None,
    }
