"""A deal of tricks as it stands, cards as bits: where a playout begins."""

from __future__ import annotations

from dataclasses import dataclass

from kingclub.bots.bits import SUIT_OF, mask_of, place_of
from kingclub.bots.worth import Worth
from kingclub.cards import BySeat, Card
from kingclub.engine import Bid, Deal
from kingclub.engine.auction import FORCED_BID
from kingclub.rules import Contract, Ruleset
from kingclub.rules.recovery import Auction
from kingclub.view import Observation


@dataclass(slots=True)
class Position:
    """A deal of tricks as it stands, with all its cards.

    `turn` is to play; `points` is what the tricks have brought so far. Of the trick on the table: `best` is the
    winning place, −1 before a lead, `best_seat` whose it is, `led` the mask of its suit, `table` the points of its
    `count` cards. `gone` are the cards that have fallen. `bid` are the tricks that the winner of an auction has
    sacrificed, `bargain` buyer, seller and the points to be paid.
    """

    hands: list[int]
    turn: int
    points: list[int]
    done: int = 0
    count: int = 0
    best: int = -1
    best_seat: int = -1
    led: int = 0
    table: int = 0
    gone: int = 0
    talon: int = 0
    namer: int = -1
    bid: tuple[int, int] | None = None
    bargain: tuple[int, int, int] | None = None


def position_of(
    seen: Observation, worth: Worth, hands: BySeat[tuple[Card, ...]], talon: tuple[Card, ...]
) -> Position:
    """The position that somebody sees, if these are the hands and the hidden talon. A bargain is left out."""
    assert seen.trick is not None
    assert seen.turn is not None
    misere = worth.misere
    places = [place_of(card, misere=misere) for card in seen.trick.cards]
    fallen = [card for taken in seen.tricks for card in taken.trick.cards]
    position = Position(
        [mask_of(hand, misere=misere) for hand in hands],
        seen.turn,
        list(seen.points),
        len(seen.tricks),
        len(places),
        gone=mask_of(fallen, misere=misere) | mask_of(seen.trick.cards, misere=misere),
        talon=mask_of(talon, misere=misere),
        namer=-1 if seen.namer is None else seen.namer,
        bid=_bid(seen),
    )
    for number, place in enumerate(places):
        position.table += worth.cards[place]
        if position.best < 0 or worth.beats[position.best] >> place & 1:
            position.best, position.best_seat = place, (seen.trick.leader + number) % worth.players
    position.led = SUIT_OF[places[0]] if places else 0
    return position


def bargain_of(deal: Deal, ruleset: Ruleset) -> tuple[int, int, int] | None:
    """Buyer, seller and the points to be paid, as `engine.score.final_points` reckons them."""
    bargain, rules = deal.bargain, deal.rules
    if bargain is None or rules is None:
        return None
    paid = bargain.tricks * rules.trick + bargain.points * ruleset.options.multiplier
    return bargain.buyer, bargain.seller, paid


def _bid(seen: Observation) -> tuple[int, int] | None:
    """The winner of an auction and what he has sacrificed."""
    if seen.contract is not Contract.TRUMP or not isinstance(seen.ruleset.recovery, Auction):
        return None
    assert seen.namer is not None
    bids = [call.action.tricks for call in seen.calls if isinstance(call.action, Bid)]
    return seen.namer, max(bids, default=FORCED_BID)
