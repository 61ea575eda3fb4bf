"""Domino by rules of thumb: open the way to my own far cards, hold back what only helps others."""

from __future__ import annotations

from dataclasses import dataclass

from kingclub.bots.bits import ABOVE, BELOW, BIT, SUIT_SIZE, places_in
from kingclub.cards import PACKS, Rank, Suit
from kingclub.rules import Ruleset


@dataclass(frozen=True, slots=True)
class Layout:
    """What is the same in every domino deal of a ruleset: `pack` its cards, `bases` those that start a suit."""

    pack: int
    bases: int
    places: tuple[int, ...]


def layout_of(ruleset: Ruleset) -> Layout:
    """The layout of a ruleset that has domino deals."""
    rules = next(rules for rules in ruleset.deals.values() if rules.base is not None)
    pack = sum(card.bit for card in PACKS[ruleset.options.pack].cards)
    bases = sum(card.bit for card in PACKS[ruleset.options.pack].cards if card.rank is rules.base)
    return Layout(pack, bases, rules.places)


def fitting(layout: Layout, rows: tuple[tuple[Suit, Rank, Rank], ...]) -> int:
    """The cards that may be laid: next to the rows that lie, or a base for a suit not yet begun."""
    begun = {suit: (low, high) for suit, low, high in rows}
    fits = 0
    for number, suit in enumerate(Suit):
        first = number * SUIT_SIZE
        if suit not in begun:
            fits |= layout.bases & (0x1FFF << first)
            continue
        low, high = begun[suit]
        fits |= BIT[first + low - 3] if low > Rank.TWO else 0
        fits |= BIT[first + high - 1] if high < Rank.ACE else 0
    return fits & layout.pack


def opened(layout: Layout, place: int) -> int:
    """The cards that may be laid because this one lies."""
    beside = _beyond(layout, place)
    return beside & ((BIT[place] << 1) | (BIT[place] >> 1))


def lay(layout: Layout, hand: int, fits: int) -> int:
    """The place to lay of those that fit: the one behind which most of my cards wait and fewest of the others'."""
    choice, choice_score = -1, -1e9
    for place in places_in(hand & fits):
        beyond = _beyond(layout, place)
        mine = (hand & beyond).bit_count()
        # A card of mine behind it is worth more than one of theirs costs: I need the way, they only may use it.
        score = 2 * mine - (beyond.bit_count() - mine)
        if score > choice_score:
            choice, choice_score = place, score
    return choice


def lay_out(layout: Layout, hands: list[int], fits: int, turn: int, out: list[int], first: int = -1) -> list[int]:
    """The points of all seats if everybody goes on by `lay`; `out` are those who are out, in order."""
    hands, out, players, seat = hands.copy(), out.copy(), len(hands), turn
    while len(out) < players - 1:
        mine = hands[seat] & fits
        place = first if first >= 0 else lay(layout, hands[seat], fits) if mine else -1
        first = -1
        if place >= 0:
            hands[seat] ^= BIT[place]
            fits = fits ^ BIT[place] | opened(layout, place)
            if not hands[seat]:
                out.append(seat)
        seat = (seat + 1) % players
        while not hands[seat]:
            seat = (seat + 1) % players
    order = out + [seat for seat in range(players) if seat not in out]
    return [layout.places[order.index(seat)] for seat in range(players)]


def _beyond(layout: Layout, place: int) -> int:
    """The cards that wait behind this one: below it, above it, or for a base both."""
    base = layout.bases & (ABOVE[place] | BELOW[place])
    if not base:
        return (ABOVE[place] | BELOW[place]) & layout.pack
    return (ABOVE[place] if base < BIT[place] else BELOW[place]) & layout.pack
