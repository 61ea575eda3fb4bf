"""Who may do what by HTTP: every route, and everybody from nobody to an administrator."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest
from litestar.routes import HTTPRoute

from kingclub.club.people import hash_of
from kingclub.server.account import session_id
from tests.server.cast import ROLES, Cast, new_cast
from tests.server.standing_club import StandingClub, standing_club

pytestmark = pytest.mark.slow

PEOPLE = tuple(role for role in ROLES if role not in {"nobody", "banned"})


@dataclass(frozen=True)
class Row:
    """A route: what is asked, and the status for each role. Without statuses everybody gets the same answer."""

    statuses: Mapping[str, int] = field(default_factory=dict)
    query: str = ""
    body: Any = None


def known(ok: int, body: Any = None, **but: int) -> Row:
    """For whoever the club knows."""
    return Row({"nobody": 401, "banned": 403, **dict.fromkeys(PEOPLE, ok), **but}, body=body)


def anybody(ok: int, body: Any = None, **but: int) -> Row:
    """For everybody who is not banned: whoever is new becomes a guest."""
    return Row({"nobody": ok, "banned": 403, **dict.fromkeys(PEOPLE, ok), **but}, body=body)


def administrators(ok: int, body: Any = None) -> Row:
    """For those who look after the club."""
    return known(403, body, administrator=ok)


SAME = Row()
HIDDEN = Row(dict.fromkeys(ROLES, 404))
"""While it is played, a match is nobody's business."""
CLUB = {"preset": "club"}
WRONG = {"login": "nobody.at.all", "password": "not the word"}

ROWS: dict[str, Row] = {
    "GET /healthz": SAME,
    "GET /metrics": SAME,
    "GET /api/v1/wifi": SAME,
    "POST /api/v1/wifi": Row(body={"open": True}),
    "GET /api/v1/wifi/clubs": SAME,
    "GET /api/v1/wifi/code.svg": SAME,
    "GET /api/v1": SAME,
    "GET /api/v1/openapi.json": SAME,
    "GET /api/v1/{path:str}": SAME,
    "GET /api/v1/presets": SAME,
    "GET /api/v1/rules": Row(query="?lang=en"),
    "GET /api/v1/rules/page": Row(query="?lang=en&rules=club"),
    "GET /api/v1/rules/comparison": Row(query="?lang=en&one=club&other=club"),
    "GET /api/v1/rules/differs": Row(query="?lang=en&rules=club"),
    "GET /api/v1/rules/advice": Row(query="?lang=en&rules=club"),
    "POST /api/v1/rules/form": Row(body={"preset": "club", "lang": "en"}),
    "GET /api/v1/guide/{name:str}": Row(query="?lang=en"),
    "GET /api/v1/scenes": Row(query="?lang=en"),
    "GET /api/v1/scenes/{code:str}": Row(query="?lang=en"),
    "POST /api/v1/lessons/{code:str}": Row(body={"cards": [], "lang": "en"}),
    "GET /api/v1/matches/{match:str}/record": HIDDEN,
    "GET /api/v1/matches/{match:str}/replay": HIDDEN,
    "POST /api/v1/replay": Row(body={}),
    "GET /api/v1/tables/{table:str}/invitation": SAME,
    "GET /api/v1/tables/{table:str}/invitation.svg": SAME,
    "POST /api/v1/programs": Row(dict.fromkeys(ROLES, 201), body={"name": "Marvin"}),
    "POST /api/v1/tables": anybody(201, CLUB),
    "POST /api/v1/play": anybody(200, CLUB),
    "POST /api/v1/me/name": anybody(200, {"name": "Name of ROLE"}),
    "POST /api/v1/me/account": anybody(201, {"login": "login.of.ROLE", "password": "a word of ROLE"}, program=403),
    "POST /api/v1/session": anybody(401, WRONG),
    "POST /api/v1/me/password": known(409, {"old": "not the word", "new": "a word of ROLE"}),
    "GET /api/v1/me": known(200),
    "GET /api/v1/me/tables": anybody(200),
    "GET /api/v1/me/matches": anybody(200),
    "GET /api/v1/me/export": known(200),
    "GET /api/v1/me/sessions": known(200),
    "DELETE /api/v1/me/sessions": known(200),
    "DELETE /api/v1/me/sessions/{session:str}": known(404, sitter=200),
    "GET /api/v1/me/programs": known(200),
    "POST /api/v1/me/programs": known(201, {"name": "Marvin"}, program=403),
    "DELETE /api/v1/me/programs/{program:str}": known(404, sitter=200),
    "POST /api/v1/me/deletion": known(422, {"name": "Somebody else"}),
    "POST /api/v1/tables/{table:str}/rematch": known(422),
    "POST /api/v1/tables/{table:str}/hint": known(422, {"lang": "en", "names": []}),
    "POST /api/v1/tables/{table:str}/reports": known(201, {"seat": "SEAT", "reason": "other"}, sitter=422),
    "GET /api/v1/admin/people": administrators(200),
    "PUT /api/v1/admin/people/{person:str}/measures": administrators(200, {"muted": False, "banned": False}),
    "GET /api/v1/admin/tables": administrators(200),
    "POST /api/v1/admin/tables/{table:str}/close": administrators(202),
    "GET /api/v1/admin/reports": administrators(200),
    "GET /api/v1/admin/reports/{number:int}": administrators(200),
    "DELETE /api/v1/admin/reports/{number:int}": administrators(200),
}


