"""A table of the club as a value: who sits there, what is played, how the match stands.

It is the fold of its log: `evolve` takes an entry and gives the table after it and what happened. Nothing here
reads a clock, draws a random number or knows of sockets.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from kingclub.cards import BySeat, Seat, with_seat
from kingclub.club.accord import NOTHING, Accord, AccordFact, agree, awake
from kingclub.club.fact import (
    Acted,
    Begun,
    By,
    CameBack,
    Closed,
    Dealt,
    Deserted,
    Fact,
    Follows,
    Left,
    Opened,
    Readied,
    Resumed,
    Sat,
    Sealed,
    Seeded,
    Tallied,
    TookBack,
    WentAway,
    WentOn,
)
from kingclub.club.fair import FairBook
from kingclub.club.identity import MatchId, PersonId, TableId
from kingclub.club.limit import READY_MS
from kingclub.club.sitter import Sitter
from kingclub.club.terms import BOT_WAIT_MS, Terms
from kingclub.engine import (
    Act,
    Desert,
    Draw,
    Event,
    FindDealer,
    GiveCards,
    Match,
    advance,
    apply,
    draw_first_dealer,
    new_match,
    parse_action,
    shuffle,
)
from kingclub.engine.event import DealScored, HandsSeen
from kingclub.rules import Options, Ruleset, options_from, ruleset_of


class Stage(StrEnum):
    """Where a table is between opening and end."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class PeopleChanged:
    """Somebody came, went, or is ready; or the table is at another stage."""


@dataclass(frozen=True, slots=True)
class MatchBegan:
    """Everybody wants to see all anew, with his options: the match begins, goes on, or has lost its last move."""


class Undo(NamedTuple):
    """What a person may take back: the match before his last action, on which he had spent `spent_ms`."""

    seat: Seat
    game: Match
    spent_ms: int
    reserves: BySeat[int]
    timeouts: BySeat[int]


Happening: TypeAlias = Event | PeopleChanged | MatchBegan
"""What came of a fact: an event of the match, or something round the table."""


class Table(NamedTuple):
    """A table as it stands. A named tuple, because one is made for every card.

    `undo` is what may be taken back now; `first_dealer` is known before the draw if the match follows another.

    `version` counts what was done in the match; `entries` the entries of its log. `since_ms` is when the table
    began to wait for what it waits for now, before the match for people; `reserves` what is left of each seat's
    reserve, `timeouts` how often in a row its time has run out. `away_ms` is since when a bot has held a seat for
    somebody who may still be charged with a deal for that, None for all others.
    """

    id: TableId
    ruleset: Ruleset
    match: MatchId
    host: PersonId
    terms: Terms
    seats: BySeat[Sitter | None]
    ready: frozenset[Seat] = frozenset()
    game: Match | None = None
    fair: FairBook = FairBook()
    version: int = 0
    entries: int = 0
    since_ms: int = 0
    reserves: BySeat[int] = ()
    timeouts: BySeat[int] = ()
    away_ms: BySeat[int | None] = ()
    is_closed: bool = False
    accord: Accord = NOTHING
    undo: Undo | None = None
    first_dealer: Seat | None = None

    @property
    def stage(self) -> Stage:
        """Waiting for its match, playing it, or over."""
        if self.is_closed or (self.game is not None and self.game.is_over):
            return Stage.OVER
        return Stage.WAITING if self.game is None else Stage.PLAYING

    @property
    def turn(self) -> Seat | None:
        """The seat to act."""
        return None if self.game is None or self.is_closed else self.game.turn

    @property
    def is_dealing(self) -> bool:
        """Whether the next deal only waits for everybody to be ready."""
        return self.stage is Stage.PLAYING and self.game is not None and self.game.is_dealing

    @property
    def deadline_ms(self) -> int | None:
        """When the time of whoever is waited for runs out, in ms since 1970; None without a clock."""
        if self.terms.awaits_bots and self.stage is Stage.WAITING:
            return self.since_ms + BOT_WAIT_MS
        limit = self.terms.limit
        if limit is None or self.stage is not Stage.PLAYING or self.accord.pause is not None:
            return None
        if self.turn is None:
            return self.since_ms + READY_MS if self.missing() else None
        sitter = self.seats[self.turn]
        assert sitter is not None
        if sitter.plays_itself:
            return None
        return self.since_ms + limit.turn_ms + self.reserves[self.turn]

    @property
    def dealt(self) -> int:
        """The number of the last deal whose cards are out; 0 before the first, −1 before the draw."""
        if self.game is None:
            return -1
        is_between = self.game.deal is None or self.game.is_dealing or self.game.is_over
        return len(self.game.results) + (0 if is_between else 1)

    def seat_of(self, who: PersonId | None) -> Seat | None:
        """Where this person sits; None for everybody else."""
        for seat, sitter in enumerate(self.seats):
            if sitter is not None and sitter.person is not None and sitter.person == who:
                return Seat(seat)
        return None

    def missing(self) -> tuple[Seat, ...]:
        """The seats whose people are not ready yet. Bots always are, also those that hold a seat."""
        return tuple(
            Seat(seat)
            for seat, sitter in enumerate(self.seats)
            if sitter is not None and not sitter.plays_itself and seat not in self.ready
        )

    @property
    def has_people(self) -> bool:
        """Whether anybody sits here for whom the bots should play."""
        return any(sitter is not None and not sitter.plays_itself for sitter in self.seats)


