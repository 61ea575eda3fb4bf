"""The club as an ASGI application: the API and the socket."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar import Litestar, Request, Response, asgi
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import kingclub
from kingclub.errors import KingError
from kingclub.server.account import Accounts
from kingclub.server.admin import ADMIN_ROUTES
from kingclub.server.desk import Desk
from kingclub.server.export import export_me
from kingclub.server.gate import Gate
from kingclub.server.hint import Adviser, give_hint
from kingclub.server.history import match_record, my_matches, my_tables
from kingclub.server.invitation import INVITATION_ROUTES
from kingclub.server.me import ME_ROUTES
from kingclub.server.metrics import metrics
from kingclub.server.openapi import StrictStructs, documented
from kingclub.server.origin import Origins
from kingclub.server.play_now import play_now
from kingclub.server.profile import rename
from kingclub.server.replay import match_replay, record_replay
from kingclub.server.report import report
from kingclub.server.route import Refusal, admit_program, health, list_presets, open_table, rematch
from kingclub.server.rulebook import BOOK_ROUTES
from kingclub.server.small_table import SCENE_ROUTES
from kingclub.server.socket import serve_socket
from kingclub.server.wifi_route import WIFI_ROUTES

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

BODY_BYTES = 64 * 1024


def make_app(desk: Desk, adviser: Adviser, origins: Origins) -> Litestar:
    """The application of one club."""
    accounts = Accounts(desk)

    @asgi("/ws", copy_scope=False)
    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await serve_socket(desk, origins, scope, receive, send)
            return
        answer = Response(Refusal("upgrade-needed", {}), status_code=426)
        await answer.to_asgi_response(None, Request(scope))(scope, receive, send)

    gate = Gate(origins, desk.meter)
    routes: list[HTTPRouteHandler] = [
        open_table,
        rematch,
        play_now,
        admit_program,
        list_presets,
        health,
        metrics,
        rename,
        my_tables,
        my_matches,
        match_record,
        give_hint,
        match_replay,
        record_replay,
        *ME_ROUTES,
        export_me,
        report,
        *ADMIN_ROUTES,
        *INVITATION_ROUTES,
        *WIFI_ROUTES,
        *BOOK_ROUTES,
        *SCENE_ROUTES,
    ]
    return Litestar(
        [socket, *documented(routes)],
        dependencies={
            "desk": Provide(lambda: desk, sync_to_thread=False),
            "accounts": Provide(lambda: accounts, sync_to_thread=False),
            "adviser": Provide(lambda: adviser, sync_to_thread=False),
        },
        before_request=gate.only_own_pages,
        after_request=gate.count_refusals,
        exception_handlers={KingError: gate.refuse, RecursionError: gate.too_deep, 500: gate.broken},
        plugins=[StrictStructs()],
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="The King club",
            version=kingclub.__version__,
            path="/api/v1",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
