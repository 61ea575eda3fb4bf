"""No sentence stands in code or components: all that a person reads is in the language files."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
RUSSIAN = re.compile(r"[а-яё]{2,}[\s\u00a0]+[а-яё]{2,}", re.IGNORECASE)
ENGLISH = re.compile(r">[^<>{}]*[a-z]{3,}\s+[a-z]{2,}[^<>{}]*<", re.IGNORECASE)
PYTHON = [path for path in (ROOT / "src" / "kingclub").rglob("*.py") if "locale" not in path.parts]
SPOKEN = [
    *(ROOT / "src" / "kingclub" / "cli").glob("*.py"),
    *(
        ROOT / "src" / "kingclub" / f"{name}.py"
        for name in (
            "server/start",
            "server/door",
            "server/lock",
            "bots/registry",
            "rules/codec",
            "notation/field",
            "notation/reader",
        )
    ),
]
"""What the commands print comes out of these."""
WORDS = re.compile(r"\b(?!kingclub )[a-z]{2,},? [a-z]{2,}", re.IGNORECASE)
HELP_ARGUMENTS = {"help", "description"}
NO_SENTENCES = {"page", "GROUPS", "COMMANDS", "_import_seconds", "_machine"}
"""The page of help, which stays English (docs/design/locale.md), and what is for a machine."""
CLIENT = [path for path in (ROOT / "client" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]


def stray(text: str, *, is_component: bool) -> list[str]:
    """The sentences of a file: two Russian words in a row, or two English ones between the tags of a component."""
    text = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
    markup = re.sub(r"<(script|style).*?</\1>", "", text, flags=re.DOTALL) if is_component else ""
    return RUSSIAN.findall(text) + ENGLISH.findall(markup)


def spoken(text: str) -> list[str]:
    """The strings of a Python file with two English words in a row, save docstrings and help."""
    tree = ast.parse(text)
    silent = {id(each) for node in ast.walk(tree) if is_silent(node) for each in ast.walk(node)}
    strings = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [str(node.value) for node in strings if id(node) not in silent and WORDS.search(str(node.value))]


def is_silent(node: ast.AST) -> bool:
    match node:
        case ast.Expr(value=ast.Constant()):  # a docstring
            return True
        case ast.keyword(arg=name) | ast.FunctionDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
            return name in HELP_ARGUMENTS | NO_SENTENCES
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name in NO_SENTENCES
        case _:
            return False


@pytest.mark.parametrize("path", SPOKEN, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_commands_say_nothing_that_is_not_in_the_language_files(path: Path) -> None:
    assert spoken(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "sample",
    [
        'OPEN = "The club is open: {url}"',
        'print(f"report {number} is settled")',
        'raise Unreadable(f"{name!r} is no bot; the bots are {known}")',
        'words = [f"table {table}", "may not speak"]',
    ],
)
def test_a_sentence_of_a_command_is_found(sample: str) -> None:
    assert spoken(sample)


@pytest.mark.parametrize(
    "sample",
    ['"""What it does."""', 'add(help="which rules (club)")', 'raise Bad(Fault("fault-no-bot", name=name))'],
)
def test_help_and_codes_are_no_sentences(sample: str) -> None:
    assert spoken(sample) == []


@pytest.mark.parametrize("path", PYTHON + CLIENT, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_sentence_stands_in_the_code(path: Path) -> None:
    assert stray(path.read_text(encoding="utf-8"), is_component=path.suffix == ".svelte") == []


@pytest.mark.parametrize("sample", ["<p>Your turn now</p>", "<b>Ваш ход</b>", "<i>Play your card</i>"])
def test_a_stray_sentence_is_found(sample: str) -> None:
    assert stray(sample, is_component=True)
