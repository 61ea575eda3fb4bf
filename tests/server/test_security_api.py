"""Whatever is asked of the API: an answer that its OpenAPI tells of, and never a 500."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.openapi import from_dict
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from kingclub.club.moderation import Standing
from tests.server.standing_club import StandingClub, standing_club

pytestmark = pytest.mark.slow

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
BOUNDED = settings(
    max_examples=8,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.filter_too_much, HealthCheck.too_slow],
)


@pytest.fixture(scope="module")
def standing() -> Iterator[StandingClub]:
    with standing_club() as standing:
        yield standing


@pytest.fixture(scope="module")
def api(standing: StandingClub) -> BaseSchema:
    _, text, _ = standing.run(standing.club.get("/api/v1/openapi.json"))
    schema = from_dict(json.loads(text))
    schema.config.update(base_url=f"http://127.0.0.1:{standing.club.port}")
    return schema


async def administrator(standing: StandingClub) -> str:
    """The token of a new administrator who has a table."""
    desk = standing.club.node.desk
    session = await desk.welcome(desk.new_token(), None, "en", "")
    await desk.moderation.set_standing(session.person.id, Standing(is_administrator=True))
    return session.token


def asked(case: Case[Any], token: str | None) -> None:
    """Send a request and hold the answer to the OpenAPI."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    case.call_and_validate(checks=CHECKS, headers=headers)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("is_administrator", [False, True], ids=["a stranger", "an administrator"])
def test_answers_are_documented(
    standing: StandingClub,
    api: BaseSchema,
    caplog: pytest.LogCaptureFixture,
    subtests: pytest.Subtests,
    is_administrator: bool,
) -> None:
    for found in api.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        token = standing.run(administrator(standing)) if is_administrator else None
        with subtests.test(operation.label), caplog.at_level(logging.WARNING):
            caplog.clear()

            BOUNDED(given(case=operation.as_strategy(), token=st.just(token))(asked))()
            assert [record.getMessage() for record in caplog.records] == []
