"""How many connections come from where: nobody alone may take the room of all others."""

from __future__ import annotations

from collections import Counter
from ipaddress import ip_address
from typing import Final

from kingclub.server.attempt import neighbourhood

MOST_CONNECTIONS: Final = 128
"""Connections of one address: a class or a tournament behind one router fits, with a few windows each."""


class Crowd:
    """The connections that are open, by address."""

    def __init__(self) -> None:
        self._count: Counter[str] = Counter()

    def has_room(self, address: str) -> bool:
        """Whether one more may come from there. This machine has no bound: a proxy here may not say who asks."""
        return _is_here(address) or self._count[neighbourhood(address)] < MOST_CONNECTIONS

    def enter(self, address: str) -> None:
        """One more."""
        self._count[neighbourhood(address)] += 1

    def leave(self, address: str) -> None:
        """One less."""
        place = neighbourhood(address)
        self._count[place] -= 1
        if self._count[place] <= 0:
            del self._count[place]


def _is_here(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
