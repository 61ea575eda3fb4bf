"""Why an action is good or bad, as a card player would say it: a code and what the sentence tells.

The sentences live in `locale` under `advice-<code>`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kingclub.bots.bits import ABOVE, BIT, KING, SUIT_OF, place_of
from kingclub.bots.glance import Glance, glance
from kingclub.bots.strength import expected_tricks
from kingclub.engine import Action, ByLast, Decline, Name, Order, Pass, PlayCard, Settle
from kingclub.view import Observation


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence that has not been written yet: its id in `locale` and its arguments."""

    code: str
    args: Mapping[str, int | str]


def reason_of(seen: Observation, action: Action) -> Reason:
    """What the rules of thumb say of this legal action of the seat to act."""
    match action:
        case PlayCard(card) if seen.phase == "play":
            look = glance(seen)
            place = place_of(card, misere=look.worth.misere)
            if len(seen.legal or ()) == 1:
                return _reason("only", card=card.name)
            if look.best < 0:
                return _lead(look, place)
            return _winning(look, place) if look.worth.beats[look.best] & BIT[place] else _losing(look, place)
        case PlayCard(card):
            return _reason("lays", card=card.name)
        case Name(denomination):
            tricks = expected_tricks(seen.ruleset, seen.hand or (), denomination)
            return _reason("name", trump=denomination.value, tricks=max(0, round(tricks)))
        case Order(contract):
            return _reason("order", contract=contract.value)
        case Pass():
            return _reason("pass")
        case Settle():
            return _reason("settle")
        case ByLast() | Decline():
            return _reason("by-last")
        case _:
            return _reason("call")


def _lead(look: Glance, place: int) -> Reason:
    out = look.out & SUIT_OF[place]
    higher = (out & ABOVE[place]).bit_count()
    card = look.card(place).name
    if not out:
        return _reason("lead-alone" if look.worth.penalty else "lead-sure", card=card)
    if look.worth.penalty:
        return _reason("lead-low", card=card, count=higher) if higher else _reason("lead-high", card=card)
    return _reason("lead-beaten", card=card, count=higher) if higher else _reason("lead-sure", card=card)


def _winning(look: Glance, place: int) -> Reason:
    card, points = look.card(place).name, look.table + look.worth.now[look.left] + look.worth.cards[place]
    beaten = look.out & look.worth.beats[place]
    if look.to_come and beaten:
        return _reason("may-take", card=card)
    if look.to_come or points:
        code = "takes" if points or look.to_come else "takes-free"
        return _reason(code, card=card, points=points)
    return _reason("takes-free", card=card)


def _losing(look: Glance, place: int) -> Reason:
    card, points = look.card(place).name, look.worth.cards[place]
    taker = look.card(look.best).name
    if BIT[place] & KING and points < 0:
        return _reason("unload-king", card=card)
    if points:
        return _reason("unload" if points < 0 else "gives-away", card=card, points=points)
    if SUIT_OF[place] == look.led:
        return _reason("ducks", card=card, taker=taker)
    return _reason("throws", card=card)


def _reason(code: str, **args: int | str) -> Reason:
    return Reason(f"advice-{code}", args)
