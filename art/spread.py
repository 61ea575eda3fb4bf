"""Where the pips of a numeral card stand."""

from __future__ import annotations

from dataclasses import dataclass

from art.svg import HEIGHT, MIDDLE, WAIST, Point


@dataclass(frozen=True)
class Spread:
    """A grid for pips: two columns `reach` to the sides of the middle one, rows from `top` to its mirror image."""

    reach: float
    top: float

    def points(self, count: int) -> list[Point]:
        """The centres of 1 to 10 pips, from the top down."""
        sides = {4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 4, 10: 4}.get(count, 0)
        found = [(x, self.row(i, sides)) for i in range(sides) for x in (MIDDLE - self.reach, MIDDLE + self.reach)]
        found += [(MIDDLE, y) for y in self.column(count)]
        return sorted(found, key=lambda point: (point[1], point[0]))

    def row(self, index: int, rows: int) -> float:
        """The height of one of `rows` equal steps from top to bottom."""
        return self.top + (HEIGHT - 2 * self.top) * index / (rows - 1)

    def column(self, count: int) -> list[float]:
        """The heights of the pips in the middle column."""
        between = {7: [self.row(1, 5)], 8: [self.row(1, 5), self.row(3, 5)], 10: [self.row(1, 7), self.row(5, 7)]}
        few = {1: [WAIST], 2: [self.top, HEIGHT - self.top], 3: [self.top, WAIST, HEIGHT - self.top]}
        return few.get(count) or between.get(count) or ([WAIST] if count in (5, 9) else [])