def open_table(table: TableId, fact: Opened) -> Table:
    """The table of its first fact. Raises `Refused` if its options do not go together."""
    ruleset = _ruleset(fact.preset, json.dumps(fact.options, sort_keys=True))
    players = ruleset.players
    limit = fact.terms.limit
    reserve = limit.reserve_ms if limit else 0
    return Table(
        id=table,
        ruleset=ruleset,
        match=fact.match,
        host=fact.host,
        terms=fact.terms,
        seats=(None,) * players,
        reserves=(reserve,) * players,
        timeouts=(0,) * players,
        away_ms=(None,) * players,
    )


@lru_cache(maxsize=256)
def _ruleset(preset: str, options: str) -> Ruleset:
    """The rules that a log holds: most tables of a club play by one of a few, and each costs as much as a deal."""
    return ruleset_of(preset, options_from(Options(), json.loads(options)))


Noted: TypeAlias = Sealed | Seeded | Resumed | Follows | Tallied | Opened | AccordFact


def evolve(table: Table, fact: Fact, at_ms: int) -> tuple[Table, tuple[Happening, ...]]:
    """The table after a fact of the given moment, and what came of it. Raises `Refused` for an impossible one."""
    match fact:
        case Acted():
            return _act(table, fact, at_ms)
        case TookBack():
            return _take_back(table, at_ms), (MatchBegan(),)
        case WentOn():
            return _go_on(table, at_ms), (MatchBegan(),)
        case Dealt():
            return _deal(table, at_ms)
        case Begun():
            return _begin(table, at_ms)
        case Closed():
            return table._replace(is_closed=True), (PeopleChanged(),)
        case Sat() | Left() | WentAway() | CameBack() | Readied():
            table = table._replace(since_ms=at_ms) if table.game is None else table
            return _seats(table, fact, at_ms), (PeopleChanged(),)
        case Deserted(seat):
            return _desert(table, seat)
        case _:
            return _noted(table, fact, at_ms), ()


def _noted(table: Table, fact: Noted, at_ms: int) -> Table:
    """The table after a fact that moves neither the match nor the people."""
    match fact:
        case Sealed(deal, seed):
            return table._replace(fair=table.fair.sealed(deal, seed))
        case Seeded(deal, who, seed):
            return table._replace(fair=table.fair.seeded(deal, who, seed))
        case Resumed(credit_ms):
            is_still = table.accord.pause is not None  # that time is nobody's anyhow
            away_ms = tuple(None if since is None else since + credit_ms for since in table.away_ms)
            return table if is_still else table._replace(since_ms=table.since_ms + credit_ms, away_ms=away_ms)
        case Follows(_, dealer):
            return table._replace(first_dealer=dealer)
        case Tallied():
            return table
        case Opened():
            raise AssertionError("a table is opened once")
        case _:
            return table._replace(accord=agree(table.accord, fact, at_ms))


def _go_on(table: Table, at_ms: int) -> Table:
    pause = table.accord.pause
    began_ms = at_ms if pause is None else pause.since_ms
    return _stood(table, began_ms, at_ms)._replace(accord=replace(table.accord, pause=None))


def _stood(table: Table, began_ms: int, at_ms: int) -> Table:
    """The table where the time between is nobody's: neither of whom it waits for nor of those who are away."""
    away_ms = tuple(None if since is None else since + at_ms - max(since, began_ms) for since in table.away_ms)
    return table._replace(since_ms=table.since_ms + at_ms - max(table.since_ms, began_ms), away_ms=away_ms)


def _woken(table: Table, at_ms: int) -> Table:
    """The table where somebody is back: if nobody was there the match stood still since the last one had left."""
    if table.has_people or table.accord.pause is not None:  # a pause is nobody's time anyhow
        return table
    return _stood(table, max((since for since in table.away_ms if since is not None), default=at_ms), at_ms)


def _seats(table: Table, fact: Sat | Left | WentAway | CameBack | Readied, at_ms: int) -> Table:
    seat = fact.seat
    sitter = table.seats[seat]
    match fact:
        case Sat(_, sitter):
            return table._replace(seats=with_seat(table.seats, seat, sitter))
        case Left():
            ready = table.ready - {seat}
            return table._replace(seats=with_seat(table.seats, seat, None), ready=ready)
        case Readied():
            return table._replace(ready=table.ready | {seat}, accord=awake(table.accord, seat))
        case WentAway() | CameBack():
            assert sitter is not None
            is_away = isinstance(fact, WentAway)
            table = table if is_away else _woken(table, at_ms)
            return table._replace(
                seats=with_seat(table.seats, seat, replace(sitter, away=is_away)),
                timeouts=with_seat(table.timeouts, seat, 0),
                away_ms=with_seat(table.away_ms, seat, at_ms if is_away else None),
                accord=awake(table.accord, seat),
            )


