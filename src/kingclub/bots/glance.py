"""What a seat sees of a trick, as bits: everything that a rule of thumb may look at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kingclub.bots.bits import SUIT_OF, SUITS, card_at, mask_of, place_of
from kingclub.bots.worth import Worth, worth_of
from kingclub.cards import Card, Seat, Suit
from kingclub.engine import PlayCard
from kingclub.view import Observation
from kingclub.view.conclusion import SuitInTalon
from kingclub.view.inference import conclusions

SWEEP: Final = 3
"""So many tricks, and none of another, look like a sweep."""


@dataclass(frozen=True, slots=True)
class Glance:
    """The seat's own hand and legal cards, the trick on the table, and the cards that it does not see.

    `best` is the winning place, −1 before a lead, `led` the mask of its suit, `table` the points that lie there,
    `to_come` how many play after me. `out` are the cards not seen yet, `held` those of them that others may hold:
    without the suits that are known to lie in the talon. `swept`: somebody else has taken every trick so far,
    `SWEEP` at least, and is winning this one.
    """

    worth: Worth
    hand: int
    legal: int
    best: int
    led: int
    table: int
    out: int
    held: int
    to_come: int
    swept: bool

    @property
    def left(self) -> int:
        """The tricks still to be played, this one among them."""
        return self.hand.bit_count()

    def card(self, place: int) -> Card:
        """The card at a place."""
        return card_at(place, misere=self.worth.misere)


def glance(seen: Observation) -> Glance:
    """The glance of the seat whose card is due."""
    assert seen.rules is not None
    assert seen.trick is not None
    assert seen.hand is not None
    worth = worth_of(seen.ruleset, seen.rules.contract, seen.rules.denomination)
    misere = worth.misere
    table, best = [place_of(card, misere=misere) for card in seen.trick.cards], -1
    winner = seen.trick.leader
    for number, place in enumerate(table):
        if best < 0 or worth.beats[best] >> place & 1:
            best, winner = place, Seat((seen.trick.leader + number) % worth.players)
    hand = mask_of(seen.hand, misere=misere)
    gone = mask_of([card for taken in seen.tricks for card in taken.trick.cards], misere=misere)
    out = worth.pack & ~(hand | gone | mask_of(seen.trick.cards, misere=misere))
    return Glance(
        worth,
        hand,
        mask_of([action.card for action in seen.legal or () if isinstance(action, PlayCard)], misere=misere),
        best,
        SUIT_OF[table[0]] if table else 0,
        sum(worth.cards[place] for place in table),
        out,
        out & ~_in_talon(seen, out),
        worth.players - 1 - len(table),
        _is_swept(seen, winner),
    )


def _in_talon(seen: Observation, out: int) -> int:
    """The suits of which all that is out lies certainly in the talon, asked only where that may be."""
    few = any(0 < (out & suit).bit_count() <= seen.talon_count for suit in SUITS)
    facts = conclusions(seen) if few else ()
    return sum(SUITS[list(Suit).index(fact.suit)] for fact in facts if isinstance(fact, SuitInTalon))


def _is_swept(seen: Observation, winner: Seat) -> bool:
    """Whether the winner of the trick on the table, who is not the viewer, has taken all before it."""
    others = winner != seen.viewer and len(seen.tricks) >= SWEEP
    return others and all(taken.taker == winner for taken in seen.tricks)
