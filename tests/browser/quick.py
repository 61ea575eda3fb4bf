"""A club whose bots answer at once, so that a whole match fits into a test."""

from __future__ import annotations

import asyncio
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

from kingclub.server.door import address, listen
from kingclub.server.front import Front
from kingclub.server.node import Node
from tests.server.player import awake, in_memory

if TYPE_CHECKING:
    from collections.abc import Iterator

HOST = "127.0.0.1"
STOP_TIMEOUT_S = 20


@contextmanager
def quick_club() -> Iterator[str]:
    """The address of a club in a thread of this process, for as long as the block."""
    listener = listen(HOST, 0)
    front, node = Front(listener), Node(listener, in_memory(), pace_ms=lambda: 0)
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_until_complete, args=(front.run(lambda: awake(node)),))
    thread.start()
    try:
        yield address(HOST, listener)
    finally:
        loop.call_soon_threadsafe(front.stop)
        thread.join(STOP_TIMEOUT_S)
        listener.close()
        loop.close()
    assert not thread.is_alive(), "the club did not stop"
