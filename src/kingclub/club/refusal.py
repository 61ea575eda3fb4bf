"""Why the club may say no, each a small value with its code (`docs/protocol.md`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kingclub.errors import Refusal


@dataclass(frozen=True, slots=True)
class NoSuchTable(Refusal):
    """There is no table of this id, or it is closed."""

    code: ClassVar[str] = "no-such-table"
    table: str


@dataclass(frozen=True, slots=True)
class NotSeated(Refusal):
    """Only those who sit at the table may do this."""

    code: ClassVar[str] = "not-seated"


@dataclass(frozen=True, slots=True)
class AlreadySeated(Refusal):
    """The person sits here already."""

    code: ClassVar[str] = "already-seated"


@dataclass(frozen=True, slots=True)
class SeatTaken(Refusal):
    """Somebody sits there, or there is no such seat, or no seat is free."""

    code: ClassVar[str] = "seat-taken"


@dataclass(frozen=True, slots=True)
class NotYourTable(Refusal):
    """Only the host of a table may do this."""

    code: ClassVar[str] = "not-your-table"


@dataclass(frozen=True, slots=True)
class PeopleOnly(Refusal):
    """No bot sits down here: the table is for people only."""

    code: ClassVar[str] = "people-only"


@dataclass(frozen=True, slots=True)
class WrongWord(Refusal):
    """Only who knows the word sits down here."""

    code: ClassVar[str] = "wrong-word"


@dataclass(frozen=True, slots=True)
class NoSpectators(Refusal):
    """Only those who play see this table while its match is on."""

    code: ClassVar[str] = "no-spectators"
    table: str


@dataclass(frozen=True, slots=True)
class NoHints(Refusal):
    """Here one plays for real, against people: nobody is told what to do."""

    code: ClassVar[str] = "no-hints"


@dataclass(frozen=True, slots=True)
class HasBegun(Refusal):
    """It is too late: the match has begun."""

    code: ClassVar[str] = "match-begun"


@dataclass(frozen=True, slots=True)
class NotDue(Refusal):
    """Nobody is asked for this now."""

    code: ClassVar[str] = "not-due"


@dataclass(frozen=True, slots=True)
class NotCertain(Refusal):
    """What is claimed does not follow from what the player can know."""

    code: ClassVar[str] = "not-certain"


@dataclass(frozen=True, slots=True)
class NothingToTakeBack(Refusal):
    """Somebody has acted since, cards have been dealt, the deal is over, or the table plays without take-backs."""

    code: ClassVar[str] = "no-take-back"


@dataclass(frozen=True, slots=True)
class IsPaused(Refusal):
    """The match stands still until it goes on."""

    code: ClassVar[str] = "paused"


@dataclass(frozen=True, slots=True)
class TextLength(Refusal):
    """A line of chat has at most so many characters, and at least one."""

    code: ClassVar[str] = "text-length"
    most: int


@dataclass(frozen=True, slots=True)
class TooFast(Refusal):
    """So many lines of chat in so few seconds are too many."""

    code: ClassVar[str] = "too-fast"


@dataclass(frozen=True, slots=True)
class SeedTooLate(Refusal):
    """The seed is for a deal that has no commitment yet, or whose cards have been dealt, or is there already."""

    code: ClassVar[str] = "seed-late"


@dataclass(frozen=True, slots=True)
class SeedForm(Refusal):
    """A seed is 16 bytes as lower-case hex."""

    code: ClassVar[str] = "seed-form"


@dataclass(frozen=True, slots=True)
class NoNetwork(Refusal):
    """The machine is in no network in which others could reach the club."""

    code: ClassVar[str] = "no-network"


@dataclass(frozen=True, slots=True)
class Malformed(Refusal):
    """The text is no action at all."""

    code: ClassVar[str] = "malformed"


@dataclass(frozen=True, slots=True)
class Banned(Refusal):
    """Who looks after the club does not let this person in any more."""

    code: ClassVar[str] = "banned"


@dataclass(frozen=True, slots=True)
class Muted(Refusal):
    """Who looks after the club does not let this person speak any more."""

    code: ClassVar[str] = "muted"


@dataclass(frozen=True, slots=True)
class NotAllowed(Refusal):
    """Only those who look after the club may do this."""

    code: ClassVar[str] = "not-allowed"


@dataclass(frozen=True, slots=True)
class NobodyThere(Refusal):
    """No person sits on that seat, or it is one's own."""

    code: ClassVar[str] = "nobody-there"


@dataclass(frozen=True, slots=True)
class NoSuchPerson(Refusal):
    """Nobody in the club has this id."""

    code: ClassVar[str] = "no-such-person"
    person: str


@dataclass(frozen=True, slots=True)
class NoSuchReport(Refusal):
    """There is no report of this number, or it is settled."""

    code: ClassVar[str] = "no-such-report"
    number: int


@dataclass(frozen=True, slots=True)
class Failed(Refusal):
    """Something broke in the club. What it was is in its log."""

    code: ClassVar[str] = "server"


@dataclass(frozen=True, slots=True)
class NotGreeted(Refusal):
    """The first message of a connection is `hello`."""

    code: ClassVar[str] = "not-greeted"


@dataclass(frozen=True, slots=True)
class NameAlike(Refusal):
    """At one table nobody is called so that he could be taken for another: `name` is the other's."""

    code: ClassVar[str] = "name-alike"
    name: str


@dataclass(frozen=True, slots=True)
class UnknownCaller(Refusal):
    """Only those may do this whom the club knows: say a name first, or sign in."""

    code: ClassVar[str] = "unknown-caller"


@dataclass(frozen=True, slots=True)
class PersonOnly(Refusal):
    """A program has neither account nor programs of its own."""

    code: ClassVar[str] = "person-only"


@dataclass(frozen=True, slots=True)
class LoginTaken(Refusal):
    """Somebody else has this login."""

    code: ClassVar[str] = "login-taken"


@dataclass(frozen=True, slots=True)
class HasAccount(Refusal):
    """The person has an account already."""

    code: ClassVar[str] = "has-account"


@dataclass(frozen=True, slots=True)
class NoAccount(Refusal):
    """A guest has no password."""

    code: ClassVar[str] = "no-account"


@dataclass(frozen=True, slots=True)
class WrongLogin(Refusal):
    """Login and password do not belong together; which of them is wrong is not said."""

    code: ClassVar[str] = "wrong-login"


@dataclass(frozen=True, slots=True)
class TooManyLogins(Refusal):
    """Too many attempts with this login or from this address; the next is heard in so many minutes."""

    code: ClassVar[str] = "too-many-logins"
    minutes: int


@dataclass(frozen=True, slots=True)
class WrongName(Refusal):
    """To be deleted one says one's own name."""

    code: ClassVar[str] = "wrong-name"


@dataclass(frozen=True, slots=True)
class NoSuchSession(Refusal):
    """The person has no such session, or it is over."""

    code: ClassVar[str] = "no-such-session"


@dataclass(frozen=True, slots=True)
class NoSuchProgram(Refusal):
    """The person answers for no such program."""

    code: ClassVar[str] = "no-such-program"


@dataclass(frozen=True, slots=True)
class TooManyPrograms(Refusal):
    """A person may answer for so many programs at once."""

    code: ClassVar[str] = "too-many-programs"
    most: int
