"""What each card and each call proves, read in the order in which they came."""

from __future__ import annotations

from collections.abc import Iterator

from kingclub.cards import KING_OF_HEARTS, Card, Rank, Seat, Suit, left_of
from kingclub.engine.action import Name
from kingclub.engine.domino import extended
from kingclub.engine.trick import Trick
from kingclub.rules.deal_rules import DealRules
from kingclub.rules.recovery import Praise
from kingclub.view.conclusion import (
    Fact,
    GiftGiven,
    GiftGot,
    KingNotShown,
    LastCardShown,
    NamedFromHeld,
    NoKing,
    NoTrumps,
    OnlyHearts,
    OnlyTrumps,
    PassedInDomino,
    SeatFact,
    StillScoring,
    TookTalon,
    Void,
)
from kingclub.view.observation import LOOK_AT_THREE, Observation


def evidence(seen: Observation) -> tuple[Fact, ...]:
    """What calls, gifts, tricks and passes prove about the seats other than the viewer's."""
    if seen.rules is None or seen.revealed is not None:
        return ()
    facts = [*_calls(seen), *_gifts(seen), *_tricks(seen, seen.rules), *_passes(seen, seen.rules)]
    return (*_first_of_each(seen, facts), *_still_scoring(seen, seen.rules))


def _first_of_each(seen: Observation, facts: list[SeatFact]) -> Iterator[SeatFact]:
    """A suit that is thrown away twice is missing since the first time."""
    known: set[tuple[object, ...]] = set()
    for fact in facts:
        key = (type(fact), fact.seat, fact.lacks or fact)
        if fact.seat != seen.viewer and key not in known:
            known.add(key)
            yield fact


def named_suits(seen: Observation) -> Iterator[NamedFromHeld]:
    """The suits that had to be held to be named, the viewer's own included."""
    recovery = seen.ruleset.recovery
    if isinstance(recovery, Praise) and recovery.suits_held:
        late = recovery.sale is not None and recovery.sale.after_rest
        for place, call in enumerate(seen.calls):
            match call.action:
                case Name(denomination) if denomination.trump is not None:
                    among = seen.ruleset.hand_size if late and place else LOOK_AT_THREE
                    yield NamedFromHeld(call.seat, denomination.trump, among)


def _calls(seen: Observation) -> Iterator[SeatFact]:
    yield from named_suits(seen)
    if seen.shown is not None and seen.dealer is not None:
        yield LastCardShown(left_of(seen.dealer, seen.ruleset.players), seen.shown)


def _gifts(seen: Observation) -> Iterator[SeatFact]:
    if seen.talon_taker is not None and seen.talon is not None:
        yield TookTalon(seen.talon_taker, seen.talon)
    for gift in seen.gifts:
        if gift.card is not None:
            yield GiftGiven(gift.to, gift.card) if gift.giver == seen.viewer else GiftGot(gift.giver, gift.card)


def _tricks(seen: Observation, rules: DealRules) -> Iterator[SeatFact]:
    tricks = [taken.trick for taken in seen.tricks]
    for number, trick in enumerate(tricks if seen.trick is None else [*tricks, seen.trick], 1):
        if trick.cards:
            yield from _lead(trick, number, rules, seen.namer)
            for place, card in enumerate(trick.cards[1:], 1):
                seat = Seat((trick.leader + place) % seen.ruleset.players)
                yield from _follow(seat, card, trick.cards[0].suit, number, rules)


def _lead(trick: Trick, number: int, rules: DealRules, namer: Seat | None) -> Iterator[SeatFact]:
    seat, card, trump = trick.leader, trick.cards[0], rules.trump
    if rules.heart_ban and card.suit is Suit.HEARTS:
        yield OnlyHearts(seat, card, number)
    bound = rules.game is not None and rules.game.namer_only and seat != namer
    if bound and trump is not None and card.suit is trump:
        yield OnlyTrumps(seat, trump, card, number)


def _follow(seat: Seat, card: Card, led: Suit, number: int, rules: DealRules) -> Iterator[SeatFact]:
    if card.suit is led:
        if rules.king_when_hearts_led and led is Suit.HEARTS and card is not KING_OF_HEARTS:
            yield KingNotShown(seat, card, number)
        return
    yield Void(seat, led, card, number)
    if rules.king_when_void and card is not KING_OF_HEARTS:
        yield NoKing(seat, card, number)
    trump = rules.trump
    if rules.game is not None and rules.game.must_trump and trump is not None and card.suit is not trump:
        yield NoTrumps(seat, trump, card, number)


def _passes(seen: Observation, rules: DealRules) -> Iterator[SeatFact]:
    rows: tuple[tuple[Suit, Rank, Rank], ...] = ()
    for seat, card in seen.turns:
        if card is not None:
            rows = extended(rows, card)
            continue
        fitting = tuple(card for card in seen.ruleset.pack.cards if _fits(card, rows, rules))
        if fitting:
            yield PassedInDomino(seat, fitting)


def _fits(card: Card, rows: tuple[tuple[Suit, Rank, Rank], ...], rules: DealRules) -> bool:
    for suit, low, high in rows:
        if suit is card.suit:
            return card.rank in (low - 1, high + 1)
    return card.rank is rules.base


def _still_scoring(seen: Observation, rules: DealRules) -> Iterator[Fact]:
    """A deal that ends with the last scoring card in play has not ended (rules 3.6)."""
    if not rules.ends_early or rules.talon_scores or not seen.talon_count or seen.talon is not None:
        return
    fallen = {card for taken in seen.tricks for card in taken.trick.cards if card in rules.cards}
    left = tuple(card for card in rules.cards if card not in fallen)
    held = {*(seen.hand or ()), *(seen.trick.cards if seen.trick is not None else ())}
    if fallen and len(left) <= seen.talon_count and not held & set(left):
        yield StillScoring(left)
