"""The match on the wire: what stands inside `view` (`docs/design/wire.md`)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType, field

Card: TypeAlias = str
Seat: TypeAlias = int
Contract: TypeAlias = str

Phase: TypeAlias = Literal[
    "draw",
    "deal",
    "order",
    "bid",
    "name",
    "praise",
    "open-sale",
    "offer",
    "accept",
    "talon",
    "buy",
    "give",
    "play",
    "domino",
    "over",
]

Strip: TypeAlias = tuple[str, str, str]
"""A suit's row in domino: the suit, its lowest and its highest rank lying."""


class Plain(Struct, forbid_unknown_fields=True):
    """Every object on the wire: what is not known is refused."""


class Call(Plain):
    """What a seat said before the first card."""

    seat: Seat
    call: str


class Trick(Plain):
    """The trick on the table; without a leader there is no play."""

    leader: Seat | None
    cards: list[Card]


class TakenTrick(Plain):
    """A finished trick."""

    leader: Seat
    cards: list[Card]
    taker: Seat


class Talon(Plain):
    """The cards left over: how many, and which if they lie open."""

    count: int
    cards: list[Card] | None


class Worth(Plain):
    """What the contract is worth, in points to the taker; `last[0]` is for the last trick.

    `bans` are the bans and duties of the deal, by the codes of their refusals.
    """

    trick: int
    cards: dict[Card, int]
    last: list[int]
    total: int | None
    bans: list[str]


class Gift(Plain):
    """A card given after the talon was taken; `card` is null for those who do not see it."""

    from_: Seat = field(name="from")
    to: Seat
    card: Card | None


class Offer(Plain):
    """The best bid or offer so far in tricks, or a price asked in points."""

    seat: Seat
    tricks: int | UnsetType = UNSET
    points: int | UnsetType = UNSET


class Row(Plain):
    """A line of the score sheet."""

    number: int
    dealer: Seat
    contract: Contract
    trump: str | None
    points: list[int]
    total: int | None
    settled: bool
    deserter: Seat | None


class Refusal(Plain):
    """Why something may not be done: the sentence of the code lives in the client's language files."""

    code: str
    args: dict[str, str | int]


class Options(Plain):
    """What the seat to act may do, and for its other cards why not."""

    legal: list[str]
    refused: dict[Card, Refusal]


class Draw(Plain):
    """How the first dealer was found."""

    cards: list[Card]
    from_: Seat | None = field(name="from")
    seats: list[Card] | None
    dealer: Seat


class Payment(Plain, rename={"from_": "from"}):
    """Who gives whom; the amount is exact: a whole number, or a fraction like `37/3`."""

    from_: Seat
    to: Seat
    amount: str


class Settlement(Plain):
    """What the end of the match comes to: each seat's balance, and the payments that make it so."""

    balance: list[str]
    payments: list[Payment]


class MatchView(Plain):
    """What a viewer knows of the match."""

    players: int
    hand_size: int
    number: int
    dealer: Seat | None
    phase: Phase
    contract: Contract | None
    trump: str | None
    namer: Seat | None
    shown: Card | None
    hand: list[Card] | None
    counts: list[int]
    talon: Talon
    calls: list[Call]
    trick: Trick
    tricks: list[TakenTrick]
    layout: list[Strip]
    out: list[Seat]
    points: list[int]
    worth: Worth | None
    gifts: list[Gift]
    offer: Offer | None
    sheet: list[Row]
    totals: list[int]
    lists: list[list[Contract]] | None
    revealed: list[list[Card]] | None
    turn: Seat | None
    options: Options | None
    draw: Draw | None
    deserter: Seat | None
    settlement: Settlement | None
    over: bool
