"""The two language files: whole, alike, and typeset as their readers expect."""

from __future__ import annotations

import os
import pkgutil
import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import kingclub
from kingclub.errors import Refusal
from kingclub.locale import LANGUAGES, has_sentence, sentence
from tests.unit.locale.typography import NO_BREAK, with_no_break_spaces

FOLDER = Path(kingclub.__file__).parent / "locale"
FILES = {lang: FOLDER / f"{lang}.ftl" for lang in LANGUAGES}


class Variables(Visitor):
    """The variables that a pattern names, and the messages that it borrows from."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent.syntax calls it so
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # fluent.syntax calls it so
        self.messages.add(node.id.name)


@cache
def entries(lang: str) -> list[ast.EntryType]:
    return parse(FILES[lang].read_text(encoding="utf-8")).body


def messages(lang: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(lang) if isinstance(entry, ast.Message)}


def variables(lang: str, name: str, known: dict[str, ast.Message]) -> set[str]:
    """The variables of a message, those of the messages inside it included."""
    found = Variables()
    found.visit(known[name])
    return found.names.union(*(variables(lang, inner, known) for inner in found.messages))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_is_readable(lang: str) -> None:
    junk = [entry for entry in entries(lang) if isinstance(entry, ast.Junk)]
    assert [(entry.content, [note.message for note in entry.annotations]) for entry in junk] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_is_given_twice(lang: str) -> None:
    names = [entry.id.name for entry in entries(lang) if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names))


def test_both_languages_have_the_same_ids() -> None:
    assert set(messages("ru")) ^ set(messages("en")) == set()


def test_both_languages_use_the_same_variables() -> None:
    known = {lang: messages(lang) for lang in LANGUAGES}
    differ = {
        name
        for name in known["ru"].keys() & known["en"].keys()
        if variables("ru", name, known["ru"]) != variables("en", name, known["en"])
    }
    assert differ == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    known = messages(lang)
    for name in known:
        for number in (1, 2, 5, 21):
            args = dict.fromkeys(variables(lang, name, known), number)
            assert sentence(lang, name, **args), name


def test_russian_has_its_no_break_spaces() -> None:
    """With KINGCLUB_BLESS=1 the file is rewritten."""
    source = FILES["ru"].read_text(encoding="utf-8")
    wanted = with_no_break_spaces(source)
    if wanted != source and os.environ.get("KINGCLUB_BLESS"):
        FILES["ru"].write_text(wanted, encoding="utf-8")
        return
    differ = [line for line, other in zip(source.splitlines(), wanted.splitlines(), strict=True) if line != other]
    assert differ == [], "run the test once with KINGCLUB_BLESS=1"


def test_typography_binds_what_must_not_part() -> None:
    """The gate's own bad samples."""
    bound = with_no_break_spaces("a = Идём в дом — и не 5 взяток же по { $n } очков\n")
    assert bound == "a = Идём в_дом_— и_не 5_взяток_же по { $n }_очков\n".replace("_", NO_BREAK)
    assert with_no_break_spaces("# Идём в дом — да\n") == "# Идём в дом — да\n"
    assert with_no_break_spaces("    [5] пять\n") == "    [5] пять\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_have_no_typewriter_quotes_and_no_double_spaces(lang: str) -> None:
    for name, message in messages(lang).items():
        for text in texts(message):
            assert not re.search(r"\S  +\S", text), name
            assert "..." not in text, name
            assert "'" not in text, name
            assert '"' not in text, name


class Texts(Visitor):
    """The pieces of text of a message."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # fluent.syntax calls it so
        self.found.append(node.value)


def texts(message: ast.Message) -> list[str]:
    visitor = Texts()
    visitor.visit(message)
    return visitor.found


def refusals() -> set[str]:
    """The code of every refusal of the package: all modules are imported so that none hides."""
    for module in pkgutil.walk_packages(kingclub.__path__, "kingclub."):
        if "refusal" in module.name or module.name.split(".")[1] in ("rules", "engine", "view", "notation"):
            import_module(module.name)
    found = set()
    families = [Refusal]
    while families:
        family = families.pop()
        families += family.__subclasses__()
        if family is not Refusal and hasattr(family, "code"):
            found.add(family.code)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence(lang: str) -> None:
    assert {code for code in refusals() if not has_sentence(lang, f"refusal-{code}")} == set()
    assert len(refusals()) > 25
