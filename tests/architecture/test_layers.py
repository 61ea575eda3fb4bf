"""The layers of the package, as `pyproject.toml` contracts them with import-linter."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYPROJECT = ROOT / "pyproject.toml"
SETTINGS = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))
CONTRACTS = {contract["id"]: contract for contract in SETTINGS["tool"]["importlinter"]["contracts"]}
LAYERS = [re.findall(r"\w+", layer) for layer in CONTRACTS["layers"]["layers"]]
CORE = {"errors", "cards", "rules", "engine", "view", "notation", "bots"}


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    """Hold the package `kingclub` found in `folder` against the project's contracts."""
    program = Path(sys.executable).with_name("lint-imports")
    return subprocess.run(
        [program, PYPROJECT, "--no-cache"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


BAD_IMPORTS = [
    ("cards", "kingclub.engine", "layers"),
    ("view", "kingclub.notation", "layers"),
    ("bots", "kingclub.club", "layers"),
    ("club", "kingclub.server", "layers"),
    ("server", "kingclub.store", "layers"),
    ("engine", "msgspec", "core"),
    ("rules", "asyncio", "core"),
    ("bots", "litestar", "core"),
    ("locale", "kingclub.cards", "locale"),
    ("club", "kingclub.locale", "tables"),
]
"""A layer, what it may not import, and the contract that says so."""


def empty_club(folder: Path) -> Path:
    """A package with every layer and not a line in it."""
    for name in ("", *(name for layer in LAYERS for name in layer)):
        package = folder / "kingclub" / name
        package.mkdir()
        (package / "__init__.py").touch()
    return folder


@pytest.fixture(scope="module")
def verdict_on_bad_imports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What each contract says of a club with all the bad imports, by the contract's id."""
    folder = empty_club(tmp_path_factory.mktemp("bad"))
    for layer, imported, _ in BAD_IMPORTS:
        (folder / "kingclub" / layer / f"bad_{imported.replace('.', '_')}.py").write_text(f"import {imported}\n")
    done = lint(folder)
    assert done.returncode != 0
    said = " ".join(done.stdout.split("Broken contracts")[1].split())
    starts = sorted((said.index(contract["name"]), key) for key, contract in CONTRACTS.items())
    ends = [start for start, _ in starts[1:]] + [len(said)]
    return {key: said[start:end] for (start, key), end in zip(starts, ends, strict=True)}


def test_the_package_keeps_its_layers() -> None:
    done = lint(ROOT / "src")

    assert done.returncode == 0, done.stdout


def test_an_empty_club_keeps_its_layers(tmp_path: Path) -> None:
    done = lint(empty_club(tmp_path))

    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(("layer", "imported", "contract"), BAD_IMPORTS)
def test_a_bad_import_breaks_its_contract(
    verdict_on_bad_imports: dict[str, str], layer: str, imported: str, contract: str
) -> None:
    line = f"kingclub.{layer}.bad_{imported.replace('.', '_')} -> {imported} "

    assert line in verdict_on_bad_imports[contract]


def test_a_new_package_must_find_its_layer(tmp_path: Path) -> None:
    (empty_club(tmp_path) / "kingclub" / "attic.py").touch()

    assert lint(tmp_path).returncode != 0


def test_the_core_is_barred_from_every_library_that_the_club_uses() -> None:
    names = {re.match(r"[\w.-]+", text)[0].lower() for text in SETTINGS["project"]["dependencies"]}  # type: ignore[index]  # always matches
    modules = {
        module
        for module, owners in packages_distributions().items()
        if names & {owner.lower() for owner in owners} and not module.startswith("_")
    }

    assert modules - set(CONTRACTS["core"]["forbidden_modules"]) == set()


def test_every_package_of_the_core_is_under_its_contract() -> None:
    present = {f"kingclub.{name}" for name in CORE if list((ROOT / "src/kingclub").glob(f"{name}*"))}

    assert present == set(CONTRACTS["core"]["source_modules"])
