"""The JSON API under `/api/v1`, and `/healthz`."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct, field

from kingclub.bots import DEFAULT_LEVEL
from kingclub.club.alike import is_name
from kingclub.club.hall import Hall, halls_of
from kingclub.club.house import NewTable
from kingclub.club.limit import TimeLimit
from kingclub.club.people import NotStored, as_whom
from kingclub.club.refusal import Malformed
from kingclub.club.terms import Admission, Bots, Come, Terms
from kingclub.errors import KingError, Refused, Unreadable
from kingclub.rules import presets, ruleset
from kingclub.server.caller import greet, known_caller
from kingclub.server.desk import Desk
from kingclub.server.message import Word

NOT_STORED = "not-stored"
NAME_LENGTH = 24
PersonName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH, pattern=r"^\S(.*\S)?$")]
STATUS = {
    "unknown-caller": 401,
    "wrong-login": 401,
    "person-only": 403,
    "banned": 403,
    "not-allowed": 403,
    "no-such-table": 404,
    "no-such-person": 404,
    "no-such-report": 404,
    "no-such-session": 404,
    "no-such-program": 404,
    "login-taken": 409,
    "has-account": 409,
    "no-account": 409,
    "name-alike": 409,
    "too-many-programs": 409,
    "too-many-logins": 429,
    "too-fast": 429,
}
"""The status of a refusal that is more than a request that cannot be granted."""


class Limit(Struct, forbid_unknown_fields=True, frozen=True):
    """How long a move may take, and how much longer all moves of a match together; in ms."""

    turn_ms: Annotated[int, Meta(ge=1_000, le=3_600_000)]
    reserve_ms: Annotated[int, Meta(ge=0, le=3_600_000)] = 0


class OpenTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table to open: by a preset, with house rules and terms.

    `admission` says who may sit down: everybody, whoever has the link, or whoever knows the `word`. `bots` is their
    level, null for a table of people only; `come` says when they sit down. Without `pause` they play at once.
    """

    preset: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = field(default_factory=dict)
    admission: Admission = Admission.LINK
    word: Word | None = None
    bots: Annotated[int, Meta(ge=0, le=5)] | None = DEFAULT_LEVEL
    come: Come = Come.AT_ONCE
    limit: Limit | None = None
    spectators: bool = True
    take_backs: bool = False
    pause: bool = True
    past_tricks: bool = True
    hints: bool = False

    @property
    def terms(self) -> Terms:
        """What is agreed besides the rules."""
        return Terms(
            admission=self.admission,
            bots=None if self.bots is None else Bots(self.bots, self.come),
            limit=None if self.limit is None else TimeLimit(self.limit.turn_ms, self.limit.reserve_ms),
            has_spectators=self.spectators,
            has_take_backs=self.take_backs,
            has_pause=self.pause,
            has_past_tricks=self.past_tricks,
            has_hints=self.hints,
        )


class NewProgram(Struct, forbid_unknown_fields=True, frozen=True):
    """A program that wants to play, by the name that the table shall see."""

    name: PersonName


class ProgramAdmitted(Struct, frozen=True):
    """The token by which a program is known: for `hello` and as a bearer's."""

    token: str
    name: str


class TableOpened(Struct, frozen=True):
    """The id of a table, which is also its invitation."""

    table: str


class PresetRow(Struct, frozen=True):
    """A preset that can be played, and the halls in which it is."""

    code: str
    players: int
    halls: list[Hall]


class Health(Struct, frozen=True):
    """The club is up."""

    status: str
    version: str


class Refusal(Struct, frozen=True):
    """Why not, as a code with arguments; the sentence lives in the client."""

    code: str
    args: dict[str, Any]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """That a route may refuse with these statuses, for the OpenAPI."""
    return {status: ResponseSpec(Refusal, generate_examples=False) for status in statuses}


@post("/api/v1/tables", status_code=201)
async def open_table(
    request: Request[Any, Any, Any], data: JSONBody[OpenTable], desk: NamedDependency[Desk]
) -> Response[TableOpened | Refusal]:
    """Open a table with the caller on its first seat; whoever is new becomes a guest."""
    greeted = await greet(request, desk)
    kind, headers = greeted.session.person.kind, greeted.headers
    wanted = NewTable(preset=data.preset, options=data.options, terms=data.terms, word=data.word, kind=kind)
    table = await desk.open_table(greeted.session.person.id, wanted)
    if table is None:
        return Response(Refusal(NOT_STORED, {}), status_code=503, headers=headers)
    return Response(TableOpened(table), headers=headers)


@post("/api/v1/tables/{table:str}/rematch", status_code=201, responses=refusals(401, 404))
async def rematch(
    request: Request[Any, Any, Any], table: FromPath[str], desk: NamedDependency[Desk]
) -> Response[TableOpened | Refusal]:
    """Call the people of a match that is over to another; whoever asks second finds the table of the first."""
    person = (await known_caller(request, desk)).person.id
    lane = desk.lane(table)
    found = await desk.rematch(lane, as_whom(lane.table, desk.people.ids_of(person)))
    if found is None:
        return Response(Refusal(NOT_STORED, {}), status_code=503)
    return Response(TableOpened(found))


@post("/api/v1/programs", status_code=201)
async def admit_program(data: JSONBody[NewProgram], desk: NamedDependency[Desk]) -> ProgramAdmitted:
    """Let a program in, as a guest that every table shows as a program. The token cannot be asked for again."""
    session = await desk.admit_program(shown_name(data.name))
    return ProgramAdmitted(session.token, session.person.name)


@get("/api/v1/presets", sync_to_thread=False)
def list_presets() -> list[PresetRow]:
    """The catalogue, in its order."""
    rules = [ruleset(code, {}) for code in presets()]
    return [PresetRow(each.preset, each.players, sorted(halls_of(each))) for each in rules]


@get("/healthz", sync_to_thread=False)
def health(desk: NamedDependency[Desk]) -> Health:
    """Whether the club is up."""
    return Health("closing" if desk.is_closing else "ok", desk.version)


def shown_name(name: str) -> str:
    """The name. Raises `Unreadable` for one with marks that cannot be seen: two names could look the same."""
    if not is_name(name):
        raise Unreadable("a name of letters that can be seen")
    return name


def refused(_: Request[Any, Any, Any], error: KingError) -> Response[Refusal]:
    """What the club refuses, with code and arguments: mostly a 422; a 503 where it can store nothing now."""
    if isinstance(error, NotStored):
        return Response(Refusal(NOT_STORED, {}), status_code=503, media_type=MediaType.JSON)
    refusal = error.refusal if isinstance(error, Refused) else Malformed()
    body = Refusal(refusal.code, dict(refusal.args))
    return Response(body, status_code=STATUS.get(refusal.code, 422), media_type=MediaType.JSON)
