"""The size and the names of the modules: small ones, each called after its one noun."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = sorted(
    [
        ROOT / "king.py",
        ROOT / "hatch_build.py",
        *(path for folder in ("src", "art") for path in (ROOT / folder).rglob("*.py")),
    ]
)
MODULE_LINES = 400
FUNCTION_LINES = 60
VAGUE_NAMES = {"util", "utils", "helper", "helpers", "common", "manager", "misc", "base", "tools"}


def long_functions(source: str) -> list[str]:
    """The names and lengths of functions over the limit, their docstrings included."""
    functions = [n for n in ast.walk(ast.parse(source)) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    lengths = [(node.name, (node.end_lineno or node.lineno) - node.lineno + 1) for node in functions]
    return [f"{name}: {lines} lines" for name, lines in lengths if lines > FUNCTION_LINES]


def is_vague(path: Path) -> bool:
    """Whether a file or one of its folders has a name under which anything could lie."""
    return bool(VAGUE_NAMES & {path.stem, *path.parent.parts})


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_is_small(module: Path) -> None:
    source = module.read_text(encoding="utf-8")

    assert len(source.splitlines()) <= MODULE_LINES
    assert long_functions(source) == []


def test_no_module_has_a_vague_name() -> None:
    assert [module for module in MODULES if is_vague(module.relative_to(ROOT))] == []


def test_the_gates_catch_a_bad_sample() -> None:
    long = "def play():\n" + "    pass\n" * FUNCTION_LINES

    assert long_functions(long) == [f"play: {FUNCTION_LINES + 1} lines"]
    assert long_functions(long.removesuffix("    pass\n")) == []
    assert is_vague(Path("src/kingclub/club/table_utils/utils.py"))
    assert is_vague(Path("src/kingclub/common/card.py"))
    assert not is_vague(Path("src/kingclub/cards/card.py"))
