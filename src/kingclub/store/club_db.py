"""A connection to `club.db` with a thread of its own, so that nobody waits for the disk but who has asked."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from kingclub.club.people import NotStored
from kingclub.store.club_schema import migrate

BUSY_SECONDS = 5
MEMORY = ":memory:"

T = TypeVar("T")

log = logging.getLogger(__name__)


class ClubDb:
    """What is written is on disk when that is answered; what is deleted is overwritten there."""

    def __init__(self, file: Path | str, name: str) -> None:
        """Open the file, brought up to this version, or `MEMORY`; `name` is that of the thread."""
        in_memory = f"file:/{secrets.token_hex(8)}?vfs=memdb"
        self._place = in_memory if file == MEMORY else Path(file).absolute().as_uri()
        self.file = self.connect()
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
            self.file.execute(f"PRAGMA {pragma}")
        migrate(self.file)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix=name)

    def connect(self) -> sqlite3.Connection:
        """Another connection to the same file, for whoever may not wait for the thread: two must not share one."""
        place, timeout = self._place, BUSY_SECONDS
        return sqlite3.connect(place, timeout=timeout, isolation_level=None, check_same_thread=False, uri=True)

    async def do(self, work: Callable[[], T]) -> T:
        """Do this on the thread. Raises `NotStored` where the disk is full or ill."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, work)
        except (sqlite3.Error, OSError) as error:
            log.warning("nothing could be read or written: %s", error)
            raise NotStored(str(error)) from None

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        """All that is written in the block, or nothing of it."""
        with self.file:
            self.file.execute("BEGIN IMMEDIATE")
            yield

    def close(self) -> None:
        """Finish what has begun, then stop."""
        self.thread.shutdown()
        self.file.close()
