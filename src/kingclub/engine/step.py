"""The one function that moves a match on, and the questions that go with it.

A match is a fold: `apply` takes a match and a move and gives the match after it and the events that happened.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from kingclub.cards import BySeat, Card, Seat, clockwise_from, left_of
from kingclub.engine.action import Action, PlayCard, play_of
from kingclub.engine.contract import begin_contract, seen_at_first
from kingclub.engine.deal import Deal, Step
from kingclub.engine.domino import Laying
from kingclub.engine.draw import Draw, draw_objection
from kingclub.engine.event import CardsDealt, Drawn, Event, SeatDeserted, TurnCame
from kingclub.engine.finish import Scored
from kingclub.engine.match import Match, lists_left, scheduled_contract
from kingclub.engine.order import begin_order
from kingclub.engine.play import Playing, choices
from kingclub.engine.refusal import (
    BadCall,
    DealUnfinished,
    ExtraCall,
    MatchIsOver,
    MissingCall,
    NoDeserter,
    NotThePack,
    NotYourTurn,
)
from kingclub.errors import Refusal, Refused
from kingclub.rules.contract import Contract
from kingclub.rules.schedule import Fixed


@dataclass(frozen=True, slots=True)
class Act:
    """A seat does something."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class FindDealer:
    """The first dealer is found, and the seats if they are drawn."""

    draw: Draw


@dataclass(frozen=True, slots=True)
class GiveCards:
    """The whole shuffled pack goes out one card at a time from its front, eldest first."""

    pack: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Desert:
    """A player has left and is not back in time: the deal is charged to him."""

    seat: Seat


Move: TypeAlias = Act | FindDealer | GiveCards | Desert
"""Everything that moves a match: a ruleset and a list of these is a match."""


def legal_actions(match: Match) -> tuple[Action, ...]:
    """Everything that the seat to act may do; empty when nobody is to act.

    A price asked for a talon may be any whole number: of those only a sample is listed.
    """
    if match.turn is None:
        return ()
    assert match.deal is not None
    return match.deal.phase.legal(match)


def objection(match: Match, seat: Seat, action: Action) -> Refusal | None:
    """Why the seat may not do this now, or None: the same truth as `legal_actions`.

    What has no place here at all is wrong from whomever it comes; everything else is first of all not his turn.
    """
    deal = match.deal
    if deal is None or deal.phase.turn is None:
        return NotYourTurn(-1)
    refusal = deal.phase.objection(match, action)
    if deal.phase.turn == seat or isinstance(refusal, BadCall | ExtraCall | MissingCall):
        return refusal
    return NotYourTurn(deal.phase.turn)


def refused_cards(match: Match) -> tuple[tuple[Card, Refusal], ...]:
    """The cards of the seat to act that may not be played now, each with the reason; none while a call is due."""
    deal = match.deal
    if deal is None or match.turn is None:
        return ()
    if isinstance(deal.phase, Playing):
        return tuple(choices(deal, deal.phase.trick, match.turn)[1])
    if isinstance(deal.phase, Laying):
        hand = deal.hands[match.turn]
        reasons = [(card, deal.phase.objection(match, PlayCard(card))) for card in hand]
        return tuple([(card, reason) for card, reason in reasons if reason is not None])
    return ()


def apply(match: Match, move: Move) -> Step:
    """The match after a move, and what happened. Raises `Refused` where `move_objection` has something to say."""
    match, events = advance(match, move)
    return match, events + _turn_came(match) if match.turn is not None else events


def advance(match: Match, move: Move) -> Step:
    """`apply` for whoever has no use for what the next seat may do: the same but for the event `TurnCame`."""
    refusal = move_objection(match, move)
    if refusal is not None:
        raise Refused(refusal)
    return _applied(match, move)


def awaits_call(match: Match) -> bool:
    """Whether the next thing to be done is a call and no card."""
    return match.deal is not None and not isinstance(match.deal.phase, Playing | Laying | Scored)


def move_objection(match: Match, move: Move) -> Refusal | None:
    """Why a move is impossible now, or None."""
    match move:
        case Act(seat, action):
            return objection(match, seat, action)
        case FindDealer(draw):
            if match.draw is not None:
                return DealUnfinished(0)
            return draw_objection(match.ruleset.options, draw, match.ruleset.pack.cards)
        case GiveCards(pack):
            return _deal_objection(match, pack)
        case Desert(seat):
            return _desert_objection(match, seat)


