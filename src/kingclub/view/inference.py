"""What a viewer can conclude for certain, and why: what play and calls prove, and what counting adds to that."""

from __future__ import annotations

from collections.abc import Iterator

from kingclub.cards import KING_OF_HEARTS, Seat, Suit
from kingclub.rules.contract import Objective
from kingclub.view.conclusion import (
    Conclusion,
    KingAmong,
    KingInTalon,
    KingWith,
    SuitGone,
    SuitInTalon,
    SuitWith,
)
from kingclub.view.observation import Observation
from kingclub.view.places import Places, is_short, places


def conclusions(seen: Observation) -> tuple[Conclusion, ...]:
    """Everything certain about the cards that the viewer does not see, in the order in which it was proved.

    Last comes what counting adds: whose all the cards of a suit are, and where the king is in a deal that hunts it.
    Empty when the deal is over, since then nothing is hidden any more.
    """
    found = places(seen)
    if not found.may_hold or is_short(seen):
        return found.facts
    hunted = seen.contract is not None and seen.contract.objective in (Objective.KING, Objective.ALL)
    return (*found.facts, *_suits(seen, found), *(_king(found) if hunted else ()))


def _suits(seen: Observation, found: Places) -> Iterator[Conclusion]:
    for suit in Suit:
        masks = [mask for card, mask in found.may_hold.items() if card.suit is suit]
        if not masks:
            yield SuitGone(suit)
            continue
        place = _only_place(masks)
        if place == found.talon:
            yield SuitInTalon(suit, len(masks))
        elif place is not None and place != seen.viewer and _is_contested(found):
            yield SuitWith(Seat(place), suit, len(masks))


def _king(found: Places) -> Iterator[Conclusion]:
    mask = found.may_hold.get(KING_OF_HEARTS)
    if mask is None or not _is_contested(found):
        return
    could = [place for place, room in enumerate(found.room) if room and mask >> place & 1]
    if could == [found.talon]:
        yield KingInTalon()
    elif len(could) == 1:
        yield KingWith(Seat(could[0]))
    elif len(could) < sum(map(bool, found.room)):
        seats = tuple(Seat(place) for place in could if place != found.talon)
        yield KingAmong(seats, found.talon in could)


def _is_contested(found: Places) -> bool:
    """Whether cards are unseen in more than one place: otherwise everything is known and needs no reason."""
    return sum(map(bool, found.room)) > 1


def _only_place(masks: list[int]) -> int | None:
    either = 0
    for mask in masks:
        either |= mask
    return either.bit_length() - 1 if either & (either - 1) == 0 else None
