"""The frames of the foyer, both ways: the live lists of tables, and the search for people (`docs/protocol.md`)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from kingclub.club.hall import Hall
from kingclub.club.terms import Pace
from kingclub.server.match_view import Plain
from kingclub.server.table_event import Person, Rules, Stage, Terms

Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
"""Of a preset."""


class Listing(Plain):
    """A table in a list. Its house rules are `rules.options`; with `draws` the cards decide who sits where.

    `deal` is the number of the deal in play, 0 before the match; `deals` are those of the whole match.
    """

    table: str
    rules: Rules
    draws: bool
    terms: Terms
    people: list[Person]
    stage: Stage
    deal: int
    deals: int


class LobbyNews(Plain, tag_field="t", tag="lobby"):
    """The list of a hall, or of the whole club for null: all of it, or what has changed and what is gone."""

    hall: Hall | None
    whole: bool
    tables: list[Listing]
    gone: list[str]


class Seeking(Plain, tag_field="t", tag="seeking"):
    """How near the search for people has come to a table: so many are there of as many as it needs."""

    have: int
    need: int


class Found(Plain, tag_field="t", tag="found"):
    """The search is over: at this table the others sit, and oneself too. It waits a minute."""

    table: str


class Watch(Plain, tag_field="t", tag="watch"):
    """Follow the list of a hall, or of the whole club, instead of any other."""

    hall: Hall | None = None


class Unwatch(Plain, tag_field="t", tag="unwatch"):
    """Follow no list any more."""


class Seek(Plain, tag_field="t", tag="seek"):
    """Look for people who would play one of these presets at one of these paces, what is liked most first."""

    presets: Annotated[list[Code], Meta(min_length=1, max_length=16)]
    paces: Annotated[list[Pace], Meta(min_length=1, max_length=4)]


class Unseek(Plain, tag_field="t", tag="unseek"):
    """Look for people no more."""
