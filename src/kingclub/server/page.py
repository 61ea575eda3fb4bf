"""The client's files: hashed assets for ever, cards for ever, and the page itself for every address of it."""

from __future__ import annotations

from asyncio import to_thread
from html import escape
from http import HTTPStatus
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING
from wsgiref.headers import Headers

from servestatic import ServeStaticASGI

if TYPE_CHECKING:
    from asgiref.typing import ASGI3Application, ASGIReceiveCallable, ASGISendCallable, HTTPScope, Scope

ALWAYS_ASK = "no-cache"
"""For files that keep their name when they change: browsers ask each time whether they have."""
FOREVER = r"^/(assets|cards)/"
"""Files that never change under the same name."""
SCREENS = {"h", "t", "m", "rules", "learn", "disputes", "me", "verify", "gallery"}
"""How the addresses of the client's screens begin (`docs/protocol.md`, section 2)."""
ANSWERS = {"api", "ws", "healthz", "metrics"}
"""How the addresses begin at which the club answers programs."""
NOT_BUILT = "<!doctype html><title>King</title><p>The client is not built yet: run <code>python3 king.py</code>."


def static_folder() -> Path:
    """Where the built client lies."""
    return Path(str(files("kingclub") / "static"))


class Pages:
    """The files of `folder` and the page under all its addresses; whatever else is asked for goes to `club`."""

    def __init__(self, folder: Path, club: ASGI3Application, base: str | None = None) -> None:
        """`base` is how others reach the club, if not as whoever asks has reached it."""
        self._index, self._club, self._base = folder / "index.html", club, base
        self._files = ServeStaticASGI(
            self._page_or_club,
            root=folder,
            prefix="/",
            autorefresh=True,  # to look a thousand files up beforehand would take a fifth of a second
            max_age=None,
            allow_all_origins=False,
            mimetypes={".webmanifest": "application/manifest+json"},
            immutable_file_test=FOREVER,
            add_headers_function=_ask_again,
        )

    async def __call__(self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        """Answer."""
        await self._files(scope, receive, send)

    async def _page_or_club(self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        if scope["type"] != "http" or not (is_page(scope["method"], scope["path"]) or is_astray(scope)):
            await self._club(scope, receive, send)
            return
        try:
            text = await to_thread(self._index.read_text, encoding="utf-8")
        except FileNotFoundError:
            await _answer(send, HTTPStatus.SERVICE_UNAVAILABLE, NOT_BUILT)
        else:
            status = HTTPStatus.NOT_FOUND if is_astray(scope) else HTTPStatus.OK
            await _answer(send, status, addressed(text, self._base or _base(scope)))


def is_page(method: str, path: str) -> bool:
    """Whether this asks for a screen of the client.

    >>> is_page("GET", "/"), is_page("GET", "/t/somewhere"), is_page("GET", "/t/a/b"), is_page("POST", "/me")
    (True, True, False, False)
    """
    screen, _, rest = path.removeprefix("/").partition("/")
    return method in {"GET", "HEAD"} and "/" not in rest and (screen in SCREENS or path == "/")


def is_astray(scope: HTTPScope) -> bool:
    """Whether a browser asks for a page that there is not: the client says so in its visitor's language."""
    if is_page(scope["method"], scope["path"]) or scope["path"].split("/")[1] in ANSWERS:
        return False
    return scope["method"] == "GET" and b"text/html" in dict(scope["headers"]).get(b"accept", b"")


def addressed(page: str, base: str) -> str:
    """The page with the whole address of its picture: messengers that show a link do not complete a relative one.

    >>> addressed('<meta property="og:image" content="/share.png" />', "http://king.example")
    '<meta property="og:image" content="http://king.example/share.png" />'
    """
    return page.replace('content="/share.png"', f'content="{escape(base)}/share.png"')


def _base(scope: HTTPScope) -> str:
    """The address by which the visitor has reached us."""
    host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
    return f"{scope['scheme']}://{host}"


def _ask_again(headers: Headers, _path: str, _url: str) -> None:
    headers.setdefault("Cache-Control", ALWAYS_ASK)


async def _answer(send: ASGISendCallable, status: HTTPStatus, page: str) -> None:
    """Send the page; the server leaves the body out where only the head was asked for."""
    body = page.encode()
    headers = [
        (b"content-type", b"text/html; charset=utf-8"),
        (b"content-length", b"%d" % len(body)),
        (b"cache-control", ALWAYS_ASK.encode()),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers, "trailers": False})
    await send({"type": "http.response.body", "body": body, "more_body": False})
