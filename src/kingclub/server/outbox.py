"""The way to one client: an ordered queue with an end, so that no table ever waits for a slow reader."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST_MESSAGES = 64
MOST_CHARACTERS = 256 * 1024
GO_CHARACTERS = 32 * 1024
"""Messages go out together until they are so long: what has gone can be counted no more."""


class SocketOutbox:
    """`club.port.Outbox` of a socket. Who lets it run full is cut off, and may come back with `since`.

    `overflow` is called when that happens: what is on its way may never arrive, and its sender wait for ever.
    """

    __slots__ = ("_characters", "_overflow", "_queue", "_waiter", "is_closed", "overflowed")

    def __init__(self, overflow: Callable[[], object] = lambda: None) -> None:
        self._overflow = overflow
        self._queue: deque[str] = deque()
        self._characters = 0
        self._waiter: asyncio.Future[None] | None = None
        self.is_closed = False
        self.overflowed = False

    def put(self, text: str) -> None:
        """Queue a message, or close the connection if it has too many unread already."""
        if self.is_closed:
            return
        if len(self._queue) >= MOST_MESSAGES or self._characters + len(text) > MOST_CHARACTERS:
            self.overflowed = True
            self._queue.clear()
            self.close()
            self._overflow()
            return
        self._queue.append(text)
        self._characters += len(text)
        self._wake()

    def close(self) -> None:
        """No more messages; those queued still go out."""
        self.is_closed = True
        self._wake()

    async def drain(self, send: Callable[[list[str]], Awaitable[None]]) -> None:
        """Send what is queued, in order and as much as may be at one go, until the outbox is closed and empty."""
        loop = asyncio.get_running_loop()
        while True:
            while self._queue:
                await send(self._take())
            if self.is_closed:
                return
            self._waiter = loop.create_future()
            await self._waiter
            self._waiter = None

    def _take(self) -> list[str]:
        """The messages that go out next."""
        texts, characters = list[str](), 0
        while self._queue and characters < GO_CHARACTERS:
            text = self._queue.popleft()
            texts.append(text)
            characters += len(text)
        self._characters -= characters
        return texts

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
