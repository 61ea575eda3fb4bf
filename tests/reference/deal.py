"""What one deal knows, and the question that it puts to a seat."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.reference.cards import SUITS, round_from
from tests.reference.options import Options


class Illegal(Exception):
    """An action that the rules forbid; `code` is its refusal code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True)
class Question:
    """It is the turn of `seat`: what he may say or play, and why not anything else.

    `why_not` is asked for actions that are not in `legal`; "bad-call" means that the action is of a kind that has
    no place here at all. Prices to ask are endless, so they are not in `legal`: where `ask_below` is not None,
    "ask N" is legal for every whole N from 1 that is lower.
    """

    seat: int
    legal: frozenset[str]
    why_not: Callable[[str], str | None]
    ask_below: float | None = None

    def may_ask(self) -> float | None:
        """The highest price that may be asked (infinite at first); None where asking has no place."""
        if self.ask_below is None or self.ask_below <= 1:
            return None
        return self.ask_below if math.isinf(self.ask_below) else self.ask_below - 1


# A part of a deal: it puts questions and is sent the answers.
Course = Generator[Question, str, None]


class Trick(NamedTuple):
    leader: int
    cards: list[str]  # in the order they were played
    taker: int | None  # None while the trick is open


@dataclass
class Deal:
    """One deal: the cards as dealt and as held now, what it is played for, and what has been taken."""

    options: Options
    dealer: int
    dealt: list[list[str]]  # each hand in the order dealt: its first three and its last card matter (6)
    talon: list[str]
    contract: str | None  # None until somebody has ordered it
    hands: list[list[str]] = field(default_factory=list)
    trump: str | None = None  # a denomination (6)
    namer: int | None = None  # whose trump stands
    leader: int = 0  # to the first trick
    bid: int = 0  # auction: the tricks that the namer sacrifices
    moved: list[int] = field(default_factory=list)  # points transferred for a sale, before the multiplier
    settled: bool = False  # settled unplayed
    tricks: list[Trick] = field(default_factory=list)
    turns: list[str] = field(default_factory=list)  # domino: a card or "pass"
    out: list[int] = field(default_factory=list)  # domino: the seats, first out to last
    deserter: int | None = None
    in_calls: bool = True  # until the first card is due

    def __post_init__(self) -> None:
        self.hands = [list(hand) for hand in self.dealt]
        self.moved = [0] * self.players
        self.leader = self.eldest  # (2) unless the calls say otherwise

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def eldest(self) -> int:
        return (self.dealer + 1) % self.players

    @property
    def objective(self) -> str | None:
        """The objective of a penalty or reward deal; None in every other deal."""
        signed = self.contract is not None and self.contract[0] in "+-"
        return self.contract[1:] if signed and self.contract else None

    @property
    def trump_suit(self) -> str | None:
        """The trump where it is a suit: neither NT nor MIZ has trumps."""
        return self.trump if self.trump in tuple(SUITS) else None

    def round(self) -> list[int]:
        """From eldest round to the dealer."""
        return round_from(self.eldest, self.players)

    def others(self, seat: int) -> list[int]:
        """From a seat's left round the table, without him."""
        return round_from(seat, self.players)[1:]

    def transfer(self, points: int, payer: int, receiver: int) -> None:
        self.moved[payer] -= points
        self.moved[receiver] += points
