"""Accounts: a guest gets login and password and stays who he is; a person comes back on another device."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from kingclub.club.identity import PersonId
from kingclub.club.people import Account, Person, TokenHash, Visit, hash_of
from kingclub.club.refusal import (
    Banned,
    HasAccount,
    LoginTaken,
    NameAlike,
    NoAccount,
    NoSuchProgram,
    NoSuchSession,
    PersonOnly,
    TooManyLogins,
    TooManyPrograms,
    WrongLogin,
    WrongName,
)
from kingclub.club.sitter import Kind
from kingclub.errors import Refused
from kingclub.server.attempt import Attempts, neighbourhood
from kingclub.server.desk import Desk, Session
from kingclub.server.password import Passwords

MINUTES = 15
BY_LOGIN = 10
BY_ADDRESS = 40
"""Passwords that are tried in so many minutes: more are not even looked at."""
SIGNED_OUT = "signed-out"
"""Said to a page whose session is over."""
ID_LENGTH = 16
MOST_PROGRAMS = 10


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody signs in: the address of his machine, and what his browser calls itself."""

    address: str
    agent: str


class Accounts:
    """What people do about their accounts, sessions and data. What they may not is raised as `Refused`."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._people = desk, desk.people
        self._passwords = Passwords()
        self._by_login = Attempts(BY_LOGIN, MINUTES)
        self._by_address = Attempts(BY_ADDRESS, MINUTES)

    # ── Signing up and in ────────────────────────────────────────────────────────────────────────────────────

    async def sign_up(self, session: Session, login: str, password: str, place: Place) -> Session:
        """Give a guest an account. He is the same person as before; the session is a new one."""
        person = session.person
        if person.kind is not Kind.PERSON:
            raise Refused(PersonOnly())
        if await self._people.account_of(person.id) is not None:
            raise Refused(HasAccount())
        self._count_attempt(None, place.address)
        if await self._people.account(plain_login(login)) is not None:
            raise Refused(LoginTaken())
        account = Account(person.id, plain_login(login), await self._passwords.hash(password))
        if not await self._people.sign_up(account):
            raise Refused(LoginTaken())
        return await self._renew(session, place.agent)

    async def sign_in(self, caller: Session | None, login: str, password: str, place: Place) -> Session:
        """Come back as the person with this login. What a guest on this device has played is his from then on."""
        login = plain_login(login)
        self._count_attempt(login, place.address)
        account = await self._people.account(login)
        is_right = await self._passwords.fits(password, None if account is None else account.password_hash)
        if account is None or not is_right:
            raise Refused(WrongLogin())
        if self._desk.standing_of(account.person).is_banned:
            raise Refused(Banned())
        self._by_login.forget(login)
        person = Person(account.person, self._people.name_of(account.person))
        if caller is not None:
            await self._leave_behind(caller, person)
        token = self._desk.new_token()
        await self._people.begin(person.id, self._desk.new_visit(token, place.agent))
        return Session(person, token)

    async def change_password(self, session: Session, old: str, new: str, place: Place) -> Session:
        """Another password. All other sessions are over; this one goes on as a new one."""
        account = await self._people.account_of(session.person.id)
        if account is None:
            raise Refused(NoAccount())
        self._count_attempt(account.login, place.address)
        if not await self._passwords.fits(old, account.password_hash):
            raise Refused(WrongLogin())
        self._by_login.forget(account.login)
        await self._people.change_password(account.person, await self._passwords.hash(new))
        await self.end_others(session)
        return await self._renew(session, place.agent)

    def _count_attempt(self, login: str | None, address: str) -> None:
        """Count before anything is computed, so that a flood costs nothing."""
        now, near = self._desk.now_ms(), neighbourhood(address)
        waits = [self._by_address.wait_minutes(near, now)]
        waits += [] if login is None else [self._by_login.wait_minutes(login, now)]
        if any(waits):
            raise Refused(TooManyLogins(max(waits)))
        self._by_address.count(near, now)
        if login is not None:
            self._by_login.count(login, now)

    async def _leave_behind(self, caller: Session, person: Person) -> None:
        """End the session that this device had. If it was a guest's, he turns out to be this person."""
        guest, house = caller.person, self._desk.house
        is_guest = guest.kind is Kind.PERSON and await self._people.account_of(guest.id) is None
        if not is_guest:
            await self._people.end(guest.id, [hash_of(caller.token)])
        elif house.has_played(guest.id) or await self._people.programs_of(guest.id):
            await self._become(guest.id, person)
        else:
            await self._people.delete(guest.id)
        self._desk.hang_up(SIGNED_OUT, lambda session: session.token == caller.token)

    async def _become(self, guest: PersonId, person: Person) -> None:
        """Take over a guest's seats and matches. Where the person sits already, the guest gets up."""
        ids, house = self._people.ids_of(person.id), self._desk.house
        other = house.namesake(person.name, (guest, *ids))
        if other is not None:
            raise Refused(NameAlike(other))
        await self._people.take_over(guest, person.id)
        house.leave(guest, unless=lambda table: all(table.seat_of(who) is None for who in ids))
        connections = self._desk.connections.items()
        own = [outbox for outbox, session in connections if session is not None and session.person.id == person.id]
        house.became(guest, self._people.ids_of(person.id), own)

    async def _renew(self, session: Session, agent: str) -> Session:
        """The same person under a new token: whoever has seen the old one has seen nothing."""
        token = self._desk.new_token()
        await self._people.begin(session.person.id, self._desk.new_visit(token, agent))
        await self._end(session.person.id, [hash_of(session.token)])
        return Session(session.person, token)

    # ── Sessions ─────────────────────────────────────────────────────────────────────────────────────────────

    async def end_session(self, person: PersonId, session: str) -> Visit:
        """End one of a person's sessions, by its id."""
        visits = await self._people.visits(person)
        found = [visit for visit in visits if session_id(visit) == session]
        if not found:
            raise Refused(NoSuchSession())
        await self._end(person, [visit.token for visit in found])
        return found[0]

    async def end_others(self, session: Session) -> None:
        """End all of a person's sessions but this one."""
        visits = await self._people.visits(session.person.id)
        here = hash_of(session.token)
        await self._end(session.person.id, [visit.token for visit in visits if visit.token != here])

    async def _end(self, person: PersonId, tokens: Sequence[TokenHash]) -> None:
        await self._people.end(person, tokens)
        over = frozenset(tokens)
        self._desk.hang_up(
            SIGNED_OUT, lambda session: session.person.id == person and hash_of(session.token) in over
        )

    # ── Programs ─────────────────────────────────────────────────────────────────────────────────────────────

    async def admit_program(self, owner: Person, name: str) -> Session:
        """A program for which a person answers."""
        if owner.kind is not Kind.PERSON:
            raise Refused(PersonOnly())
        if len(await self._people.programs_of(owner.id)) >= MOST_PROGRAMS:
            raise Refused(TooManyPrograms(MOST_PROGRAMS))
        return await self._desk.admit_program(name, owner.id)

    async def end_program(self, owner: PersonId, program: str) -> None:
        """Take a program's token away. Its name stays where it has played; a bot holds its seats."""
        found = [known.id for known in await self._people.programs_of(owner) if known.id == program]
        if not found:
            raise Refused(NoSuchProgram())
        await self._end(found[0], [visit.token for visit in await self._people.visits(found[0])])
        self._desk.house.leave(found[0])

    # ── The end ──────────────────────────────────────────────────────────────────────────────────────────────

    async def delete(self, person: Person, name: str) -> None:
        """Forget a person who says his name to prove that he means it, and his programs with him."""
        if name.strip() != person.name:
            raise Refused(WrongName())
        programs = [program.id for program in await self._people.programs_of(person.id)]
        ids = (*self._people.ids_of(person.id), *programs)
        await self._desk.moderation.forget(ids)
        await self._people.delete(person.id)
        self._desk.house.forget(ids)
        self._desk.hang_up(SIGNED_OUT, lambda session: session.person.id in ids)


def plain_login(login: str) -> str:
    """A login as it is kept: capitals and the shapes of signs do not matter."""
    return unicodedata.normalize("NFKC", login).casefold()


def session_id(visit: Visit) -> str:
    """By what a person names one of his sessions: no secret, for from a hash nobody finds the token."""
    return visit.token[:ID_LENGTH]
