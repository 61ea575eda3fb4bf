"""How long a start takes in a folder that is set up: `python3 bench/start.py [starts]`.

Measured is `python3 king.py` as a whole process, from its first instruction until a browser has the page, and until
the club behind it answers. Each start has a data folder of its own.
"""

from __future__ import annotations

import contextlib
import platform
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def start() -> tuple[float, float]:
    """Seconds to the page and to the first answer of the club."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "king.py", "--no-browser", "--port", "0", "--data", folder]
        began = time.perf_counter()
        club = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)  # noqa: S603  # our own
        try:
            assert club.stdout is not None
            url = club.stdout.readline().rpartition(" ")[2].strip()
            return seconds_to(url, began), seconds_to(f"{url}/healthz", began)
        finally:
            club.send_signal(signal.SIGTERM)
            club.wait()


def seconds_to(url: str, began: float) -> float:
    """Read it; when that was done."""
    with contextlib.closing(urllib.request.urlopen(url)) as answer:  # noqa: S310  # what our club has said
        answer.read()
    return time.perf_counter() - began


def main(words: list[str]) -> None:
    """Start once to warm up, then as often as asked for, and print medians and extremes."""
    start()
    starts = [start() for _ in range(int(words[0]) if words else 7)]
    sys.stdout.write(f"{len(starts)} starts, CPython {platform.python_version()} on {platform.machine()}\n")
    for what, seconds in zip(("page", "club"), zip(*starts, strict=True), strict=True):
        sys.stdout.write(f"{what}: {statistics.median(seconds):.2f} s ({min(seconds):.2f} – {max(seconds):.2f})\n")


if __name__ == "__main__":
    main(sys.argv[1:])
