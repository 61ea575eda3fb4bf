"""Whatever is sent on the socket: no traceback, an answer, and nothing changed by what was refused."""

from __future__ import annotations

import contextlib
import json
import logging
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kingclub.club.identity import TableId
from kingclub.server.front import MESSAGE_BYTES
from kingclub.server.message import ClientMessage
from tests.server.player import Message, Player, RunningClub
from tests.server.standing_club import StandingClub, standing_club

pytestmark = pytest.mark.slow

BOUNDED = settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
"""Each example is a few frames on a socket; the club of the fixture outlives them on purpose."""

LAST = "the last request"

SAMPLES: tuple[Message, ...] = (
    {"t": "hello", "token": None, "lang": "en"},
    {"t": "subscribe", "table": "TABLE", "since": 0},
    {"t": "act", "table": "TABLE", "id": "x", "expect": 0, "action": "7S"},
    {"t": "seat", "table": "TABLE", "id": "x", "action": "sit", "seat": 1, "word": "w"},
    {"t": "say", "table": "TABLE", "id": "x", "text": "", "phrase": None},
    {"t": "seed", "table": "TABLE", "id": "x", "deal": 2, "seed": "ab"},
    {"t": "claim", "table": "TABLE", "id": "x", "expect": 0, "rest": "mine"},
    {"t": "take_back", "table": "TABLE", "id": "x"},
    {"t": "consent", "table": "TABLE", "id": "x", "say": "decline", "seat": 0},
    {"t": "watch", "hall": None},
    {"t": "unwatch"},
    {"t": "seek", "presets": ["club"], "paces": ["usual"]},
    {"t": "unseek"},
    {"t": "unsubscribe", "table": "TABLE"},
    {"t": "ping"},
)

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=40)
    | st.sampled_from([2**63, -(2**63) - 1, 2**64, 10**400, "\x00", "\u202e", "9" * 4000]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=12,
)


@st.composite
def bent_frames(draw: st.DrawFn) -> str:
    """A frame that is none, or a good one with something wrong about it."""
    sample = dict(draw(st.sampled_from(SAMPLES)))
    match draw(st.integers(0, 4)):
        case 0:
            return json.dumps(draw(json_values))
        case 1:
            text = json.dumps(sample)
            return text[: draw(st.integers(0, len(text) - 1))]
        case 2:
            field = draw(st.sampled_from(sorted(sample)))
            return json.dumps(sample | {field: draw(json_values)})
        case 3:
            return json.dumps(sample | {draw(st.text(min_size=1, max_size=8)): draw(json_values)})
        case _:
            depth, bracket = draw(st.integers(50, 7000)), draw(st.sampled_from(['{"t":', "[", '{"id":[']))
            return (bracket * depth)[:MESSAGE_BYTES]


class At:
    """A greeted player whose turn it is, on a standing club: the bots wait, so that nothing else happens."""

    def __init__(self, standing: StandingClub) -> None:
        self.standing = standing
        table, self.cookie = standing.run(standing.club.open_table())
        self.table = TableId(table)
        standing.run(self._until_asked())

    async def _until_asked(self) -> None:
        async with self.standing.club.player(self.cookie) as player:
            await player.follow(self.table)
            await player.until_asked()

    def state(self) -> tuple[Any, Any]:
        """The table and its log."""
        lane = self.standing.club.node.house.find(self.table)
        assert lane is not None
        return lane.table, list(self.standing.club.node.stores.log.read(self.table))

    async def told(self, *frames: str | bytes) -> list[Message]:
        """What comes back for these frames, on a socket that then still answers."""
        async with self.standing.club.player(self.cookie) as player:
            await player.follow(self.table)
            for frame in frames:
                await player.socket.send(frame.replace("TABLE", self.table) if isinstance(frame, str) else frame)
            begun = len(player.received)
            await settled(player)
            await settled(player)  # what was granted has been stored and told by now
            return [message for message in player.received[begun:] if message.get("id") != LAST]


async def settled(player: Player) -> None:
    """Wait until everything sent so far has been answered."""
    await player.send({"t": "say", "table": "nowhere", "id": LAST})
    await player.until(lambda message: message.get("id") == LAST)


@pytest.fixture(scope="module")
def at() -> Iterator[At]:
    with standing_club() as standing:
        yield At(standing)


