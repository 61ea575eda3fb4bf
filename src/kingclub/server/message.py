"""The frames of the socket, both ways (`docs/protocol.md`, section 1)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from kingclub.server.lobby_message import Found, LobbyNews, Seek, Seeking, Unseek, Unwatch, Watch
from kingclub.server.match_view import Plain, Refusal, Seat
from kingclub.server.table_event import Remainder, TableEvent, TableView

SUBPROTOCOL = "kingclub.1"

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""Of a table or a request."""
WORD_LENGTH = 40
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=WORD_LENGTH)]
"""What opens a table that needs one."""
Text: TypeAlias = Annotated[str, Meta(max_length=1000)]
"""Anything a person writes; how much of it is allowed the club says in words."""

# ── From the server ──────────────────────────────────────────────────────────────────────────────────────────


class Welcome(Plain, tag_field="t", tag="welcome"):
    """Who you are; the token is the way back in. A page is not told it: its browser has the cookie."""

    token: str | None
    name: str
    server: str


class Snapshot(Plain, tag_field="t", tag="snapshot"):
    """A whole table."""

    table: str
    seq: int
    version: int
    view: TableView


class EventMessage(Plain, tag_field="t", tag="event"):
    """What has happened at a table."""

    table: str
    seq: int
    version: int
    event: TableEvent


class Ack(Plain, tag_field="t", tag="ack"):
    """The request has been granted and stored; `seq` is the number of the last thing that came of it."""

    id: str
    seq: int | None


class Refuse(Refusal, tag_field="t", tag="refuse"):
    """The request has been refused; without an id it was not even a request."""

    id: str | None


class Stale(Plain, tag_field="t", tag="stale"):
    """The table had moved on; the tail is what happened."""

    id: str
    version: int
    tail: list[EventMessage]


class Waiting(Plain, tag_field="t", tag="waiting"):
    """The table waits for its disk; nothing is lost, and nothing is decided until it is back."""

    table: str
    waiting: bool


class Bye(Plain, tag_field="t", tag="bye"):
    """The server hangs up, and why."""

    code: str


class Pong(Plain, tag_field="t", tag="pong"):
    """Still here."""


FoyerNews: TypeAlias = LobbyNews | Seeking | Found
"""What is told in the foyer."""
ServerMessage: TypeAlias = (
    Welcome | Snapshot | EventMessage | Ack | Refuse | Stale | Waiting | FoyerNews | Bye | Pong
)

# ── From the client ──────────────────────────────────────────────────────────────────────────────────────────

SeatAction: TypeAlias = Literal["sit", "leave", "return", "ready", "fill"]
"""`return` takes one's seat back from the bot that held it; `fill` lets bots have all free seats: the host may."""


Saying: TypeAlias = Literal["pause", "adjourn", "replace", "agree", "decline", "go_on"]
"""`replace` proposes a bot for whoever keeps all waiting; `decline` also withdraws; `go_on` ends a pause."""


class ActRequest(Plain, tag_field="t", tag="act"):
    """Call or play, in the words of a record; `expect` is the version seen."""

    table: Id
    id: Id
    expect: int
    action: Annotated[str, Meta(max_length=32)]


class ClaimRequest(Plain, tag_field="t", tag="claim"):
    """Claim that all the tricks that are left are mine, or none of them; `expect` is the version seen."""

    table: Id
    id: Id
    expect: int
    rest: Remainder


class TakeBackRequest(Plain, tag_field="t", tag="take_back"):
    """Take my last card or call back."""

    table: Id
    id: Id


class ConsentRequest(Plain, tag_field="t", tag="consent"):
    """Propose something, about a `seat` where it is about somebody; answer what is proposed; go on."""

    table: Id
    id: Id
    say: Saying
    seat: Seat | None = None


class SeatRequest(Plain, tag_field="t", tag="seat"):
    """Sit down, with the word where the table asks for one; get up, be ready."""

    table: Id
    id: Id
    action: SeatAction
    seat: Seat | None = None
    word: Word | None = None


class SayRequest(Plain, tag_field="t", tag="say"):
    """Say a text, or a phrase by its code."""

    table: Id
    id: Id
    text: Text | None = None
    phrase: Annotated[str, Meta(max_length=32)] | None = None


class SeedRequest(Plain, tag_field="t", tag="seed"):
    """Add 16 random bytes, as hex, to a deal."""

    table: Id
    id: Id
    deal: int
    seed: Annotated[str, Meta(max_length=64)]


Request: TypeAlias = (
    ActRequest | ClaimRequest | TakeBackRequest | ConsentRequest | SeatRequest | SayRequest | SeedRequest
)
"""What has an id and is answered exactly once."""


class Hello(Plain, tag_field="t", tag="hello"):
    """The first message of a connection."""

    token: Annotated[str, Meta(max_length=128)] | None = None
    lang: Annotated[str, Meta(max_length=16)] = "en"


class Subscribe(Plain, tag_field="t", tag="subscribe"):
    """Follow a table; `since` is the last number seen."""

    table: Id
    since: int | None = None


class Unsubscribe(Plain, tag_field="t", tag="unsubscribe"):
    """Follow a table no more."""

    table: Id


class Ping(Plain, tag_field="t", tag="ping"):
    """Still there?"""


FoyerMessage: TypeAlias = Watch | Unwatch | Seek | Unseek
"""What is wanted in the foyer; it has no id, and its answer is what is told there."""
ClientMessage: TypeAlias = Request | Hello | Subscribe | Unsubscribe | FoyerMessage | Ping

_client_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_server_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
_encoder = msgspec.json.Encoder()


def parse_client(text: str | bytes) -> ClientMessage:
    """A client's message. Raises `msgspec.ValidationError` or `msgspec.DecodeError` for anything else."""
    try:
        return _client_decoder.decode(text)
    except RecursionError:
        raise msgspec.DecodeError("nested too deeply") from None


def parse_server(text: str | bytes) -> ServerMessage:
    """A server's message, strictly: the tests hold every byte that leaves to this."""
    return _server_decoder.decode(text)


def encode(message: object) -> str:
    """The text of a message."""
    return _encoder.encode(message).decode()
