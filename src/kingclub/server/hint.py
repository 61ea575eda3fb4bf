"""The hint: what everything that one may do now is worth, in numbers and in words."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Annotated, TypeAlias

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from kingclub.bots.advice import Advice
from kingclub.club.hint import seen_for_hint
from kingclub.club.identity import PersonId
from kingclub.club.people import as_whom
from kingclub.club.refusal import TooFast
from kingclub.club.thinking import weigh
from kingclub.engine import format_action
from kingclub.errors import Refused
from kingclub.locale import conclusion_sentence, sentence
from kingclub.server.caller import AnyRequest, known_caller
from kingclub.server.desk import Desk
from kingclub.server.route import refusals
from kingclub.server.rulebook import Lang
from kingclub.view import Observation

MOST_HINTS = 64
"""Of a thousand prices that could be asked only the best are told."""

Called: TypeAlias = Annotated[str, Meta(max_length=60)]


class AskHint(Struct, forbid_unknown_fields=True, frozen=True):
    """In which language, and what the reader calls everybody at the table, by seat."""

    lang: Lang
    names: Annotated[list[Called], Meta(max_length=6)]


class Hint(Struct, frozen=True):
    """A legal action: what it may be expected to bring in this deal, less the mean of the table, in points.

    `error` is the standard error of that. `code` and `reason` say why, `facts` what is certain about the suit.
    """

    action: str
    points: float
    error: float
    code: str
    reason: str
    facts: list[str]


class Adviser:
    """Weighs actions beside the event loop, one hint at a time for a person."""

    def __init__(self, pool: Executor) -> None:
        self._pool = pool
        self._thinks_for: set[PersonId] = set()

    async def weigh(self, seen: Observation, who: PersonId) -> tuple[Advice, ...]:
        """Advice on every legal action, the best first. Raises `Refused` while his last question is weighed."""
        with self._one_at_a_time(who):
            return await asyncio.get_running_loop().run_in_executor(self._pool, weigh, seen, who)

    @contextmanager
    def _one_at_a_time(self, who: PersonId) -> Iterator[None]:
        if who in self._thinks_for:
            raise Refused(TooFast())
        self._thinks_for.add(who)
        try:
            yield
        finally:
            self._thinks_for.discard(who)


@post("/api/v1/tables/{table:str}/hint", status_code=200, responses=refusals(401, 404, 429))
async def give_hint(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[AskHint],
    desk: NamedDependency[Desk],
    adviser: NamedDependency[Adviser],
) -> Response[list[Hint]]:
    """What everything that the caller may do now is worth, the best first; only where one plays to learn."""
    person = (await known_caller(request, desk)).person.id
    lane = desk.lane(table)
    who = as_whom(lane.table, desk.people.ids_of(person))
    advice = await adviser.weigh(seen_for_hint(lane.table, who), who)
    names = [*data.names, *map(str, range(len(data.names) + 1, lane.table.ruleset.players + 1))]
    return Response([_hint(each, data.lang, names) for each in advice[:MOST_HINTS]])


def _hint(advice: Advice, lang: str, names: list[str]) -> Hint:
    return Hint(
        format_action(advice.action),
        round(advice.points, 2),
        round(advice.error, 2),
        advice.reason.code,
        sentence(lang, advice.reason.code, **advice.reason.args),
        [conclusion_sentence(lang, fact, names) for fact in advice.facts],
    )
