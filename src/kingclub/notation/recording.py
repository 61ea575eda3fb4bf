"""From a match that is being played to its record, and from a record back to the moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from kingclub.cards import BySeat, Seat
from kingclub.engine import (
    Act,
    Deal,
    Desert,
    Draw,
    FindDealer,
    GiveCards,
    Match,
    Move,
    Pass,
    PlayCard,
    advance,
    format_action,
    new_match,
    pack_of,
    parse_action,
)
from kingclub.engine.play import Playing
from kingclub.errors import Unreadable
from kingclub.notation.record import CallRecord, DealRecord, FairRecord, Record


@dataclass(frozen=True, slots=True)
class Recording:
    """The finished deals of a match that is being played: a `Match` itself keeps only the deal in hand.

    Begin with `Recording()` and hand it the match after every move.
    """

    deals: tuple[DealRecord, ...] = ()

    def then(self, match: Match, fair: FairRecord | None = None) -> Recording:
        """The recording after this match; `fair` is what stands of the deal if it has just been finished."""
        if len(match.results) == len(self.deals):
            return self
        assert match.deal is not None
        return Recording((*self.deals, replace(deal_record(match.deal), fair=fair)))


def record_of(match: Match, players: BySeat[str], finished: Recording, fair: FairRecord | None = None) -> Record:
    """The record of a match as it stands; `fair` belongs to the deal in hand.

    What else a record may carry (`id`, `seats`, the fairness of the draw) is added with `dataclasses.replace`.
    """
    deals, deal = finished.deals, match.deal
    if deal is not None and deal.number > len(deals):
        deals = (*deals, replace(deal_record(deal), fair=fair))
    draw = match.draw if match.draw is not None else Draw(Seat(0))
    return Record(match.ruleset, players, deals, match.totals, match.is_over, draw.cards, draw.start)


def deal_record(deal: Deal) -> DealRecord:
    """What a record says of a deal, finished or not."""
    tricks = deal.tricks
    if isinstance(deal.phase, Playing) and deal.phase.trick.cards:
        tricks = (*tricks, deal.phase.trick)
    rules = deal.rules
    named = rules.denomination if rules is not None else None
    return DealRecord(
        dealer=deal.dealer,
        hands=deal.dealt,
        talon=deal.talon,
        calls=tuple(CallRecord(call.seat, format_action(call.action)) for call in deal.calls),
        contract=rules.contract.value if rules is not None else None,
        trump=named.value if named is not None else None,
        play=tuple(trick.cards for trick in tricks) + tuple((card,) for _, card in deal.turns),
        points=deal.points if deal.phase.turn is None else None,
        deserter=deal.deserter,
    )


def moves_of(record: Record) -> Iterator[Move]:
    """The moves of a record, in order. A desertion comes first in its deal: records don't say when it was.

    Raises `Refused` or `Unreadable` at the first move that is not possible; numbers are not looked at.
    """
    match = new_match(record.ruleset)
    for number, deal in enumerate(record.deals):
        for move in _before_the_cards(record, deal, is_first=number == 0):
            match = advance(match, move)[0]
            yield move
        for action in _plays(deal):
            if match.turn is None:
                raise Unreadable(f"deal {number + 1} goes on after its end")
            move = Act(match.turn, action)
            match = advance(match, move)[0]
            yield move


def _before_the_cards(record: Record, deal: DealRecord, *, is_first: bool) -> Iterator[Move]:
    if is_first:
        yield FindDealer(Draw(deal.dealer, record.draw, record.draw_from))
    yield GiveCards(pack_of(deal.hands, deal.talon, deal.dealer))
    if deal.deserter is not None:
        yield Desert(deal.deserter)
    for call in deal.calls:
        yield Act(call.seat, parse_action(call.text))


def _plays(deal: DealRecord) -> Iterator[PlayCard | Pass]:
    for trick in deal.play:
        for card in trick:
            yield Pass() if card is None else PlayCard(card)
