"""The front of the house: it listens and shows the page at once, while the club behind it is still waking."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import webbrowser
from typing import TYPE_CHECKING, Any, Protocol

import uvicorn

from kingclub.server.line import Line
from kingclub.server.page import Pages, static_folder

if TYPE_CHECKING:
    import socket
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

MESSAGE_BYTES = 16 * 1024
"""The longest message that a client may send."""
DRAIN_SECONDS = 5


class Club(Protocol):
    """What stands behind the front."""

    @property
    def app(self) -> Any:  # an ASGI application: each library has a type of its own for it
        """What answers whatever is no file."""

    def opened(self) -> contextlib.AbstractAsyncContextManager[None]:
        """Come to life for as long as the block."""

    def hang_up(self) -> None:
        """Tell every client that the club closes."""


class Front:
    """The server on a listening socket. To import the club takes longer than to listen, so that comes after."""

    def __init__(self, listener: socket.socket, public_url: str | None = None) -> None:
        self._listener = listener
        self._club: Club | None = None
        self._is_open = asyncio.Event()
        self.server = QuietServer(
            uvicorn.Config(
                Pages(static_folder(), self._ask_club, public_url),
                lifespan="off",
                ws=Line,
                ws_max_size=MESSAGE_BYTES,
                ws_per_message_deflate=False,
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=DRAIN_SECONDS,
            )
        )

    async def run(self, wake: Callable[[], Awaitable[Club]], browse: str | None = None) -> None:
        """Serve until a signal or `stop`; with an address, open it in the browser at once."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError, RuntimeError):  # Windows, or not the main thread
                loop.add_signal_handler(number, self.stop)
        if browse is not None:
            loop.run_in_executor(None, webbrowser.open, browse)
        serving = asyncio.create_task(self.server.serve(sockets=[self._listener]))
        try:
            self._club = await wake()
            async with self._club.opened():
                self._is_open.set()
                await serving
        finally:
            self.stop()
            await serving

    async def _ask_club(self, scope: Any, receive: Any, send: Any) -> None:  # as `Club.app`
        await self._is_open.wait()
        assert self._club is not None
        await self._club.app(scope, receive, send)

    @contextlib.asynccontextmanager
    async def also(self, listener: socket.socket) -> AsyncIterator[None]:
        """Serve on another socket too, for as long as the block."""
        server = QuietServer(self.server.config)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            yield
        finally:
            server.should_exit = True
            await serving

    def stop(self) -> None:
        """Let the club hang up; then the server ends."""
        if self._club is not None:
            self._club.hang_up()
        self.server.should_exit = True


class QuietServer(uvicorn.Server):
    """uvicorn without its signal handlers: it would raise the signal again when all is done."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals to the front."""
        yield
