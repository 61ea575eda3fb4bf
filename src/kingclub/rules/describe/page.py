"""What a page of rules is made of before anybody has put it into words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence: the id of its message and its arguments.

    An argument may be a tuple of lines: they are told one after another, as in `hearts, king and eralash`.
    """

    code: str
    args: Mapping[str, Argument] = field(default_factory=dict)


Argument: TypeAlias = int | float | str | tuple[Line, ...]


def line(code: str, /, **args: Argument) -> Line:
    """A sentence with these arguments."""
    return Line(code, args)


Style: TypeAlias = Literal["text", "list", "steps", "table"]


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, a list, a sequence of steps, or a table whose first row is its head.

    A row is a paragraph, a point, a step or a line of the table; its lines are sentences, in a table cells.
    """

    style: Style
    rows: tuple[tuple[Line, ...], ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page under a title of its own."""

    title: Line
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """The page of a ruleset: title, one sentence, what one wants to know at a glance, and the sections."""

    title: Line
    about: Line
    facts: tuple[Line, ...]
    sections: tuple[Section, ...]


def text(*lines: Line) -> Block:
    """One paragraph."""
    return Block("text", (lines,))


def points(*lines: Line) -> Block:
    """A list, each point one sentence."""
    return Block("list", tuple((each,) for each in lines))


def steps(*lines: Line) -> Block:
    """What is done one after another, each step one sentence."""
    return Block("steps", tuple((each,) for each in lines))
