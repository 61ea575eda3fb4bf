"""A WebSocket of uvicorn that hears at once, sends much at one go, and can be cut."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

if TYPE_CHECKING:
    from litestar.types import WebSocketScope

EXTENSION: Final = "kingclub.line"


class Line(WebSocketsSansIOProtocol):
    """uvicorn's protocol, of which its application may ask more than ASGI has words for."""

    hear: Callable[[str], None] | None = None
    """Takes each text as it comes. Without it, and while others wait there, they go to ASGI's `receive`."""

    async def run_asgi(self) -> None:
        """Run the application."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    def handle_text(self, event: Frame) -> None:
        """Take a text message, or the beginning of one."""
        if self.hear is None or self.close_sent or not event.fin or not self.queue.empty():
            super().handle_text(event)
            return
        try:
            text = bytes(event.data).decode()
        except UnicodeDecodeError:
            super().handle_text(event)  # it hangs up
        else:
            self.hear(text)

    async def send_texts(self, texts: Iterable[str]) -> None:
        """Send each as a message of its own, all in one write. Raises `OSError` if nobody is there any more."""
        await self.writable.wait()
        if self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(b"".join([_framed(text) for text in texts]))

    def cut(self) -> None:
        """Drop the connection with all that waits in it: who does not read cannot be told that he has to go."""
        self.transport.abort()


@lru_cache(maxsize=256)
def _framed(text: str) -> bytes:
    """The frame of a message. Most messages go to several, so that few are framed for each of them."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def line_of(scope: WebSocketScope) -> Line:
    """The connection of an application that runs on this server."""
    line: Line = (scope["extensions"] or {})[EXTENSION]  # type: ignore[assignment]  # as put there
    return line
