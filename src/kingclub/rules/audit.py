"""The check sums of a ruleset: what deals and match add up to, and what looks odd (rules, section 7)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from kingclub.rules.contract import Contract, Objective, penalty, reward
from kingclub.rules.deal_rules import SETTLED_TRICKS
from kingclub.rules.option import RecoveryMode, RewardAll
from kingclub.rules.recovery import Auction, Praise
from kingclub.rules.ruleset import Ruleset
from kingclub.rules.schedule import OwnLists, Schedule


class Imbalance(StrEnum):
    """Why a match does not, or not always, add up to zero."""

    AUCTION = "auction"
    """Each auctioned deal loses what the buyer's own tricks up to his bid would have brought."""
    SETTLED = "settled"
    """A deal settled unplayed brings less or more than one that is played."""
    DEALS_EACH = "deals-each"
    """Each player leaves out contracts of his own choice."""
    DEAD_TALON = "dead-talon"
    """Cards that score can lie in a talon that scores for nobody."""
    ERALASH_OFF = "eralash-off"
    """The recovery is as long as if eralash were played."""
    DOMINO = "domino"
    """The places of domino do not balance the penalties of this pack."""
    LENGTH = "length"
    """The number or the price of the recovery's deals does not balance the penalties."""


VARYING = frozenset({Imbalance.AUCTION, Imbalance.SETTLED, Imbalance.DEALS_EACH, Imbalance.DEAD_TALON})
"""Those with which the sum is not even fixed beforehand."""


@dataclass(frozen=True, slots=True)
class DealSum:
    """A contract, how often it is played in a match, and what all players together score in it.

    `times` is None where the players choose which contracts are left out. `total` is None where cards or calls
    decide it.
    """

    contract: Contract
    times: int | None
    total: int | None


@dataclass(frozen=True, slots=True)
class Audit:
    """What `audit` found.

    `penalties` and `rewards` are the sums of each kind over a whole match in which every auctioned or praised deal
    is played out at full price; None where even that is not known. `imbalances` is empty where every match sums to
    zero. `lost_by_settling` is what the sum loses with each deal settled unplayed, `lost_by_trick` what it loses
    with each trick up to an auction's bid. `unreached` are contracts that belong to these rules but never come;
    `uneven` the simple penalties with their worth, where they are not all worth the same.
    """

    deals: tuple[DealSum, ...]
    penalties: int | None
    rewards: int | None
    imbalances: tuple[Imbalance, ...]
    lost_by_settling: int
    lost_by_trick: int
    unreached: tuple[Contract, ...]
    uneven: tuple[tuple[Contract, int], ...]

    @property
    def sum(self) -> int | None:
        """What every match adds up to, None where it is not fixed."""
        if self.penalties is None or self.rewards is None or VARYING & set(self.imbalances):
            return None
        return self.penalties + self.rewards

    @property
    def is_zero_sum(self) -> bool:
        """Whether every match adds up to zero."""
        return self.sum == 0


def audit(ruleset: Ruleset) -> Audit:
    """The check sums of a ruleset, and what its table should know before it plays."""
    contracts = _played(ruleset.schedule)
    full = {contract: _full_total(ruleset, contract) for contract in ruleset.deals}
    chosen_apart = _leaves_out(ruleset.schedule)
    by_sign = {sign: [full[contract] for contract in contracts if contract.sign == sign] for sign in (-1, 1)}
    penalties, rewards = (None if chosen_apart else _sum(by_sign[sign]) for sign in (-1, 1))
    times = {contract: contracts.count(contract) for contract in ruleset.deals}
    return Audit(
        deals=tuple(
            DealSum(contract, None if chosen_apart else times[contract], rules.total)
            for contract, rules in ruleset.deals.items()
        ),
        penalties=penalties,
        rewards=rewards,
        imbalances=_imbalances(ruleset, penalties, rewards),
        lost_by_settling=lost_by_settling(ruleset),
        lost_by_trick=ruleset.deals[Contract.TRUMP].trick if isinstance(ruleset.recovery, Auction) else 0,
        unreached=tuple(contract for contract in _belonging(ruleset) if contract not in contracts),
        uneven=_uneven(ruleset),
    )


def lost_by_settling(ruleset: Ruleset) -> int:
    """What a match's sum loses with each deal settled unplayed; 0 where that cannot be or changes nothing."""
    recovery = ruleset.recovery
    if not isinstance(recovery, Praise) or not recovery.settle:
        return 0
    rules = ruleset.deals[Contract.TRUMP]
    return rules.trick * (rules.tricks - SETTLED_TRICKS * ruleset.players)


def _played(schedule: Schedule) -> tuple[Contract, ...]:
    if isinstance(schedule, OwnLists):
        return schedule.contracts * schedule.players + schedule.closing
    return schedule.contracts


def _leaves_out(schedule: Schedule) -> bool:
    return isinstance(schedule, OwnLists) and schedule.each < len(schedule.contracts)


def _full_total(ruleset: Ruleset, contract: Contract) -> int | None:
    """The deal's total, for a deal of tricks that of all its tricks whatever the calls take away."""
    rules = ruleset.deals[contract]
    return rules.trick * rules.tricks if contract is Contract.TRUMP else rules.total


def _sum(totals: list[int | None]) -> int | None:
    known = [total for total in totals if total is not None]
    return sum(known) if len(known) == len(totals) else None


def _imbalances(ruleset: Ruleset, penalties: int | None, rewards: int | None) -> tuple[Imbalance, ...]:
    recovery = ruleset.recovery
    found = {
        Imbalance.AUCTION: isinstance(recovery, Auction),
        Imbalance.SETTLED: lost_by_settling(ruleset) != 0,
        Imbalance.DEALS_EACH: _leaves_out(ruleset.schedule),
        Imbalance.DEAD_TALON: any(rules.total is None and rules.cards for rules in ruleset.deals.values()),
    }
    if penalties is not None and rewards is not None and penalties + rewards != 0:
        found[_why_fixed(ruleset)] = True
    return tuple(imbalance for imbalance in Imbalance if found.get(imbalance))


def _why_fixed(ruleset: Ruleset) -> Imbalance:
    if not ruleset.options.eralash:
        return Imbalance.ERALASH_OFF
    return Imbalance.DOMINO if Contract.DOMINO in ruleset.deals else Imbalance.LENGTH


def _belonging(ruleset: Ruleset) -> tuple[Contract, ...]:
    """The contracts that one expects under these rules: seven penalties, and what the recovery speaks of."""
    options = ruleset.options
    expected = [penalty(objective) for objective in Objective]
    if options.recovery is RecoveryMode.MIRROR:
        expected += [reward(objective) for objective in Objective]
    elif options.reward_all is not RewardAll.NONE:
        expected.append(Contract.ALL)
    return tuple(expected)


def _uneven(ruleset: Ruleset) -> tuple[tuple[Contract, int], ...]:
    simple = tuple(
        (contract, -total)
        for objective in Objective
        if objective is not Objective.ALL
        and (total := ruleset.deals[contract := penalty(objective)].total) is not None
    )
    return simple if len({worth for _, worth in simple}) > 1 else ()
