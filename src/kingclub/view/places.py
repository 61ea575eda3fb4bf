"""Where the cards that a viewer does not see can lie: for each of them, which hands could hold it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kingclub.cards import Card, Seat
from kingclub.rules.contract import Contract
from kingclub.view.conclusion import Fact, SeatFact
from kingclub.view.evidence import evidence
from kingclub.view.observation import LOOK_AT_THREE, Observation


@dataclass(frozen=True, slots=True)
class Places:
    """The unseen cards and the places that they fill exactly.

    Places are numbered like seats; the one after the last seat is the talon. `room[place]` is how many unseen cards
    lie there: in a hand as far as it will be dealt, for the viewer's own what he may not look at yet. `may_hold` is
    for each unseen card the mask of the places that could hold it.
    """

    room: tuple[int, ...]
    may_hold: dict[Card, int]
    facts: tuple[Fact, ...]

    @property
    def talon(self) -> int:
        """The number of the place that is the talon."""
        return len(self.room) - 1


def places(seen: Observation) -> Places:
    """What a viewer can say of each unseen card by itself. Without a deal in progress nothing is unseen."""
    facts = evidence(seen)
    if seen.number == 0 or seen.revealed is not None:
        return Places((0,) * (seen.ruleset.players + 1), {}, facts)
    room = _room(seen)
    open_places = sum(1 << place for place, count in enumerate(room) if count)
    may_hold = dict.fromkeys(_unseen(seen), open_places)
    _restrict(may_hold, facts)
    _restrict_talon(may_hold, seen)
    return Places(room, may_hold, facts)


def is_short(seen: Observation) -> bool:
    """Whether only three cards have been dealt to each."""
    praised = seen.rules is not None and seen.rules.contract is Contract.TRUMP
    return praised and seen.trick is None and seen.counts[0] == LOOK_AT_THREE and seen.revealed is None


def played_by(seen: Observation, seat: Seat) -> list[Card]:
    """The cards that a seat has played in this deal."""
    if seen.turns:
        return [card for player, card in seen.turns if player == seat and card is not None]
    tricks = [taken.trick for taken in seen.tricks]
    if seen.trick is not None:
        tricks.append(seen.trick)
    places = [(trick.cards, (seat - trick.leader) % seen.ruleset.players) for trick in tricks]
    return [cards[place] for cards, place in places if place < len(cards)]


def _room(seen: Observation) -> tuple[int, ...]:
    whole = seen.rules.hand_size if is_short(seen) and seen.rules is not None else None
    room = [count if whole is None else whole for count in seen.counts]
    if seen.viewer is not None:
        room[seen.viewer] -= len(seen.hand or ())
    return (*room, seen.talon_count if seen.talon is None else 0)


def _unseen(seen: Observation) -> Iterable[Card]:
    known = {card for taken in seen.tricks for card in taken.trick.cards}
    known.update(card for _, card in seen.turns if card is not None)
    known.update(seen.hand or ())
    if seen.trick is not None:
        known.update(seen.trick.cards)
    if seen.talon is not None and seen.talon_taker is None:
        known.update(seen.talon)
    return [card for card in seen.ruleset.pack.cards if card not in known]


def _restrict(may_hold: dict[Card, int], facts: tuple[Fact, ...]) -> None:
    for fact in facts:
        if not isinstance(fact, SeatFact):
            continue
        place = 1 << fact.seat
        lacks = fact.lacks
        if lacks:
            for card in may_hold:
                if card.bit & lacks:
                    may_hold[card] &= ~place
        if fact.holds in may_hold:
            may_hold[fact.holds] = place


def _restrict_talon(may_hold: dict[Card, int], seen: Observation) -> None:
    """A card of the open talon is with its taker or with one to whom he may have given it."""
    taker = seen.talon_taker
    if taker is None or taker == seen.viewer:
        return
    could = 1 << taker
    for seat in hidden_gifts(seen):
        if not set(played_by(seen, seat)) & set(seen.talon or ()):
            could |= 1 << seat
    for card in seen.talon or ():
        if card in may_hold:
            may_hold[card] &= could


def hidden_gifts(seen: Observation) -> tuple[Seat, ...]:
    """The seats that have been given a card which the viewer has not seen, in the order of the gifts."""
    return tuple(gift.to for gift in seen.gifts if gift.card is None)
