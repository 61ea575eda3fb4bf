"""A person's own page: who he is, his account, his sessions and his programs."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from kingclub.club.people import Person, hash_of
from kingclub.server.account import Accounts, Place, session_id
from kingclub.server.caller import AnyRequest, agent_of, cookie_of, find_caller, greet, known_caller
from kingclub.server.cookie import clear_cookie
from kingclub.server.desk import Desk, Session
from kingclub.server.device import device_of
from kingclub.server.profile import Name
from kingclub.server.route import NewProgram, refusals, shown_name

AtDesk: TypeAlias = NamedDependency[Desk]
Book: TypeAlias = NamedDependency[Accounts]


class Me(Struct, frozen=True):
    """Who the caller is. A guest has no login."""

    name: str
    kind: str
    login: str | None


Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=128)]


class Credentials(Struct, forbid_unknown_fields=True, frozen=True):
    """Login and password. Capitals in the login do not matter."""

    login: Annotated[str, Meta(min_length=3, max_length=64, pattern=r"^\S+$")]
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True, frozen=True):
    """The password that was, and the one to be."""

    old: Annotated[str, Meta(max_length=128)]
    new: Password


class SessionRow(Struct, frozen=True):
    """A session: on which browser and system, if known; when last in use; whether it is the one that asks."""

    id: str
    browser: str
    system: str
    seen_ms: int
    here: bool


class ProgramRow(Struct, frozen=True):
    """A program for which the caller answers."""

    id: str
    name: str


class ProgramMade(Struct, frozen=True):
    """A new program with its token, which cannot be asked for again."""

    id: str
    name: str
    token: str


@get("/api/v1/me", responses=refusals(401))
async def who_am_i(request: AnyRequest, desk: AtDesk) -> Me:
    """Who the caller is."""
    return await _me(await known_caller(request, desk), desk)


@post("/api/v1/me/account", status_code=201, responses=refusals(403, 409, 429, 503))
async def sign_up(
    request: AnyRequest,
    data: JSONBody[Credentials],
    desk: AtDesk,
    accounts: Book,
) -> Response[Me]:
    """Give the caller an account; whoever is new becomes a guest first. He stays who he is, under a new token."""
    greeted = await greet(request, desk)
    session = await accounts.sign_up(greeted.session, data.login, data.password, _place(request))
    return await _signed_in(request, session, desk)


@post("/api/v1/session", status_code=201, responses=refusals(401, 409, 429, 503))
async def sign_in(
    request: AnyRequest,
    data: JSONBody[Credentials],
    desk: AtDesk,
    accounts: Book,
) -> Response[Me]:
    """Come in as the person of this login. What the caller has played as a guest is this person's from then on."""
    caller = await find_caller(request, desk)
    session = await accounts.sign_in(caller, data.login, data.password, _place(request))
    return await _signed_in(request, session, desk)


@post("/api/v1/me/password", status_code=201, responses=refusals(401, 409, 429, 503))
async def change_password(
    request: AnyRequest,
    data: JSONBody[NewPassword],
    desk: AtDesk,
    accounts: Book,
) -> Response[Me]:
    """Change the password. All other sessions are over, and this one goes on under a new token."""
    session = await known_caller(request, desk)
    renewed = await accounts.change_password(session, data.old, data.new, _place(request))
    return await _signed_in(request, renewed, desk)


@get("/api/v1/me/sessions", responses=refusals(401))
async def my_sessions(request: AnyRequest, desk: AtDesk) -> list[SessionRow]:
    """The caller's sessions, the latest first."""
    return await _sessions(await known_caller(request, desk), desk)


@delete("/api/v1/me/sessions/{session:str}", status_code=200, responses=refusals(401, 404, 503))
async def end_session(
    request: AnyRequest, session: FromPath[str], desk: AtDesk, accounts: Book
) -> Response[list[SessionRow]]:
    """End one of the caller's sessions; those that are left. Its own is ended so too: that is signing out."""
    caller = await known_caller(request, desk)
    ended = await accounts.end_session(caller.person.id, session)
    is_here = ended.token == hash_of(caller.token)
    return Response(await _sessions(caller, desk), headers={"set-cookie": clear_cookie()} if is_here else {})


@delete("/api/v1/me/sessions", status_code=200, responses=refusals(401, 503))
async def end_other_sessions(request: AnyRequest, desk: AtDesk, accounts: Book) -> list[SessionRow]:
    """End all of the caller's sessions but the one that asks; what is left."""
    caller = await known_caller(request, desk)
    await accounts.end_others(caller)
    return await _sessions(caller, desk)


@get("/api/v1/me/programs", responses=refusals(401))
async def my_programs(request: AnyRequest, desk: AtDesk) -> list[ProgramRow]:
    """The programs for which the caller answers."""
    return await programs_of((await known_caller(request, desk)).person, desk)


@post("/api/v1/me/programs", status_code=201, responses=refusals(401, 403, 409, 503))
async def make_program(
    request: AnyRequest,
    data: JSONBody[NewProgram],
    desk: AtDesk,
    accounts: Book,
) -> ProgramMade:
    """A token for a program of the caller's; every table shows it as his program."""
    name = shown_name(data.name)
    caller = await known_caller(request, desk)
    made = await accounts.admit_program(caller.person, name)
    return ProgramMade(made.person.id, made.person.name, made.token)


@delete("/api/v1/me/programs/{program:str}", status_code=200, responses=refusals(401, 404, 503))
async def end_program(
    request: AnyRequest, program: FromPath[str], desk: AtDesk, accounts: Book
) -> list[ProgramRow]:
    """Take the token of one of the caller's programs away; the programs that are left."""
    caller = await known_caller(request, desk)
    await accounts.end_program(caller.person.id, program)
    return await programs_of(caller.person, desk)


@post("/api/v1/me/deletion", status_code=200, responses=refusals(401, 422, 503))
async def delete_me(request: AnyRequest, data: JSONBody[Name], desk: AtDesk, accounts: Book) -> Response[Name]:
    """Forget the caller, who says his name to show that he means it. The log of his matches stays, without it."""
    caller = await known_caller(request, desk)
    await accounts.delete(caller.person, data.name)
    return Response(data, headers={"set-cookie": clear_cookie()})


async def _me(session: Session, desk: Desk) -> Me:
    account = await desk.people.account_of(session.person.id)
    return Me(session.person.name, session.person.kind.value, None if account is None else account.login)


async def _signed_in(request: AnyRequest, session: Session, desk: Desk) -> Response[Me]:
    return Response(await _me(session, desk), headers=cookie_of(request, session))


def _place(request: AnyRequest) -> Place:
    return Place(request.client.host if request.client else "", agent_of(request))


async def _sessions(session: Session, desk: Desk) -> list[SessionRow]:
    """The sessions of whoever asks by this one."""
    here = hash_of(session.token)
    return [
        SessionRow(session_id(visit), *device_of(visit.agent), visit.seen_ms, visit.token == here)
        for visit in await desk.people.visits(session.person.id)
    ]


async def programs_of(owner: Person, desk: Desk) -> list[ProgramRow]:
    """The programs for which somebody answers."""
    return [ProgramRow(program.id, program.name) for program in await desk.people.programs_of(owner.id)]


ME_ROUTES: list[HTTPRouteHandler] = [
    who_am_i,
    sign_up,
    sign_in,
    change_password,
    my_sessions,
    end_session,
    end_other_sessions,
    my_programs,
    make_program,
    end_program,
    delete_me,
]
"""The routes of a person's own page."""
