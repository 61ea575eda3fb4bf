"""Who may say what on the socket: every message, and everybody from nobody to an administrator."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import get_args

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from kingclub.club.lane import Lane
from kingclub.server.message import SUBPROTOCOL, ClientMessage, Saying, SeatAction
from tests.server.cast import ROLES, Cast, new_cast
from tests.server.player import Message
from tests.server.standing_club import StandingClub, standing_club

pytestmark = pytest.mark.slow

WAITING, PLAYING, PRIVATE = "waiting", "playing", "private"
SEATED = ("sitter", "host")
NOT_SEATED = tuple(role for role in ROLES if role not in {"nobody", "banned", *SEATED})
LAST = "the last request"
ANYTHING_BUT = "!"
"""Before a code: any answer but this. What else the table may object to is told by the tests of its rules."""


@dataclass(frozen=True)
class Row:
    """A message at a table of this stage, and the answer for each role: its code if it is refused, else its tag."""

    stage: str
    message: Message
    answers: Mapping[str, str]


def seated(message: Message, stage: str = WAITING, answer: str = "ack", **but: str) -> Row:
    """For those who sit at the table."""
    answers = dict.fromkeys(SEATED, answer) | dict.fromkeys(NOT_SEATED, "not-seated") | but
    return Row(stage, message, {"nobody": "not-greeted", "banned": "banned"} | answers)


def greeted(message: Message, answer: str, stage: str = WAITING, **but: str) -> Row:
    """For everybody who has said hello."""
    answers = dict.fromkeys((*SEATED, *NOT_SEATED), answer) | but
    return Row(stage, message, {"nobody": "not-greeted", "banned": "banned"} | answers)


REFUSED_OTHERWISE = ANYTHING_BUT + "not-seated"
ROWS: dict[str, Row] = {
    "hello": greeted({}, "welcome", nobody="welcome"),
    "ping": greeted({}, "pong", nobody="pong"),
    "subscribe": greeted({}, "snapshot"),
    "subscribe to a private table": greeted(
        {"t": "subscribe"}, "no-spectators", PRIVATE, sitter="snapshot", host="snapshot"
    ),
    "unsubscribe": greeted({}, "silence"),
    "watch": greeted({}, "lobby"),
    "unwatch": greeted({}, "silence"),
    "seek": greeted({"presets": ["club"], "paces": ["usual"]}, "seeking"),
    "unseek": greeted({}, "silence"),
    "act": seated({"expect": 0, "action": "checkmate"}, PLAYING, REFUSED_OTHERWISE),
    "claim": seated({"expect": 0, "rest": "none"}, PLAYING, REFUSED_OTHERWISE),
    "take_back": seated({}, PLAYING, REFUSED_OTHERWISE),
    "seed": seated({"deal": 1, "seed": "ab" * 16}),
    "say": seated({"text": "Hello!"}),
    "seat sit": greeted({"action": "sit", "seat": 3}, "ack"),
    "seat sit on the sitter": greeted({"action": "sit", "seat": 1}, "seat-taken", sitter="already-seated"),
    "seat leave": seated({"action": "leave"}),
    "seat return": seated({"action": "return"}, PLAYING),
    "seat ready": seated({"action": "ready"}),
    "seat fill": greeted({"action": "fill"}, "not-your-table", host="ack"),
    **{
        f"consent {word}": seated({"say": word}, PLAYING, REFUSED_OTHERWISE)
        for word in ("pause", "adjourn", "replace", "agree", "decline", "go_on")
    },
}


def kinds(union: object) -> set[str]:
    """The tags of a union of messages."""
    infos = [msgspec.inspect.type_info(kind) for kind in get_args(union)]
    return {str(info.tag) for info in infos if isinstance(info, msgspec.inspect.StructType)}


def test_every_message_has_its_row() -> None:
    assert kinds(ClientMessage) ^ {name.split()[0] for name in ROWS} == set()
    said = {row.message["say"] for row in ROWS.values() if "say" in row.message}
    assert set(get_args(Saying)) ^ said == set()
    done = {row.message["action"] for name, row in ROWS.items() if name.startswith("seat")}
    assert set(get_args(SeatAction)) ^ done == set()


def test_a_row_says_something_of_every_role() -> None:
    assert {name for name, row in ROWS.items() if set(row.answers) != set(ROLES)} == set()


@pytest.fixture(scope="module")
def standing() -> Iterator[StandingClub]:
    with standing_club() as standing:
        yield standing


@pytest.mark.parametrize("name", ROWS)
def test_everybody_gets_what_is_his(standing: StandingClub, name: str) -> None:
    row = ROWS[name]
    message = {"t": name.split(maxsplit=1)[0], **row.message}

    async def run() -> dict[str, str]:
        cast = await new_cast(standing.club.node.desk)
        return {role: await answer(standing, cast, role, message, row.stage) for role in ROLES}

    found = standing.run(run())
    for role, due in row.answers.items():
        if due.startswith(ANYTHING_BUT):
            assert found[role] not in {due[1:], "silence", "server"}, (role, found)
        else:
            assert found[role] == due, (role, found)


async def answer(standing: StandingClub, cast: Cast, role: str, message: Message, stage: str) -> str:
    """What a role is told, at a table of its own; if it is refused, the table and its log stay what they were."""
    lane = await cast.table(is_playing=stage != WAITING, has_spectators=stage != PRIVATE)
    log = standing.club.node.stores.log
    url, token = f"ws://127.0.0.1:{standing.club.port}/ws", cast.token(role)
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    async with connect(url, subprotocols=[SUBPROTOCOL], additional_headers=headers) as socket:  # type: ignore[list-item]  # a plain text is one
        if token is not None:
            told = await ask(socket, {"t": "hello", "token": token})
            if told[0]["t"] == "bye":
                return str(told[0]["code"])
        if role == "spectator":
            await ask(socket, {"t": "subscribe", "table": lane.table.id})
        before = lane.table, len(log.read(lane.table.id))
        told = await ask(socket, completed(message, lane, token))
    told.sort(key=lambda said: said.get("id") != "x")  # an answer comes before what follows from it
    found = next((said for said in told if said["t"] != "event"), None)
    if found is None:
        return "silence"
    if found["t"] == "snapshot":
        may_see = role in SEATED and stage != WAITING
        assert ((found["view"]["match"] or {}).get("hand") is not None) == may_see, role
    if found["t"] == "refuse":
        assert (lane.table, len(log.read(lane.table.id))) == before, role
    return str(found["code"] if found["t"] == "refuse" else found["t"])


def completed(message: Message, lane: Lane, token: str | None) -> Message:
    """The message with the fields that every message of its kind has."""
    kind = message["t"]
    if kind in {"ping", "watch", "unwatch", "seek", "unseek"}:
        return message
    if kind == "hello":
        return {**message, "token": token}
    if kind in {"subscribe", "unsubscribe"}:
        return {**message, "table": lane.table.id}
    return {"table": lane.table.id, "id": "x", **message}


async def ask(socket: ClientConnection, message: Message) -> list[Message]:
    """All that is told until the connection ends or has answered what was asked after it."""
    await socket.send(json.dumps(message))
    await socket.send(json.dumps({"t": "say", "table": "nowhere", "id": LAST}))
    told: list[Message] = []
    async for text in socket:
        said: Message = json.loads(text)
        if said.get("id") == LAST:
            break
        told.append(said)
    return told
