"""The words of King, and what they are called in the code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kingclub.rules.describe.page import Block, Line, Page, Section, line


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game. `code` is what names it in the code, in records or in rule files."""

    name: str
    code: str

    @property
    def word(self) -> Line:
        """The word itself."""
        return line(f"term-{self.name}")

    @property
    def meaning(self) -> Line:
        """What it means, in a sentence."""
        return line(f"term-{self.name}-is")


TERMS: Final = tuple(
    Term(name, code)
    for name, code in (
        ("match", "Match"),
        ("deal", "Deal"),
        ("trick", "Trick"),
        ("dealer", "dealer"),
        ("eldest", "eldest"),
        ("led-suit", "led"),
        ("void", "void"),
        ("revoke", "revoke"),
        ("penalty", "-tricks … -all"),
        ("reward", "+tricks … +all"),
        ("boys", "boys"),
        ("girls", "girls"),
        ("hearts", "hearts"),
        ("king", "king, KH"),
        ("last", "last"),
        ("eralash", "all"),
        ("contract", "Contract"),
        ("order", "Order"),
        ("own-list", "OwnLists"),
        ("blind", "blind"),
        ("lead-ban", "heart_lead_ban"),
        ("king-discard", "king_discard"),
        ("early-end", "stop_when_settled"),
        ("recovery", "Recovery"),
        ("trump", "trump"),
        ("denomination", "Denomination"),
        ("no-trumps", "NT"),
        ("misere", "MIZ"),
        ("praise", "Praise"),
        ("by-last", "ByLast"),
        ("settle", "Settle"),
        ("sale", "Sale"),
        ("auction", "Auction"),
        ("talon", "talon"),
        ("domino", "DominoRound"),
        ("sheet", "sheet"),
        ("settlement", "settle"),
        ("pot", "pot"),
        ("stake", "stake"),
        ("deserter", "deserter"),
        ("preset", "preset"),
        ("house-rules", "options"),
        ("ruleset", "Ruleset"),
        ("seat", "Seat"),
    )
)
"""Every term, in the order in which one meets them."""


def glossary() -> Page:
    """The words of the game as a page."""
    head = (line("guide-head-word"), line("guide-head-meaning"))
    rows = tuple((term.word, term.meaning) for term in TERMS)
    table = Block("table", (head, *rows))
    return Page(line("guide-glossary"), line("guide-glossary-about"), (), (Section(line("guide-words"), (table,)),))
