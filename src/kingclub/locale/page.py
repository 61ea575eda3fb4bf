"""A page of sentences: from a tree of codes to the same tree in words, and from that to Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from kingclub.locale.sentence import Coded, sentence


class CodedBlock(Protocol):
    """A paragraph, list, sequence of steps or table; each row holds sentences, in a table cells."""

    @property
    def style(self) -> str:
        """`text`, `list`, `steps` or `table`; the first row of a table is its head."""

    @property
    def rows(self) -> Sequence[Sequence[Coded]]:
        """The paragraphs, points, steps or lines."""


class CodedSection(Protocol):
    """A part of a page under a title of its own."""

    @property
    def title(self) -> Coded:
        """Its title."""

    @property
    def blocks(self) -> Sequence[CodedBlock]:
        """What stands under the title."""


class CodedPage(Protocol):
    """A page that has not been written in any language yet."""

    @property
    def title(self) -> Coded:
        """Its title."""

    @property
    def about(self) -> Coded:
        """What it is about, in one sentence."""

    @property
    def facts(self) -> Sequence[Coded]:
        """What one wants to know at a glance."""

    @property
    def sections(self) -> Sequence[CodedSection]:
        """Its parts."""


@dataclass(frozen=True, slots=True)
class RenderedBlock:
    """A block in words."""

    style: str
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class RenderedSection:
    """A section in words."""

    title: str
    blocks: tuple[RenderedBlock, ...]


@dataclass(frozen=True, slots=True)
class RenderedPage:
    """A page in words."""

    title: str
    about: str
    facts: tuple[str, ...]
    sections: tuple[RenderedSection, ...]


def render(lang: str, page: CodedPage) -> RenderedPage:
    """The page in a language. Raises `KeyError` and `ValueError` as `sentence` does."""
    return RenderedPage(
        say(lang, page.title),
        say(lang, page.about),
        tuple(say(lang, fact) for fact in page.facts),
        tuple(
            RenderedSection(say(lang, section.title), tuple(_block(lang, block) for block in section.blocks))
            for section in page.sections
        ),
    )


def markdown(page: RenderedPage) -> str:
    """The page as Markdown, one paragraph, point or line of a table a line."""
    parts = [f"# {page.title}", page.about, "\n".join(f"- {fact}" for fact in page.facts)]
    for section in page.sections:
        parts += [f"## {section.title}", *map(_block_markdown, section.blocks)]
    return "\n\n".join(parts) + "\n"


def say(lang: str, coded: Coded) -> str:
    """One sentence that has its code and arguments with it."""
    return sentence(lang, coded.code, **coded.args)


def _block(lang: str, block: CodedBlock) -> RenderedBlock:
    return RenderedBlock(block.style, tuple(tuple(say(lang, each) for each in row) for row in block.rows))


def _block_markdown(block: RenderedBlock) -> str:
    if block.style == "table":
        head, *lines = [f"| {' | '.join(row)} |" for row in block.rows]
        return "\n".join([head, "|" + " --- |" * len(block.rows[0]), *lines])
    texts = [" ".join(row) for row in block.rows]
    if block.style == "list":
        return "\n".join(f"- {text}" for text in texts)
    if block.style == "steps":
        return "\n".join(f"{number}. {text}" for number, text in enumerate(texts, start=1))
    return "\n\n".join(texts)
