"""Cards by looking ahead: every candidate is played to the end in the same sampled worlds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kingclub.bots.bits import BIT, SUIT_OF, card_at, mask_of, places_in
from kingclub.bots.casual import card_by_thumb
from kingclub.bots.duel import DEEPEST, Duel
from kingclub.bots.glance import Glance, glance
from kingclub.bots.layer import fitting, lay, lay_out, layout_of
from kingclub.bots.never import sensible
from kingclub.bots.playout import chooser_of, play_out
from kingclub.bots.position import position_of
from kingclub.bots.prospect import Prospect, is_decided
from kingclub.engine.action import play_of
from kingclub.view import Observation
from kingclub.view.worlds import World


def card_prospects(seen: Observation, worlds: Iterable[World], *, thorough: bool = False) -> list[Prospect]:
    """What each card brings in these worlds, that of the rules of thumb first; stops when one is clearly best.

    `thorough` asks for every legal card in every world. Two players know each other's cards: their last tricks are
    searched.
    """
    look, me = glance(seen), seen.viewer
    assert me is not None
    worth, chooser = look.worth, chooser_of(look.worth)
    thumb = card_by_thumb(look)
    places = _first(thumb, places_in(look.legal)) if thorough else _candidates(look, thumb)
    prospects = [Prospect(play_of(look.card(place)), []) for place in places]
    duel = Duel(worth, seen.namer) if worth.players == 2 and look.left <= DEEPEST else None
    for world in worlds:
        position = position_of(seen, worth, world.hands, world.talon)
        for place, prospect in zip(places, prospects, strict=True):
            if duel is not None and position.bid is None:
                points: Sequence[float] = duel.after(position, place)
            else:
                points = play_out(worth, chooser, position, place)
            prospect.points.append(gain(points, me))
        if not thorough and is_decided(prospects):
            break
    return prospects


def domino_prospects(seen: Observation, worlds: Iterable[World], *, thorough: bool = False) -> list[Prospect]:
    """The same for domino."""
    layout, me = layout_of(seen.ruleset), seen.viewer
    assert me is not None
    hand, fits = mask_of(seen.hand or (), misere=False), fitting(layout, seen.rows)
    places = _first(lay(layout, hand, fits), places_in(hand & fits))
    prospects = [Prospect(play_of(card_at(place, misere=False)), []) for place in places]
    for world in worlds:
        hands = [mask_of(cards, misere=False) for cards in world.hands]
        for place, prospect in zip(places, prospects, strict=True):
            prospect.points.append(gain(lay_out(layout, hands, fits, me, list(seen.out), place), me))
        if not thorough and is_decided(prospects):
            break
    return prospects


def gain(points: Sequence[float], me: int) -> float:
    """One's own points less the mean of the table: what counts, also where the sum is not fixed."""
    return points[me] - sum(points) / len(points)


def _candidates(look: Glance, thumb: int) -> list[int]:
    """The sensible cards, of neighbours that are worth the same only one; that of the rules of thumb first."""
    cards, kept, last = look.worth.cards, [], -1
    for place in places_in(sensible(look)):
        between = (BIT[place] - 1) & ~((BIT[last] << 1) - 1) if last >= 0 else 0
        same = last >= 0 and SUIT_OF[last] == SUIT_OF[place] and cards[last] == cards[place]
        if not same or between & look.out:
            kept.append(place)
        elif place == thumb:
            kept[-1] = place
        last = place
    return _first(thumb, kept)


def _first(thumb: int, places: list[int]) -> list[int]:
    return [thumb, *(place for place in places if place != thumb)]
