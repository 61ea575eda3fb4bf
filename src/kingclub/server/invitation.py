"""The way to a table or to the club as a picture: a QR code that a phone's camera reads."""

from __future__ import annotations

from io import BytesIO, StringIO

import segno
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from msgspec import Struct

from kingclub.server.caller import AnyRequest
from kingclub.server.desk import Desk
from kingclub.server.route import refusals

QUIET_MODULES = 4
"""The light border that cameras need, in modules of the code."""


def qr_svg(url: str) -> bytes:
    """The QR code of an address as a picture that may be drawn at any size."""
    picture = BytesIO()
    code = segno.make_qr(url, error="m")
    code.save(picture, kind="svg", border=QUIET_MODULES, omitsize=True, light="#fff", xmldecl=False, nl=False)
    return picture.getvalue()


def qr_text(url: str) -> str:
    """The QR code of an address in half blocks, for a terminal."""
    text = StringIO()
    segno.make_qr(url, error="l").terminal(text, compact=True)
    return text.getvalue()


class Invitation(Struct, frozen=True):
    """The address that lets a guest sit down."""

    url: str


@get("/api/v1/tables/{table:str}/invitation", sync_to_thread=False, responses=refusals(404))
def table_invitation(request: AnyRequest, table: FromPath[str], desk: NamedDependency[Desk]) -> Invitation:
    """The address of a table, as a guest on another machine has to say it."""
    return Invitation(_address(request, table, desk))


@get("/api/v1/tables/{table:str}/invitation.svg", sync_to_thread=False, responses=refusals(404))
def table_code(request: AnyRequest, table: FromPath[str], desk: NamedDependency[Desk]) -> Response[bytes]:
    """The same address as a QR code."""
    return Response(qr_svg(_address(request, table, desk)), media_type="image/svg+xml")


def _address(request: AnyRequest, table: str, desk: Desk) -> str:
    """At the address that others have for the club; without one, where it was reached. Raises `Refused`."""
    club = (desk.url or str(request.base_url)).rstrip("/")
    return f"{club}/t/{desk.lane(table).table.id}"


INVITATION_ROUTES: list[HTTPRouteHandler] = [table_invitation, table_code]
"""The routes of an invitation."""
