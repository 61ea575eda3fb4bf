"""A club that stands in a thread of its own, for tests that ask it many things one after the other."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Coroutine, Iterator
from typing import Any, TypeVar

from kingclub.server.node import Node
from tests.server.player import RunningClub, running_club

T = TypeVar("T")


class StandingClub:
    """A running club, and the way into its event loop."""

    def __init__(self, club: RunningClub, loop: asyncio.AbstractEventLoop) -> None:
        self.club, self.loop = club, loop

    def run(self, scenario: Coroutine[Any, Any, T]) -> T:
        """What comes of a scenario in the loop of the club."""
        return asyncio.run_coroutine_threadsafe(scenario, self.loop).result(timeout=50)


@contextlib.contextmanager
def standing_club(node: Node | None = None) -> Iterator[StandingClub]:
    """A club that stands while the block runs."""
    ready: list[StandingClub] = []
    is_ready, may_stop = threading.Event(), threading.Event()

    async def stand() -> None:
        try:
            async with running_club(node) as club:
                ready.append(StandingClub(club, asyncio.get_running_loop()))
                is_ready.set()
                await asyncio.to_thread(may_stop.wait)
        finally:
            is_ready.set()

    thread = threading.Thread(target=lambda: asyncio.run(stand()), name="standing club")
    thread.start()
    is_ready.wait()
    try:
        yield ready[0]
    finally:
        may_stop.set()
        thread.join()
