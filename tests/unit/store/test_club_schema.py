"""A `club.db` of any earlier version is brought up to date, and one of a later version is left alone."""

from __future__ import annotations

import sqlite3

import pytest

from kingclub.store.club_schema import STEPS, NewerClub, migrate


def schema(file: sqlite3.Connection) -> set[tuple[str, str]]:
    return set(file.execute("SELECT type, name FROM sqlite_schema"))


@pytest.fixture
def fresh() -> sqlite3.Connection:
    file = sqlite3.connect(":memory:", isolation_level=None)
    migrate(file)
    return file


def test_a_file_from_before_the_steps_keeps_its_people(fresh: sqlite3.Connection) -> None:
    old = sqlite3.connect(":memory:", isolation_level=None)
    old.executescript(STEPS[0] + "INSERT INTO people VALUES ('anna', 'Anna');")

    migrate(old)

    assert old.execute("SELECT id, name FROM people").fetchall() == [("anna", "Anna")]
    assert schema(old) == schema(fresh)
    assert old.execute("PRAGMA user_version").fetchone() == (len(STEPS),)


def test_every_step_is_taken_once(fresh: sqlite3.Connection) -> None:
    before = schema(fresh)
    migrate(fresh)
    assert schema(fresh) == before


def test_a_step_that_fails_leaves_nothing_half_done(
    monkeypatch: pytest.MonkeyPatch, fresh: sqlite3.Connection
) -> None:
    before = schema(fresh)
    monkeypatch.setattr("kingclub.store.club_schema.STEPS", (*STEPS, "CREATE TABLE half (id TEXT); nonsense;"))

    with pytest.raises(sqlite3.Error):
        migrate(fresh)

    assert schema(fresh) == before
    assert fresh.execute("PRAGMA user_version").fetchone() == (len(STEPS),)


def test_a_file_of_a_later_version_is_left_alone(fresh: sqlite3.Connection) -> None:
    fresh.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    with pytest.raises(NewerClub):
        migrate(fresh)
