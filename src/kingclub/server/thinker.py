"""Where bots think: beside the event loop, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from typing import ParamSpec, TypeVar

from kingclub.club.thinking import decide, decide_quickly
from kingclub.view import Observation

THINKS_LONG = 3
"""From this level on a thought takes milliseconds and goes to the pool; below, the way there would take longer."""

GUARD_SECONDS = 1.0
"""A thought that takes longer, because the machine is busy or a worker hangs, gives way to the rules of thumb."""

POLITE = 5
"""How much workers give way to the event loop, on the scale of `os.nice`: people come before bots."""

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class BotPool(Executor):
    """Processes in which bots think, by default one a core; each starts when first needed. To be shut down.

    When one of them dies the thoughts of all are lost, and new ones are started for the next thought.
    """

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or os.cpu_count()
        self._workers = self._hire()

    def submit(self, think: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Let a worker do this."""
        try:
            return self._workers.submit(think, *args, **kwargs)
        except BrokenExecutor:
            log.warning("a worker has died; the bots get new ones")
            self._workers.shutdown(wait=False)
            self._workers = self._hire()
            return self._workers.submit(think, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002  # as in the library
        """Let the workers go."""
        self._workers.shutdown(wait, cancel_futures=cancel_futures)

    def _hire(self) -> ProcessPoolExecutor:
        # Spawned, not forked: the club's threads and sockets have no business in a worker.
        return ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"), _give_way)


def _give_way() -> None:
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl-C reaches every process: the club alone decides when to stop
    if hasattr(os, "nice"):  # not on Windows
        os.nice(POLITE)


class PoolThinker:
    """`club.port.Thinker`. A bot whose worker fails or takes too long plays by the rules of thumb instead.

    `fell_back` is told of it: `slow` or `failed`.
    """

    def __init__(
        self,
        pool: Executor | None = None,
        guard_seconds: float = GUARD_SECONDS,
        fell_back: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._pool, self._guard_seconds, self._fell_back = pool, guard_seconds, fell_back
        self._thoughts: set[asyncio.Task[None]] = set()

    def think(self, seen: Observation, level: int | None, label: str, found: Callable[[str], None]) -> None:
        """Choose an action and give it to `found` on the event loop, never at once."""
        if self._pool is None or level is None or level < THINKS_LONG:
            asyncio.get_running_loop().call_soon(lambda: found(self._here(seen, level, label)))
            return
        thought = asyncio.create_task(self._elsewhere(self._pool, seen, level, label, found))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)

    def quick(self, seen: Observation, label: str) -> str:
        """An action at once."""
        return decide_quickly(seen, label)

    def _here(self, seen: Observation, level: int | None, label: str) -> str:
        try:
            return decide(seen, level, label)
        except Exception:
            log.exception("the bot of level %s failed", level)
            self._fell_back("failed")
            return decide_quickly(seen, label)

    async def _elsewhere(
        self, pool: Executor, seen: Observation, level: int | None, label: str, found: Callable[[str], None]
    ) -> None:
        try:
            thought = asyncio.get_running_loop().run_in_executor(pool, decide, seen, level, label)
            action = await asyncio.wait_for(thought, self._guard_seconds)
        except TimeoutError:
            log.debug("a bot of level %s thought for too long", level)  # a busy machine does it at every move
            self._fell_back("slow")
            action = decide_quickly(seen, label)
        except Exception:
            log.exception("the worker of a bot of level %s failed", level)
            self._fell_back("failed")
            action = decide_quickly(seen, label)
        found(action)