def _desert(table: Table, seat: Seat) -> tuple[Table, tuple[Event, ...]]:
    """The deal is charged to whoever has left: once, and nothing before it can be taken back."""
    assert table.game is not None
    game, events = advance(table.game, Desert(seat))
    return forgiven(table, seat)._replace(game=game, undo=None), events


def forgiven(table: Table, seat: Seat) -> Table:
    """The table where this seat's absence is charged with no other deal."""
    return table._replace(away_ms=with_seat(table.away_ms, seat, None))


def _begin(table: Table, at_ms: int) -> tuple[Table, tuple[Happening, ...]]:
    """Draw for seats and dealer, and move everybody to the seat that he drew."""
    draw, arrival = _draw(table)
    seats: list[Sitter | None] = [None] * len(arrival)
    for person, seat in enumerate(arrival):
        seats[seat] = table.seats[person]
    everybody = frozenset(Seat(seat) for seat in arrival)
    fair = table.fair.arrived(arrival)
    table = table._replace(seats=tuple(seats), ready=everybody, fair=fair, game=new_match(table.ruleset))
    table, _ = _move(table, FindDealer(draw), at_ms)
    return table, (MatchBegan(),)


def _draw(table: Table) -> tuple[Draw, tuple[int, ...]]:
    """The first dealer, and the seat of each who has come: drawn, or as it was where the match follows another."""
    if table.first_dealer is not None:
        return Draw(table.first_dealer), tuple(range(table.ruleset.players))
    people = [sitter.person if sitter is not None else None for sitter in table.seats]
    seed = table.fair.seed_of(table.match, 0, people)
    return draw_first_dealer(seed, table.ruleset.options, table.ruleset.pack.cards)


def _deal(table: Table, at_ms: int) -> tuple[Table, tuple[Happening, ...]]:
    assert table.game is not None
    number = len(table.game.results) + 1
    people = [sitter.person if sitter is not None else None for sitter in table.seats]
    pack = shuffle(table.fair.seed_of(table.match, number, people), table.ruleset.pack.cards)
    table, happened = _move(table, GiveCards(pack), at_ms)
    table = table._replace(ready=frozenset(), undo=None, accord=table.accord.after_deal())
    return table, (PeopleChanged(), *happened)


def _act(table: Table, fact: Acted, at_ms: int) -> tuple[Table, tuple[Happening, ...]]:
    """A call or a card; what has shown nobody more than itself may be taken back where the terms allow it."""
    assert table.game is not None
    undo = None
    if table.terms.has_take_backs and fact.by is By.PERSON:
        undo = Undo(fact.seat, table.game, at_ms - table.since_ms, table.reserves, table.timeouts)
    game, events = apply(table.game, Act(fact.seat, parse_action(fact.action)))
    if undo is not None and any(isinstance(event, DealScored | HandsSeen) for event in events):
        undo = None
    accord = table.accord
    if accord is not NOTHING:
        accord = accord.after_action(by_person=fact.by in (By.PERSON, By.TIMEOUT))
    spent = _spend(table, fact.seat, at_ms, fact.by)
    acted = spent._replace(game=game, since_ms=at_ms, version=table.version + 1, undo=undo, accord=accord)
    return acted, (*events, PeopleChanged()) if game.is_over else events


def _take_back(table: Table, at_ms: int) -> Table:
    """The match as it was, under a new version; the clock of whoever is to act again goes on where it stood."""
    undo = table.undo
    assert undo is not None
    return table._replace(
        game=undo.game,
        version=table.version + 1,
        since_ms=at_ms - undo.spent_ms,
        reserves=undo.reserves,
        timeouts=undo.timeouts,
        undo=None,
    )


def _move(table: Table, move: FindDealer | GiveCards, at_ms: int) -> tuple[Table, tuple[Event, ...]]:
    assert table.game is not None
    game, events = apply(table.game, move)
    return table._replace(game=game, since_ms=at_ms), events


def _spend(table: Table, seat: Seat, at_ms: int, by: By) -> Table:
    """Take what the move took beyond its turn out of the reserve, and count timeouts in a row."""
    limit = table.terms.limit
    if limit is None or by is By.BOT:
        return table
    over = max(0, at_ms - table.since_ms - limit.turn_ms)
    left = 0 if by is By.TIMEOUT else max(0, table.reserves[seat] - over)
    timeouts = table.timeouts[seat] + 1 if by is By.TIMEOUT else 0
    return table._replace(
        reserves=with_seat(table.reserves, seat, left),
        timeouts=with_seat(table.timeouts, seat, timeouts),
    )
