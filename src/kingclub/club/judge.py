"""What may be done at a table: a wish becomes facts, or it is refused, or it came too late.

`judge` says what a wish itself means; `follow` what then comes about by itself: the match begins when everybody is
there and ready, the next cards are dealt when everybody is ready for them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from kingclub.cards import Seat
from kingclub.club.accord import NOTHING
from kingclub.club.claim import claim, follow_claims, take_back
from kingclub.club.consent import agreed, answer, go_away, go_on, idle_at_ms, note_idle, propose
from kingclub.club.desertion import note_desertion
from kingclub.club.fact import (
    Acted,
    Begun,
    By,
    CameBack,
    Closed,
    Dealt,
    Fact,
    Left,
    Readied,
    Rematched,
    Resumed,
    Sealed,
    Seeded,
    WentAway,
)
from kingclub.club.fair import CLIENT_SEED, SECRET_BYTES
from kingclub.club.identity import PersonId
from kingclub.club.limit import TIMEOUTS_BEFORE_BOT
from kingclub.club.port import Entropy
from kingclub.club.refusal import (
    IsPaused,
    Malformed,
    NoSuchTable,
    NotDue,
    NotSeated,
    SeedForm,
    SeedTooLate,
)
from kingclub.club.seating import end_wait, seat_bots, sit
from kingclub.club.sitter import person
from kingclub.club.table import Happening, Stage, Table, evolve
from kingclub.club.tally import tally
from kingclub.club.wish import (
    Act,
    AddSeed,
    BeReady,
    BotMove,
    Claim,
    Close,
    GoOn,
    Leave,
    NoteDesertion,
    NoteIdle,
    PersonalWish,
    Propose,
    Rematch,
    Reply,
    Resume,
    Return,
    SeatBot,
    Sit,
    SittersWish,
    TakeBack,
    TimeIsUp,
    Wish,
)
from kingclub.engine import objection, parse_action
from kingclub.engine.event import DealScored
from kingclub.errors import Refusal, Unreadable


@dataclass(frozen=True, slots=True)
class Stale:
    """The table has moved on since the player looked."""


Verdict: TypeAlias = tuple[Fact, ...] | Refusal | Stale
"""Facts where the wish is granted; none where nothing is left to do."""


def judge(table: Table, who: PersonId | None, wish: Wish) -> Verdict:
    """What comes of a wish; `who` is None for the table's own: its bots and its clock."""
    match wish:
        case BotMove(seat, expect, action):
            return _bot_move(table, seat, expect, action)
        case TimeIsUp(expect, deadline_ms, action):
            is_so = (table.version, table.deadline_ms) == (expect, deadline_ms)
            return _time_is_up(table, action) if is_so else Stale()
        case NoteIdle(expect):
            is_so = table.version == expect and idle_at_ms(table) is not None
            return note_idle(table) if is_so else Stale()
        case NoteDesertion(due_ms):
            return note_desertion(table, due_ms)
        case Rematch(other):
            return (Rematched(other),) if table.accord.rematch is None else ()
        case Resume(credit_ms):
            return (Resumed(credit_ms),)
        case Close():
            return () if table.stage is Stage.OVER else (Closed(),)
        case _ if table.is_closed:
            return NoSuchTable(table.id)
        case _:
            return NotSeated() if who is None else _judge_person(table, who, wish)


def _judge_person(table: Table, who: PersonId, wish: PersonalWish) -> Verdict:
    match wish:
        case Sit(wanted, kind, word):
            return sit(table, person(who, kind), wanted, word)
        case SeatBot(wanted):
            return seat_bots(table, who, wanted)
        case _:
            seat = table.seat_of(who)
            return NotSeated() if seat is None else _judge_sitter(table, who, seat, wish)


def _judge_sitter(table: Table, who: PersonId, seat: Seat, wish: SittersWish) -> Verdict:
    match wish:
        case Act() | Claim() | TakeBack() | BeReady() if table.accord.pause is not None:
            return IsPaused()
        case Act(expect, action):
            return _act(table, seat, expect, action)
        case Claim(expect, rest):
            return _himself(table, seat, claim(table, seat, rest)) if expect == table.version else Stale()
        case TakeBack():
            return _himself(table, seat, take_back(table, seat))
        case Propose() | Reply() | GoOn():
            return _himself(table, seat, _consent(table, seat, wish))
        case Leave():
            return _leave(table, seat)
        case Return():
            return _come_back(table, seat)
        case BeReady():
            return _be_ready(table, seat)
        case AddSeed(deal, seed):
            return _add_seed(table, who, deal, seed)