@pytest.fixture(scope="module")
def standing() -> Iterator[StandingClub]:
    with standing_club() as standing:
        yield standing


def routes(standing: StandingClub) -> set[str]:
    """Every route with every method of it."""
    found = {
        f"{method} {route.path}"
        for route in standing.club.node.app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
    }
    return {route for route in found if not route.startswith(("OPTIONS ", "HEAD "))}


def test_every_route_has_its_row(standing: StandingClub) -> None:
    assert routes(standing) ^ ROWS.keys() == set()


def test_a_row_says_something_of_every_role() -> None:
    assert {name for name, row in ROWS.items() if row.statuses and set(row.statuses) != set(ROLES)} == set()


async def scene(cast: Cast) -> dict[str, str]:
    """A table in play, and what stands for each parameter of an address."""
    lane = await cast.table(is_playing=True)
    accounts_program = await cast.desk.admit_program("Sonny", cast.id("sitter"))
    seat = lane.table.seat_of(cast.id("sitter"))
    visit = next(
        visit
        for visit in await cast.desk.people.visits(cast.id("sitter"))
        if visit.token == hash_of(cast.sessions["sitter"].token)
    )
    return {
        "{table:str}": lane.table.id,
        "{match:str}": lane.table.match,
        "{person:str}": cast.id("guest"),
        "{number:int}": str(await cast.report(lane.table.id)),
        "{session:str}": session_id(visit),
        "{program:str}": accounts_program.person.id,
        "{name:str}": "glossary",
        "{code:str}": "none",
        "{path:str}": "nowhere",
        '"SEAT"': str(seat),
    }


async def answers(standing: StandingClub, name: str, row: Row) -> dict[str, tuple[int, str]]:
    """Status and body for each role, each from an address of its own; those who may come last."""
    cast = await new_cast(standing.club.node.desk)
    places = await scene(cast)
    method, _, path = name.partition(" ")
    found = {}
    for number, role in enumerate(ROLES):
        text = json.dumps(row.body).replace("ROLE", f"{role}{number}")
        address = path
        for placeholder, value in places.items():
            text, address = text.replace(placeholder, value), address.replace(placeholder, value)
        token = cast.token(role)
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        headers["x-forwarded-for"] = f"203.0.113.{number}"
        body = None if row.body is None else json.loads(text)
        found[role] = await standing.club.ask(method, address + row.query, body, **headers)
    return found


@pytest.mark.parametrize("name", ROWS)
def test_everybody_gets_what_is_his(standing: StandingClub, name: str) -> None:
    row = ROWS[name]
    found = standing.run(answers(standing, name, row))

    if not row.statuses:
        assert len(set(found.values())) == 1, found
        assert found["nobody"][0] < 500
        return
    assert {role: status for role, (status, _) in found.items()} == row.statuses
    for role, (status, body) in found.items():
        if status == 403:
            due = {"banned"} if role == "banned" else {"not-allowed", "person-only"}
            assert json.loads(body)["code"] in due, role
        if status == 401 and role == "nobody":
            assert json.loads(body)["code"] in {"unknown-caller", "wrong-login"}
