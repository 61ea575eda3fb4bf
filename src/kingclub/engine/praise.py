"""Praise: a trump from three cards, to be kept, sold or settled unplayed (rules, section 6: `praise`)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from kingclub.cards import Card, Seat
from kingclub.engine.action import Accept, Action, ByLast, Keep, Name, Sell, Settle, format_action
from kingclub.engine.call import bad_call, call
from kingclub.engine.deal import Bargain, Deal, Step
from kingclub.engine.finish import finish_deal
from kingclub.engine.match import Match
from kingclub.engine.naming import Naming, begin_naming
from kingclub.engine.play import begin_play, deal_of
from kingclub.engine.refusal import BadCall, NameForbidden, NothingToAccept
from kingclub.engine.rest import name, see_hands, see_hands_by_last
from kingclub.engine.sale import Offers, begin_sale
from kingclub.engine.score import settled_points
from kingclub.errors import Refusal
from kingclub.rules.denomination import SUITS, Denomination
from kingclub.rules.recovery import Praise, Sale

THREE = 3
"""Cards seen before the trump is named."""


@dataclass(frozen=True, slots=True)
class Praising:
    """Eldest names from his first three cards, lets the last card decide, or settles."""

    name: ClassVar[str] = "praise"
    turn: Seat

    def legal(self, match: Match) -> tuple[Action, ...]:
        """Every denomination, by the last card, settling."""
        everything: tuple[Action, ...] = (
            *(Name(denomination) for denomination in Denomination),
            ByLast(),
            Settle(),
        )
        return tuple(action for action in everything if self.objection(match, action) is None)

    def objection(self, match: Match, action: Action) -> Refusal | None:
        """What this house allows."""
        praise = praise_of(match)
        match action:
            case Name(denomination):
                three = deal_of(match).dealt[self.turn][:THREE]
                allowed = names_from(three, praise)
                return None if denomination in allowed else NameForbidden(denomination.value)
            case ByLast() if praise.by_last:
                return None
            case Settle() if praise.settle:
                return None
        return bad_call(action, self.turn)

    def apply(self, match: Match, action: Action) -> Step:
        """A name stands at once; the last card decides when it is dealt."""
        match, called = call(match, self.turn, action)
        if isinstance(action, Settle):
            match, done = _settle(match)
            return match, called + done
        if isinstance(action, Name):
            match, named = name(match, self.turn, action.denomination)
            called += named
        sale = praise_of(match).sale
        if sale is None or sale.after_rest:
            match, rest = deal_rest(match)
            called += rest
        if sale is None:
            match, begun = begin_play(match, deal_of(match), self.turn)
        else:
            match, begun = _open(match, sale)
        return match, called + begun


@dataclass(frozen=True, slots=True)
class OpeningSale:
    """With a binding sale the praiser says whether he opens one at all."""

    name: ClassVar[str] = "open-sale"
    turn: Seat

    def legal(self, match: Match) -> tuple[Action, ...]:
        """Sell or keep."""
        return Sell(), Keep()

    def objection(self, match: Match, action: Action) -> Refusal | None:
        """Nothing else."""
        if isinstance(action, Sell | Keep):
            return None
        return bad_call(action, self.turn)

    def apply(self, match: Match, action: Action) -> Step:
        """Offers follow, or the play."""
        match, called = call(match, self.turn, action)
        if isinstance(action, Sell):
            match, begun = begin_sale(match, deal_of(match), self.turn, after_offers)
        else:
            match, begun = keep(match)
        return match, called + begun


@dataclass(frozen=True, slots=True)
class Accepting:
    """The praiser accepts an offer, keeps the game or, when all cards are dealt, may still settle."""

    name: ClassVar[str] = "accept"
    turn: Seat
    offers: Offers

    def legal(self, match: Match) -> tuple[Action, ...]:
        """Accepting, keeping, settling."""
        seats = dict.fromkeys(seat for seat, _ in self.offers)
        everything: tuple[Action, ...] = (Accept(), *(Accept(seat) for seat in seats), Keep(), Settle())
        return tuple(action for action in everything if self.objection(match, action) is None)

    def objection(self, match: Match, action: Action) -> Refusal | None:
        """Only offers that stand; which of them, the house says."""
        match action:
            case Accept(seat):
                return self._accept_objection(match, seat)
            case Keep():
                return None
            case Settle() if may_settle_late(praise_of(match)):
                return None
        return bad_call(action, self.turn)

    def apply(self, match: Match, action: Action) -> Step:
        """The buyer names anew; or the praiser plays; or nobody does."""
        match, called = call(match, self.turn, action)
        if isinstance(action, Settle):
            match, begun = _settle(match)
        elif isinstance(action, Accept):
            buyer, tricks = self.offers[-1]
            if action.seat is not None:
                buyer, tricks = action.seat, dict(self.offers)[action.seat]
            match, begun = sell(match, buyer, tricks)
        else:
            match, begun = keep(match)
        return match, called + begun

    def _accept_objection(self, match: Match, seat: Seat | None) -> Refusal | None:
        sale = praise_of(match).sale
        assert sale is not None
        if not self.offers:
            return NothingToAccept()
        if (seat is not None) != sale.any_offer:
            return BadCall(format_action(Accept(seat)))
        return None if seat is None or seat in dict(self.offers) else NothingToAccept()


def begin_praise(match: Match, deal: Deal) -> Step:
    """Three cards each, then a pause: eldest is the praiser."""
    return match._replace(deal=deal._replace(phase=Praising(deal.eldest))), ()


def praise_of(match: Match) -> Praise:
    """The rules of praise of this match."""
    assert isinstance(match.ruleset.recovery, Praise)
    return match.ruleset.recovery


def names_from(cards: tuple[Card, ...], praise: Praise) -> tuple[Denomination, ...]:
    """What may be named by a player who may look at these cards."""
    held = {card.suit for card in cards}
    return (*(suit for suit in SUITS if not praise.suits_held or suit.trump in held), *praise.extra)


def may_settle_late(praise: Praise) -> bool:
    """Whether the praiser may still settle when the offers are in."""
    return praise.settle and praise.sale is not None and praise.sale.after_rest


def deal_rest(match: Match) -> Step:
    """The rest is dealt; without a name the last card decides now."""
    deal = deal_of(match)
    return see_hands_by_last(match) if deal.namer is None else see_hands(match)


def after_offers(match: Match, offers: Offers) -> Step:
    """Nobody raises any more: a binding sale takes the best offer, otherwise the praiser is asked."""
    praise, deal = praise_of(match), deal_of(match)
    assert praise.sale is not None
    if offers and praise.sale.binding:
        return sell(match, *offers[-1])
    if not offers and not may_settle_late(praise):
        return keep(match)
    return match._replace(deal=deal._replace(phase=Accepting(deal.eldest, offers))), ()


def keep(match: Match) -> Step:
    """The praiser plays the game himself."""
    match, rest = deal_rest(match)
    deal = deal_of(match)
    match, begun = begin_play(match, deal, deal.eldest)
    return match, rest + begun


def sell(match: Match, buyer: Seat, tricks: int) -> Step:
    """The buyer pays these tricks after the play and names anew; with all cards dealt he leads as well."""
    praise, deal = praise_of(match), deal_of(match)
    assert praise.sale is not None
    deal = deal._replace(bargain=Bargain(buyer, deal.eldest, tricks))
    names = names_from(deal.dealt[buyer][: deal.seen], praise)
    leader = buyer if praise.sale.after_rest else deal.eldest
    return begin_naming(match, deal, Naming(buyer, names, leader))


def _open(match: Match, sale: Sale) -> Step:
    deal = deal_of(match)
    if sale.binding:
        return match._replace(deal=deal._replace(phase=OpeningSale(deal.eldest))), ()
    return begin_sale(match, deal, deal.eldest, after_offers)


def _settle(match: Match) -> Step:
    """Two tricks for each; the trump, if one was named, no longer matters."""
    match, seen = see_hands(match)
    deal = deal_of(match)
    assert deal.rules is not None
    rules = replace(deal.rules, denomination=None)
    deal = deal._replace(rules=rules, namer=None, settled=True)
    match, done = finish_deal(match, deal, settled_points(deal, rules))
    return match, seen + done
