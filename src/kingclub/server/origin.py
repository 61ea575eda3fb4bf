"""Who may speak to the club from a browser: pages that the club itself has served."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit


@dataclass(frozen=True, slots=True)
class Origins:
    """The allow-list of origins.

    A page of the club has the club's own host in its `Origin`. A foreign name that has been made to point here
    (DNS rebinding) is none of the club's names: those are addresses in digits, localhost, names of the local
    network, and the host of the public address.
    """

    public: frozenset[str] = frozenset()

    @classmethod
    def of(cls, public_urls: Iterable[str | None]) -> Origins:
        """With the public addresses of the club."""
        return cls(frozenset(urlsplit(url).netloc.lower() for url in public_urls if url))

    def allows(self, origin: str | None, host: str | None) -> bool:
        """Whether a request with these two headers comes from a page of the club, or from no page at all."""
        if origin is None:
            return True
        netloc = urlsplit(origin).netloc.lower()
        return netloc in self.public or (netloc == (host or "").lower() and is_own_name(netloc))


def is_own_name(netloc: str) -> bool:
    """Whether a host can only be ours: digits, localhost, or a name of the local network."""
    host = urlsplit(f"//{netloc}").hostname or ""
    if host == "localhost" or host.endswith((".localhost", ".local", ".lan", ".home.arpa")):
        return True
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
