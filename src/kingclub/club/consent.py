"""What is done by consent: a pause, an adjournment, a bot for somebody who keeps all waiting (protocol, section 4).

A person proposes, and each other person at the table agrees or declines; bots and programs agree to everything. A
proposal lapses when a person goes on with the match.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from kingclub.cards import Seat
from kingclub.club.fact import Agreed, Dropped, Fact, FellIdle, Gathered, Matter, Paused, Proposed, WentAway, WentOn
from kingclub.club.refusal import NotDue
from kingclub.club.sitter import Kind
from kingclub.club.table import Stage, Table
from kingclub.errors import Refusal

IDLE_MS: Final = 600_000
"""At a table without a clock whoever has let the others wait for so long may be replaced."""

Said: TypeAlias = tuple[Fact, ...] | Refusal


def propose(table: Table, seat: Seat, matter: Matter, about: Seat | None) -> Said:
    """Propose something to the others; who proposes what another has proposed agrees with him."""
    accord = table.accord
    is_due = about in accord.idle and about != seat if matter is Matter.REPLACE else about is None
    if table.stage is not Stage.PLAYING or accord.pause is not None or not is_due:
        return NotDue()
    proposal = accord.proposal
    if proposal is None:
        return (Proposed(seat, matter, about),)
    return answer(table, seat, agrees=True) if (proposal.matter, proposal.about) == (matter, about) else NotDue()


def answer(table: Table, seat: Seat, *, agrees: bool) -> Said:
    """Agree with what is proposed, or decline it; who has proposed it withdraws it."""
    if table.accord.proposal is None:
        return NotDue()
    if not agrees:
        return (Dropped(seat),)
    return (Agreed(seat),) if seat in asked(table) else ()


def go_on(table: Table, seat: Seat) -> Said:
    """End a pause; after an adjournment all have to say so."""
    pause = table.accord.pause
    if pause is None:
        return NotDue()
    if pause.matter is Matter.PAUSE:
        return (WentOn(),)
    return () if seat in pause.back else (Gathered(seat),)


def go_away(table: Table, seat: Seat) -> tuple[Fact, ...]:
    """Let a bot hold a seat. With whoever made the proposal, is its matter, or alone was asked, it ends."""
    proposal = table.accord.proposal
    if proposal is None:
        return (WentAway(seat),)
    was_asked_alone = asked(table) == (seat,) and not proposal.agreed
    ends = was_asked_alone or seat in {proposal.by, proposal.about}
    return (Dropped(seat), WentAway(seat)) if ends else (WentAway(seat),)


def asked(table: Table) -> tuple[Seat, ...]:
    """Whose answer to the proposal is awaited."""
    proposal = table.accord.proposal
    if proposal is None:
        return ()
    heard = proposal.agreed | {proposal.by, proposal.about}
    return tuple(seat for seat in _people(table) if seat not in heard)


def gathering(table: Table) -> tuple[Seat, ...]:
    """Who has still to come back to a match that was adjourned."""
    pause = table.accord.pause
    if pause is None or pause.matter is not Matter.ADJOURN:
        return ()
    return tuple(seat for seat in _people(table) if seat not in pause.back)


def agreed(table: Table) -> tuple[Fact, ...]:
    """What comes about because all have agreed."""
    proposal, pause = table.accord.proposal, table.accord.pause
    if proposal is not None and not asked(table):
        if proposal.about is None:
            return (Paused(proposal.matter),)
        return (Dropped(proposal.by), WentAway(proposal.about))
    if pause is not None and pause.back and not gathering(table):
        return (WentOn(),)
    return ()


def idle_at_ms(table: Table) -> int | None:
    """When those whom the table waits for have been idle for long; None if nobody could mind."""
    limited = table.terms.limit is not None or table.stage is not Stage.PLAYING or table.accord.pause is not None
    if limited or not _slow(table):
        return None
    return table.since_ms + IDLE_MS


def note_idle(table: Table) -> tuple[Fact, ...]:
    """Those who have let the table wait for so long may be replaced from now on."""
    return tuple(FellIdle(seat) for seat in _slow(table))


def _slow(table: Table) -> tuple[Seat, ...]:
    """The people and programs that let another person wait, and are not known to be idle yet."""
    waits_for = table.missing() if table.turn is None else (table.turn,)
    people, idle = _people(table), table.accord.idle
    return tuple(
        seat
        for seat in waits_for
        if seat not in idle and not _plays_itself(table, seat) and any(other != seat for other in people)
    )


def _plays_itself(table: Table, seat: Seat) -> bool:
    sitter = table.seats[seat]
    return sitter is None or sitter.plays_itself


def _people(table: Table) -> tuple[Seat, ...]:
    """The seats on which people play themselves; no programs, who cannot mind."""
    seats = enumerate(table.seats)
    return tuple(
        Seat(seat)
        for seat, sitter in seats
        if sitter is not None and sitter.kind is Kind.PERSON and not sitter.away
    )
