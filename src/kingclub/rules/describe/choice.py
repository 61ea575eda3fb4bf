"""Who chooses the contract, and when."""

from __future__ import annotations

from kingclub.rules.describe.page import Line, Section, line, steps, text
from kingclub.rules.option import Choice
from kingclub.rules.ruleset import Ruleset
from kingclub.rules.schedule import OwnLists


def choice_section(ruleset: Ruleset) -> Section:
    """The schedule, or the round of orders."""
    options, schedule = ruleset.options, ruleset.schedule
    title = line("rules-section-choice")
    if options.choice is Choice.FIXED:
        return Section(title, (text(line("rules-choice-fixed", n=schedule.deals)),))
    if options.choice is Choice.SHARED:
        shared = line("rules-choice-shared", n=schedule.deals)
        return Section(title, (text(shared, line("rules-choice-eldest-must"), _sight(ruleset)),))
    assert isinstance(schedule, OwnLists)
    head = text(line("rules-choice-own", n=len(schedule.contracts)), _sight(ruleset), *_each(schedule))
    if schedule.may_pass:
        return Section(title, (head, steps(*_round_of_orders()), text(_length(schedule))))
    lines = (line("rules-choice-eldest"), line("rules-choice-eldest-must"), _length(schedule))
    return Section(title, (head, text(*lines)))


def _sight(ruleset: Ruleset) -> Line:
    return line("rules-choice-blind" if ruleset.options.blind else "rules-choice-seen")


def _each(schedule: OwnLists) -> tuple[Line, ...]:
    if schedule.each == len(schedule.contracts):
        return ()
    return (line("rules-choice-each", n=schedule.each),)


def _round_of_orders() -> tuple[Line, ...]:
    return (
        line("rules-order-round"),
        line("rules-order-first"),
        line("rules-order-dealer"),
        line("rules-order-none-left"),
    )


def _length(schedule: OwnLists) -> Line:
    return line("rules-choice-length", n=schedule.deals - len(schedule.closing))
