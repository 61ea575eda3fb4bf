"""Dealing unseen cards to the places that may hold them, each way as likely as any other.

Cards that may lie in the same places form a group, places that may hold the same groups a class. The ways to fill
the classes are counted exactly, group after group; a draw walks down the same tree with chances in proportion.
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, combinations
from math import factorial, prod
from typing import TypeAlias

from kingclub.cards import Card

Room: TypeAlias = tuple[int, ...]
"""How many more cards go to each place, or to each class of places."""

Filling: TypeAlias = tuple[tuple[Card, ...], ...]
"""The cards of each place."""


@dataclass(frozen=True, slots=True)
class _Branch:
    """The shares of one group that go to its classes, and the room that they leave."""

    shares: Room
    left: Room


@dataclass(frozen=True)
class Split:
    """All ways to fill places exactly with the cards that each may hold.

    `groups` are the cards that may lie in the same classes, with the numbers of those; `classes` the places that
    may hold the same groups.
    """

    groups: tuple[tuple[tuple[Card, ...], tuple[int, ...]], ...]
    classes: tuple[tuple[int, ...], ...]

    @cached_property
    def _ways(self) -> dict[tuple[int, Room], int]:
        return {}

    @cached_property
    def _trees(self) -> dict[tuple[int, Room], tuple[list[int], list[_Branch]]]:
        return {}

    def count(self, room: Room) -> int:
        """In how many ways the places can be filled when they have this room."""
        apart = prod(
            factorial(sum(room[place] for place in places)) // prod(factorial(room[place]) for place in places)
            for places in self.classes
        )
        filled = sum(map(sum, ([room[place] for place in places] for places in self.classes)))
        if filled != sum(len(cards) for cards, _ in self.groups):
            return 0
        return apart * self._count(0, self._by_class(room))

    def draw(self, room: Room, rng: random.Random) -> list[list[Card]]:
        """One of the ways, each as likely, with the cards of a place in random order. There must be one."""
        stacks: list[list[Card]] = [[] for _ in self.classes]
        left = self._by_class(room)
        for number, (cards, classes) in enumerate(self.groups):
            shuffled = list(cards)
            rng.shuffle(shuffled)
            if len(classes) == 1:
                stacks[classes[0]] += shuffled
                left = _less(left, classes, (len(cards),))
                continue
            steps, branches = self._tree(number, left)
            branch = branches[bisect(steps, rng.randrange(steps[-1]))]
            start = 0
            for place, share in zip(classes, branch.shares, strict=True):
                stacks[place] += shuffled[start : start + share]
                start += share
            left = branch.left
        return self._apart(stacks, room, rng)

    def every(self, room: Room) -> Iterator[Filling]:
        """All of the ways, one after another."""
        return self._every(0, {place: [] for places in self.classes for place in places}, room)

    def _by_class(self, room: Room) -> Room:
        return tuple([sum([room[place] for place in places]) for places in self.classes])

    def _apart(self, stacks: list[list[Card]], room: Room, rng: random.Random) -> list[list[Card]]:
        """The stack of each class divided among its places."""
        filled: list[list[Card]] = [[] for _ in room]
        for places, stack in zip(self.classes, stacks, strict=True):
            if len(self.groups) > 1:
                rng.shuffle(stack)
            start = 0
            for place in places:
                filled[place] = stack[start : start + room[place]]
                start += room[place]
        return filled

    def _count(self, number: int, left: Room) -> int:
        if number == len(self.groups):
            return int(not any(left))
        known = self._ways.get((number, left))
        if known is None:
            cards, classes = self.groups[number]
            known = sum(
                _orders(len(cards), branch.shares) * self._count(number + 1, branch.left)
                for branch in _branches(len(cards), classes, left)
            )
            self._ways[number, left] = known
        return known

    def _tree(self, number: int, left: Room) -> tuple[list[int], list[_Branch]]:
        known = self._trees.get((number, left))
        if known is None:
            cards, classes = self.groups[number]
            branches = list(_branches(len(cards), classes, left))
            ways = [
                _orders(len(cards), branch.shares) * self._count(number + 1, branch.left) for branch in branches
            ]
            known = self._trees[number, left] = list(accumulate(ways)), branches
        return known

    def _every(self, number: int, filled: dict[int, list[Card]], room: Room) -> Iterator[Filling]:
        if number == len(self.groups):
            yield tuple(tuple(filled.get(place, ())) for place in range(len(room)))
            return
        cards, classes = self.groups[number]
        places = [place for each in classes for place in self.classes[each]]
        for shared in _shared(cards, places, [room[place] - len(filled[place]) for place in places]):
            more = {**filled, **{place: filled[place] + part for place, part in zip(places, shared, strict=True)}}
            yield from self._every(number + 1, more, room)


def split(may_hold: Mapping[Card, int], size: int) -> Split:
    """The ways to deal these cards to `size` places, each card to one of those in its mask."""
    groups: dict[int, list[Card]] = {}
    for card, mask in may_hold.items():
        groups.setdefault(mask, []).append(card)
    classes: dict[tuple[bool, ...], list[int]] = {}
    for place in range(size):
        column = tuple([bool(mask >> place & 1) for mask in groups])
        if any(column):
            classes.setdefault(column, []).append(place)
    columns = list(classes)
    by_choice = [
        (tuple(cards), tuple([number for number, column in enumerate(columns) if column[row]]))
        for row, cards in enumerate(groups.values())
    ]
    by_choice.sort(key=lambda group: len(group[1]))
    return Split(tuple(by_choice), tuple(map(tuple, classes.values())))


def _orders(cards: int, shares: Room) -> int:
    return factorial(cards) // prod(map(factorial, shares))


def _less(left: Room, classes: tuple[int, ...], shares: Room) -> Room:
    after = list(left)
    for number, share in zip(classes, shares, strict=True):
        after[number] -= share
    return tuple(after)


def _branches(cards: int, classes: tuple[int, ...], left: Room) -> Iterator[_Branch]:
    for shares in _shares(cards, tuple([left[number] for number in classes])):
        yield _Branch(shares, _less(left, classes, shares))


def _shares(cards: int, room: Room) -> Iterator[Room]:
    """All ways to write a number of cards as a share for each class, none above its room."""
    if len(room) == 1:
        if cards <= room[0]:
            yield (cards,)
        return
    later = sum(room[1:])
    for first in range(max(0, cards - later), min(cards, room[0]) + 1):
        for rest in _shares(cards - first, room[1:]):
            yield (first, *rest)


def _shared(cards: tuple[Card, ...], places: list[int], room: list[int]) -> Iterator[list[list[Card]]]:
    """All ways to hand these cards out to places with this room."""
    if not places:
        if not cards:
            yield []
        return
    for share in range(min(len(cards), room[0]) + 1):
        for part in combinations(cards, share):
            rest = tuple(card for card in cards if card not in part)
            for others in _shared(rest, places[1:], room[1:]):
                yield [list(part), *others]
