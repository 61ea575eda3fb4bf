"""The page that explains a ruleset, as a tree of codes and arguments; `locale` puts it into words.

>>> from kingclub.rules import load_preset
>>> page = describe(load_preset("club"))
>>> page.title.code, len(page.sections)
('preset-club', 8)
"""

from __future__ import annotations

from kingclub.rules.catalog import ROOT, load_preset
from kingclub.rules.describe.cards import cards_section
from kingclub.rules.describe.choice import choice_section
from kingclub.rules.describe.deals import deals_section
from kingclub.rules.describe.differences import (
    Comparison,
    compare,
    difference_lines,
    different_options,
    id_of,
    option_label,
    option_value,
)
from kingclub.rules.describe.duties import contract_name, duties_section, play_section
from kingclub.rules.describe.end import end_section, settlement_section, sums
from kingclub.rules.describe.measure import difficulty, minutes
from kingclub.rules.describe.page import Block, Line, Page, Section, line, points, text
from kingclub.rules.describe.recovery import recovery_section
from kingclub.rules.ruleset import Ruleset

__all__ = [
    "Block",
    "Comparison",
    "Line",
    "Page",
    "Section",
    "compare",
    "contract_name",
    "deals_section",
    "describe",
    "difference_lines",
    "different_options",
    "difficulty",
    "facts",
    "id_of",
    "minutes",
    "option_label",
    "option_value",
    "sums",
]

_LONG = 90


def describe(ruleset: Ruleset) -> Page:
    """The page of a ruleset. Raises `Refused` where its preset is not of the catalogue."""
    preset = load_preset(ruleset.preset)
    return Page(
        title=line(f"preset-{ruleset.preset}"),
        about=line(f"preset-{ruleset.preset}-about"),
        facts=facts(ruleset),
        sections=(
            *_house(ruleset, preset),
            cards_section(ruleset),
            play_section(ruleset),
            choice_section(ruleset),
            deals_section(ruleset),
            duties_section(ruleset),
            recovery_section(ruleset),
            end_section(ruleset),
            settlement_section(ruleset),
            *_classic(ruleset),
        ),
    )


def facts(ruleset: Ruleset) -> tuple[Line, ...]:
    """What one wants to know at a glance: players, cards, deals, how long, how hard."""
    return (
        line("rules-fact-players", n=ruleset.players),
        line("rules-fact-cards", n=ruleset.pack.size, each=ruleset.hand_size),
        line("rules-fact-deals", n=ruleset.schedule.deals),
        _duration(minutes(ruleset)),
        line("rules-fact-difficulty", level=difficulty(ruleset)),
    )


def _duration(length: int) -> Line:
    if length < _LONG:
        return line("rules-fact-minutes", n=length)
    return line("rules-fact-hours", n=round(length / 30) / 2)


def _house(ruleset: Ruleset, preset: Ruleset) -> tuple[Section, ...]:
    """The house rules of this table, where it has any."""
    if not different_options(ruleset.options, preset.options):
        return ()
    told = points(*difference_lines(ruleset.options, preset.options, "house"))
    return (Section(line("rules-section-house"), (told,)),)


def _classic(ruleset: Ruleset) -> tuple[Section, ...]:
    """What differs from the classic game, `club`."""
    classic = load_preset(ROOT)
    if not different_options(ruleset.options, classic.options):
        return ()
    told = points(*difference_lines(ruleset.options, classic.options, "classic"))
    return (Section(line("rules-section-classic"), (text(line("rules-classic-is")), told)),)
