"""People, sessions, accounts and programs on disk, also when the disk is full."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from kingclub.club.identity import PersonId
from kingclub.club.people import NOBODY, Account, NotStored, Person, Visit, guest_name, hash_of
from kingclub.club.sitter import Kind
from kingclub.store.club import ClubFile
from kingclub.store.club_db import ClubDb
from kingclub.store.memory_people import MemoryPeople

ANNA = Person(PersonId("anna"), "Anna")
GUEST = Person(PersonId("guest"), "Guest 1000")
ROBOT = Person(PersonId("robot"), "Robot", Kind.PROGRAM)

T = TypeVar("T")


def now(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def visit(token: str, agent: str = "", seen_ms: int = 0) -> Visit:
    return Visit(hash_of(token), agent, seen_ms)


@pytest.fixture
def club(tmp_path: Path) -> Iterator[ClubFile]:
    club = ClubFile(tmp_path / "club.db")
    yield club
    club.close()


def test_whoever_was_admitted_is_known_by_every_session(club: ClubFile) -> None:
    now(club.admit(ANNA, visit("one")))
    now(club.begin(ANNA.id, visit("two")))

    assert now(club.find(hash_of("one"))) == ANNA
    assert now(club.find(hash_of("two"))) == ANNA
    assert now(club.find(hash_of("three"))) is None
    assert (club.name_of(ANNA.id), club.name_of(PersonId("nobody"))) == ("Anna", NOBODY)


def test_sessions_are_listed_with_their_last_use_and_end_alone(club: ClubFile) -> None:
    now(club.admit(ANNA, visit("phone", "Phone", 1)))
    now(club.begin(ANNA.id, visit("desk", "Desk", 2)))
    club.seen(hash_of("phone"), 3)

    assert list(now(club.visits(ANNA.id))) == [visit("phone", "Phone", 3), visit("desk", "Desk", 2)]

    now(club.end(GUEST.id, [hash_of("phone")]))
    assert now(club.find(hash_of("phone"))) == ANNA, "nobody ends the sessions of others"
    now(club.end(ANNA.id, [hash_of("phone")]))
    assert now(club.find(hash_of("phone"))) is None
    assert now(club.find(hash_of("desk"))) == ANNA


def test_the_last_use_is_on_disk_when_the_club_has_closed(tmp_path: Path) -> None:
    club = ClubFile(tmp_path / "club.db")
    now(club.admit(ANNA, visit("one")))
    club.seen(hash_of("one"), 7)
    club.close()

    club = ClubFile(tmp_path / "club.db")
    [row] = now(club.visits(ANNA.id))
    club.close()
    assert row.seen_ms == 7


def test_no_token_stands_in_the_file(club: ClubFile, tmp_path: Path) -> None:
    now(club.admit(ANNA, visit("a-very-secret-token")))

    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Anna" in stored
    assert b"a-very-secret-token" not in stored


def test_on_a_full_disk_nobody_is_half_admitted(club: ClubFile) -> None:
    club._file.execute("PRAGMA max_page_count = 1")

    async def admit_many() -> None:
        for number in range(20):
            await club.admit(Person(PersonId(f"p{number}"), "x" * 2_000), visit(f"{number}"))

    with pytest.raises(NotStored):
        now(admit_many())

    people = {row[0] for row in club._file.execute("SELECT id FROM people")}
    sessions = {row[0] for row in club._file.execute("SELECT person FROM sessions")}
    assert people == sessions


def test_a_login_belongs_to_one_person_and_a_person_has_one(club: ClubFile) -> None:
    now(club.admit(ANNA, visit("one")))
    now(club.admit(GUEST, visit("two")))
    account = Account(ANNA.id, "anna@example.org", "hash")

    assert now(club.sign_up(account))
    assert not now(club.sign_up(Account(GUEST.id, "anna@example.org", "other")))
    assert not now(club.sign_up(Account(ANNA.id, "anna2", "other")))
    assert now(club.account("anna@example.org")) == now(club.account_of(ANNA.id)) == account
    assert now(club.account_of(GUEST.id)) is None

    now(club.change_password(ANNA.id, "new"))
    assert now(club.account("anna@example.org")) == Account(ANNA.id, "anna@example.org", "new")


def test_a_guest_who_turns_out_to_be_somebody_has_his_name_and_programs_from_then_on(club: ClubFile) -> None:
    now(club.admit(ANNA, visit("one")))
    now(club.admit(GUEST, visit("two")))
    now(club.admit(ROBOT, visit("three"), owner=GUEST.id))
    assert (club.name_of(GUEST.id), list(club.ids_of(ANNA.id))) == ("Guest 1000", [ANNA.id])

    now(club.take_over(GUEST.id, ANNA.id))

    assert (club.name_of(GUEST.id), list(club.ids_of(ANNA.id))) == ("Anna", [ANNA.id, GUEST.id])
    assert club.owner_of(ROBOT.id) == ANNA.id
    assert now(club.find(hash_of("two"))) is None
    now(club.rename(ANNA.id, "Anna K."))
    assert (club.name_of(GUEST.id), club.name_of(ANNA.id)) == ("Anna K.", "Anna K.")


def test_of_a_deleted_person_nothing_is_left(club: ClubFile, tmp_path: Path) -> None:
    now(club.admit(ANNA, visit("one", "Firefox")))
    now(club.admit(GUEST, visit("two")))
    now(club.sign_up(Account(ANNA.id, "login-of-anna", "hash")))
    now(club.take_over(GUEST.id, ANNA.id))
    now(club.admit(ROBOT, visit("three"), owner=ANNA.id))
    assert club.name_of(GUEST.id) == "Anna"

    now(club.delete(ANNA.id))

    assert [club.name_of(who) for who in (ANNA.id, GUEST.id, ROBOT.id)] == [NOBODY] * 3
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert [word for word in (b"Anna", b"Firefox", b"login-of-anna", b"Robot") if word in stored] == []
    tables = ("people", "sessions", "programs", "accounts", "became")
    assert [club._file.execute(f"SELECT count(*) FROM {table}").fetchone() for table in tables] == [(0,)] * 5


@pytest.mark.parametrize("in_memory", [False, True])
def test_people_are_deleted_while_the_tables_ask_for_names(tmp_path: Path, *, in_memory: bool) -> None:
    """Who asks is on another thread than who writes: on one connection either got the other's error."""
    club = MemoryPeople() if in_memory else ClubFile(tmp_path / "busy.db")
    friends = [Person(PersonId(f"friend {number}"), "Friend") for number in range(100)]

    async def run() -> None:
        for friend in friends:
            await club.admit(friend, visit(friend.id))
        for number in range(30):
            guest = Person(PersonId(f"guest {number}"), "Guest")
            await club.admit(guest, visit(guest.id))
            deleting = asyncio.ensure_future(club.delete(guest.id))
            for friend in friends:  # each is asked of the file anew after every deletion
                assert club.name_of(friend.id) == "Friend"
                await asyncio.sleep(0)
            await deleting
            assert await club.find(hash_of(guest.id)) is None

    now(run())
    club.close()