def play(match: Match, seat: Seat, action: Action) -> Step:
    """`apply` for what a seat does."""
    return apply(match, Act(seat, action))


def _applied(match: Match, move: Move) -> Step:
    match move:
        case Act(_, action):
            assert match.deal is not None
            return match.deal.phase.apply(match, action)
        case FindDealer(draw):
            return match._replace(draw=draw), (Drawn(draw),)
        case GiveCards(pack):
            return _deal(match, pack)
        case Desert(seat):
            assert match.deal is not None
            return match._replace(deal=match.deal._replace(deserter=seat)), (SeatDeserted(seat),)


def _turn_came(match: Match) -> tuple[Event, ...]:
    deal = match.deal
    assert deal is not None
    assert deal.phase.turn is not None
    if isinstance(deal.phase, Playing):  # both at once: it is asked for nearly every card
        playable, refused = choices(deal, deal.phase.trick, deal.phase.turn)
        legal = tuple([play_of(card) for card in playable])
        return (TurnCame(deal.phase.turn, deal.phase.name, legal, tuple(refused)),)
    return (TurnCame(deal.phase.turn, deal.phase.name, legal_actions(match), refused_cards(match)),)


def _deal_objection(match: Match, pack: tuple[Card, ...]) -> Refusal | None:
    if match.is_over:
        return MatchIsOver(len(match.results))
    if not match.is_dealing:
        return DealUnfinished(len(match.results) + 1)
    due = match.ruleset.pack.cards
    same = len(pack) == len(due) and set(pack) == set(due)
    return None if same else NotThePack(len(set(pack) & set(due)), len(due))


def _desert_objection(match: Match, seat: Seat) -> Refusal | None:
    playing = match.deal is not None and match.turn is not None and match.deal.deserter is None
    allowed = match.ruleset.options.deserter and 0 <= seat < match.ruleset.players
    return None if playing and allowed else NoDeserter(seat)


def next_dealer(match: Match) -> Seat:
    """Who deals next: the deal passes clockwise after every deal."""
    assert match.draw is not None
    return Seat((match.draw.dealer + len(match.results)) % match.ruleset.players)


def _deal(match: Match, pack: tuple[Card, ...]) -> Step:
    ruleset, dealer = match.ruleset, next_dealer(match)
    contract = scheduled_contract(match)
    rules = ruleset.deals[contract] if contract is not None else None
    size = rules.hand_size if rules is not None else ruleset.hand_size
    dealt = hands_of(pack, dealer, ruleset.players, size)
    talon = pack[size * ruleset.players :]
    blind = ruleset.options.blind
    seen = seen_at_first(ruleset.recovery, contract, size, blind=blind)
    number = len(match.results) + 1
    zero = (0,) * ruleset.players
    deal = Deal(number, dealer, dealt, talon, dealt, seen, Scored(), rules, zero)
    match = match._replace(deal=deal)
    talon_open = contract is Contract.TRUMP and ruleset.opens_talon
    lists = None if isinstance(ruleset.schedule, Fixed) else lists_left(match)
    event = CardsDealt(number, dealer, dealt, talon, talon_open, seen, rules, lists)
    match, begun = begin_contract(match) if rules is not None else begin_order(match, deal)
    return match, (event, *begun)


def hands_of(pack: tuple[Card, ...], dealer: Seat, players: int, size: int) -> BySeat[tuple[Card, ...]]:
    """The hands when `size` cards go to each, one at a time, eldest first."""
    hands: list[tuple[Card, ...]] = [()] * players
    for place, seat in enumerate(clockwise_from(left_of(dealer, players), players)):
        hands[seat] = pack[place : size * players : players]
    return tuple(hands)


def pack_of(hands: BySeat[tuple[Card, ...]], talon: tuple[Card, ...], dealer: Seat) -> tuple[Card, ...]:
    """The shuffled pack from which these hands were dealt; the opposite of `hands_of`."""
    order = clockwise_from(left_of(dealer, len(hands)), len(hands))
    longest = max(map(len, hands))
    return (
        tuple(card for place in range(longest) for seat in order for card in hands[seat][place : place + 1]) + talon
    )
