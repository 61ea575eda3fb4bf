"""The start of a club on this machine: one a data folder, reached at its door."""

from __future__ import annotations

import asyncio
import contextlib
import os
import webbrowser
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from kingclub.locale import at_once, language_of
from kingclub.server.collector import seek_cycles_rarely
from kingclub.server.door import EVERYWHERE, Door, address, listen
from kingclub.server.front import Front
from kingclub.server.lock import FolderInUse, locked, write_address

if TYPE_CHECKING:
    from collections.abc import Callable

    from kingclub.server.node import Node, Stores

say_at_once = partial(print, flush=True)
"""Print a line though nobody may be at the terminal: a program that started us waits for the address."""


def serve(
    door: Door,
    folder: Path,
    stores: Callable[[Path], Stores],
    *,
    open_browser: bool,
    say: Callable[[str], None] = say_at_once,
) -> int:
    """Run the club until SIGINT or SIGTERM; the exit code. Raises `PortTaken` and `BadFolder`.

    `stores` opens the stores in the data folder, once nobody else can. If a club runs on that folder already, it is
    opened in the browser instead.
    """
    lang = language_of(os.environ)
    try:
        with locked(folder), contextlib.closing(listen(door.host, door.port)) as listener:
            url = door.public_url or address(door.host, listener)
            lan = _lan_address() if door.host == EVERYWHERE else None
            invites = door.public_url or (lan and f"http://{lan}:{listener.getsockname()[1]}")
            write_address(folder, url)
            say(at_once(lang, "serve-open", url=url))
            if invites:
                say(_for_others(invites, lang))

            async def wake() -> Node:
                await asyncio.to_thread(import_module, "kingclub.server.node")
                from kingclub.server.node import Node

                seek_cycles_rarely()
                return Node(listener, stores(folder), door.public_url, invites=invites, lan=lan, also=front.also)

            front = Front(listener, door.public_url)
            with asyncio.Runner(loop_factory=front.server.config.get_loop_factory()) as runner:
                runner.run(front.run(wake, url if open_browser else None))
    except FolderInUse as running:
        say(at_once(lang, "serve-running", url=running.url or ""))
        if open_browser and running.url:
            webbrowser.open(running.url)
    return 0


def _lan_address() -> str:
    from kingclub.server import lan  # with all of zeroconf

    return lan.own_address()


def _for_others(url: str, lang: str) -> str:
    """What phones are shown: the address, and the same as a QR code."""
    from kingclub.server.invitation import qr_text

    return f"{at_once(lang, 'serve-network', url=url)}\n{qr_text(url)}"
