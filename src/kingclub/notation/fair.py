"""Was it dealt fairly? Anybody can repeat the shuffle from the seed (`docs/protocol.md`, the fair deal)."""

from __future__ import annotations

import re
from hashlib import sha256

from kingclub.cards import Seat
from kingclub.engine import FairSeed, draw_first_dealer, hands_of, shuffle
from kingclub.notation.record import DealRecord, FairRecord, Record
from kingclub.notation.refusal import Unfair
from kingclub.rules.option import Seating
from kingclub.rules.ruleset import Ruleset

_SEED = re.compile(r"[0-9a-f]{64}")
_CLIENT = re.compile(r"([0-9a-f]{32})?")


def draw_unfairness(record: Record) -> Unfair | None:
    """What of the start of the match does not follow from its seed; None where nothing is claimed or all does."""
    fair, ruleset = record.fair, record.ruleset
    if fair is None:
        return None
    found = _shape_unfairness(record.id, fair, ruleset.players, is_over=bool(record.deals))
    if found is not None or fair.seed is None:
        return found
    assert record.id is not None
    draw, arrival = draw_first_dealer(_fair_seed(fair, record.id, 0), ruleset.options, ruleset.pack.cards)
    if record.draw and record.draw != draw.cards:
        return Unfair("draw")
    if record.draw_from is not None and record.draw_from != draw.start:
        return Unfair("draw")
    if record.deals and record.deals[0].dealer != draw.dealer:
        return Unfair("dealer")
    return _arrival_unfairness(fair, arrival, ruleset)


def deal_unfairness(record: Record, number: int, *, is_over: bool) -> Unfair | None:
    """What of a deal does not follow from its seed; None where nothing is claimed or all does.

    `number` counts from 1; the hands are as long as they must be. The seed may be kept back while the deal is not
    over.
    """
    deal, ruleset = record.deals[number - 1], record.ruleset
    if deal.fair is None:
        return None
    found = _shape_unfairness(record.id, deal.fair, ruleset.players, is_over=is_over)
    if found is not None or deal.fair.seed is None:
        return found
    assert record.id is not None
    return _cards_unfairness(deal, _fair_seed(deal.fair, record.id, number), ruleset)


def _cards_unfairness(deal: DealRecord, seed: FairSeed, ruleset: Ruleset) -> Unfair | None:
    pack, size = shuffle(seed, ruleset.pack.cards), max(map(len, deal.hands))
    if deal.hands != hands_of(pack, Seat(deal.dealer), ruleset.players, size):
        return Unfair("hands")
    return None if deal.talon == pack[size * ruleset.players :] else Unfair("talon")


def _shape_unfairness(match: str | None, fair: FairRecord, players: int, *, is_over: bool) -> Unfair | None:
    if match is None:
        return Unfair("id")
    if not _SEED.fullmatch(fair.commitment):
        return Unfair("commitment")
    if len(fair.clients) != players or not all(map(_CLIENT.fullmatch, fair.clients)):
        return Unfair("clients")
    if fair.seed is None:
        return Unfair("seed") if is_over else None
    if not _SEED.fullmatch(fair.seed):
        return Unfair("seed")
    return None if sha256(bytes.fromhex(fair.seed)).hexdigest() == fair.commitment else Unfair("commitment")


def _arrival_unfairness(fair: FairRecord, arrival: tuple[int, ...], ruleset: Ruleset) -> Unfair | None:
    """Where seats are not drawn people sit where they like, but no two on one chair."""
    if ruleset.options.seating is Seating.DRAW:
        return None if fair.arrival == arrival else Unfair("arrival")
    seats = list(range(ruleset.players))
    return None if fair.arrival is None or sorted(fair.arrival) == seats else Unfair("arrival")


def _fair_seed(fair: FairRecord, match: str, deal: int) -> FairSeed:
    assert fair.seed is not None
    return FairSeed(bytes.fromhex(fair.seed), match, deal, fair.clients)
