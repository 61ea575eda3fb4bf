"""A build needs only Python: every module that draws imports the standard library and `art`, nothing else."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path

import pytest

import art

FOLDER = Path(art.__file__).parent
LOOKING = {"render.py", "sheet.py"}
"""Modules that make pictures to look at; only the commands and tests that need a renderer import them."""


def imported(module: Path, *, late: bool) -> set[str]:
    """The names of modules that are imported; with `late`, also those inside functions."""
    tree = ast.parse(module.read_text("utf-8"))
    nodes = ast.walk(tree) if late else iter(tree.body)
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


@pytest.mark.parametrize("module", sorted(p.name for p in FOLDER.glob("*.py") if p.name not in LOOKING))
def test_drawing_needs_the_standard_library_alone(module: str) -> None:
    roots = {name.split(".")[0] for name in imported(FOLDER / module, late=True)}
    assert roots <= {"art", *sys.stdlib_module_names}
    assert not {"art.render", "art.sheet"} & imported(FOLDER / module, late=False)


def test_the_renderer_would_not_pass() -> None:
    roots = {name.split(".")[0] for name in imported(FOLDER / "render.py", late=True)}
    assert not roots <= {"art", *sys.stdlib_module_names}


@pytest.mark.parametrize("face", ["satin", "renaissance", "skat", "jumbo"])
def test_every_typeface_has_its_licence_and_provenance(face: str) -> None:
    about = json.loads((FOLDER / "fonts" / f"{face}.json").read_text("utf-8"))["provenance"]
    licence = (FOLDER / "fonts" / f"{face}.OFL.txt").read_text("utf-8")
    assert about["licence"] == "OFL-1.1"
    assert about["package"].startswith("npm:@fontsource/")
    assert about["copyright"] in licence
    assert "SIL OPEN FONT LICENSE" in licence
