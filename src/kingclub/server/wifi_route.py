"""The switch of the Wi‑Fi over HTTP. It is for the host alone, who sits at the machine on which the club runs."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from msgspec import Struct

from kingclub.club.refusal import NotAllowed
from kingclub.errors import Refused
from kingclub.server.caller import AnyRequest, is_host
from kingclub.server.desk import Desk
from kingclub.server.invitation import qr_svg
from kingclub.server.wifi import Wifi


class WifiSwitch(Struct, forbid_unknown_fields=True, frozen=True):
    """Whether the network shall reach the club."""

    open: bool


class WifiState(Struct, frozen=True):
    """The address at which the network reaches the club, null while it does not."""

    url: str | None


class OtherClub(Struct, frozen=True):
    """A club on the same network."""

    name: str
    url: str


@get("/api/v1/wifi", sync_to_thread=False)
def wifi_state(request: AnyRequest, desk: NamedDependency[Desk]) -> WifiState:
    """Whether the network reaches the club."""
    return WifiState(_switch(request, desk).url)


@post("/api/v1/wifi", status_code=200)
async def switch_wifi(request: AnyRequest, data: JSONBody[WifiSwitch], desk: NamedDependency[Desk]) -> WifiState:
    """Open the club to the network, or shut it; invitations say the address that then holds."""
    wifi = _switch(request, desk)
    await (wifi.open() if data.open else wifi.shut())
    desk.url = wifi.url
    return WifiState(wifi.url)


@get("/api/v1/wifi/clubs")
async def other_clubs(request: AnyRequest, desk: NamedDependency[Desk]) -> list[OtherClub]:
    """The other clubs that are found on the network now."""
    return [OtherClub(club.name, club.url) for club in await _switch(request, desk).others()]


@get("/api/v1/wifi/code.svg", sync_to_thread=False)
def wifi_code(request: AnyRequest, desk: NamedDependency[Desk]) -> Response[bytes]:
    """The address of the club as a QR code; as it was reached, while the network does not."""
    url = _switch(request, desk).url or str(request.base_url)
    return Response(qr_svg(url), media_type="image/svg+xml")


def _switch(request: AnyRequest, desk: Desk) -> Wifi:
    """The switch, if there is one and it is the host who asks. Raises `Refused` for everybody else."""
    if desk.wifi is None or not is_host(request):
        raise Refused(NotAllowed())
    return desk.wifi


WIFI_ROUTES: list[HTTPRouteHandler] = [wifi_state, switch_wifi, other_clubs, wifi_code]
"""The routes of the switch."""
