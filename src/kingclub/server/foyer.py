"""A connection in the foyer: the list that it follows, and its search for people."""

from __future__ import annotations

from kingclub.club.house import House
from kingclub.club.people import Person
from kingclub.club.search import Search
from kingclub.errors import Refusal, Refused
from kingclub.rules import load_preset
from kingclub.server.lobby_message import Seek, Unseek, Unwatch, Watch
from kingclub.server.message import FoyerMessage
from kingclub.server.outbox import SocketOutbox


class Foyer:
    """What one connection does in the foyer. A search ends with its connection: who is away is not waited for."""

    def __init__(self, house: House, outbox: SocketOutbox) -> None:
        self._lobby, self._matchmaker, self._outbox = house.lobby, house.matchmaker, outbox

    def receive(self, message: FoyerMessage, person: Person) -> Refusal | None:
        """Do what a message says; why not, if it names rules that do not exist."""
        match message:
            case Watch(hall):
                self._lobby.follow(self._outbox, hall)
            case Unwatch():
                self._lobby.leave(self._outbox)
            case Unseek():
                self._matchmaker.withdraw(self._outbox)
            case Seek(presets, paces):
                try:
                    for preset in presets:
                        load_preset(preset)
                except Refused as error:
                    return error.refusal
                search = Search(person.id, tuple(presets), tuple(paces), person.kind)
                self._matchmaker.seek(self._outbox, search)
        return None

    def close(self) -> None:
        """The client has gone."""
        self._lobby.leave(self._outbox)
        self._matchmaker.withdraw(self._outbox)
