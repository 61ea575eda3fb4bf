"""The open talon: taken, sold for tricks or for points, and a card given to each opponent (rules, section 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kingclub.cards import Seat, clockwise_from, with_seat
from kingclub.engine.action import Action, Ask, Buy, Give, Pass, Sell, Take
from kingclub.engine.call import bad_call, call
from kingclub.engine.deal import Bargain, Best, Deal, Gift, Step
from kingclub.engine.event import CardGiven, TalonTaken
from kingclub.engine.match import Match
from kingclub.engine.naming import Naming, begin_naming
from kingclub.engine.play import deal_of
from kingclub.engine.refusal import AskLess, GivenAlready, NotHeld
from kingclub.engine.sale import Offers, begin_sale
from kingclub.errors import Refusal
from kingclub.rules.denomination import SUITS
from kingclub.rules.recovery import TalonGame

ASK_STEP = 5
"""`legal` lists prices in these steps; any whole number may be asked."""


@dataclass(frozen=True, slots=True)
class TakingTalon:
    """Eldest takes the talon, opens a sale or asks a price. `asked` is the price that nobody wanted."""

    name: ClassVar[str] = "talon"
    turn: Seat
    asked: int | None = None

    def legal(self, match: Match) -> tuple[Action, ...]:
        """Taking, selling, and a sample of prices from high to low."""
        worth = talon_game(match).game.price * match.ruleset.hand_size
        top = self.asked - 1 if self.asked else worth
        prices = [price for price in range(top, 0, -1) if price % ASK_STEP == 0 or price < ASK_STEP]
        everything: tuple[Action, ...] = (Take(), Sell(), *(Ask(price) for price in prices))
        return tuple(action for action in everything if self.objection(match, action) is None)

    def objection(self, match: Match, action: Action) -> Refusal | None:
        """After a price there is no sale, and the next price is lower."""
        match action:
            case Take():
                return None
            case Sell() if self.asked is None:
                return None
            case Ask(points) if points > 0 and talon_game(match).ask:
                return None if self.asked is None or points < self.asked else AskLess(self.asked)
        return bad_call(action, self.turn)

    def apply(self, match: Match, action: Action) -> Step:
        """Whoever gets the right takes the cards."""
        best = Best(self.turn, points=action.points) if isinstance(action, Ask) else None
        match, called = call(match, self.turn, action, best)
        deal = deal_of(match)
        if isinstance(action, Take):
            match, begun = _take(match, deal, self.turn)
        elif isinstance(action, Sell):
            match, begun = begin_sale(match, deal, self.turn, after_offers)
        else:
            assert isinstance(action, Ask)
            phase = Buying(clockwise_from(self.turn, deal.players)[1:], action.points)
            match, begun = match._replace(deal=deal._replace(phase=phase)), ()
        return match, called + begun


@dataclass(frozen=True, slots=True)
class Buying:
    """The others buy or pass at the price asked, from the seller's left; the first to buy is bound."""

    name: ClassVar[str] = "buy"
    asked: tuple[Seat, ...]
    points: int

    @property
    def turn(self) -> Seat:
        """The next to be asked."""
        return self.asked[0]

    def legal(self, match: Match) -> tuple[Action, ...]:
        """Buy or pass."""
        return Buy(), Pass()

    def objection(self, match: Match, action: Action) -> Refusal | None:
        """Nothing else."""
        if isinstance(action, Buy | Pass):
            return None
        return bad_call(action, self.turn)

    def apply(self, match: Match, action: Action) -> Step:
        """When all have passed eldest asks less or takes the talon himself."""
        deal = deal_of(match)
        eldest, seat = deal.eldest, self.turn
        match, called = call(match, seat, action, Best(eldest, points=self.points))
        deal = deal_of(match)
        if isinstance(action, Buy):
            deal = deal._replace(bargain=Bargain(seat, eldest, points=self.points))
            match, begun = _take(match, deal, seat)
            return match, called + begun
        left = self.asked[1:]
        phase = Buying(left, self.points) if left else TakingTalon(eldest, self.points)
        return match._replace(deal=deal._replace(phase=phase)), called


@dataclass(frozen=True, slots=True)
class Giving:
    """The taker gives one card to each of `to`, in any order, unseen by the others."""

    name: ClassVar[str] = "give"
    turn: Seat
    to: tuple[Seat, ...]

    def legal(self, match: Match) -> tuple[Action, ...]:
        """Each card to each opponent that has none yet."""
        hand = deal_of(match).hands[self.turn]
        return tuple(Give(card, seat) for seat in self.to for card in hand)

    def objection(self, match: Match, action: Action) -> Refusal | None:
        """A card of the hand, to an opponent without a gift."""
        match action:
            case Give(card, seat) if seat != self.turn and seat < match.ruleset.players:
                if card not in deal_of(match).hands[self.turn]:
                    return NotHeld(card)
                return None if seat in self.to else GivenAlready(seat)
            case _:
                return bad_call(action, self.turn)

    def apply(self, match: Match, action: Action) -> Step:
        """When all have got theirs the taker names a suit."""
        assert isinstance(action, Give)
        match, called = call(match, self.turn, action)
        deal = deal_of(match)
        kept = tuple(card for card in deal.hands[self.turn] if card is not action.card)
        hands = with_seat(deal.hands, self.turn, kept)
        hands = with_seat(hands, action.to, (*hands[action.to], action.card))
        deal = deal._replace(hands=hands, gifts=(*deal.gifts, Gift(self.turn, action.to, action.card)))
        given = CardGiven(self.turn, action.to, action.card, hands)
        left = tuple(seat for seat in self.to if seat != action.to)
        if left:
            return match._replace(deal=deal._replace(phase=Giving(self.turn, left))), (*called, given)
        match, begun = begin_naming(match, deal, Naming(self.turn, SUITS, deal.eldest))
        return match, (*called, given, *begun)


def begin_talon(match: Match, deal: Deal) -> Step:
    """The talon lies open; eldest decides."""
    return match._replace(deal=deal._replace(phase=TakingTalon(deal.eldest))), ()


def talon_game(match: Match) -> TalonGame:
    """The rules of the talon of this match."""
    assert isinstance(match.ruleset.recovery, TalonGame)
    return match.ruleset.recovery


def after_offers(match: Match, offers: Offers) -> Step:
    """The best offer must be accepted; with none eldest takes the talon himself."""
    deal = deal_of(match)
    if not offers:
        return _take(match, deal, deal.eldest)
    buyer, tricks = offers[-1]
    return _take(match, deal._replace(bargain=Bargain(buyer, deal.eldest, tricks)), buyer)


def _take(match: Match, deal: Deal, seat: Seat) -> Step:
    hands = with_seat(deal.hands, seat, deal.hands[seat] + deal.talon)
    phase = Giving(seat, clockwise_from(seat, deal.players)[1:])
    deal = deal._replace(hands=hands, talon_taker=seat, phase=phase)
    return match._replace(deal=deal), (TalonTaken(seat, hands),)
