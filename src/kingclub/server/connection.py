"""One client on its socket: what it says, in the order in which it says it."""

from __future__ import annotations

import logging
from dataclasses import dataclass

import msgspec

from kingclub.cards import Seat
from kingclub.club.answer import refuse
from kingclub.club.fact import Matter
from kingclub.club.identity import RequestId, TableId
from kingclub.club.lane import Request as TableRequest
from kingclub.club.people import NotStored, as_whom
from kingclub.club.refusal import Failed, Malformed, Muted, NoSuchTable, NotGreeted
from kingclub.club.sitter import Kind
from kingclub.club.wish import (
    Act,
    AddSeed,
    BeReady,
    Claim,
    GoOn,
    Leave,
    Propose,
    Reply,
    Return,
    Say,
    SeatBot,
    Sit,
    TakeBack,
    Wish,
)
from kingclub.errors import Refusal, Refused
from kingclub.server.desk import Desk, Session
from kingclub.server.foyer import Foyer
from kingclub.server.lobby_message import Seek, Unseek, Unwatch, Watch
from kingclub.server.message import (
    ActRequest,
    Bye,
    ClaimRequest,
    ClientMessage,
    ConsentRequest,
    Hello,
    Ping,
    Pong,
    Request,
    SayRequest,
    SeatRequest,
    SeedRequest,
    Subscribe,
    TakeBackRequest,
    Unsubscribe,
    Welcome,
    encode,
    parse_client,
)
from kingclub.server.outbox import SocketOutbox
from kingclub.view import Rest

