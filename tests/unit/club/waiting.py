"""A table of the simulator that waits for people, on whatever terms."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from kingclub.club.house import NewTable
from kingclub.club.identity import PersonId
from kingclub.club.terms import Terms
from tests.unit.club.simulator import Client, Simulation


class Waiting(Simulation):
    """A club with one table that `host` has opened and follows; nobody else is there."""

    def __init__(
        self,
        terms: Terms,
        preset: str = "club",
        word: str | None = None,
        options: Mapping[str, object] = MappingProxyType({}),
        pace_ms: int = 0,
    ) -> None:
        self.pace_ms = pace_ms
        self._begin(preset, PersonId("host"), NewTable(preset=preset, options=options, terms=terms, word=word))
        self.clients = []
        self.host = self.guest("host")

    def guest(self, name: str) -> Client:
        """Somebody who comes and looks."""
        client = Client(PersonId(name))
        self.clients.append(client)
        self.lane.subscribe(client, client.who, None)
        return client

    def kinds(self) -> list[str | None]:
        """Who sits on each seat: a person's id, `bot`, or nobody."""
        return [None if sitter is None else sitter.person or "bot" for sitter in self.lane.table.seats]
