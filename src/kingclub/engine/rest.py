"""Looking at all one's cards: the rest is dealt, or a blind choice has been made."""

from __future__ import annotations

from kingclub.cards import Seat
from kingclub.engine.deal import Step
from kingclub.engine.event import HandsSeen, TrumpNamed
from kingclub.engine.match import Match
from kingclub.engine.play import deal_of
from kingclub.rules.denomination import Denomination, denomination_of


def see_hands(match: Match) -> Step:
    """All look at their whole hands, if they have not yet."""
    deal = deal_of(match)
    whole = len(deal.dealt[0])
    if deal.seen == whole:
        return match, ()
    return match._replace(deal=deal._replace(seen=whole)), (HandsSeen(deal.hands, None),)


def see_hands_by_last(match: Match) -> Step:
    """The rest is dealt and eldest's last card, shown to all, decides the trump."""
    deal = deal_of(match)
    last = deal.dealt[deal.eldest][-1]
    match = match._replace(deal=deal._replace(seen=len(deal.dealt[0]), shown=last))
    match, named = name(match, deal.eldest, denomination_of(last.suit))
    return match, (HandsSeen(deal.hands, last), *named)


def name(match: Match, namer: Seat, denomination: Denomination) -> Step:
    """The denomination stands, and the player whose it is."""
    deal = deal_of(match)
    assert deal.rules is not None
    rules = deal.rules.named(denomination)
    match = match._replace(deal=deal._replace(rules=rules, namer=namer))
    return match, (TrumpNamed(rules, namer, deal.shown),)
