"""Who asks by HTTP: known by the cookie of a browser, or by the token of a program."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar import Request

from kingclub.club.refusal import UnknownCaller
from kingclub.errors import Refused
from kingclub.server.cookie import read_cookie, set_cookie
from kingclub.server.desk import Desk, Session

AnyRequest: TypeAlias = Request[Any, Any, Any]

HERE = {"127.0.0.1", "::1", "localhost"}
"""What a machine calls itself, and nobody else calls it."""


@dataclass(frozen=True, slots=True)
class Greeted:
    """A caller who has become a guest if nobody knew him; the headers tell his browser so."""

    session: Session
    headers: dict[str, str]


async def find_caller(request: AnyRequest, desk: Desk) -> Session | None:
    """Who asks; None for somebody unknown."""
    return await desk.find(read_cookie(request.headers.get("cookie"))) or await desk.find(bearer(request))


async def known_caller(request: AnyRequest, desk: Desk) -> Session:
    """Who asks. Raises `Refused` for somebody unknown."""
    session = await find_caller(request, desk)
    if session is None:
        raise Refused(UnknownCaller())
    return session


async def greet(request: AnyRequest, desk: Desk) -> Greeted:
    """Who asks; somebody unknown becomes a guest."""
    session = await find_caller(request, desk)
    if session is not None:
        return Greeted(session, {})
    lang = request.headers.get("accept-language", "en")[:2]
    session = await desk.welcome(desk.new_token(), None, lang, agent_of(request))
    return Greeted(session, cookie_of(request, session))


def cookie_of(request: AnyRequest, session: Session) -> dict[str, str]:
    """The header that gives a browser its session."""
    return {"set-cookie": set_cookie(session.token, is_secure=request.url.scheme == "https")}


def is_host(request: AnyRequest) -> bool:
    """Whether the request comes from this machine, by an address of its own, and through no proxy."""
    host = urlsplit(f"//{request.headers.get('host', '')}").hostname
    here = request.client.host if request.client is not None else None
    return "x-forwarded-for" not in request.headers and {host, here} <= HERE


def agent_of(request: AnyRequest) -> str:
    """What the caller's browser calls itself."""
    return request.headers.get("user-agent", "")


def bearer(request: AnyRequest) -> str | None:
    """The token of a program that has no cookies."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and token else None
