"""One club in this process: its tables and people, its bots, and what they answer to a browser."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import socket
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

from kingclub.club.house import House
from kingclub.club.moderation import Moderation
from kingclub.club.people import People
from kingclub.club.port import Log
from kingclub.server.app import make_app
from kingclub.server.desk import Desk
from kingclub.server.hint import Adviser
from kingclub.server.message import Bye, encode
from kingclub.server.meter import Meter, MeteredThinker
from kingclub.server.origin import Origins
from kingclub.server.system import LoopClock, SystemEntropy
from kingclub.server.thinker import BotPool, PoolThinker
from kingclub.server.warden import Warden
from kingclub.server.wifi import Also, Wifi

HUMAN_MS = (400, 1200)
"""A bot takes between these for a move, so that people can follow."""

log = logging.getLogger(__name__)


class Stores(NamedTuple):
    """Where a club keeps what it must remember."""

    log: Log
    people: People
    moderation: Moderation


class Node:
    """A club, and the socket on which it is reached."""

    def __init__(  # noqa: PLR0913  # what a start has found out, each once
        self,
        listener: socket.socket,
        stores: Stores,
        public_url: str | None = None,
        pace_ms: Callable[[], int] | None = None,
        *,
        invites: str | None = None,
        lan: str | None = None,
        also: Also | None = None,
    ) -> None:
        """`invites` is what invitations say, `lan` the own address under which the network is told of the club.

        With `also`, which serves on another socket too, the host may open a club of his own machine to the network.
        """
        entropy, clock, people, meter = SystemEntropy(), LoopClock(), stores.people, Meter()
        self.listener, self.stores, self.bots, self.lan = listener, stores, BotPool(), lan
        self.house = House(
            clock=clock,
            entropy=entropy,
            log=stores.log,
            thinker=MeteredThinker(PoolThinker(self.bots, fell_back=meter.fell_back), meter),
            directory=people,
            encode=meter.encoding(encode),
            pace_ms=pace_ms or (lambda: random.randint(*HUMAN_MS)),
            stored=meter.stored,
        )
        self.desk = Desk(self.house, people, entropy, clock, meter, stores.moderation, invites or public_url)
        if also is not None and invites is None and public_url is None:
            self.desk.wifi = Wifi(listener, also)
        self.app = make_app(self.desk, Adviser(self.bots), Origins.of([public_url]))

    @contextlib.asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Bring the tables back, tell the network, and in the end close the stores."""
        self.stores.log.bind(asyncio.get_running_loop().call_soon_threadsafe)
        log.info("the club is open", extra={"tables": self.house.restore()})
        watching = asyncio.create_task(Warden(self.desk).watch())
        try:
            async with contextlib.AsyncExitStack() as until_the_end:
                if self.lan is not None:
                    from kingclub.server.lan import announce  # with all of zeroconf

                    await announce(until_the_end, self.lan, self.listener.getsockname()[1])
                yield
        finally:
            if self.desk.wifi is not None:
                await self.desk.wifi.shut()
            watching.cancel()
            await asyncio.wait([watching])
            await asyncio.to_thread(self.bots.shutdown, cancel_futures=True)
            await asyncio.to_thread(self.stores.log.close)
            await asyncio.to_thread(self.stores.people.close)
            await asyncio.to_thread(self.stores.moderation.close)
            log.info("the club is closed")

    def hang_up(self) -> None:
        """Tell every client that the club closes."""
        self.desk.is_closing = True
        for outbox in tuple(self.desk.connections):
            outbox.put(encode(Bye("closing")))
            outbox.close()
