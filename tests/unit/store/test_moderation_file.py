"""The order of a club on disk: kept, and seen by the running club when somebody else has written it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from kingclub.club.identity import PersonId, TableId
from kingclub.club.moderation import Change, Moderation, Reason, Report, Standing
from kingclub.club.people import NotStored
from kingclub.store.memory_moderation import MemoryModeration
from kingclub.store.moderation import ModerationFile

ANNA, BORIS = PersonId("anna"), PersonId("boris")


def report(at_ms: int = 1000, reporter: PersonId = ANNA) -> Report:
    chat = [{"person": "boris", "text": "Эй!", "phrase": None}]
    return Report(
        at_ms=at_ms,
        table=TableId("t1"),
        entries=7,
        accused=BORIS,
        reporter=reporter,
        reason=Reason.INSULT,
        text="rude",
        chat=chat,
    )


@pytest.fixture(params=["memory", "file"])
def moderation(request: pytest.FixtureRequest, tmp_path: Path) -> Moderation:
    return MemoryModeration() if request.param == "memory" else ModerationFile(tmp_path / "club.db")


def test_standings_are_those_of_all_ids_together(moderation: Moderation) -> None:
    async def run() -> None:
        await moderation.set_standing(ANNA, Standing(is_muted=True))
        await moderation.set_standing(BORIS, Standing(is_banned=True))

    asyncio.run(run())
    assert moderation.standing_of([ANNA]) == Standing(is_muted=True)
    assert moderation.standing_of([ANNA, BORIS]) == Standing(is_muted=True, is_banned=True)
    assert moderation.standing_of([PersonId("carla")]) == Standing()
    moderation.close()


def test_reports_are_kept_until_they_are_settled(moderation: Moderation) -> None:
    async def run() -> None:
        for at_ms in (1000, 2000):
            await moderation.file(report(at_ms))
        first, second = await moderation.reports()
        assert (first.at_ms, first.chat, first.reason) == (1000, report().chat, Reason.INSULT)
        assert await moderation.filed_since(ANNA, 1500) == 1
        assert await moderation.filed_since(BORIS, 0) == 0
        assert await moderation.settle(first.number)
        assert not await moderation.settle(first.number)
        assert not await moderation.settle(2**64)
        assert [one.number for one in await moderation.reports()] == [second.number]

    asyncio.run(run())
    moderation.close()


def test_of_somebody_deleted_nothing_is_left(moderation: Moderation) -> None:
    carla, dora = PersonId("carla"), PersonId("dora")
    said = [{"person": who, "text": who, "phrase": None} for who in (ANNA, carla)]

    async def run() -> None:
        await moderation.set_standing(ANNA, Standing(is_muted=True))
        await moderation.set_standing(BORIS, Standing(is_muted=True))
        for reporter, accused in ((ANNA, BORIS), (BORIS, ANNA), (dora, BORIS)):
            await moderation.file(replace(report(reporter=reporter), accused=accused, chat=said))
        await moderation.forget([ANNA, PersonId("annas program")])

        (left,) = await moderation.reports()
        assert (left.reporter, left.chat) == (dora, said[1:])
        assert moderation.standing_of([ANNA]) == Standing()
        assert moderation.standing_of([BORIS]) == Standing(is_muted=True)

    asyncio.run(run())
    moderation.close()


def test_what_the_owner_writes_is_seen_once_and_a_table_until_it_is_closed(tmp_path: Path) -> None:
    club, owner = ModerationFile(tmp_path / "club.db"), ModerationFile(tmp_path / "club.db")

    async def run() -> None:
        assert await club.changed() == Change()
        await club.set_standing(ANNA, Standing(is_muted=True))
        assert await club.changed() == Change()

        await owner.set_standing(BORIS, Standing(is_banned=True))
        await owner.order_closing(TableId("t1"))
        assert club.standing_of([BORIS]) == Standing()
        assert await club.changed() == Change(frozenset({BORIS}), frozenset({TableId("t1")}))
        assert await club.changed() == Change(tables=frozenset({TableId("t1")}))
        assert club.standing_of([BORIS]) == Standing(is_banned=True)
        assert club.standing_of([ANNA]) == Standing(is_muted=True)

        await club.closed(TableId("t1"))
        assert await club.changed() == Change()

    asyncio.run(run())
    club.close()
    owner.close()


def test_what_was_ordered_while_nobody_was_there_is_done_at_the_start(tmp_path: Path) -> None:
    async def order() -> None:
        owner = ModerationFile(tmp_path / "club.db")
        await owner.order_closing(TableId("t1"))
        owner.close()

    async def run() -> None:
        club = ModerationFile(tmp_path / "club.db")
        assert (await club.changed()).tables == {TableId("t1")}
        club.close()

    asyncio.run(order())
    asyncio.run(run())


def test_an_ill_disk_is_said(tmp_path: Path) -> None:
    async def run() -> None:
        club = ModerationFile(tmp_path / "club.db")
        club.close()
        club._db.thread = type(club._db.thread)(1)
        with pytest.raises(NotStored):
            await club.set_standing(ANNA, Standing(is_muted=True))
        assert club.standing_of([ANNA]) == Standing()
        club._db.thread.shutdown()

    asyncio.run(run())
