"""What a viewer may know of a match: the one door to hidden cards.

An `Observation` is an allow-list: every field is filled in by hand below, from what a seat, or the public, has been
shown. What is not listed here stays hidden.
"""

from __future__ import annotations

from dataclasses import dataclass

from kingclub.cards import BySeat, Card, Rank, Seat, Suit
from kingclub.engine.action import Action, Give
from kingclub.engine.deal import Best, Called, Deal, DealResult
from kingclub.engine.domino import extended
from kingclub.engine.draw import Draw
from kingclub.engine.finish import Scored
from kingclub.engine.match import Match, lists_left
from kingclub.engine.play import Playing
from kingclub.engine.step import legal_actions, refused_cards
from kingclub.engine.trick import Trick, taker
from kingclub.errors import Refusal
from kingclub.rules.contract import Contract
from kingclub.rules.deal_rules import DealRules
from kingclub.rules.ruleset import Ruleset
from kingclub.rules.schedule import Fixed


@dataclass(frozen=True, slots=True)
class SeenCall:
    """A call; `action` is None for a gift between others."""

    seat: Seat
    action: Action | None


@dataclass(frozen=True, slots=True)
class SeenGift:
    """A card given; `card` is None for those who see only that one was."""

    giver: Seat
    to: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class TakenTrick:
    """A finished trick and who took it."""

    trick: Trick
    taker: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """What one viewer knows: a seat, or the public where `viewer` is None.

    `number` counts deals from 1, 0 before the first. `hand` is the viewer's own, as far as he may look at it yet;
    `counts` the cards of everybody as far as dealt. `talon` are its cards where they lie open or have been shown,
    `talon_count` how many lie there. `turns` are the turns of domino, None for a pass, `rows` its layout and `out`
    who is out, in order. `points` is what the deal has brought so far. `revealed` are the hands of a finished deal
    as they were dealt. `legal` and `refused` are for the seat to act alone.
    """

    ruleset: Ruleset
    viewer: Seat | None
    number: int = 0
    dealer: Seat | None = None
    phase: str = "draw"
    rules: DealRules | None = None
    namer: Seat | None = None
    shown: Card | None = None
    hand: tuple[Card, ...] | None = None
    counts: BySeat[int] = ()
    talon: tuple[Card, ...] | None = None
    talon_count: int = 0
    talon_taker: Seat | None = None
    calls: tuple[SeenCall, ...] = ()
    best: Best | None = None
    trick: Trick | None = None
    tricks: tuple[TakenTrick, ...] = ()
    turns: tuple[tuple[Seat, Card | None], ...] = ()
    rows: tuple[tuple[Suit, Rank, Rank], ...] = ()
    out: tuple[Seat, ...] = ()
    points: BySeat[int] = ()
    gifts: tuple[SeenGift, ...] = ()
    deserter: Seat | None = None
    results: tuple[DealResult, ...] = ()
    totals: BySeat[int] = ()
    lists: BySeat[tuple[Contract, ...]] | None = None
    revealed: BySeat[tuple[Card, ...]] | None = None
    turn: Seat | None = None
    legal: tuple[Action, ...] | None = None
    refused: tuple[tuple[Card, Refusal], ...] | None = None
    draw: Draw | None = None

    @property
    def contract(self) -> Contract | None:
        """What the deal is played for, once known."""
        return self.rules.contract if self.rules else None

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.phase == "over"


