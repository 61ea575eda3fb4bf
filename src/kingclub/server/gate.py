"""What stands before and behind every route: who is turned away, and how an error is told."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response

from kingclub.club.refusal import Failed, Malformed
from kingclub.errors import KingError
from kingclub.server.caller import AnyRequest
from kingclub.server.meter import Meter
from kingclub.server.origin import Origins
from kingclub.server.route import Refusal, refused

READS = frozenset({"GET", "HEAD", "OPTIONS"})

log = logging.getLogger(__name__)


class Gate:
    """The gate of one club."""

    def __init__(self, origins: Origins, meter: Meter) -> None:
        self._origins, self._meter = origins, meter

    def only_own_pages(self, request: Request[Any, Any, Any]) -> Response[Refusal] | None:
        """Refuse what another site's page sends here in its visitor's name."""
        headers = request.headers
        if request.method in READS or self._origins.allows(headers.get("origin"), headers.get("host")):
            return None
        return Response(Refusal("foreign-origin", {}), status_code=403)

    def count_refusals(self, response: Response[Any]) -> Response[Any]:
        """Note what was refused, for `/metrics`. Litestar shows it what routes answer, not what errors become."""
        if isinstance(response.content, Refusal):
            self._meter.refused(response.content.code)
        return response

    def refuse(self, request: AnyRequest, error: KingError) -> Response[Any]:
        """Say what the club refuses."""
        return self.count_refusals(refused(request, error))

    def too_deep(self, _: AnyRequest, __: RecursionError) -> Response[Any]:
        """Refuse a body that is nested more deeply than it can be read."""
        return self._told(Malformed.code, 422)

    def broken(self, _: AnyRequest, error: Exception) -> Response[Any]:
        """Say that something broke, and nothing of it; the log has it."""
        log.error("a request failed", exc_info=error)
        return self._told(Failed.code, 500)

    def _told(self, code: str, status: int) -> Response[Any]:
        return self.count_refusals(Response(Refusal(code, {}), status_code=status, media_type=MediaType.JSON))
