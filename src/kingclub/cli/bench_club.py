"""`kingclub bench club`: what a move costs on its whole way, and how soon a club is back.

Server and people are two processes on this machine, over loopback; processor time is the server's alone, so that
the people, who need more, do not count.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from kingclub.cli.bench_load import Load, play_table, relay_table, socket_to
from kingclub.cli.bench_restore import cost_growth, restore_seconds
from kingclub.server.collector import seek_cycles_rarely

TABLES = 30
IDLE_SOCKETS = 500
WARM_UP_MOVES = 8
"""So many a table before anything is measured."""


GOALS = {
    "moves_per_cpu_second": "≥ 5000",
    "ratio_to_raw_fan_out": "≥ 0.40",
    "p99_ms_at_half_load": "≤ 10",
    "kib_per_socket": "≤ 40",
    "restore_1000_tables_s": "≤ 5",
    "cpu_growth_10_to_2500_tables": "≤ 1.20",
}
"""What the figures should be, on a machine that does nothing else; the ratio is better 0.50."""


@dataclass(frozen=True, slots=True)
class ClubMeasurement:
    """What was measured; `disk_sync_ms` says what one FULL commit costs on this disk at least.

    `raw` is the bare stack, which sends each message by itself; `line` relays by the club's own outbox and line.
    """

    moves_per_cpu_second: float
    moves_per_second: float
    raw_moves_per_cpu_second: float
    line_moves_per_cpu_second: float
    ratio_to_raw_fan_out: float
    ratio_to_relay_by_line: float
    p99_ms_at_half_load: float
    p50_ms_at_half_load: float
    kib_per_socket: float
    restore_1000_tables_s: float
    restore_1000_tables_cpu_s: float
    cpu_growth_10_to_2500_tables: float
    disk_sync_ms: float
    load_average: float


@dataclass(frozen=True, slots=True)
class Server:
    """A server in a process of its own."""

    process: subprocess.Popen[str]
    host: str

    @property
    def cpu_seconds(self) -> float:
        """Processor time that it has used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def resident_kib(self) -> int:
        """Memory that it holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of load: moves, seconds by the clock, the server's processor seconds, and how long each took."""

    moves: int
    seconds: float
    cpu_seconds: float
    waits: list[float]

    @property
    def cpu_seconds_a_move(self) -> float:
        """The server's processor time for each move."""
        return self.cpu_seconds / self.moves


def measure(seconds: float) -> ClubMeasurement:
    """Measure everything, each loaded stretch for so many seconds."""
    seek_cycles_rarely()  # as the club itself does
    raw, line = relayed("raw", seconds), relayed("line", seconds)
    with server("full") as full:
        asked = Load(full.host)
        whole = asyncio.run(loaded(full, seconds, lambda load, _: play_table(load), asked))
        half = Load(full.host, 2 * TABLES * whole.seconds / whole.moves)
        calm = asyncio.run(loaded(full, seconds, lambda load, _: play_table(load), half))
        kib = asyncio.run(socket_kib(full))
    waits = sorted(calm.waits)
    restored, restored_cpu = restore_seconds(1000)
    return ClubMeasurement(
        moves_per_cpu_second=round(whole.moves / whole.cpu_seconds),
        moves_per_second=round(whole.moves / whole.seconds),
        raw_moves_per_cpu_second=round(raw.moves / raw.cpu_seconds),
        line_moves_per_cpu_second=round(line.moves / line.cpu_seconds),
        ratio_to_raw_fan_out=round(raw.cpu_seconds_a_move / whole.cpu_seconds_a_move, 3),
        ratio_to_relay_by_line=round(line.cpu_seconds_a_move / whole.cpu_seconds_a_move, 3),
        p99_ms_at_half_load=round(1000 * waits[int(0.99 * len(waits))], 1),
        p50_ms_at_half_load=round(1000 * waits[len(waits) // 2], 1),
        kib_per_socket=round(kib, 1),
        restore_1000_tables_s=round(restored, 2),
        restore_1000_tables_cpu_s=round(restored_cpu, 2),
        cpu_growth_10_to_2500_tables=round(cost_growth(10, 2500), 3),
        disk_sync_ms=round(sync_ms(), 2),
        load_average=round(os.getloadavg()[0], 1),
    )


def relayed(kind: str, seconds: float) -> Run:
    """The same messages without a club."""
    with server(kind) as relay:
        return asyncio.run(loaded(relay, seconds, lambda load, number: relay_table(load, f"table{number}")))


@contextlib.contextmanager
def server(kind: str) -> Iterator[Server]:
    """A server that runs while the block does."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "kingclub.cli.bench_server", kind, folder]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603  # our own
        assert process.stdout is not None
        try:
            yield Server(process, process.stdout.readline().rpartition("//")[2].strip())
        finally:
            process.terminate()
            process.communicate()


async def loaded(
    at: Server, seconds: float, people: Callable[[Load, int], Awaitable[None]], load: Load | None = None
) -> Run:
    """Play at some tables for a while."""
    load = load or Load(at.host)
    playing = [asyncio.ensure_future(people(load, number)) for number in range(TABLES)]
    # Until then tables are opened and seats taken.
    while load.moves < WARM_UP_MOVES * TABLES:  # noqa: ASYNC110  # a counter of many tasks has no event
        await asyncio.sleep(0.05)
    began, cpu, moves = time.perf_counter(), at.cpu_seconds, load.moves
    load.waits.clear()
    await asyncio.sleep(seconds)
    run = Run(load.moves - moves, time.perf_counter() - began, at.cpu_seconds - cpu, list(load.waits))
    load.is_over = True
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return run


async def socket_kib(at: Server) -> float:
    """Memory of the server for each greeted socket that does nothing."""
    async with contextlib.AsyncExitStack() as stack:
        before = at.resident_kib
        for _ in range(IDLE_SOCKETS):
            socket = await stack.enter_async_context(await socket_to(at.host))
            await socket.send('{"t":"hello"}')
            await socket.recv()
        return (at.resident_kib - before) / IDLE_SOCKETS


def sync_ms() -> float:
    """What writing one page to the disk for good takes."""
    times = 20
    with tempfile.TemporaryFile() as file:
        began = time.perf_counter()
        for _ in range(times):
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
        return 1000 * (time.perf_counter() - began) / times