def observe(match: Match, viewer: Seat | None) -> Observation:
    """What a seat, or the public for None, may know of the match as it stands."""
    lists = None if isinstance(match.ruleset.schedule, Fixed) else lists_left(match)
    deal = match.deal
    if deal is None:
        zero = (0,) * match.ruleset.players
        return Observation(
            ruleset=match.ruleset,
            viewer=viewer,
            phase="draw" if match.draw is None else "deal",
            counts=zero,
            points=zero,
            totals=match.totals,
            lists=lists,
            draw=match.draw,
        )
    mine = viewer is not None and viewer == match.turn
    over = isinstance(deal.phase, Scored)
    return Observation(
        ruleset=match.ruleset,
        viewer=viewer,
        number=deal.number,
        dealer=deal.dealer,
        phase="over" if match.is_over else deal.phase.name,
        rules=deal.rules,
        namer=deal.namer,
        shown=deal.shown,
        hand=seen_hand(deal.hands, deal.seen, viewer),
        counts=seen_counts(deal.hands, deal.seen),
        talon=deal.talon if over or has_open_talon(deal, match) else None,
        talon_count=0 if deal.talon_taker is not None else len(deal.talon),
        talon_taker=deal.talon_taker,
        calls=tuple(seen_call(call, viewer) for call in deal.calls),
        best=deal.best,
        trick=deal.phase.trick if isinstance(deal.phase, Playing) else None,
        tricks=_taken(deal),
        turns=deal.turns,
        rows=_layout(deal),
        out=_out(deal),
        points=deal.points,
        gifts=tuple(seen_gift(gift.giver, gift.to, gift.card, viewer) for gift in deal.gifts),
        deserter=deal.deserter,
        results=match.results,
        totals=match.totals,
        lists=lists,
        revealed=deal.dealt if over else None,
        turn=match.turn,
        legal=legal_actions(match) if mine else None,
        refused=refused_cards(match) if mine else None,
        draw=match.draw,
    )


def seen_hand(hands: BySeat[tuple[Card, ...]], seen: int, viewer: Seat | None) -> tuple[Card, ...] | None:
    """The viewer's own cards, as many as he may look at; None for the public and before a blind choice.

    Raises `ValueError` for a viewer who is no seat: −1 must not look into the last hand.
    """
    if viewer is not None and not 0 <= viewer < len(hands):
        raise ValueError(f"{viewer} is no seat at a table of {len(hands)}")
    if viewer is None or seen == 0:
        return None
    hand = hands[viewer]
    return hand[:seen] if seen == LOOK_AT_THREE else hand


LOOK_AT_THREE = 3
"""How many cards all hold while a trump is praised; no hand of a whole deal is so small."""


def seen_counts(hands: BySeat[tuple[Card, ...]], seen: int) -> BySeat[int]:
    """How many cards everybody holds, as far as they have been dealt."""
    return tuple(LOOK_AT_THREE if seen == LOOK_AT_THREE else len(hand) for hand in hands)


def seen_call(call: Called, viewer: Seat | None) -> SeenCall:
    """A call as the viewer hears it: a gift is seen by giver and receiver alone."""
    action = call.action
    hidden = isinstance(action, Give) and viewer not in (call.seat, action.to)
    return SeenCall(call.seat, None if hidden else action)


def seen_gift(giver: Seat, to: Seat, card: Card, viewer: Seat | None) -> SeenGift:
    """A gift as the viewer sees it."""
    return SeenGift(giver, to, card if viewer in (giver, to) else None)


def has_open_talon(deal: Deal, match: Match) -> bool:
    """Whether the talon of this deal lies, or lay, open on the table: only where it may be taken."""
    return deal.rules is not None and deal.rules.contract is Contract.TRUMP and match.ruleset.opens_talon


def _taken(deal: Deal) -> tuple[TakenTrick, ...]:
    assert deal.rules is not None or not deal.tricks
    return tuple(
        TakenTrick(trick, taker(trick, deal.rules, deal.players)) for trick in deal.tricks if deal.rules is not None
    )


def _layout(deal: Deal) -> tuple[tuple[Suit, Rank, Rank], ...]:
    rows: tuple[tuple[Suit, Rank, Rank], ...] = ()
    for _, card in deal.turns:
        rows = rows if card is None else extended(rows, card)
    return rows


def _out(deal: Deal) -> tuple[Seat, ...]:
    left, out = [len(hand) for hand in deal.dealt], []
    for seat, card in deal.turns:
        left[seat] -= card is not None
        if card is not None and left[seat] == 0:
            out.append(seat)
    return tuple(out)
