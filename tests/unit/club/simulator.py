"""A club without a machine: virtual time, a log whose disk answers when it likes, and people who come and go.

Everything that could happen in any order happens here in an order that a seed decides, so that what fails once
fails again.
"""

from __future__ import annotations

import heapq
import json
import random
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count

from kingclub.club.fact import Acted
from kingclub.club.house import House, NewTable
from kingclub.club.identity import MatchId, PersonId, RequestId, TableId
from kingclub.club.lane import Lane, Request
from kingclub.club.limit import TimeLimit
from kingclub.club.port import Cancel, Deliver, Entry, Message, Written
from kingclub.club.terms import Bots, Come, Terms
from kingclub.club.thinking import decide_quickly
from kingclub.club.wish import Act, BeReady, SeatBot, Sit, Wish
from kingclub.store.memory import MemoryLog
from kingclub.view import Observation
from tests.server.fold import View, fold

START_MS = 1_764_000_000_000


class VirtualClock:
    """`club.port.Clock` that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = START_MS
        self._timers: list[tuple[int, int, Callable[[], None]]] = []
        self._cancelled: set[int] = set()
        self._ids = count()

    def now_ms(self) -> int:
        return self.now

    def at(self, when_ms: int, ring: Callable[[], None]) -> Cancel:
        number = next(self._ids)
        heapq.heappush(self._timers, (when_ms, number, ring))
        return lambda: self._cancelled.add(number)

    def go_on(self, milliseconds: int) -> None:
        """Let time pass, and ring whatever falls due on the way."""
        end = self.now + milliseconds
        while self._timers and self._timers[0][0] <= end:
            when, number, ring = heapq.heappop(self._timers)
            self.now = max(self.now, when)
            if number not in self._cancelled:
                ring()
        self.now = end

    def forget(self) -> None:
        """The machine has stopped: no timer rings any more."""
        self._timers.clear()


class SlowLog:
    """A log whose disk answers one append at a time, when asked; and which may be full."""

    def __init__(self, disk: MemoryLog) -> None:
        self.disk = disk
        self.queue: deque[tuple[Entry, Written]] = deque()

    def bind(self, deliver: Deliver) -> None:
        pass

    def close(self) -> None:
        pass

    def append(self, entry: Entry, written: Written) -> None:
        self.queue.append((entry, written))

    def read(self, table: TableId) -> Sequence[Entry]:
        return self.disk.read(table)

    def resume(self, table: TableId) -> Sequence[Entry]:
        return self.disk.resume(table)

    def unfinished(self) -> Iterable[TableId]:
        return self.disk.unfinished()

    def table_of(self, match: MatchId) -> TableId | None:
        return self.disk.table_of(match)

    def tables_of(self, *ids: PersonId) -> Sequence[TableId]:
        return self.disk.tables_of(*ids)

    def write(self, *, is_full: bool = False) -> None:
        """Answer the oldest append."""
        if not self.queue:
            return
        entry, written = self.queue.popleft()
        if is_full:
            written.failed()
        else:
            self.disk.append(entry, written)

    def write_all(self) -> None:
        while self.queue:
            self.write()


class SeededEntropy:
    """`club.port.Entropy` of a test."""

    def __init__(self, random_: random.Random) -> None:
        self._random = random_

    def secret(self, count_: int) -> bytes:
        return self._random.randbytes(count_)

    def token(self, length: int) -> str:
        return "".join(self._random.choices("abcdefghjk", k=length))


class QuickThinker:
    """`club.port.Thinker` that has its thought when the clock goes on."""

    def __init__(self, clock: VirtualClock) -> None:
        self._clock = clock

    def think(self, seen: Observation, level: int | None, label: str, found: Callable[[str], None]) -> None:
        self._clock.at(self._clock.now + 1, lambda: found(decide_quickly(seen, label)))

    def quick(self, seen: Observation, label: str) -> str:
        return decide_quickly(seen, label)


class Names:
    """`club.port.Directory` in which everybody is called by his id."""

    def name_of(self, person: PersonId) -> str:
        return person.upper()

    def owner_of(self, person: PersonId) -> PersonId | None:
        return None


@dataclass(eq=False)
class Client:
    """A person's connection: keeps what it was sent, folds it, and repeats what was not answered."""

    who: PersonId
    received: list[Message] = field(default_factory=list)
    view: View | None = None
    seq: int = 0
    version: int = 0
    open: dict[RequestId, Request] = field(default_factory=dict)
    answers: dict[RequestId, list[Message]] = field(default_factory=dict)

    def put(self, text: str) -> None:
        message: Message = json.loads(text)
        self.received.append(message)
        if message["t"] == "snapshot":
            self.view, self.seq, self.version = message["view"], message["seq"], message["version"]
        elif message["t"] == "event" and message["seq"] > self.seq:
            assert self.view is not None
            self.view = fold(self.view, message["event"])
            self.seq, self.version = message["seq"], message["version"]
        elif message["t"] in {"ack", "refuse", "stale"}:
            self.answers.setdefault(message["id"], []).append(message)
            self.open.pop(message["id"], None)

    @property
    def match(self) -> View | None:
        return None if self.view is None else self.view["match"]

    @property
    def legal(self) -> list[str]:
        match = self.match
        return [] if match is None or match["options"] is None else match["options"]["legal"]


