"""The same story with other hidden cards: what a viewer cannot tell from what really happened.

This is written from the engine's state alone and knows nothing of `kingclub.view`, so that it can judge it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from kingclub.cards import Card, Seat
from kingclub.engine import Act, Deal, Give, GiveCards, Match, Move, apply
from kingclub.engine.finish import Scored
from kingclub.engine.play import Playing
from kingclub.errors import Refused
from kingclub.rules import Contract
from kingclub.testing.passage import Passage

TRIES = 5
"""How many other stories are tried; the first moves every hidden card, the others two of them."""


def hidden_cards(match: Match, viewer: Seat | None) -> frozenset[Card]:
    """The cards of this deal whose places a viewer cannot know for certain by having seen them.

    Those neither in the part of his hand that he may look at, nor played, given by him or to him, shown as the
    last card or lying in an open talon; none when the deal is over.
    """
    deal = match.deal
    if deal is None or isinstance(deal.phase, Scored):
        return frozenset()
    return frozenset(match.ruleset.pack.cards) - _seen(deal, match, viewer)


def retold(passage: Passage, viewer: Seat | None, rng: random.Random) -> Passage | None:
    """A passage with the same public moves but other hidden cards, or None where none was found.

    What the viewer has seen stays where it is; the cards hidden from him at the end of the passage change places,
    and gifts between others are other cards.
    """
    truth, _ = passage.end
    hidden = sorted(hidden_cards(truth, viewer), key=lambda card: card.index)
    for attempt in range(TRIES if len(hidden) > 1 else 0):
        moved = hidden if attempt == 0 else rng.sample(hidden, 2)
        mapping = dict(zip(moved, rng.sample(moved, len(moved)) if attempt == 0 else moved[::-1], strict=True))
        other = _told(passage, mapping, viewer, rng)
        if other is not None and other.moves != passage.moves and _is_as_public(other.end, truth):
            return Passage(passage.start, other.moves)
    return None


@dataclass(frozen=True, slots=True)
class _Told:
    moves: tuple[Move, ...]
    end: Match


def _seen(deal: Deal, match: Match, viewer: Seat | None) -> frozenset[Card]:
    seen = {card for trick in deal.tricks for card in trick.cards}
    seen |= {card for _, card in deal.turns if card is not None}
    if isinstance(deal.phase, Playing):
        seen |= set(deal.phase.trick.cards)
    if deal.rules is not None and deal.rules.contract is Contract.TRUMP and match.ruleset.opens_talon:
        seen |= set(deal.talon)
    if viewer is not None:
        seen |= set(deal.dealt[viewer][: deal.seen])
    seen |= {gift.card for gift in deal.gifts if viewer in (gift.giver, gift.to)}
    return frozenset(seen if deal.shown is None else seen | {deal.shown})


def _told(passage: Passage, mapping: Mapping[Card, Card], viewer: Seat | None, rng: random.Random) -> _Told | None:
    """The passage with its cards mapped; None where a move of it would not have been legal."""
    match, moves = passage.start, []
    for move in passage.moves:
        other = _mapped(move, mapping, viewer, match, rng)
        try:
            match, _ = apply(match, other)
        except Refused:
            return None
        moves.append(other)
    return _Told(tuple(moves), match)


def _mapped(
    move: Move, mapping: Mapping[Card, Card], viewer: Seat | None, match: Match, rng: random.Random
) -> Move:
    match move:
        case GiveCards(pack):
            return GiveCards(tuple(mapping.get(card, card) for card in pack))
        case Act(seat, Give(card, to)) if viewer not in (seat, to):
            assert match.deal is not None
            held = match.deal.hands[seat]
            given = mapping.get(card, card)
            return Act(seat, Give(rng.choice(held) if given not in held or rng.random() < 1 / 2 else given, to))
        case _:
            return move


def _is_as_public(other: Match, truth: Match) -> bool:
    """Whether the other story shows everybody the same: a deal that ends early tells what lies in a dead talon."""
    assert truth.deal is not None
    assert other.deal is not None
    return _talon_worth(other.deal) == _talon_worth(truth.deal)


def _talon_worth(deal: Deal) -> int:
    rules = deal.rules
    return sum(rules.cards.get(card, 0) for card in deal.talon) if rules is not None and rules.ends_early else 0
