"""Seats round the table, numbered 0, 1, 2 … clockwise."""

from __future__ import annotations

from typing import NewType, TypeAlias, TypeVar

Seat = NewType("Seat", int)

T = TypeVar("T")

BySeat: TypeAlias = tuple[T, ...]
"""One value for each seat, in seat order."""


def left_of(seat: Seat, players: int) -> Seat:
    """The next seat clockwise."""
    return Seat((seat + 1) % players)


def clockwise_from(seat: Seat, players: int) -> tuple[Seat, ...]:
    """All the seats once, beginning with this one."""
    return tuple(Seat((seat + step) % players) for step in range(players))


def with_seat(values: BySeat[T], seat: Seat, value: T) -> BySeat[T]:
    """The same values but for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])
