"""Domino: cards laid next to their neighbours, first out scores best (rules, section 6: `domino`)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from kingclub.cards import Card, Rank, Seat, Suit, clockwise_from, with_seat
from kingclub.engine.action import Action, Pass, PlayCard, format_action, play_of
from kingclub.engine.deal import Deal, Step
from kingclub.engine.event import CardPlayed, Event, PlayBegan, PlayerOut, TurnPassed
from kingclub.engine.finish import finish_deal
from kingclub.engine.match import Match
from kingclub.engine.play import deal_of
from kingclub.engine.refusal import DoesNotFit, ExtraCall, MayNotPass, NotHeld
from kingclub.engine.score import domino_points
from kingclub.errors import Refusal


@dataclass(frozen=True, slots=True)
class Laying:
    """A card is due to the layout. `rows` are the lowest and the highest rank lying of each suit begun."""

    name: ClassVar[str] = "domino"
    turn: Seat
    rows: tuple[tuple[Suit, Rank, Rank], ...] = ()
    out: tuple[Seat, ...] = ()

    def legal(self, match: Match) -> tuple[Action, ...]:
        """Every card that fits; a pass only without one."""
        fitting = tuple(play_of(card) for card in self._fitting(deal_of(match)))
        return fitting or (Pass(),)

    def objection(self, match: Match, action: Action) -> Refusal | None:
        """A card must be held and fit; whoever can lay one may not pass."""
        deal = deal_of(match)
        match action:
            case PlayCard(card) if card not in deal.hands[self.turn]:
                return NotHeld(card)
            case PlayCard(card):
                return None if self._fits(card, deal) else DoesNotFit(card)
            case Pass():
                return MayNotPass() if self._fitting(deal) else None
            case _:
                return ExtraCall(format_action(action))

    def apply(self, match: Match, action: Action) -> Step:
        """The deal ends when all but one are out."""
        deal, seat = deal_of(match), self.turn
        if not isinstance(action, PlayCard):
            deal = deal._replace(turns=(*deal.turns, (seat, None)))
            return self._next(match, deal, (TurnPassed(seat),), self)
        card = action.card
        hand = tuple(held for held in deal.hands[seat] if held is not card)
        deal = deal._replace(hands=with_seat(deal.hands, seat, hand), turns=(*deal.turns, (seat, card)))
        laid = replace(self, rows=extended(self.rows, card))
        if hand:
            return self._next(match, deal, (CardPlayed(seat, card),), laid)
        laid = replace(laid, out=(*self.out, seat))
        return self._next(match, deal, (CardPlayed(seat, card), PlayerOut(seat)), laid)

    def _next(self, match: Match, deal: Deal, events: tuple[Event, ...], phase: Laying) -> Step:
        left = [seat for seat in clockwise_from(self.turn, deal.players)[1:] if deal.hands[seat]]
        if len(phase.out) < deal.players - 1:
            return match._replace(deal=deal._replace(phase=replace(phase, turn=(left or [self.turn])[0]))), events
        assert deal.rules is not None
        points = domino_points((*phase.out, *left), deal.rules, deal.deserter)
        match, done = finish_deal(match, deal, points)
        return match, events + done

    def _fitting(self, deal: Deal) -> list[Card]:
        return [card for card in deal.hands[self.turn] if self._fits(card, deal)]

    def _fits(self, card: Card, deal: Deal) -> bool:
        assert deal.rules is not None
        for suit, low, high in self.rows:
            if suit is card.suit:
                return card.rank in (low - 1, high + 1)
        return card.rank is deal.rules.base


def begin_domino(match: Match, deal: Deal) -> Step:
    """Eldest lays the first card if he can."""
    return match._replace(deal=deal._replace(phase=Laying(deal.eldest))), (PlayBegan(None),)


def extended(rows: tuple[tuple[Suit, Rank, Rank], ...], card: Card) -> tuple[tuple[Suit, Rank, Rank], ...]:
    """The layout with one more card, its suits in the order of the pack."""
    known = {suit: (low, high) for suit, low, high in rows}
    low, high = known.get(card.suit, (card.rank, card.rank))
    known[card.suit] = (min(low, card.rank), max(high, card.rank))
    return tuple((suit, *known[suit]) for suit in Suit if suit in known)
