"""Whatever a command is given, it ends with a 2 and one sentence: what is wrong, where, and what would be right."""

from __future__ import annotations

import socket
import sqlite3
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from kingclub.cli import main
from kingclub.store import moves
from kingclub.store.club import ClubFile

Refused = Callable[..., str]


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Refused:
    """What is said on stderr, after the command's name."""

    def refuse(command: str, *words: object) -> str:
        assert main([command, *map(str, words)]) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"kingclub {command}: ")
        assert said.count("\n") == 1
        return said.removeprefix(f"kingclub {command}: ").strip()

    return refuse


@pytest.fixture
def club(tmp_path: Path) -> Path:
    folder = tmp_path / "club"
    folder.mkdir()
    ClubFile(folder / "club.db").close()
    moves.connect(folder / "moves.db").close()
    return folder


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    folder = tmp_path / "broken"
    folder.mkdir()
    for name in ("club.db", "moves.db"):
        (folder / name).write_text("this is no database at all" * 9)
    return folder


@pytest.fixture
def taken() -> Iterator[int]:
    with closing(socket.socket()) as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["serve", "--port", "99999"], "--port: “99999” is not a whole number from 0 to 65535"),
        (["serve", "--port", "x"], "--port: “x” is not a whole number"),
        (["serve", "--port", ""], "--port: “” is not a whole number"),
        (["serve", "--public-url", "king"], "“king” is not an address of a club; write it as https://king.example"),
        (["serve", "--public-url", "http://[king"], "is not an address of a club"),
        (["serve", "--data", ""], "--data: the text is empty; name a folder"),
        (["arena", "--matches", "0"], "--matches: “0” is not a whole number from 1 to 1000000"),
        (["arena", "--worlds", "0"], "--worlds: “0” is not a whole number from 1"),
        (["arena", "--processes", "-1"], "--processes: “−1” is not a whole number from 1"),
        (["arena", "--seed", "1.5"], "--seed: “1.5” is not a whole number"),
        (["arena", "--bots", "foo,novice"], "“foo” is no bot; the bots are random, novice, casual, expert"),
        (["arena", "--bots", "1,1,1,1,1"], "5 bots for 4 seats; name at most as many"),
        (["admin", "settle", "x"], "NUMBER: “x” is not a whole number"),
        (["admin", "reports", "9" * 20], "NUMBER: “99999999999999999999” is not a whole number from 0 to 10"),
        (["bench", "engine", "--seconds", "nan"], "--seconds: “nan” is not a number of seconds from 0 to 3600"),
        (["bench", "engine", "--seconds", "soon"], "--seconds: “soon” is not a number of seconds"),
        (["bench", "club", "--seconds", "0"], "is not a number of seconds from 1 to 3600"),
        (["sheet", "none", "--match", "one"], "--match: “one” is not a whole number"),
    ],
)
def test_a_value_that_an_option_cannot_have(words: list[str], said: str, refused: Refused) -> None:
    assert said in refused(*words)


def test_a_folder_that_is_none(tmp_path: Path, refused: Refused) -> None:
    file = tmp_path / "file"
    file.touch()

    assert refused("serve", "--data", file) == f"{file}: this is a file; name a folder"
    assert "a part of this path is a file" in refused("serve", "--data", file / "in")
    assert "a part of this path is a file" in refused("restore", file, "--data", file / "in")
    assert "there is no club in" in refused("admin", "--data", file, "people")
    assert "there is no club in" in refused("backup", tmp_path / "copy.zip", "--data", file)
    for command in (["serve"], ["restore", file], ["backup", file], ["admin", "people"]):
        long = tmp_path / ("x" * 300)
        words = [command[0], "--data", long, *command[1:]]
        assert refused(*words).endswith(f"{long}: this path is too long; name a shorter one")


def test_a_file_that_cannot_be_written(club: Path, tmp_path: Path, refused: Refused) -> None:
    nowhere = tmp_path / "none" / "x"
    for words in (
        ["backup", nowhere, "--data", club],
        ["simulate", "-o", nowhere],
        ["arena", "--ladder", "-o", nowhere],
    ):
        assert refused(*words) == f"{nowhere}: there is no such file or folder; look for a slip in the path"
    for words in (
        ["backup", tmp_path, "--data", club],
        ["simulate", "-o", tmp_path],
        ["arena", "--ladder", "-o", tmp_path],
    ):
        assert refused(*words) == f"{tmp_path}: this is a folder; name a file"


