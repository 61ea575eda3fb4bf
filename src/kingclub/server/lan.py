"""One Wi‑Fi: the address of this machine on its network, and the announcement by which others find the club."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple

from zeroconf import Error, IPVersion, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

import kingclub

SERVICE = "_kingclub._tcp.local."
QUIET = "the network cannot be told of the club: %s"
ANYWHERE = ("192.0.2.1", 9)
"""An address of a documentation network: to ask for the way there sends nothing."""


log = logging.getLogger(__name__)


NOWHERE = "127.0.0.1"
"""The own address of a machine that has no network."""
SEARCH_SECONDS = 1.5


class OtherClub(NamedTuple):
    """A club that another machine announces."""

    name: str
    url: str


def own_address() -> str:
    """The IPv4 address of this machine in its network; loopback where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANYWHERE)
        except OSError:
            return NOWHERE
        return str(probe.getsockname()[0])


@contextlib.asynccontextmanager
async def announced(address: str, port: int, interfaces: Sequence[str] | None = None) -> AsyncIterator[str]:
    """Announce a club for as long as the block runs; under which name.

    Without `interfaces` only that of `address` is used: the club is told where it can be reached and nowhere else.
    """
    name = f"King {socket.gethostname().partition('.')[0][:40]}.{SERVICE}"
    info = AsyncServiceInfo(
        SERVICE,
        name,
        server=f"kingclub-{address.replace('.', '-')}-{port}.local.",  # machines may be namesakes
        addresses=[socket.inet_aton(address)],
        port=port,
        properties={"version": kingclub.__version__, "path": "/"},
    )
    zero = AsyncZeroconf(interfaces=list(interfaces or [address]), ip_version=IPVersion.V4Only)
    try:
        await zero.async_register_service(info, allow_name_change=True)
        yield info.name
    finally:
        await zero.async_unregister_all_services()
        await zero.async_close()


async def find_clubs(interfaces: Sequence[str] | None = None, seconds: float = SEARCH_SECONDS) -> list[OtherClub]:
    """The clubs that answer on the network within so many seconds, by name; none where nobody may be asked."""
    names: set[str] = set()

    def heard(zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:  # noqa: ARG001  # zeroconf names them
        names.add(name)

    try:
        zero = AsyncZeroconf(interfaces=list(interfaces or [own_address()]), ip_version=IPVersion.V4Only)
    except OSError as error:
        log.warning(QUIET, error)
        return []
    try:
        browser = AsyncServiceBrowser(zero.zeroconf, SERVICE, handlers=[heard])
        await asyncio.sleep(seconds)
        await browser.async_cancel()
        infos = [await zero.async_get_service_info(SERVICE, name, timeout=1000) for name in sorted(names)]
    finally:
        await zero.async_close()
    return [
        OtherClub(info.name.removesuffix(f".{SERVICE}"), f"http://{info.parsed_addresses()[0]}:{info.port}")
        for info in infos
        if info is not None and info.parsed_addresses()
    ]


async def announce(
    until: contextlib.AsyncExitStack, address: str, port: int, interfaces: Sequence[str] | None = None
) -> None:
    """Announce a club until the stack is left. Where the network does not let us, it is played without."""
    try:
        await until.enter_async_context(announced(address, port, interfaces))
    except (OSError, Error) as error:
        log.warning(QUIET, error)
