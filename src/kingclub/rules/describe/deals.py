"""The table of deals: number or how often, name, price, total."""

from __future__ import annotations

from itertools import groupby

from kingclub.cards import KING_OF_HEARTS, Rank, Suit
from kingclub.rules.contract import Contract, Objective
from kingclub.rules.deal_rules import DealRules
from kingclub.rules.describe.duties import contract_name
from kingclub.rules.describe.page import Block, Line, Section, line, points
from kingclub.rules.recovery import TalonGame
from kingclub.rules.ruleset import Ruleset
from kingclub.rules.schedule import Fixed, OwnLists

Row = tuple[Line, ...]


def deals_section(ruleset: Ruleset) -> Section:
    """Every deal with its price and total, and what has to be known of the figures."""
    table = Block("table", (_head(ruleset), *_rows(ruleset)))
    return Section(line("rules-section-deals"), (table, points(*_notes(ruleset))))


def _head(ruleset: Ruleset) -> Row:
    first = "rules-head-number" if isinstance(ruleset.schedule, Fixed) else "rules-head-times"
    return line(first), line("rules-head-deal"), line("rules-head-price"), line("rules-head-total")


def _rows(ruleset: Ruleset) -> list[Row]:
    schedule = ruleset.schedule
    contracts = schedule.contracts + (schedule.closing if isinstance(schedule, OwnLists) else ())
    rows: list[Row] = []
    number = 0
    for contract, run in groupby(contracts):
        times = len(tuple(run))
        numbers = line("rules-number", first=number + 1, last=number + times, n=times)
        place = numbers if isinstance(schedule, Fixed) else line("rules-times", n=times)
        rules = ruleset.deals[contract]
        rows.append((place, contract_name(contract), price(ruleset, rules), total(rules)))
        number += times
    return rows


def price(ruleset: Ruleset, rules: DealRules) -> Line:
    """What is paid for in the deal, as a card player says it."""
    objective = rules.contract.objective
    if rules.contract is Contract.DOMINO:
        return line("rules-price-places", places=tuple(line("rules-points-of", n=place) for place in rules.places))
    if objective is None:
        return line("rules-price-tricks", each=rules.trick, n=rules.tricks)
    if objective is Objective.ALL:
        return line("rules-price-all")
    return _objective_price(ruleset, rules, objective)


def total(rules: DealRules) -> Line:
    """What all players together score."""
    if rules.total is not None:
        return line("rules-total-plus" if rules.total > 0 else "rules-total", n=rules.total)
    return line("rules-total-open" if rules.game else "rules-total-at-most", n=_most(rules))


def _most(rules: DealRules) -> int:
    return rules.trick * rules.tricks + sum(rules.cards.values()) + sum(rules.last)


def _objective_price(ruleset: Ruleset, rules: DealRules, objective: Objective) -> Line:
    counts = {
        Objective.TRICKS: rules.tricks,
        Objective.BOYS: _count(ruleset, ruleset.options.boys.ranks),
        Objective.GIRLS: _count(ruleset, {Rank.QUEEN}),
        Objective.HEARTS: sum(card.suit is Suit.HEARTS for card in ruleset.pack.cards),
        Objective.KING: sum(card is KING_OF_HEARTS for card in ruleset.pack.cards),
        Objective.LAST: ruleset.options.last.number,
    }
    each = ruleset.options.multiplier * getattr(ruleset.prices, objective.value)
    if objective is Objective.BOYS:
        return line("rules-price-boys", each=each, n=counts[objective], boys=ruleset.options.boys.value)
    return line(f"rules-price-{objective.value}", each=each, n=counts[objective])


def _count(ruleset: Ruleset, ranks: frozenset[Rank] | set[Rank]) -> int:
    return sum(card.rank in ranks for card in ruleset.pack.cards)


def _notes(ruleset: Ruleset) -> list[Line]:
    options = ruleset.options
    notes = [line("rules-signs")]
    if options.eralash:
        notes.append(_eralash(ruleset))
    else:
        notes.append(line("rules-no-eralash"))
    if options.multiplier > 1:
        notes.append(line("rules-multiplied", n=options.multiplier))
    if isinstance(ruleset.recovery, TalonGame):
        notes.append(line("rules-penalty-hands", n=ruleset.hand_size))
    return notes


def _eralash(ruleset: Ruleset) -> Line:
    """What counts twice there, and what the king of hearts alone is worth: king, heart and perhaps boy."""
    options = ruleset.options
    worth = abs(ruleset.deals[Contract.NO_ALL].cards[KING_OF_HEARTS])
    boy = "yes" if Rank.KING in options.boys.ranks else "no"
    return line("rules-eralash", n=options.last.number, king=worth, boy=boy)