def test_nothing_that_a_deletion_asked_is_left_open(club: ClubFile, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever signs in is written down right after the guest that he was on this device is deleted."""
    answers: list[object] = []
    ask = ClubDb.do

    async def do(db: ClubDb, work: Callable[[], T]) -> T:
        answers.append(answer := await ask(db, work))
        return answer

    monkeypatch.setattr(ClubDb, "do", do)
    now(club.admit(ANNA, visit("anna")))
    now(club.admit(Person(PersonId("guest"), "Guest"), visit("guest")))
    now(club.delete(PersonId("guest")))
    now(club.begin(ANNA.id, visit("again")))

    assert now(club.find(hash_of("again"))) == ANNA
    assert len(answers) > 0


def test_a_program_is_listed_with_its_owner_as_long_as_it_can_come_in(club: ClubFile) -> None:
    now(club.admit(ANNA, visit("one")))
    now(club.admit(ROBOT, visit("three"), owner=ANNA.id))
    assert now(club.find(hash_of("three"))) == ROBOT
    assert (club.owner_of(ROBOT.id), club.owner_of(ANNA.id)) == (ANNA.id, None)
    assert list(now(club.programs_of(ANNA.id))) == [ROBOT]

    now(club.end(ROBOT.id, [hash_of("three")]))
    assert list(now(club.programs_of(ANNA.id))) == []
    assert club.name_of(ROBOT.id) == "Robot"


@pytest.mark.parametrize(("lang", "word"), [("ru", "Гость"), ("ru-RU", "Гость"), ("en", "Guest"), ("xx", "Guest")])
def test_a_guest_has_a_name_in_his_language(lang: str, word: str) -> None:
    assert guest_name(lang, PersonId("anna")).startswith(f"{word} ")
