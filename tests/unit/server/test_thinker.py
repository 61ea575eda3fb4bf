"""Bots think in other processes; who takes too long or fails plays by the rules of thumb."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from threading import Timer

import pytest

from kingclub.bots import by_thumb
from kingclub.club.thinking import decide
from kingclub.engine import format_action
from kingclub.server import thinker
from kingclub.server.thinker import BotPool, PoolThinker
from kingclub.view import Observation
from tests.unit.bots.table import deal, seen


@pytest.fixture
def moment() -> Observation:
    return seen(deal("-all", "7S 9S QS AD 7C 8H KH 9D"))


@pytest.fixture
def threads() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as pool:
        yield pool


def thought_of(moment: Observation, mind: PoolThinker, level: int) -> str:
    async def think() -> str:
        found: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        mind.think(moment, level, "table|1", found.set_result)
        return await found

    return asyncio.run(think())


def test_a_worker_thinks_what_would_be_thought_here(moment: Observation) -> None:
    with BotPool(1) as pool:
        assert thought_of(moment, PoolThinker(pool, guard_seconds=30), 3) == decide(moment, 3, "table|1")


def test_when_a_worker_dies_a_quick_move_is_played_and_the_next_thought_has_a_new_one(
    moment: Observation, caplog: pytest.LogCaptureFixture
) -> None:
    with BotPool(1) as pool:
        mind = PoolThinker(pool, guard_seconds=30)
        worker = pool.submit(os.getpid).result()
        busy = pool.submit(time.sleep, 30)
        Timer(0.1, os.kill, (worker, signal.SIGKILL)).start()

        assert thought_of(moment, mind, 3) == format_action(by_thumb(moment))
        assert busy.exception() is not None
        assert thought_of(moment, mind, 3) == decide(moment, 3, "table|1")
        assert pool.submit(os.getpid).result() != worker
    assert "a worker has died" in caplog.text


def test_a_quick_level_needs_no_worker(moment: Observation) -> None:
    assert thought_of(moment, PoolThinker(None), 2) == format_action(by_thumb(moment))


def test_the_guard_lets_the_rules_of_thumb_play(
    moment: Observation, threads: Executor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker, "decide", lambda *_: time.sleep(0.2))

    assert thought_of(moment, PoolThinker(threads, guard_seconds=0.01), 3) == format_action(by_thumb(moment))


def test_a_failing_worker_lets_the_rules_of_thumb_play(
    moment: Observation, threads: Executor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> str:
        raise ArithmeticError

    monkeypatch.setattr(thinker, "decide", fail)

    assert thought_of(moment, PoolThinker(threads), 3) == format_action(by_thumb(moment))
    assert "failed" in caplog.text
