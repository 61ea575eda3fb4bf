"""Where people reach the club: the address on which it listens."""

from __future__ import annotations

import errno
import socket
from typing import NamedTuple

from kingclub.errors import Fault, KingError

EVERYWHERE = "0.0.0.0"  # noqa: S104  # asked for by --lan


class Door(NamedTuple):
    """Where people reach the club; `public_url` is how from outside, if a proxy or router stands between."""

    host: str
    port: int
    public_url: str | None = None


class PortTaken(KingError):
    """Another program listens on the port, or the system does not let the club."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket on a port up to 65535. Raises `PortTaken`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise PortTaken(_fault(host, port, error)) from None
    listener.listen(1024)
    listener.settimeout(0)
    return listener


def _fault(host: str, port: int, error: OSError) -> Fault:
    if error.errno == errno.EADDRINUSE:
        return Fault("fault-port-taken", port=str(port))
    if error.errno in (errno.EACCES, errno.EPERM):
        return Fault("fault-port-closed", port=str(port))
    return Fault("fault-port", port=str(port), host=host, why=error.strerror or str(error))


def address(host: str, listener: socket.socket) -> str:
    """The address for a browser on this machine."""
    port = listener.getsockname()[1]
    shown = "127.0.0.1" if host in {EVERYWHERE, ""} else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"
