"""The deals that a viewer cannot tell apart, drawn uniformly or listed.

What is uniform: every order of the shuffled pack, together with every unseen gift, that leads through the same
calls and cards to the same observation. Whoever chose is taken to have chosen freely among what was legal; to
conclude more from a choice is the business of a bot.
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate, product
from math import comb, prod
from typing import NamedTuple

from kingclub.cards import BySeat, Card, Seat
from kingclub.view.conclusion import NamedFromHeld, StillScoring
from kingclub.view.observation import Observation
from kingclub.view.places import Places, hidden_gifts, is_short, places, played_by
from kingclub.view.split import Filling, Room, Split, split


class World(NamedTuple):
    """A deal as it may be.

    `hands` are what each holds now; where only three cards are dealt the whole hands as they will be, in order.
    The viewer's own begins with the cards that he sees. `talon` are its cards as dealt, `gifts` those that the
    viewer has not seen, in the order in which they were given.
    """

    hands: BySeat[tuple[Card, ...]]
    talon: tuple[Card, ...]
    gifts: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class _Case:
    """Where the cards of a taken talon are, what room that leaves, and how many worlds follow from it."""

    fixed: Mapping[Card, int]
    room: Room
    ways: int


@dataclass(frozen=True, slots=True)
class Worlds:
    """The worlds of an observation; made by `worlds`.

    `size` is how many there are, those included that a condition on several cards at once rules out (`is_exact`
    says that there is none).
    """

    seen: Observation
    places: Places
    split: Split
    cases: tuple[_Case, ...]
    steps: tuple[int, ...]
    conditions: tuple[NamedFromHeld | StillScoring, ...]
    played: BySeat[tuple[Card, ...]]

    @property
    def size(self) -> int:
        """How many worlds there are at most."""
        return self.steps[-1]

    @property
    def is_exact(self) -> bool:
        """Whether there are exactly `size` worlds, all equally likely."""
        return not self.conditions

    def draw(self, rng: random.Random) -> World:
        """A world, each as likely as any other that looks the same to the viewer."""
        while True:
            case = self.cases[0 if len(self.cases) == 1 else bisect(self.steps, rng.randrange(self.size))]
            filled = self.split.draw(case.room, rng)
            for card, place in case.fixed.items():
                filled[place].append(card)
            world = self._world(filled)
            if self.conditions and not self._holds(world, rng):
                continue
            gifts = self._gifts(world)
            return world._replace(gifts=tuple(map(rng.choice, gifts))) if gifts else world

    def __contains__(self, world: object) -> bool:
        """Whether this is one of them."""
        if not isinstance(world, World):
            return False
        at = {card: place for place, hand in enumerate(world.hands) for card in hand}
        if self.seen.talon is None:
            at |= dict.fromkeys(world.talon, self.places.talon)
        lying = [at.get(card) for card in self.places.may_hold]
        fits = all(
            place is not None and mask >> place & 1
            for place, mask in zip(lying, self.places.may_hold.values(), strict=True)
        )
        if not fits or any(lying.count(place) != count for place, count in enumerate(self.places.room)):
            return False
        taken = _taken_talon(self.seen, self.places)
        if not any(all(at[card] == case.fixed[card] for card in taken) for case in self.cases):
            return False
        given = zip(world.gifts, self._gifts(world), strict=True)
        return all(card in may_be for card, may_be in given) and all(
            self._ways(condition, world) for condition in self.conditions
        )

    def every(self, limit: int = 10_000) -> Iterator[tuple[World, int]]:
        """All worlds, each with its weight among them.

        Weights differ only where a suit was named that had to be held. Raises `ValueError` where there may be more
        than `limit`, and while only three cards are dealt, since then the order of the rest is open as well.
        """
        if self.size > limit or is_short(self.seen):
            raise ValueError(f"{self.size} worlds are too many to list")
        for case in self.cases:
            for filled in self.split.every(case.room):
                at = [list(cards) for cards in filled]
                for card, place in case.fixed.items():
                    at[place].append(card)
                world = self._world(at)
                weight = prod(self._ways(condition, world) for condition in self.conditions)
                if weight:
                    for gifts in product(*self._gifts(world)):
                        yield world._replace(gifts=gifts), weight

    def _world(self, filled: list[list[Card]] | Filling) -> World:
        seen, talon = self.seen, self.seen.talon
        hands = list(map(tuple, filled[:-1]))
        if seen.viewer is not None and seen.hand is not None:
            hands[seen.viewer] = seen.hand + hands[seen.viewer]
        return World(tuple(hands), tuple(filled[-1]) if talon is None else talon)

    def _gifts(self, world: World) -> list[list[Card]]:
        """What each unseen gift may have been: the card of the talon among his, or else any of his cards."""
        talon = self.seen.talon or ()
        held = [[*world.hands[seat], *self.played[seat]] for seat in hidden_gifts(self.seen)]
        return [[card for card in cards if card in talon] or cards for cards in held]

    def _holds(self, world: World, rng: random.Random) -> bool:
        """Whether the conditions on several cards hold, by chance where only an order of the cards decides it."""
        return all(rng.randrange(self._most(each)) < self._ways(each, world) for each in self.conditions)

    def _most(self, condition: NamedFromHeld | StillScoring) -> int:
        if isinstance(condition, StillScoring) or is_short(self.seen):
            return 1
        return comb(self._dealt(condition.seat), condition.among)

    def _ways(self, condition: NamedFromHeld | StillScoring, world: World) -> int:
        """In how many ways the cards that a seat could see may lie in its hand so that the condition holds."""
        if isinstance(condition, StillScoring):
            return int(not set(condition.cards) <= set(world.talon))
        seat, suit, among = condition.seat, condition.suit, condition.among
        if is_short(self.seen):
            return int(any(card.suit is suit for card in world.hands[seat][:among]))
        others = sum(card.suit is not suit for card in (*world.hands[seat], *self.played[seat]))
        return comb(self._dealt(seat), among) - comb(others, among)

    def _dealt(self, seat: Seat) -> int:
        return self.seen.counts[seat] + len(self.played[seat])


def worlds(seen: Observation) -> Worlds:
    """The worlds of an observation. Raises `ValueError` where no deal is in progress."""
    if seen.number == 0 or seen.revealed is not None:
        raise ValueError("no deal is in progress, so there is nothing to guess")
    found = places(seen)
    played = tuple(tuple(played_by(seen, Seat(seat))) for seat in range(seen.ruleset.players))
    taken = _taken_talon(seen, found)
    others = {card: mask for card, mask in found.may_hold.items() if card not in taken}
    ways = split(others, len(found.room))
    cases = tuple(_cases(seen, found, taken, ways, played))
    conditions = tuple(fact for fact in found.facts if isinstance(fact, NamedFromHeld | StillScoring))
    return Worlds(seen, found, ways, cases, tuple(accumulate(case.ways for case in cases)), conditions, played)


def _taken_talon(seen: Observation, found: Places) -> tuple[Card, ...]:
    """The cards of the talon that another has taken and nobody has played."""
    if seen.talon_taker is None or seen.talon_taker == seen.viewer:
        return ()
    return tuple(card for card in seen.talon or () if card in found.may_hold)


def _cases(
    seen: Observation, found: Places, taken: tuple[Card, ...], ways: Split, played: BySeat[tuple[Card, ...]]
) -> Iterator[_Case]:
    """Each way to say where the taken cards are: with their taker, or one at most with each who got a gift."""
    may_be = [[place for place in range(len(found.room)) if found.may_hold[card] >> place & 1] for card in taken]
    for chosen in product(*may_be):
        given = [place for place in chosen if place != seen.talon_taker]
        if len(set(given)) < len(given):
            continue
        room = tuple(count - chosen.count(place) for place, count in enumerate(found.room))
        if min(room) < 0:
            continue
        gifts = prod(_gift_ways(seen, seat, given, played) for seat in hidden_gifts(seen))
        total = gifts * ways.count(room)
        if total:
            yield _Case(dict(zip(taken, chosen, strict=True)), room, total)


def _gift_ways(seen: Observation, seat: Seat, given: list[int], played: BySeat[tuple[Card, ...]]) -> int:
    """How many of a seat's cards may have been its gift: a card of the talon certainly was."""
    if seat in given or set(played[seat]) & set(seen.talon or ()):
        return 1
    return seen.counts[seat] + len(played[seat])
