"""What a person says about himself."""

from __future__ import annotations

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Struct

from kingclub.server.caller import AnyRequest, greet
from kingclub.server.desk import Desk
from kingclub.server.route import PersonName, refusals, shown_name


class Name(Struct, forbid_unknown_fields=True, frozen=True):
    """What a person wants to be called at the table."""

    name: PersonName


@post("/api/v1/me/name", status_code=200, responses=refusals(409, 422, 503))
async def rename(request: AnyRequest, data: JSONBody[Name], desk: NamedDependency[Desk]) -> Response[Name]:
    """Call the caller so from now on; whoever is new becomes a guest of that name.

    Marks that cannot be seen are refused: with them two names could look the same. So is a name for which one could
    be taken for somebody else at one's table.
    """
    name = shown_name(data.name)
    greeted = await greet(request, desk)
    await desk.rename(greeted.session.person.id, name)
    return Response(data, headers=greeted.headers)
