"""The end of a match: who has won, what has to add up, who owes whom."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from kingclub.rules.audit import Audit, Imbalance, audit
from kingclub.rules.contract import Contract
from kingclub.rules.describe.duties import objective_names
from kingclub.rules.describe.page import Block, Line, Section, line, points, text
from kingclub.rules.option import SettlementMode
from kingclub.rules.ruleset import Ruleset
from kingclub.rules.settlement import settle

EXAMPLES: Final = {
    2: (14, -14),
    3: (20, 4, -24),
    4: (10, 8, -5, -13),
    5: (18, 9, 2, -12, -17),
    6: (22, 11, 5, -3, -14, -21),
}
"""Totals of a match that is over, by the number of players; each sums to zero."""


def end_section(ruleset: Ruleset) -> Section:
    """Who wins, and the sums by which the score sheet is checked."""
    eralash = (line("rules-sums-eralash"),) if ruleset.options.eralash else ()
    return Section(
        line("rules-section-end"),
        (
            text(line("rules-winner"), line("rules-sums-deal"), *eralash),
            points(*sums(ruleset)),
            text(line("rules-deserter", on="yes" if ruleset.options.deserter else "no")),
        ),
    )


def sums(ruleset: Ruleset) -> tuple[Line, ...]:
    """What the audit found: what a match adds up to, why it is not zero, and deals that differ in worth."""
    found = audit(ruleset)
    return (_sum(found), *(_imbalance(found, each) for each in found.imbalances), *_uneven(found))


def _sum(found: Audit) -> Line:
    if found.is_zero_sum:
        return line("rules-sum-zero", penalties=found.penalties or 0, rewards=found.rewards or 0)
    if found.sum is not None:
        return line("rules-sum", n=found.sum, penalties=found.penalties or 0, rewards=found.rewards or 0)
    if found.penalties is None or found.rewards is None:
        return line("rules-sum-unknown")
    full = found.penalties + found.rewards
    return line("rules-sum-varies", n=full, penalties=found.penalties, rewards=found.rewards)


def _imbalance(found: Audit, imbalance: Imbalance) -> Line:
    each = {Imbalance.AUCTION: found.lost_by_trick, Imbalance.SETTLED: found.lost_by_settling}.get(imbalance, 0)
    return line(f"rules-imbalance-{imbalance.value}", n=each)


def _uneven(found: Audit) -> tuple[Line, ...]:
    if not found.uneven:
        return ()
    deals = tuple(line("rules-worth", deal=_objective(contract), n=worth) for contract, worth in found.uneven)
    return (line("rules-uneven", deals=deals),)


def _objective(contract: Contract) -> tuple[Line, ...]:
    assert contract.objective is not None
    return objective_names((contract.objective,))


def settlement_section(ruleset: Ruleset) -> Section:
    """Who owes whom, with an example in numbers."""
    options = ruleset.options
    mode, stake, ante = options.settlement.value, options.stake, options.ante
    rule = [line(f"rules-settle-{mode}", ante=ante, fund=ante * options.players)]
    if options.settlement is SettlementMode.POINTS and not audit(ruleset).is_zero_sum:
        rule.append(line("rules-settle-mean"))
    if options.settlement is not SettlementMode.POT:
        rule.append(line("rules-stake", n=stake))
    ties = (
        ()
        if options.settlement in (SettlementMode.POINTS, SettlementMode.PAIRS)
        else (line("rules-settle-ties", mode=mode),)
    )
    return Section(
        line("rules-section-settlement"),
        (text(*rule, *ties), text(line("rules-example")), _example(ruleset), text(line("rules-no-money"))),
    )


def _example(ruleset: Ruleset) -> Block:
    options = ruleset.options
    totals = EXAMPLES[ruleset.players]
    paid = settle(totals, options.settlement, stake=options.stake, ante=options.ante)
    head = (line("rules-head-player"), line("rules-head-points"), line("rules-head-paid"))
    rows = tuple(
        (line("rules-player", n=seat + 1), line("rules-total", n=total), _paid(share))
        for seat, (total, share) in enumerate(zip(totals, paid, strict=True))
    )
    return Block("table", (head, *rows))


def _paid(share: Fraction) -> Line:
    """A share of the examples, in which no two are equal, is always whole."""
    assert share.denominator == 1
    way = "receives" if share > 0 else "pays" if share < 0 else "even"
    return line("rules-paid", way=way, n=abs(share.numerator))
