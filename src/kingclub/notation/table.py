"""A score sheet as players write it: a column a player, a line a deal, and the sums below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from kingclub.cards import BySeat
from kingclub.engine import DealResult
from kingclub.notation.sheet import Sheet, SheetLine, SumLine

DEALER_MARK = "•"
"""Stands before the points of whoever dealt."""

RIGHT, WRONG = "✓", "≠"
"""Stand behind a sum that is as it must be, and one that is not."""


@dataclass(frozen=True, slots=True)
class SheetWords:
    """The words of a score sheet in one language; `deal` writes what a deal was played for."""

    deal: Callable[[DealResult], str]
    sum: str
    penalties: str
    rewards: str
    totals: str
    places: str
    settlement: str


def sheet_table(sheet: Sheet, words: SheetWords) -> str:
    """The sheet as lines of text in columns."""
    rows = [["", "", *sheet.players, words.sum, ""]]
    rows += [_deal_row(line, words) for line in sheet.lines]
    rule = len(rows)
    rows += [
        _sum_row(words.penalties, sheet.penalties),
        _sum_row(words.rewards, sheet.rewards),
        _sum_row(words.totals, sheet.totals),
        ["", words.places, *map(str, sheet.places), "", ""],
        ["", words.settlement, *map(signed, sheet.settlement), "", ""],
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [_line(row, widths) for row in rows]
    bar = "─" * max(map(len, lines))
    return "\n".join([lines[0], bar, *lines[1:rule], bar, *lines[rule:]])


def signed(number: int | Fraction) -> str:
    """A number with its sign, a true minus, and what is left over as a fraction: `−4`, `0`, `12 1/3`."""
    size = abs(Fraction(number))
    whole, rest = int(size), size % 1
    text = f"{whole} {rest}" if rest and whole else str(rest or whole)
    return f"−{text}" if number < 0 else text


def _deal_row(line: SheetLine, words: SheetWords) -> list[str]:
    result = line.result
    marks = [DEALER_MARK if seat == result.dealer else "" for seat in range(len(result.points))]
    points = [mark + signed(gain) for mark, gain in zip(marks, result.points, strict=True)]
    return [str(result.number), words.deal(result), *points, signed(line.sum), _mark(line.sum, line.due)]


def _sum_row(word: str, sums: SumLine) -> list[str]:
    points: BySeat[str] = tuple(map(signed, sums.points))
    return ["", word, *points, signed(sums.sum), _mark(sums.sum, sums.due)]


def _mark(found: int, due: int | None) -> str:
    if due is None:
        return ""
    return RIGHT if found == due else f"{WRONG} {signed(due)}"


def _line(row: list[str], widths: list[int]) -> str:
    number, name, *numbers, mark = row
    cells = [number.rjust(widths[0]), name.ljust(widths[1])]
    cells += [text.rjust(width) for text, width in zip(numbers, widths[2:-1], strict=True)]
    return f"{'  '.join(cells)} {mark}".rstrip()
