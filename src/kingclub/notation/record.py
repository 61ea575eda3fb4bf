"""A match record: everything needed to check and replay a match (`docs/records.md`).

These are the record's claims as they were written. Whether they are true is for `check_record` to say.
"""

from __future__ import annotations

from dataclasses import dataclass

from kingclub.cards import BySeat, Card, Seat
from kingclub.rules import Ruleset

FORMAT = "kingclub-record/1"
"""The first thing a record says of itself."""


@dataclass(frozen=True, slots=True)
class CallRecord:
    """What a seat said before the first card, as it is written: `order -girls`, `bid 3`."""

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class FairRecord:
    """From what the cards follow (`docs/protocol.md`, the fair deal).

    `seed` is the server's secret as hex, None while it is kept back; `commitment` was published before;
    `clients` is what each player's client added. `arrival`, for the draw, is the seat of the i-th to sit down.
    """

    seed: str | None
    commitment: str
    clients: tuple[str, ...]
    arrival: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who sat there: `person` or `bot`, the bot's level, and the deals in which a bot held a person's seat."""

    kind: str
    level: int | None = None
    held: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal. `hands` and `talon` are in the order dealt.

    `contract` and `trump` are codes as written, None while unknown. `play` has an entry for each trick, the
    leader's card first, or in domino for each turn, None for a pass. `points` is None while the deal is not over.
    """

    dealer: Seat
    hands: BySeat[tuple[Card, ...]]
    talon: tuple[Card, ...]
    calls: tuple[CallRecord, ...]
    contract: str | None
    trump: str | None
    play: tuple[tuple[Card | None, ...], ...]
    points: BySeat[int] | None
    deserter: Seat | None = None
    fair: FairRecord | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A match. `draw` are the cards that decided seats and first dealer, `draw_from` where the ace search began."""

    ruleset: Ruleset
    players: BySeat[str]
    deals: tuple[DealRecord, ...]
    totals: BySeat[int]
    complete: bool
    draw: tuple[Card, ...] = ()
    draw_from: Seat | None = None
    id: str | None = None
    seats: BySeat[SeatRecord] | None = None
    fair: FairRecord | None = None
