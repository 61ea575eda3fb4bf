"""The events on the wire: each names the fields that it sets, and nothing else changes (`docs/design/wire.md`)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from kingclub.club.terms import Admission, Come
from kingclub.server.match_view import (
    Card,
    Contract,
    Draw,
    MatchView,
    Offer,
    Options,
    Phase,
    Plain,
    Row,
    Seat,
    Settlement,
    Talon,
    Worth,
)

Matter: TypeAlias = Literal["pause", "adjourn", "replace"]
Remainder: TypeAlias = Literal["mine", "none"]
Stage: TypeAlias = Literal["waiting", "playing", "over"]


class Person(Plain):
    """Who sits on a seat. A free seat is `empty` and has no name; `owner` answers for a program."""

    name: str
    kind: Literal["person", "bot", "program", "empty"]
    level: int | None
    owner: str | None
    present: bool
    ready: bool


class Rules(Plain):
    """What the table plays; `options` hold only what differs from the preset. Its page is `/rules/{link}`."""

    preset: str
    options: dict[str, object]
    link: str | None


class Sealed(Plain):
    """What the club has promised of a deal: the SHA-256 of its seed. Deal 0 is the draw."""

    deal: int
    commitment: str


class Said(Plain):
    """A line of chat."""

    seat: Seat | None
    name: str
    text: str | None
    phrase: str | None


class BotTerms(Plain):
    """How strong the bots of a table are, and when they come."""

    level: int
    come: Come


class LimitTerms(Plain):
    """How long a move may take, and how much longer all moves of a match together."""

    turn_ms: int
    reserve_ms: int


class Terms(Plain):
    """What was agreed when the table was opened. Without `bots` it is for people only."""

    admission: Admission
    bots: BotTerms | None
    limit: LimitTerms | None
    spectators: bool
    take_backs: bool
    past_tricks: bool
    hints: bool


class Proposal(Plain):
    """What `by` has proposed, about whom if about anybody; `asked` are those who have not answered yet."""

    matter: Matter
    by: Seat
    about: Seat | None
    asked: list[Seat]


class Pause(Plain):
    """The match stands still; after an adjournment it waits for those who are `missing`."""

    matter: Matter
    missing: list[Seat]


class Claimed(Plain):
    """Who has claimed the rest of this deal: all tricks, or none."""

    seat: Seat
    rest: Remainder


class Accord(Plain):
    """What is agreed and proposed. `idle` may be replaced, `take_back` may take his last action back.

    `rematch` is the table of the next match of the same people.
    """

    proposal: Proposal | None
    pause: Pause | None
    idle: list[Seat]
    claims: list[Claimed]
    take_back: Seat | None
    rematch: str | None


class TableView(Plain):
    """What a viewer sees of a table. `record` is the id of its match, under which record and replay are found."""

    rules: Rules
    terms: Terms
    record: str
    seat: Seat | None
    people: list[Person]
    host: Seat | None
    stage: Stage
    sealed: list[Sealed]
    deadline: int | None
    accord: Accord
    chat: list[Said]
    match: MatchView | None


class Drawn(Plain, tag_field="e", tag="drawn"):
    """The first dealer has been found."""

    draw: Draw


class Dealt(Plain, tag_field="e", tag="dealt"):
    """A deal begins."""

    number: int
    dealer: Seat
    contract: Contract | None
    worth: Worth | None
    hand: list[Card] | None
    counts: list[int]
    talon: Talon
    lists: list[list[Contract]] | None


class Rest(Plain, tag_field="e", tag="rest"):
    """All look at their whole hands."""

    hand: list[Card] | None
    counts: list[int]
    shown: Card | None


class Called(Plain, tag_field="e", tag="called"):
    """A call, and the best offer after it."""

    seat: Seat
    call: str
    offer: Offer | None


class ContractChosen(Plain, tag_field="e", tag="contract"):
    """A contract has been ordered."""

    contract: Contract
    worth: Worth | None
    lists: list[list[Contract]] | None


class TalonTaken(Plain, tag_field="e", tag="talon"):
    """The talon has gone into a hand."""

    seat: Seat
    hand: list[Card] | None
    counts: list[int]


class Given(Plain, tag_field="e", tag="gift", rename={"from_": "from"}):
    """A card has been given."""

    from_: Seat
    to: Seat
    card: Card | None
    hand: list[Card] | None
    counts: list[int]


class TrumpNamed(Plain, tag_field="e", tag="trump"):
    """The trump is known."""

    trump: str | None
    namer: Seat | None
    shown: Card | None
    worth: Worth | None


class PlayBegan(Plain, tag_field="e", tag="play"):
    """The first card is due."""

    leader: Seat | None


class CardPlayed(Plain, tag_field="e", tag="card"):
    """A card has been played or laid."""

    seat: Seat
    card: Card


class TrickTaken(Plain, tag_field="e", tag="trick"):
    """A trick is complete."""

    taker: Seat
    points: list[int]


class TurnPassed(Plain, tag_field="e", tag="passed"):
    """Nothing could be laid in domino."""

    seat: Seat


class PlayerOut(Plain, tag_field="e", tag="out"):
    """The last card has been laid in domino."""

    seat: Seat


class Deserted(Plain, tag_field="e", tag="deserted"):
    """A player has left for good."""

    seat: Seat


class Scored(Plain, tag_field="e", tag="scored"):
    """A deal is over, and all its cards lie open."""

    row: Row
    totals: list[int]
    revealed: list[list[Card]]
    talon: list[Card] | None
    points: list[int]


class TurnCame(Plain, tag_field="e", tag="turn"):
    """A seat is to act."""

    seat: Seat | None
    phase: Phase
    options: Options | None


class MatchOver(Plain, tag_field="e", tag="over"):
    """The last deal is written down."""

    settlement: Settlement


class PeopleChanged(Plain, tag_field="e", tag="people"):
    """Who is at the table, where the table stands, and what is promised of the cards in play and to come."""

    people: list[Person]
    host: Seat | None
    stage: Stage
    sealed: list[Sealed]


class AccordChanged(Plain, tag_field="e", tag="accord"):
    """Something is agreed, proposed, or neither any more."""

    accord: Accord


class ClockSet(Plain, tag_field="e", tag="clock"):
    """When the time of whoever is waited for is up, in ms since 1970."""

    deadline: int | None


class Spoken(Plain, tag_field="e", tag="said"):
    """Somebody has said something."""

    seat: Seat | None
    name: str
    text: str | None
    phrase: str | None


TableEvent: TypeAlias = (
    Drawn
    | Dealt
    | Rest
    | Called
    | ContractChosen
    | TalonTaken
    | Given
    | TrumpNamed
    | PlayBegan
    | CardPlayed
    | TrickTaken
    | TurnPassed
    | PlayerOut
    | Deserted
    | Scored
    | TurnCame
    | MatchOver
    | PeopleChanged
    | AccordChanged
    | ClockSet
    | Spoken
)
