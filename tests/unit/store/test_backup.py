"""A backup is made while the club writes, is whole, and becomes the same club again."""

from __future__ import annotations

import asyncio
import zipfile
from pathlib import Path

import pytest

from kingclub.cli import main
from kingclub.club.identity import PersonId, TableId
from kingclub.club.people import Person, Visit, hash_of
from kingclub.store import moves
from kingclub.store.backup import NoBackup, back_up, restore_from
from kingclub.store.club import ClubFile
from tests.unit.store.test_sqlite_log import Club, entry

ANNA = Person(PersonId("anna"), "Anna")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A club with a person and two moves; its files stay open as in a running club."""
    folder = tmp_path / "club"
    folder.mkdir()
    people = ClubFile(folder / "club.db")
    asyncio.run(people.admit(ANNA, Visit(hash_of("token"), "", 0)))
    people.close()
    return folder


def test_a_backup_of_a_running_club_becomes_the_same_club(folder: Path, tmp_path: Path) -> None:
    club = Club(folder / "moves.db")
    club.append(entry(0))
    club.append(entry(1))
    assert back_up(folder, tmp_path / "copy.zip") == 2
    club.append(entry(2))
    club.log.close()

    assert restore_from(tmp_path / "copy.zip", tmp_path / "again") == 2
    log = moves.connect(tmp_path / "again" / "moves.db")
    assert moves.read(log, TableId("table")) == [entry(0), entry(1)]
    log.close()
    people = ClubFile(tmp_path / "again" / "club.db")
    assert asyncio.run(people.find(hash_of("token"))) == ANNA
    people.close()


def test_a_folder_that_holds_a_club_is_left_as_it_is(folder: Path, tmp_path: Path) -> None:
    Club(folder / "moves.db").log.close()
    back_up(folder, tmp_path / "copy.zip")

    with pytest.raises(NoBackup, match="fault-holds-club"):
        restore_from(tmp_path / "copy.zip", folder)


@pytest.mark.parametrize("name", ["moves.db-wal", "club.db-shm"])
def test_what_a_killed_club_left_behind_is_not_mixed_with_a_backup(folder: Path, tmp_path: Path, name: str) -> None:
    Club(folder / "moves.db").log.close()
    back_up(folder, tmp_path / "copy.zip")
    (tmp_path / "again").mkdir()
    (tmp_path / "again" / name).write_bytes(b"of another club")

    with pytest.raises(NoBackup, match="fault-holds-club"):
        restore_from(tmp_path / "copy.zip", tmp_path / "again")


@pytest.mark.parametrize("people", [b"no database", b""])
def test_a_backup_whose_people_are_not_whole_is_refused(folder: Path, tmp_path: Path, people: bytes) -> None:
    Club(folder / "moves.db").log.close()
    with zipfile.ZipFile(tmp_path / "copy.zip", "w") as archive:
        archive.write(folder / "moves.db", "moves.db")
        archive.writestr("club.db", people)

    with pytest.raises(NoBackup, match="fault-no-backup"):
        restore_from(tmp_path / "copy.zip", tmp_path / "again")


def test_what_is_no_backup_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "copy.zip").write_bytes(b"no zip at all")

    with pytest.raises(NoBackup, match="fault-no-backup"):
        restore_from(tmp_path / "copy.zip", tmp_path / "again")
    assert list((tmp_path / "again").iterdir()) == []
    with pytest.raises(NoBackup, match="fault-no-club"):
        back_up(tmp_path, tmp_path / "other.zip")


def test_the_two_commands(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Club(folder / "moves.db").log.close()
    file, again = str(tmp_path / "copy.zip"), str(tmp_path / "again")

    assert main(["backup", file, "--data", str(folder)]) == 0
    assert main(["restore", file, "--data", again]) == 0
    assert main(["restore", file, "--data", again]) != 0
    assert "holds a club already" in capsys.readouterr().err
