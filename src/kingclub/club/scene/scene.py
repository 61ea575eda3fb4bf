"""A scene: a deal, how far it has been played, and what is to be said of it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias

from kingclub.cards import BySeat, Card, Seat, parse_card, parse_cards
from kingclub.errors import Refused, Unreadable
from kingclub.rules.catalog import ruleset
from kingclub.rules.ruleset import Ruleset

Kind: TypeAlias = Literal["dispute", "lesson"]

_NEEDED: Final = {"kind", "number", "preset", "dealer", "viewer", "hands", "calls", "play", "start", "notes"}
_KEYS: Final = _NEEDED | {"options", "talon", "goal"}


@dataclass(frozen=True, slots=True)
class Note:
    """What is said when `at` cards of the deal have been played, and the cards asked about: may they be played?"""

    at: int
    code: str
    ask: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """A deal on a small table.

    `hands` and `talon` as dealt by `dealer`; `calls` are made before the play, `play` are the cards played, of
    which the first `start` lie already when the scene opens. `viewer` is the seat that one looks from and, in a
    lesson, plays. A lesson is done with at least `goal` points for him.
    """

    code: str
    kind: Kind
    number: int
    ruleset: Ruleset
    dealer: Seat
    viewer: Seat
    hands: BySeat[tuple[Card, ...]]
    talon: tuple[Card, ...]
    calls: tuple[str, ...]
    play: tuple[Card, ...]
    start: int
    goal: int | None
    notes: tuple[Note, ...]


@cache
def scenes(kind: Kind) -> tuple[str, ...]:
    """The codes of the disputes or of the lessons, in order."""
    every = sorted(map(load_scene, _codes()), key=lambda scene: scene.number)
    return tuple(scene.code for scene in every if scene.kind == kind)


@cache
def load_scene(code: str) -> Scene:
    """The scene of this code. Raises `Unreadable` where there is none or its file is faulty."""
    if code not in _codes():
        raise Unreadable(f"there is no scene {code!r}")
    file = files("kingclub.club.scene") / "catalog" / f"{code}.toml"
    return read_scene(code, file.read_text(encoding="utf-8"))


@cache
def _codes() -> frozenset[str]:
    """The codes of all scenes: what somebody asks for is looked up here and never becomes a path."""
    names = [file.name for file in (files("kingclub.club.scene") / "catalog").iterdir()]
    return frozenset(name.removesuffix(".toml") for name in names if name.endswith(".toml"))


def read_scene(code: str, text: str) -> Scene:
    """The scene that the text of its file describes. Raises `Unreadable` with the file and what is wrong in it."""
    try:
        table = tomllib.loads(text)
        if strange := table.keys() - _KEYS:
            raise Unreadable(f"there is no key {min(strange)!r}")
        if missing := _NEEDED - table.keys():
            raise Unreadable(f"{min(missing)!r} is missing")
        return _scene(code, table)
    except Refused as refused:
        raise Unreadable(f"{code}.toml: {refused}") from None
    except (ValueError, KeyError, TypeError) as error:
        raise Unreadable(f"{code}.toml: {error}") from None


def _scene(code: str, table: Mapping[str, Any]) -> Scene:
    kind: Kind = table["kind"]
    if kind not in ("dispute", "lesson"):
        raise Unreadable(f"a scene is a dispute or a lesson, not {kind!r}")
    if (kind == "lesson") != ("goal" in table):
        raise Unreadable("a lesson, and nothing else, has a goal")
    return Scene(
        code=code,
        kind=kind,
        number=table["number"],
        ruleset=ruleset(table["preset"], table.get("options", {})),
        dealer=Seat(table["dealer"]),
        viewer=Seat(table["viewer"]),
        hands=tuple(map(parse_cards, table["hands"])),
        talon=parse_cards(table.get("talon", "")),
        calls=tuple(table["calls"]),
        play=tuple(card for trick in table["play"] for card in parse_cards(trick)),
        start=table["start"],
        goal=table.get("goal"),
        notes=tuple(_note(code, note) for note in table["notes"]),
    )


def _note(code: str, table: Mapping[str, Any]) -> Note:
    asked = tuple(map(parse_card, table.get("ask", ())))
    return Note(table["at"], f"scene-{code}-{table['say']}", asked)