def test_a_port_that_is_taken(taken: int, tmp_path: Path, refused: Refused) -> None:
    said = refused("serve", "--port", taken, "--data", tmp_path)
    assert said == f"port {taken} is taken by another program; choose another with --port"


def test_files_that_are_no_club(broken: Path, tmp_path: Path, refused: Refused) -> None:
    said = f"{broken}: club.db or moves.db is not the file of a club (file is not a database)"
    assert refused("serve", "--port", 0, "--no-browser", "--data", broken).startswith(said)
    assert refused("backup", tmp_path / "copy.zip", "--data", broken).startswith(said)
    for words in (["people"], ["tables"], ["settle", 1], ["ban", "anna"], ["close", "x"]):
        assert refused("admin", "--data", broken, *words).startswith(said)


def test_a_club_that_is_too_new(club: Path, refused: Refused) -> None:
    with closing(sqlite3.connect(club / "club.db")) as file:
        file.execute("PRAGMA user_version = 999")
    assert "update this one" in refused("admin", "--data", club, "settle", 1)


def test_what_is_no_backup(broken: Path, tmp_path: Path, refused: Refused) -> None:
    packed = tmp_path / "packed.zip"
    with zipfile.ZipFile(packed, "w") as archive:
        for name in ("club.db", "moves.db"):
            archive.write(broken / name, name)
    assert f"{packed} is no backup of a club" in refused("restore", packed, "--data", tmp_path / "new")
    assert "there is no such file" in refused("restore", tmp_path / "none", "--data", tmp_path / "new")
    assert "this is a folder" in refused("restore", tmp_path, "--data", tmp_path / "new")


def test_what_would_command_the_terminal_is_shown_harmless(club: Path, refused: Refused) -> None:
    assert "“x\\x1b[2J”" in refused("admin", "--data", club, "close", "x\x1b[2J")
    assert "“x\\ny”" in refused("admin", "--data", club, "ban", "x\ny")


@pytest.mark.parametrize("command", ["sheet", "verify"])
def test_a_record_by_unknown_rules_is_told_with_its_line(command: str, tmp_path: Path, refused: Refused) -> None:
    file = tmp_path / "file"
    assert main(["simulate", "--rules", "two", "-o", str(file)]) == 0
    file.write_text(file.read_text("utf-8").replace('"preset": "two"', '"preset": "tow"'), "utf-8")
    assert refused(command, file) == f"{file}:1: There are no rules called tow; did you mean two?"


def test_the_arena_writes_its_file_anew(tmp_path: Path) -> None:
    file = tmp_path / "file"
    words = [
        "arena",
        "--rules",
        "two",
        "--bots",
        "random,novice",
        "--matches",
        "1",
        "--processes",
        "1",
        "-o",
        str(file),
    ]
    assert main(words) == 0
    once = file.read_text("utf-8")
    assert main(words) == 0
    assert file.read_text("utf-8") == once != ""


@pytest.mark.parametrize(
    "words",
    [
        ["club", "--set", "boys=K", "blind=true"],
        ["club", "--set", "boys=K", "--set", "blind=true"],
        ["--set", "boys=K", "blind=true", "club"],
        ["club", "--set=boys=K", "blind=true"],
    ],
)
def test_several_settings_may_follow_one_flag(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "club", "--set", "boys=K", "--set", "blind=true", "--json"]) == 0
    expected = capsys.readouterr().out
    assert main(["rules", *words, "--json"]) == 0
    assert capsys.readouterr().out == expected


def test_settings_are_taken_by_simulate_and_arena_too(tmp_path: Path, refused: Refused) -> None:
    file = str(tmp_path / "file")
    house = ["--set", "king_discard=free", "boys=J", "-o", file]
    assert main(["simulate", *house]) == 0
    assert '"boys": "J"' in Path(file).read_text("utf-8")
    assert main(["arena", "--bots", "random", "--matches", "1", *house]) == 0
    assert '"king_discard": "free"' in Path(file).read_text("utf-8")
    assert "There is no option boy" in refused("arena", "--ladder", "--set", "boys=J", "boy=J")