NOT_STORED = "not-stored"
MOST_TABLES = 16
"""Tables that one connection may follow."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Caller:
    """Who knocks: `cookie` is the token that its browser has, or has just been given.

    `agent` is what it calls itself. A page of the club is never told its token: the browser keeps it.
    """

    cookie: str
    agent: str
    is_page: bool


class Connection:
    """A client's side of the conversation."""

    def __init__(self, desk: Desk, outbox: SocketOutbox, caller: Caller) -> None:
        self._desk = desk
        self._outbox = outbox
        self._caller = caller
        self._session: Session | None = None
        self._foyer = Foyer(desk.house, outbox)
        self._tables: set[TableId] = set()
        """The tables that are followed, and perhaps some that have turned this client away."""

    @property
    def is_greeted(self) -> bool:
        """Whether the club knows who this is: from then on it need not wait to do what he says."""
        return self._session is not None

    async def receive(self, text: str) -> None:
        """Do what a message says. What cannot be read is refused; after the end nothing is heard."""
        message = self._read(text)
        if isinstance(message, Hello) and self._session is None:
            await self._greet(message)
        elif message is not None:
            self._answer(message)

    def hear(self, text: str) -> None:
        """Do what a message of whoever is greeted says, at once."""
        message = self._read(text)
        if message is not None:
            self._answer(message)

    def _read(self, text: str) -> ClientMessage | None:
        if self._outbox.is_closed:
            return None
        try:
            return parse_client(text)
        except msgspec.MsgspecError:
            self._refuse(None, Malformed())
            return None

    def _answer(self, message: ClientMessage) -> None:
        try:
            self._do(message)
        except Exception as error:
            self._failed(message, error)

    def _failed(self, message: ClientMessage, error: Exception) -> None:
        log.error("a message could not be dealt with", exc_info=error)
        self._refuse(message.id if isinstance(message, Request) else None, Failed())

    def _do(self, message: ClientMessage) -> None:
        session = self._session
        match message:
            case Ping():
                self._outbox.put(encode(Pong()))
            case _ if session is None:
                request = message.id if isinstance(message, Request) else None
                self._refuse(request, NotGreeted())
            case Hello():
                self._welcome(session)
            case Subscribe(table, since):
                self._subscribe(TableId(table), session, since)
            case Unsubscribe(table):
                self._unsubscribe(TableId(table))
            case Watch() | Unwatch() | Seek() | Unseek():
                refusal = self._foyer.receive(message, session.person)
                if refusal is not None:
                    self._refuse(None, refusal)
            case _:
                self._request(message, session)

    def close(self) -> None:
        """The client has gone."""
        self._foyer.close()
        for table in tuple(self._tables):
            self._unsubscribe(table)

    async def _greet(self, hello: Hello) -> None:
        try:
            session = await self._desk.welcome(self._caller.cookie, hello.token, hello.lang, self._caller.agent)
        except NotStored:
            self._hang_up(NOT_STORED)
        except Refused as error:
            self._hang_up(error.refusal.code)
        except Exception as error:
            self._failed(hello, error)
        else:
            self._session = self._desk.connections[self._outbox] = session
            self._welcome(session)

    def _welcome(self, session: Session) -> None:
        token = None if self._caller.is_page else session.token
        self._outbox.put(encode(Welcome(token, session.person.name, self._desk.version)))

    def _subscribe(self, table: TableId, session: Session, since: int | None) -> None:
        lane = self._desk.house.find(table) if self._has_room_for(table) else None
        if lane is None:
            self._refuse(None, NoSuchTable(table))
            return
        self._tables.add(table)
        lane.subscribe(self._outbox, as_whom(lane.table, self._desk.people.ids_of(session.person.id)), since)

    def _has_room_for(self, table: TableId) -> bool:
        """Whether a table may be followed: one of those that are, or one more."""
        if len(self._tables) >= MOST_TABLES:
            self._tables = {name for name in self._tables if self._follows(name)}
        return table in self._tables or len(self._tables) < MOST_TABLES

    def _follows(self, table: TableId) -> bool:
        lane = self._desk.house.find(table)
        return lane is not None and lane.is_followed_by(self._outbox)

    def _unsubscribe(self, table: TableId) -> None:
        if table in self._tables:
            self._tables.remove(table)
            lane = self._desk.house.find(table)
            if lane is not None:
                lane.unsubscribe(self._outbox)

    def _request(self, request: Request, session: Session) -> None:
        lane = self._desk.house.find(TableId(request.table))
        if lane is None:
            self._refuse(request.id, NoSuchTable(request.table))
            return
        person = session.person
        if isinstance(request, SayRequest) and self._desk.standing_of(person.id).is_muted:
            self._refuse(request.id, Muted())
            return
        who = as_whom(lane.table, self._desk.people.ids_of(person.id))
        lane.know(self._outbox, who)
        lane.submit(TableRequest(wish_of(request, person.kind), who, RequestId(request.id), self._outbox))

    def _hang_up(self, code: str) -> None:
        self._outbox.put(encode(Bye(code)))
        self._outbox.close()

    def _refuse(self, request: str | None, refusal: Refusal) -> None:
        self._desk.meter.refused(refusal.code)
        self._outbox.put(encode(refuse(None if request is None else RequestId(request), refusal)))


def wish_of(request: Request, kind: Kind) -> Wish | Say:
    """What a request asks of the table; `kind` is what asks."""
    match request:
        case ActRequest(expect=expect, action=action):
            return Act(expect, action)
        case ClaimRequest(expect=expect, rest=rest):
            return Claim(expect, Rest(rest))
        case TakeBackRequest():
            return TakeBack()
        case ConsentRequest(say=say, seat=seat):
            return _consent_wish(say, None if seat is None else Seat(seat))
        case SayRequest(text=text, phrase=phrase):
            return Say(text, phrase)
        case SeedRequest(deal=deal, seed=seed):
            return AddSeed(deal, seed)
        case SeatRequest(action="sit", seat=seat, word=word):
            return Sit(None if seat is None else Seat(seat), kind, word)
        case SeatRequest(action=action, seat=seat):
            return _seat_wish(action, None if seat is None else Seat(seat))


def _consent_wish(say: str, about: Seat | None) -> Wish:
    match say:
        case "agree" | "decline":
            return Reply(say == "agree")
        case "go_on":
            return GoOn()
        case _:
            return Propose(Matter(say), about)


def _seat_wish(action: str, seat: Seat | None) -> Wish:
    match action:
        case "ready":
            return BeReady()
        case "leave":
            return Leave()
        case "return":
            return Return()
        case _:
            return SeatBot(seat)