class Simulation:
    """A club with one table at which people with the ids p0, p1 … sit, the other seats held by bots."""

    pace_ms = 0

    def __init__(
        self,
        seed: object,
        preset: str = "club",
        people: int = 2,
        limit: TimeLimit | None = None,
        *,
        take_backs: bool = False,
        options: Mapping[str, object] | None = None,
    ) -> None:
        bots = Bots(0, Come.CALLED if people > 1 else Come.AT_ONCE)
        terms = Terms(bots=bots, limit=limit, has_take_backs=take_backs)
        self._begin(seed, PersonId("p0"), NewTable(preset=preset, options=options or {}, terms=terms))
        self.clients = [Client(PersonId(f"p{number}")) for number in range(people)]
        for client in self.clients:
            self.lane.subscribe(client, client.who, None)
        for client in self.clients[1:]:
            self.ask(client, Sit())
        if people > 1:
            self.ask(self.clients[0], SeatBot())
            for client in self.clients:
                self.ask(client, BeReady())
        self.settle()

    def _begin(self, seed: object, host: PersonId, new: NewTable) -> None:
        """Start the club, and let somebody open the table."""
        self.random = random.Random(f"{seed}")
        self.clock = VirtualClock()
        self.disk = MemoryLog()
        self.ids = count()
        self.log = SlowLog(self.disk)
        self.house = self._house()
        opened: list[TableId | None] = []
        self.house.open(host, new, opened.append)
        self.log.write_all()
        assert opened[0] is not None
        self.table = opened[0]

    def _house(self) -> House:
        return House(
            clock=self.clock,
            entropy=SeededEntropy(self.random),
            log=self.log,
            thinker=QuickThinker(self.clock),
            directory=Names(),
            encode=json.dumps,
            pace_ms=lambda: self.pace_ms,
        )

    @property
    def lane(self) -> Lane:
        lane = self.house.find(self.table)
        assert lane is not None
        return lane

    def settle(self, milliseconds: int = 50) -> None:
        """Let the disk answer everything and the bots move, until nothing happens any more."""
        while True:
            self.log.write_all()
            before = self.lane.table
            self.clock.go_on(milliseconds)
            self.log.write_all()
            if self.lane.table == before:
                return

    def submit(self, client: Client, wish: Wish, request: str | None = None) -> RequestId:
        """Send a wish of a client."""
        name = RequestId(request or f"{client.who}-{next(self.ids)}")
        sent = Request(wish, client.who, name, client)
        client.open[name] = sent
        self.lane.submit(sent)
        return name

    def ask(self, client: Client, wish: Wish) -> None:
        """Send a wish of a client, and let it be stored."""
        self.submit(client, wish)
        self.log.write_all()

    def answer(self, client: Client, wish: Wish) -> Message:
        """What comes of a wish: `{t: "ack"}`, or a refusal with its code."""
        request = self.submit(client, wish)
        self.log.write_all()
        return client.answers[request][0]

    def act(self, client: Client) -> None:
        """Let a client do whatever is its turn."""
        if client.legal:
            self.submit(client, Act(client.version, self.random.choice(client.legal)))
        elif client.match is not None and client.match["phase"] == "deal":
            self.submit(client, BeReady())

    def act_all(self) -> None:
        """Let everybody do whatever is his turn, and the bots move."""
        for client in self.clients:
            self.act(client)
        self.settle(5)

    def whose_turn(self) -> Client:
        """Whoever is to act, when everybody is ready and all bots have moved."""
        while not any(client.legal for client in self.clients):
            self.act_all()
        return next(client for client in self.clients if client.legal)

    def play_out(self) -> None:
        """Play the match to its end."""
        while self.lane.table.stage == "playing":
            self.act_all()

    def acted(self) -> list[Acted]:
        """Every action that is on disk."""
        entries = self.disk.read(self.table)
        return [fact for entry in entries for fact in entry.facts if isinstance(fact, Acted)]

    def crash(self, down_ms: int = 0) -> None:
        """Stop the machine: what was not on disk is gone, and all connections with it. Then start it again."""
        self.log = SlowLog(self.disk)
        self.clock.forget()
        self.clock.go_on(down_ms)
        self.house = self._house()
        self.house.restore()

    def come_back(self, client: Client) -> None:
        """Connect again from the last number seen, and repeat what was not answered."""
        self.lane.unsubscribe(client)
        self.lane.subscribe(client, client.who, client.seq)
        for request in tuple(client.open.values()):
            self.lane.submit(request)
