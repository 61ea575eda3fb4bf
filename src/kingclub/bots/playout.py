"""Playing a deal of tricks to its end with bits: a few microseconds a card, where the engine takes dozens.

The rules are those of `Worth`; a differential test plays engine and playout on the same cards of every preset.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

from kingclub.bots.bits import BIT, SUIT_OF, places_in
from kingclub.bots.ducker import Ducker
from kingclub.bots.position import Position
from kingclub.bots.taker import Taker
from kingclub.bots.worth import Worth


class Chooser(Protocol):
    """Whoever chooses a card from what one seat knows."""

    def choose(self, hand: int, legal: int, best: int, table: float, out: int, to_come: int) -> int:
        """The place of the card to play: see `Ducker.choose`."""


@lru_cache(maxsize=256)
def chooser_of(worth: Worth) -> Chooser:
    """The rules of thumb of this deal."""
    return Ducker(worth) if worth.penalty else Taker(worth)


def play_out(  # noqa: PLR0915  # the hot path of level 3: a call for each card would double its time
    worth: Worth, chooser: Chooser, position: Position, first: int = -1
) -> list[int]:
    """The points of all seats if everybody goes on by the chooser; `first` is the place played first, if given."""
    players, beats, cards, pack = worth.players, worth.beats, worth.cards, worth.pack
    hands, points, seat, done = position.hands.copy(), position.points.copy(), position.turn, position.done
    best, taker, led, gone = position.best, position.best_seat, position.led, position.gone
    table, to_come = position.table, players - 1 - position.count
    to_fall = _to_fall(worth, position)
    while done < worth.tricks:
        hand = hands[seat]
        place = first
        if first >= 0:
            first = -1
        else:
            legal = worth.legal(hand, led, leads=best < 0, names=seat == position.namer)
            if legal & (legal - 1):
                place = chooser.choose(hand, legal, best, table, pack & ~(gone | hand), to_come)
            else:
                place = legal.bit_length() - 1
        bit = BIT[place]
        hands[seat] = hand ^ bit
        gone |= bit
        table += cards[place]
        if best < 0:
            best, taker, led = place, seat, SUIT_OF[place]
        elif bit & beats[best]:
            best, taker = place, seat
        if to_come:
            to_come -= 1
            seat = seat + 1 if seat + 1 < players else 0
            continue
        points[taker] += table + worth.now[worth.tricks - done]
        done += 1
        seat, best, table, to_come = taker, -1, 0, players - 1
        if to_fall and not to_fall & ~gone:
            break
    return _written(worth, position, points, seat)


def _to_fall(worth: Worth, position: Position) -> int:
    """The cards with which the deal ends when they have fallen; 0 where it runs to the last trick."""
    if not worth.ends_early or (worth.talon_scores and worth.scoring & position.talon):
        return 0
    return worth.scoring & ~position.talon


def _written(worth: Worth, position: Position, points: list[int], last_taker: int) -> list[int]:
    """What is written down: the talon, the bid and the bargain as `engine.score.final_points` has them."""
    if worth.talon_scores:
        points[last_taker] += sum(worth.cards[place] for place in places_in(position.talon & worth.scoring))
    if position.bid is not None:
        winner, tricks = position.bid
        points[winner] = max(0, points[winner] - tricks * worth.trick)
    if position.bargain is not None:
        buyer, seller, price = position.bargain
        points[buyer] -= price
        points[seller] += price
    return points
