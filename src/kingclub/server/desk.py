"""The front desk: who comes in is known again or made a guest, and is shown to the tables."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass

import kingclub
from kingclub.club.house import House, NewTable
from kingclub.club.identity import PersonId, TableId
from kingclub.club.lane import Lane
from kingclub.club.moderation import Moderation, Standing
from kingclub.club.people import People, Person, Visit, guest_name, hash_of
from kingclub.club.port import Clock, Entropy
from kingclub.club.refusal import Banned, NameAlike, NoSuchTable
from kingclub.club.sitter import Kind
from kingclub.errors import Refused
from kingclub.server.crowd import Crowd
from kingclub.server.message import Bye, encode
from kingclub.server.meter import Meter
from kingclub.server.outbox import SocketOutbox
from kingclub.server.wifi import Wifi

PERSON_ID_LENGTH = 12
AGENT_LENGTH = 300
"""As much is kept of what a browser calls itself."""


@dataclass(frozen=True, slots=True)
class Session:
    """Somebody and the token by which he is known; the token is the way back in and is nowhere stored."""

    person: Person
    token: str


class Desk:
    """What routes and sockets share."""

    def __init__(  # noqa: PLR0913  # what a node has made, each once
        self,
        house: House,
        people: People,
        entropy: Entropy,
        clock: Clock,
        meter: Meter,
        moderation: Moderation,
        url: str | None = None,
    ) -> None:
        self.house = house
        self.people = people
        self.version = kingclub.__version__
        self._entropy = entropy
        self._clock = clock
        self.connections: dict[SocketOutbox, Session | None] = {}
        """The open sockets, and whose they are once they have greeted."""
        self.crowd = Crowd()
        self.meter = meter
        self.moderation = moderation
        self.is_closing = False
        self.url = url
        """How others reach the club, if not as whoever asks has reached it."""
        self.wifi: Wifi | None = None
        """The switch of the Wi‑Fi, where there is something to switch."""

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        return self._clock.now_ms()

    def standing_of(self, person: PersonId) -> Standing:
        """How somebody stands. A program suffers what its owner does, but has none of his powers."""
        standing = self.moderation.standing_of(self.people.ids_of(person))
        owner = self.people.owner_of(person)
        if owner is None:
            return standing
        his = self.moderation.standing_of(self.people.ids_of(owner))
        return standing | Standing(is_muted=his.is_muted, is_banned=his.is_banned)

    def new_token(self) -> str:
        """A token that belongs to nobody yet."""
        return secrets.token_urlsafe(32)

    def new_visit(self, token: str, agent: str) -> Visit:
        """A session that begins now, on whatever calls itself `agent`."""
        return Visit(hash_of(token), agent[:AGENT_LENGTH], self.now_ms())

    async def find(self, token: str | None) -> Session | None:
        """The session of a token, which is in use now. Raises `Refused` if it is that of somebody banned."""
        person = await self.people.find(hash_of(token)) if token else None
        if person is None or not token:
            return None
        if self.standing_of(person.id).is_banned:
            raise Refused(Banned())
        self.people.seen(hash_of(token), self.now_ms())
        return Session(person, token)

    async def welcome(self, cookie: str, token: str | None, lang: str, agent: str) -> Session:
        """Whoever has this cookie, else whoever has this token, else a new guest; the cookie is his from now on."""
        session = await self.find(cookie) or await self.find(token)
        if session is not None:
            return session
        who = self._new_id()
        person = Person(who, guest_name(lang, who))
        await self.people.admit(person, self.new_visit(cookie, agent))
        return Session(person, cookie)

    async def admit_program(self, name: str, owner: PersonId | None = None) -> Session:
        """One that is no person but a program, under a name of its own; a person may answer for it."""
        token = self.new_token()
        program = Person(self._new_id(), name, Kind.PROGRAM)
        await self.people.admit(program, self.new_visit(token, ""), owner)
        return Session(program, token)

    async def rename(self, person: PersonId, name: str) -> None:
        """Call a person by another name from now on, also at the tables where he sits.

        Raises `Refused` if somebody there could be taken for him.
        """
        ids = self.people.ids_of(person)
        other = self.house.namesake(name, ids)
        if other is not None:
            raise Refused(NameAlike(other))
        await self.people.rename(person, name)
        self.house.renamed(ids)

    def hang_up(self, code: str, on: Callable[[Session], bool]) -> None:
        """Say why, and close the sockets of these sessions."""
        for outbox, session in tuple(self.connections.items()):
            if session is not None and on(session):
                outbox.put(encode(Bye(code)))
                outbox.close()

    def _new_id(self) -> PersonId:
        return PersonId(self._entropy.token(PERSON_ID_LENGTH))

    def lane(self, table: str) -> Lane:
        """The table of this id. Raises `Refused` if there is none."""
        lane = self.house.find(TableId(table))
        if lane is None:
            raise Refused(NoSuchTable(table))
        return lane

    async def open_table(self, host: PersonId, wanted: NewTable) -> TableId | None:
        """Open a table; None if it could not be stored. Raises `Refused` for impossible rules."""
        return await _told(lambda opened: self.house.open(host, wanted, opened))

    async def rematch(self, lane: Lane, who: PersonId) -> TableId | None:
        """The table of the next match of the same people; None if it could not be stored. Raises `Refused`."""
        return await _told(lambda opened: self.house.rematch(lane, who, opened))


async def _told(begin: Callable[[Callable[[TableId | None], None]], None]) -> TableId | None:
    """What will be told of the table that is opened by this."""
    opened: asyncio.Future[TableId | None] = asyncio.get_running_loop().create_future()
    begin(opened.set_result)
    return await opened
