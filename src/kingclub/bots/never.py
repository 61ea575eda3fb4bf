"""What no card player does, whatever it may seem to bring: levels from 2 on do not even weigh these cards.

Each rule leaves some of the legal cards, never none. What costs, pays or must be played is read from the `Worth` of
the table, so that no house rule is forgotten. How a card is to be weighed otherwise say `Ducker` and `Taker`.
"""

from __future__ import annotations

from kingclub.bots.bits import BIT, KING, SUIT_OF, SUITS, places_in
from kingclub.bots.glance import Glance


def sensible(look: Glance) -> int:
    """The legal cards that no rule of this file forbids."""
    leads = look.best < 0
    if look.worth.penalty:
        return _without_lone_suits(look) if leads else _ducked(look, _king_thrown(look))
    return look.legal if leads else _nothing_thrown_away(look, _taken(look))


def _without_lone_suits(look: Glance) -> int:
    """Never lead a suit that nobody else has when it costs: mine is the trick, and the worst that all can throw."""
    costs = look.worth.now[look.left] or look.held & look.worth.scoring
    costly = look.legal if costs else look.legal & look.worth.scoring
    lone = sum(suit for suit in SUITS if not look.held & suit)
    return look.legal & ~(costly & lone) or look.legal


def _king_thrown(look: Glance) -> int:
    """Never hold the king until it is forced: it goes on the first trick of another, if nothing dearer can go."""
    cards, losing = look.worth.cards, look.legal & ~look.worth.beats[look.best]
    if not losing & KING or look.worth.king >= 0:
        return look.legal
    king = cards[KING.bit_length() - 1]
    return sum(BIT[place] for place in places_in(losing) if cards[place] <= king)


def _ducked(look: Glance, legal: int) -> int:
    """Never take a penalty as the last to play when one can duck."""
    taking = legal & look.worth.beats[look.best]
    if look.to_come or taking == legal:
        return legal
    trick = look.table + look.worth.now[look.left]
    return legal & ~sum(BIT[place] for place in places_in(taking) if trick + look.worth.cards[place] < 0)


def _taken(look: Glance) -> int:
    """Never leave a trick that pays, or a sweep that goes on, to another when one plays last and can end it."""
    pays = look.table + look.worth.now[look.left] > 0 or look.swept
    return (pays and not look.to_come and look.legal & look.worth.beats[look.best]) or look.legal


def _nothing_thrown_away(look: Glance, legal: int) -> int:
    """Never throw away a sure trick, or on the trick of a sweep a card that pays, while anything else is there."""
    losing = legal & ~look.worth.beats[look.best]
    wasted = losing & look.worth.scoring if look.swept else 0
    if look.worth.trick:
        wasted |= sum(BIT[place] for place in places_in(losing) if _is_sure(look, place))
    return legal & ~wasted or legal


def _is_sure(look: Glance, place: int) -> bool:
    """Whether others still have the suit of the card and nobody has one that beats it."""
    return bool(look.held & SUIT_OF[place]) and not look.held & look.worth.beats[place]
