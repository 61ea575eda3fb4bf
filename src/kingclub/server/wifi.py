"""One Wi‑Fi, switched on and off from the foyer of whoever sits at the machine on which the club runs."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import TYPE_CHECKING, TypeAlias

from kingclub.club.refusal import NoNetwork
from kingclub.errors import Refused
from kingclub.server.door import PortTaken, listen

if TYPE_CHECKING:
    from kingclub.server.lan import OtherClub

Also: TypeAlias = Callable[[socket.socket], AbstractAsyncContextManager[None]]
"""Serves the club on another socket too, for as long as a block."""


class Wifi:
    """Whether phones and other machines of the network reach the club, and how: `url` is None while they do not."""

    def __init__(self, listener: socket.socket, also: Also, interfaces: Sequence[str] | None = None) -> None:
        self.url: str | None = None
        self._listener, self._also, self._interfaces = listener, also, interfaces
        self._open = AsyncExitStack()

    async def open(self) -> None:
        """Listen on the network, and tell it of the club. Raises `Refused` where there is no network."""
        if self.url is not None:
            return
        from kingclub.server import lan  # with all of zeroconf

        address, port = lan.own_address(), self._listener.getsockname()[1]
        if address == lan.NOWHERE:
            raise Refused(NoNetwork())
        async with AsyncExitStack() as stack:
            try:
                listener = stack.enter_context(contextlib.closing(listen(address, port)))
            except PortTaken:
                raise Refused(NoNetwork()) from None
            await stack.enter_async_context(self._also(listener))
            await lan.announce(stack, address, port, self._interfaces)
            self._open = stack.pop_all()
        self.url = f"http://{address}:{port}"

    async def shut(self) -> None:
        """Be reached from this machine alone again."""
        self.url = None
        await self._open.aclose()

    async def others(self) -> list[OtherClub]:
        """The clubs that other machines of the network announce now."""
        from kingclub.server import lan  # with all of zeroconf

        found = await lan.find_clubs(self._interfaces)
        return [club for club in found if club.url != self.url]