def test_frames_of_every_kind_are_bent() -> None:
    kinds = [msgspec.inspect.type_info(kind) for kind in get_args(ClientMessage)]
    tags = {str(kind.tag) for kind in kinds if isinstance(kind, msgspec.inspect.StructType)}
    assert {sample["t"] for sample in SAMPLES} == tags


@given(frames=st.lists(bent_frames(), min_size=1, max_size=4))
@BOUNDED
def test_bent_frames_are_answered_and_what_is_refused_changes_nothing(
    at: At, caplog: pytest.LogCaptureFixture, frames: list[str]
) -> None:
    before, version = at.state(), at.state()[0].version
    with caplog.at_level(logging.WARNING):
        answers = at.standing.run(at.told(*frames))
    after = at.state()

    assert [record.getMessage() for record in caplog.records] == []
    kinds = {answer["t"] for answer in answers}
    assert kinds <= {"refuse", "pong", "snapshot", "welcome", "stale", "ack", "event", "lobby", "seeking"}
    if "ack" not in kinds:
        assert after == before
    assert after[0].version == version


@given(
    action=st.text(max_size=32) | st.sampled_from(["bid 99999999999999999999", "order", "name", "give", "7S 8S"])
)
@BOUNDED
def test_what_is_no_action_is_refused(at: At, caplog: pytest.LogCaptureFixture, action: str) -> None:
    state = at.state()
    frame = {"t": "act", "table": at.table, "id": "odd" + action[:20], "expect": state[0].version, "action": action}
    with caplog.at_level(logging.WARNING):
        answers = at.standing.run(at.told(json.dumps(frame)))

    assert caplog.records == []
    (answer,) = [answer for answer in answers if answer["t"] in {"refuse", "ack", "stale"}]
    assert (answer["t"], answer.get("code") != "server") == ("refuse", True)
    assert at.state() == state


@pytest.mark.parametrize("frame", [b"", b"\x00\xff", b'{"t":"ping"}', b"\xf0\x28\x8c\x28" * 100])
def test_binary_frames_are_refused(at: At, frame: bytes) -> None:
    state = at.state()
    answers = at.standing.run(at.told(frame))

    assert [answer["code"] for answer in answers if answer["t"] == "refuse"] == ["malformed"]
    assert at.state() == state


async def end_of(club: RunningClub, frame: str | bytes) -> int | None:
    """The code with which a socket is closed after this frame."""
    async with club.player() as player:
        with contextlib.suppress(ConnectionClosed):
            await player.socket.send(frame)
        with pytest.raises(ConnectionClosed) as closed:
            await player.until(lambda _: False)
        return closed.value.rcvd.code if closed.value.rcvd is not None else None


def ping_of(size: int) -> str:
    """A good frame of so many bytes."""
    return '{"t":"ping"' + " " * (size - 12) + "}"


@pytest.mark.parametrize("size", [MESSAGE_BYTES + 1, 4 * 1024 * 1024])
def test_a_frame_that_is_too_long_closes_its_socket_and_nobody_elses(at: At, size: int) -> None:
    async def scenario() -> None:
        club = at.standing.club
        async with club.player() as other:
            assert await end_of(club, ping_of(size)) == 1009
            assert await end_of(club, b"x" * size) == 1009
            await settled(other)

    at.standing.run(scenario())


def test_the_longest_frame_is_read(at: At) -> None:
    frame = ping_of(MESSAGE_BYTES)
    assert len(frame) == MESSAGE_BYTES
    answers = at.standing.run(at.told(frame))
    assert answers.count({"t": "pong"}) == 1


def test_text_that_is_no_text_closes_the_socket(at: At) -> None:
    async def scenario() -> int | None:
        async with at.standing.club.player() as player:
            await player.socket.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed) as closed:
                await player.until(lambda _: False)
            return closed.value.rcvd.code if closed.value.rcvd is not None else None

    assert at.standing.run(scenario()) == 1007


@pytest.mark.parametrize("protocols", [None, ["kingclub.2"]])
def test_another_subprotocol_is_turned_away(at: At, protocols: list[str] | None) -> None:
    async def scenario() -> None:
        url = f"ws://127.0.0.1:{at.standing.club.port}/ws"
        with pytest.raises(InvalidStatus):
            await connect(url, subprotocols=protocols)  # type: ignore[arg-type]  # plain texts are such

    at.standing.run(scenario())
