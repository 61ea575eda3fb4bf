"""The people of the club, and how they are known again: a guest needs a name and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, NewType, Protocol

from kingclub.club.identity import PersonId
from kingclub.club.sitter import Kind
from kingclub.club.table import Table
from kingclub.errors import KingError

TokenHash = NewType("TokenHash", str)
"""The SHA-256 of a session token: the token itself is nowhere stored."""

GUEST: Final = {"ru": "Гость", "en": "Guest"}
"""What a guest is called in his language until he says his name."""

NOBODY: Final = "—"
"""What stands for the name of somebody who has been deleted. Nobody can be called so: a name has letters."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays here, or somebody's program."""

    id: PersonId
    name: str
    kind: Kind = Kind.PERSON


@dataclass(frozen=True, slots=True)
class Account:
    """What a person signs in with: his login as `plain_login` has it, and the Argon2 hash of his password."""

    person: PersonId
    login: str
    password_hash: str


@dataclass(frozen=True, slots=True)
class Visit:
    """A session: `agent` is what the browser calls itself, `seen_ms` when it was last here, in ms since 1970."""

    token: TokenHash
    agent: str
    seen_ms: int


class NotStored(KingError):
    """The disk is full or ill: nothing has been written, and it may be tried again."""


class People(Protocol):
    """Where the people of the club are kept. What is to be written raises `NotStored` if it cannot be."""

    def name_of(self, person: PersonId) -> str:
        """The name shown at the table; `NOBODY` for somebody who has been deleted."""

    def owner_of(self, person: PersonId) -> PersonId | None:
        """Whose program this is; None for people and for programs that nobody answers for."""

    def ids_of(self, person: PersonId) -> Sequence[PersonId]:
        """All ids by which the log knows a person: his own first, then those of guests that he has been."""

    def seen(self, token: TokenHash, now_ms: int) -> None:
        """A session is in use now. It is written down some time later."""

    def close(self) -> None:
        """Write what is on its way, then stop."""

    async def find(self, token: TokenHash) -> Person | None:
        """Whose session this is."""

    async def admit(self, person: Person, visit: Visit, owner: PersonId | None = None) -> None:
        """A new person with his first session; `owner` answers for a program."""

    async def rename(self, person: PersonId, name: str) -> None:
        """Call a person by another name from now on."""

    async def visits(self, person: PersonId) -> Sequence[Visit]:
        """A person's sessions, the latest first."""

    async def begin(self, person: PersonId, visit: Visit) -> None:
        """One more session of a person."""

    async def end(self, person: PersonId, tokens: Sequence[TokenHash]) -> None:
        """No more of these sessions of a person."""

    async def sign_up(self, account: Account) -> bool:
        """Let a person have a login; False if somebody else has it, or he has one."""

    async def change_password(self, person: PersonId, password_hash: str) -> None:
        """Another password for an account."""

    async def account_of(self, person: PersonId) -> Account | None:
        """The account of a person; a guest has none."""

    async def account(self, login: str) -> Account | None:
        """The account with this login."""

    async def take_over(self, guest: PersonId, person: PersonId) -> None:
        """A guest turns out to be a person: what the log says of the one it says of the other from now on."""

    async def programs_of(self, owner: PersonId) -> Sequence[Person]:
        """The programs that a person answers for and that can come in."""

    async def delete(self, person: PersonId) -> None:
        """Forget a person with sessions, account and programs; the log keeps his ids and nobody knows whose."""


def hash_of(token: str) -> TokenHash:
    """The hash under which a session is stored."""
    return TokenHash(sha256(token.encode()).hexdigest())


def guest_name(lang: str, person: PersonId) -> str:
    """A guest's first name: a word and a number that hardly anybody else has at the same table."""
    word = GUEST.get(lang.partition("-")[0], GUEST["en"])
    return f"{word} {int(sha256(person.encode()).hexdigest(), 16) % 9000 + 1000}"


def as_whom(table: Table, ids: Sequence[PersonId]) -> PersonId:
    """The id by which a table knows somebody: one that sits there, else one that opened it, else his own."""
    if len(ids) == 1:
        return ids[0]
    sitting = [who for who in ids if table.seat_of(who) is not None]
    hosting = [who for who in ids if who == table.host]
    return [*sitting, *hosting, ids[0]][0]