def _consent(table: Table, seat: Seat, wish: Propose | Reply | GoOn) -> tuple[Fact, ...] | Refusal:
    match wish:
        case Propose(matter, about):
            return propose(table, seat, matter, about)
        case Reply(agrees):
            return answer(table, seat, agrees=agrees)
        case GoOn():
            return go_on(table, seat)


def _himself(table: Table, seat: Seat, verdict: Verdict) -> Verdict:
    """The verdict, with the person on his seat again if a bot held it."""
    sitter = table.seats[seat]
    is_away = sitter is not None and sitter.away
    return (CameBack(seat), *verdict) if is_away and isinstance(verdict, tuple) else verdict


def follow(table: Table, entropy: Entropy) -> tuple[Fact, ...]:
    """What comes about now by itself; nothing more when it is empty."""
    if table.accord is not NOTHING and table.stage is Stage.PLAYING:
        facts = agreed(table) or follow_claims(table)
        if facts or table.accord.pause is not None:
            return facts
    if table.turn is not None or table.stage is Stage.OVER:
        return ()
    if table.missing() or None in table.seats or not table.has_people:
        return ()
    if table.game is None:
        return (Begun(),)
    deal = len(table.game.results) + 1
    is_last = deal == table.ruleset.schedule.deals
    return (Dealt(),) if is_last else (Dealt(), seal(deal + 1, entropy))


def settle(
    table: Table, facts: tuple[Fact, ...], at_ms: int, entropy: Entropy
) -> tuple[Table, tuple[Fact, ...], tuple[tuple[int, Happening], ...]]:
    """The table after the facts and all that follows: it, all facts, and what happened at which version."""
    done: tuple[Fact, ...] = ()
    happened: list[tuple[int, Happening]] = []
    while facts:
        for fact in facts:
            table, news = evolve(table, fact, at_ms)
            happened += [(table.version, event) for event in news]
            done += (fact,)
            if any(isinstance(event, DealScored) for event in news):
                done += (tally(table),)
        facts = follow(table, entropy)
    return table, done, tuple(happened)


def seal(deal: int, entropy: Entropy) -> Sealed:
    """The club's secret for a deal, drawn now."""
    return Sealed(deal, entropy.secret(SECRET_BYTES).hex())


def _act(table: Table, seat: Seat, expect: int, action: str) -> Verdict:
    if table.game is None:
        return NotDue()
    if expect != table.version:
        return Stale()
    try:
        refusal = objection(table.game, seat, parse_action(action))
    except Unreadable:
        return Malformed()
    if refusal is not None:
        return refusal
    return _himself(table, seat, (Acted(seat, action, By.PERSON),))


def _bot_move(table: Table, seat: Seat, expect: int, action: str) -> Verdict:
    sitter = table.seats[seat]
    is_due = expect == table.version and table.turn == seat and table.accord.pause is None
    if not is_due or sitter is None or not sitter.plays_itself:
        return Stale()
    return (Acted(seat, action, By.BOT),)


def _time_is_up(table: Table, action: str | None) -> Verdict:
    if table.stage is Stage.WAITING:
        return end_wait(table)
    if table.turn is None:
        return tuple(Readied(seat) for seat in table.missing())
    if action is None:
        return Stale()
    acted = Acted(table.turn, action, By.TIMEOUT)
    tired = table.timeouts[table.turn] + 1 >= TIMEOUTS_BEFORE_BOT
    return (acted, WentAway(table.turn)) if tired else (acted,)


def _leave(table: Table, seat: Seat) -> Verdict:
    sitter = table.seats[seat]
    if table.stage is Stage.WAITING:
        return (Left(seat),)
    return () if sitter is None or sitter.away else go_away(table, seat)


def _come_back(table: Table, seat: Seat) -> Verdict:
    sitter = table.seats[seat]
    return (CameBack(seat),) if sitter is not None and sitter.away else ()


def _be_ready(table: Table, seat: Seat) -> Verdict:
    if table.stage is not Stage.WAITING and not table.is_dealing:
        return NotDue()
    return () if seat in table.ready else (Readied(seat),)


def _add_seed(table: Table, who: PersonId, deal: int, seed: str) -> Verdict:
    if not CLIENT_SEED.fullmatch(seed):
        return SeedForm()
    dealt = -1 if table.game is None or table.game.deal is None else table.game.deal.number
    if table.game is not None:
        dealt = max(dealt, 0)
    return (Seeded(deal, who, seed),) if table.fair.may_seed(deal, who, dealt) else SeedTooLate()
