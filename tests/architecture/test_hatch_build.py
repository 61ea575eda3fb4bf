"""When the client is built again, and with what."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest

import hatch_build

LOCK = {
    "": {"name": "client"},
    "node_modules/vite": {"version": "8.3.8"},
    "node_modules/vitest": {"version": "4.1.0", "dev": True},
    "node_modules/binding-of-another-system": {"version": "1.0.0", "optional": True},
}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a client whose bundle is fresh and whose packages are those of play."""
    for name in ("client/src/main.ts", "src/kingclub/locale/ru.ftl", "hatch_build.py"):
        write(tmp_path / name, name)
    write(tmp_path / "client/package-lock.json", lock())
    write(tmp_path / "client/node_modules/.package-lock.json", lock("vite"))
    write(tmp_path / "src/kingclub/static/.stamp", hatch_build.digest(tmp_path))
    return tmp_path


def lock(*names: str, **versions: str) -> str:
    """npm's lock file: of these packages or of all, some of them in another version."""
    packages = {f"node_modules/{name}": LOCK[f"node_modules/{name}"] for name in names} or LOCK
    other = {f"node_modules/{name}": {"version": version} for name, version in versions.items()}
    return json.dumps({"packages": {**packages, **other}})


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def test_a_bundle_is_fresh_until_a_source_changes(checkout: Path) -> None:
    assert hatch_build.is_fresh(checkout)

    write(checkout / "client/src/main.ts", "other")

    assert not hatch_build.is_fresh(checkout)


@pytest.mark.parametrize("name", ["client/new.ts", "art/card.py", "src/kingclub/locale/en.ftl"])
def test_a_new_source_makes_it_stale(checkout: Path, name: str) -> None:
    write(checkout / name, "")

    assert not hatch_build.is_fresh(checkout)


def test_a_source_under_another_name_makes_it_stale(checkout: Path) -> None:
    (checkout / "client/src/main.ts").rename(checkout / "client/src/app.ts")

    assert not hatch_build.is_fresh(checkout)


@pytest.mark.parametrize(
    "name",
    [
        "client/node_modules/a.js",
        "client/public/cards/a.svg",
        "art/__pycache__/a.pyc",
        "src/kingclub/engine/deal.py",
    ],
)
def test_what_is_made_or_not_read_leaves_it_fresh(checkout: Path, name: str) -> None:
    write(checkout / name, "")

    assert hatch_build.is_fresh(checkout)


def test_a_checkout_without_a_bundle_is_stale(checkout: Path) -> None:
    (hatch_build.static(checkout) / ".stamp").unlink()

    assert not hatch_build.is_fresh(checkout)


def test_the_packages_of_play_do_not_serve_tests_but_those_of_tests_serve_play(checkout: Path) -> None:
    assert hatch_build.has_packages(checkout, with_tests=False)
    assert not hatch_build.has_packages(checkout, with_tests=True)
    assert hatch_build.is_ready(checkout)
    assert not hatch_build.is_ready(checkout, with_tests=True)

    write(checkout / "client/node_modules/.package-lock.json", lock("vite", "vitest"))

    assert hatch_build.has_packages(checkout, with_tests=False)
    assert hatch_build.is_ready(checkout, with_tests=True)


def test_a_lock_file_that_moved_on_wants_other_packages(checkout: Path) -> None:
    write(checkout / "client/package-lock.json", lock(vite="8.4.0"))

    assert not hatch_build.has_packages(checkout, with_tests=False)


def test_packages_that_npm_did_not_finish_to_install_are_none(checkout: Path) -> None:
    (checkout / "client/node_modules/.package-lock.json").unlink()

    assert not hatch_build.has_packages(checkout, with_tests=False)


@pytest.mark.parametrize(
    ("version", "is_accepted"),
    [
        ("18.20.4", False),
        ("20.18.1", False),
        ("20.19.0", True),
        ("21.7.3", False),
        ("22.11.0", False),
        ("22.12.0", True),
        ("24.0.1", True),
    ],
)
@pytest.mark.skipif(os.name == "nt", reason="the stand-in for Node.js is a shell script")
def test_node_is_taken_from_path_if_vite_accepts_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, is_accepted: bool
) -> None:
    for name in ("node", "npm"):
        write(tmp_path / name, f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(stat.S_IRWXU)
    monkeypatch.setenv("PATH", str(tmp_path))

    assert (hatch_build.node_on_path() is not None) == is_accepted


def test_without_node_on_path_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))

    assert hatch_build.node_on_path() is None
