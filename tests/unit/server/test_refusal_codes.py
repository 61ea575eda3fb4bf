"""Whatever code the server says to somebody, there is a sentence for it in both languages."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import kingclub.server
from kingclub.locale import LANGUAGES, has_sentence

FOLDER = Path(next(iter(kingclub.server.__path__)))
SAYS_NO = {"Refusal", "Bye"}


def codes(source: str) -> set[str]:
    """The codes with which a module refuses or hangs up: as they stand there, or by the name of a constant."""
    tree = ast.parse(source)
    constants = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYS_NO and node.args:
            match node.args[0]:
                case ast.Constant(value=str(code)):
                    found.add(code)
                case ast.Name(id=name) if name in constants:
                    found.add(str(constants[name]))
    return found


def test_codes_are_found_as_text_and_by_name() -> None:
    source = 'GONE = "gone"\nRefusal("not-here", {})\nBye(GONE)\nRefusal(error.code, {})\nprint("hello")\n'
    assert codes(source) == {"gone", "not-here"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_of_the_server_has_a_sentence(lang: str) -> None:
    said = {code: path.name for path in FOLDER.glob("*.py") for code in codes(path.read_text("utf-8"))}
    assert {"foreign-origin", "not-stored", "no-such-match", "upgrade-needed"} <= said.keys()
    missing = {code: file for code, file in said.items() if not has_sentence(lang, f"refusal-{code}")}
    assert missing == {}
