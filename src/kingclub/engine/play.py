"""The play of tricks: what must be played, who takes, when it ends (rules, sections 3 and 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from kingclub.cards import KING_OF_HEARTS, BySeat, Card, Seat, Suit, left_of, with_seat
from kingclub.engine.action import Action, PlayCard, format_action, play_of
from kingclub.engine.deal import Deal, Step
from kingclub.engine.event import CardPlayed, Event, PlayBegan, TrickTaken
from kingclub.engine.finish import finish_deal
from kingclub.engine.match import Match
from kingclub.engine.refusal import (
    ExtraCall,
    HeartsMayNotBeLed,
    KingMustBePlayed,
    MustFollowSuit,
    MustTrump,
    NotHeld,
    TrumpsMayNotBeLed,
)
from kingclub.engine.score import final_points, is_settled, trick_points
from kingclub.engine.trick import Trick, taker
from kingclub.errors import Refusal
from kingclub.rules.deal_rules import DealRules

Duty: TypeAlias = tuple[list[Card], Refusal]
"""The cards that a rule leaves, and what it says to the others."""

# Made once: they are wanted for nearly every card that is played.
_MUST_FOLLOW = {suit: MustFollowSuit(suit) for suit in Suit}
_KING_MUST = KingMustBePlayed()
_NO_HEART_LEAD = HeartsMayNotBeLed()


@dataclass(frozen=True, slots=True)
class Playing:
    """A card is due to the trick on the table."""

    name: ClassVar[str] = "play"
    trick: Trick
    turn: Seat

    def legal(self, match: Match) -> tuple[Action, ...]:
        """The cards that every rule leaves."""
        deal = deal_of(match)
        return tuple([play_of(card) for card in choices(deal, self.trick, self.turn)[0]])

    def objection(self, match: Match, action: Action) -> Refusal | None:
        """The first rule that does not leave this card."""
        if not isinstance(action, PlayCard):
            return ExtraCall(format_action(action))
        deal = deal_of(match)
        if action.card not in deal.hands[self.turn]:
            return NotHeld(action.card)
        for left, refusal in duties(deal, self.trick, self.turn):
            if action.card not in left:
                return refusal
        return None

    def apply(self, match: Match, action: Action) -> Step:
        """Add the card; a full trick goes to its taker, and the last one ends the deal."""
        assert isinstance(action, PlayCard)
        deal, seat, card = deal_of(match), self.turn, action.card
        hand = tuple([held for held in deal.hands[seat] if held is not card])
        trick = Trick(self.trick.leader, (*self.trick.cards, card))
        played = CardPlayed(seat, card)
        hands = with_seat(deal.hands, seat, hand)
        if len(trick.cards) == deal.players:
            return _take(match, hands, trick, played)
        deal = deal._replace(hands=hands, phase=Playing(trick, left_of(seat, deal.players)))
        return match._replace(deal=deal), (played,)


def begin_play(match: Match, deal: Deal, leader: Seat) -> Step:
    """The first card is due from the leader."""
    deal = deal._replace(phase=Playing(Trick(leader, ()), leader))
    return match._replace(deal=deal), (PlayBegan(leader),)


def deal_of(match: Match) -> Deal:
    """The deal in progress."""
    assert match.deal is not None
    return match.deal


def choices(deal: Deal, trick: Trick, seat: Seat) -> tuple[list[Card], list[tuple[Card, Refusal]]]:
    """The cards that may be played, and the others, each with the first rule that does not leave it."""
    left: list[Card] = list(deal.hands[seat])
    refused: list[tuple[Card, Refusal]] = []
    for narrowed, refusal in duties(deal, trick, seat):
        if len(narrowed) < len(left):
            refused += [(card, refusal) for card in left if card not in narrowed]
            left = narrowed
    return left, refused


def duties(deal: Deal, trick: Trick, seat: Seat) -> list[Duty]:
    """The duties that bind this seat now, each narrowing the cards that may be played."""
    rules, hand = deal.rules, deal.hands[seat]
    assert rules is not None
    if not trick.cards:
        return _leading(rules, hand, is_namer=seat == deal.namer)
    led = trick.cards[0].suit
    following = [card for card in hand if card.suit is led]
    if not following:
        return _void(rules, hand)
    if rules.king_when_hearts_led and led is Suit.HEARTS and KING_OF_HEARTS in following:
        return [(following, _MUST_FOLLOW[led]), ([KING_OF_HEARTS], _KING_MUST)]
    return [(following, _MUST_FOLLOW[led])]


def _leading(rules: DealRules, hand: tuple[Card, ...], *, is_namer: bool) -> list[Duty]:
    found: list[Duty] = []
    if rules.heart_ban:
        others = [card for card in hand if card.suit is not Suit.HEARTS]
        if others:
            found.append((others, _NO_HEART_LEAD))
    trump = rules.trump
    if trump is not None and rules.game is not None and rules.game.namer_only and not is_namer:
        others = [card for card in hand if card.suit is not trump]
        if others:
            found.append((others, TrumpsMayNotBeLed(trump)))
    return found


def _void(rules: DealRules, hand: tuple[Card, ...]) -> list[Duty]:
    found: list[Duty] = []
    if rules.king_when_void and KING_OF_HEARTS in hand:
        found.append(([KING_OF_HEARTS], _KING_MUST))
    trump = rules.trump
    if trump is not None and rules.game is not None and rules.game.must_trump:
        trumps = [card for card in hand if card.suit is trump]
        if trumps:
            found.append((trumps, MustTrump(trump)))
    return found


def _take(match: Match, hands: BySeat[tuple[Card, ...]], trick: Trick, played: Event) -> Step:
    deal = deal_of(match)
    rules = deal.rules
    assert rules is not None
    seat = taker(trick, rules, deal.players)
    gain = trick_points(trick, len(deal.tricks) + 1, rules)
    points = with_seat(deal.points, seat, deal.points[seat] + gain)
    phase = Playing(Trick(seat, ()), seat)
    deal = deal._replace(hands=hands, tricks=(*deal.tricks, trick), points=points, phase=phase)
    events = (played, TrickTaken(seat, points))
    if len(deal.tricks) < rules.tricks and not is_settled(deal, rules):
        return match._replace(deal=deal), events
    multiplier = match.ruleset.options.multiplier
    match, rest = finish_deal(match, deal, final_points(deal, rules, multiplier=multiplier, last_taker=seat))
    return match, events + rest
