"""A command speaks the language of `--lang`, else that of the machine: results and errors alike."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kingclub.cli import main
from kingclub.cli.language import language
from kingclub.locale import LANGUAGES, at_once, sentence
from kingclub.store import moves
from kingclub.store.club import ClubFile

Capture = pytest.CaptureFixture[str]
ENGLISH = re.compile(r" (is|are|the|of|no|not) ")


@pytest.fixture
def russian(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")


@pytest.mark.parametrize(
    ("words", "lang"),
    [
        ([], "en"),
        (["x", "--lang", "ru"], "ru"),
        (["--lang=ru", "x"], "ru"),
        (["--lang=ru", "--lang", "en"], "en"),
        (["ru", "--lang", "de"], "en"),
        (["--lang"], "en"),
    ],
)
def test_the_words_are_asked_first(words: list[str], lang: str) -> None:
    assert language(words) == lang


def test_the_machine_is_asked_where_the_words_say_nothing(russian: None) -> None:
    assert language(["--set", "boys=K"]) == "ru"
    assert language(["--lang", "en"]) == "en"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["arena", "--bots", "foo,novice"], "«foo» — не бот"),
        (["arena", "--matches", "0"], "--matches: «0» — не целое число от 1"),
        (["arena", "--bots", "1,1,1,1,1"], "ботов 5"),
        (["check", "{file}"], "malformed: не JSON: знак 1 из 8"),
        (["sheet", "{file}"], "{file}:1: не JSON"),
        (["sheet", "{good}", "--match", "9"], "партии 9 нет"),
        (["verify", "{file}/x"], "часть этого пути"),
        (["rules", "--set", "x"], "«x» ничего не задаёт"),
    ],
)
def test_errors_are_told_in_the_language_asked_for(
    words: list[str], said: str, tmp_path: Path, capsys: Capture
) -> None:
    file, good = tmp_path / "a", tmp_path / "b"
    file.write_text("nonsense\n")
    assert main(["simulate", "--rules", "two", "-o", str(good)]) == 0
    places = {"file": str(file), "good": str(good)}
    assert main([*(word.format(**places) for word in words), "--lang", "ru"]) == 2
    captured = capsys.readouterr()
    told = (captured.out + captured.err).replace("\N{NO-BREAK SPACE}", " ")
    assert said.format(**places) in told
    assert not ENGLISH.search(told)


def test_the_commands_of_the_owner_speak_the_language_of_the_machine(
    russian: None, tmp_path: Path, capsys: Capture
) -> None:
    folder, copy = tmp_path / "club", tmp_path / "copy.zip"
    folder.mkdir()
    ClubFile(folder / "club.db").close()
    moves.connect(folder / "moves.db").close()
    assert main(["backup", str(copy), "--data", str(folder)]) == 0
    assert main(["restore", str(copy), "--data", str(tmp_path / "again")]) == 0
    assert main(["restore", str(copy), "--data", str(folder)]) == 2
    assert main(["admin", "--data", str(folder), "ban", "Anna"]) == 2
    assert main(["serve", "--port", "x"]) == 2
    assert main(["bench", "engine", "--seconds", "0"]) == 0
    captured = capsys.readouterr()
    assert "0 записей журнала" in captured.out.replace("\N{NO-BREAK SPACE}", " ")
    for line in (captured.out + captured.err).splitlines():
        assert re.search("[а-я]{2}", line)
        assert not ENGLISH.search(line)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", ["serve-open", "serve-network", "serve-running"])
def test_what_is_said_at_once_is_what_fluent_would_say(lang: str, code: str) -> None:
    """Whoever starts a club for a program reads the address at the end of the line, in any language."""
    url = "http://127.0.0.1:8414"
    assert at_once(lang, code, url=url) == sentence(lang, code, url=url)
    assert at_once(lang, code, url=url).endswith(f" {url}")


def test_only_a_sentence_of_one_line_is_said_at_once() -> None:
    with pytest.raises(KeyError):
        at_once("en", "no-such-sentence")
    with pytest.raises(KeyError):
        at_once("en", "serve-open")
