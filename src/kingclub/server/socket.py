"""The socket `/ws` as an ASGI application: handshake, the two directions, and the end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from kingclub.club.people import NotStored
from kingclub.errors import Refused
from kingclub.server.connection import Caller, Connection
from kingclub.server.cookie import read_cookie, set_cookie
from kingclub.server.desk import Desk
from kingclub.server.line import Line, line_of
from kingclub.server.message import SUBPROTOCOL, Bye, encode
from kingclub.server.origin import Origins
from kingclub.server.outbox import SocketOutbox

if TYPE_CHECKING:
    from litestar.types import Receive, Send, WebSocketScope

GOING_AWAY = 1001
POLICY = 1008
TRY_AGAIN = 1013
TOO_MANY = "too-many"
CUT_SECONDS = 2.0
"""So long whoever has let his outbox run full may still read."""


async def serve_socket(desk: Desk, origins: Origins, scope: WebSocketScope, receive: Receive, send: Send) -> None:
    """Speak with one client until it or the club goes."""
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    await receive()  # the wish to connect
    if SUBPROTOCOL not in scope["subprotocols"] or not origins.allows(headers.get("origin"), headers.get("host")):
        await send({"type": "websocket.close", "code": POLICY, "reason": ""})
        return
    known = read_cookie(headers.get("cookie"))
    if known is not None and not await _is_known(desk, known):
        known = None
    cookie = known or desk.new_token()
    added = [] if known else [(b"set-cookie", set_cookie(cookie, is_secure=scope["scheme"] == "wss").encode())]
    await send({"type": "websocket.accept", "subprotocol": SUBPROTOCOL, "headers": added})
    line = line_of(scope)
    outbox = SocketOutbox(lambda: _overflowed(desk, line))
    address = scope["client"][0] if scope["client"] else ""
    if not desk.crowd.has_room(address):
        outbox.put(encode(Bye(TOO_MANY)))
        outbox.close()
        await _write(outbox, line, TRY_AGAIN)
        return
    caller = Caller(cookie, headers.get("user-agent", ""), is_page="origin" in headers)
    desk.crowd.enter(address)
    try:
        await _speak(desk, outbox, line, caller, receive)
    finally:
        desk.crowd.leave(address)


def _overflowed(desk: Desk, line: Line) -> None:
    """Give a slow reader some time to take what is on its way and the farewell; a deaf one takes nothing."""
    desk.meter.overflowed()
    asyncio.get_running_loop().call_later(CUT_SECONDS, line.cut)


async def _speak(desk: Desk, outbox: SocketOutbox, line: Line, caller: Caller, receive: Receive) -> None:
    connection = Connection(desk, outbox, caller)
    desk.connections[outbox] = None
    writer = asyncio.create_task(_write(outbox, line))
    try:
        await _read(connection, line, receive)
    finally:
        desk.connections.pop(outbox, None)
        connection.close()
        outbox.close()
        await writer


async def _is_known(desk: Desk, cookie: str) -> bool:
    """Whether a session has this cookie. While the disk is ill nobody loses his, nor does whoever is banned."""
    try:
        return await desk.find(cookie) is not None
    except (NotStored, Refused):  # whoever is banned stays so
        return True


async def _read(connection: Connection, line: Line, receive: Receive) -> None:
    """Hear until the end. Whoever has greeted is answered at once, without a way round by this loop."""
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        if message["type"] == "websocket.receive":
            text = message.get("text")
            await connection.receive(text if text is not None else "")
            if connection.is_greeted:
                line.hear = connection.hear


async def _write(outbox: SocketOutbox, line: Line, code: int = GOING_AWAY) -> None:
    """Send what is queued; then hang up, if the client has not."""
    try:
        await outbox.drain(line.send_texts)
        code = TRY_AGAIN if outbox.overflowed else code
        await line.send({"type": "websocket.close", "code": code, "reason": ""})
    except (OSError, RuntimeError):
        outbox.close()  # the client has gone already
