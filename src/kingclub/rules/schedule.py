"""Which contracts a match consists of, and whether it or the players choose them (rules, sections 5 and 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from kingclub.rules.contract import Contract, Objective, penalty, reward
from kingclub.rules.option import Choice, Options, Order, RecoveryMode, RewardAll

_T, _B, _G = Objective.TRICKS, Objective.BOYS, Objective.GIRLS
_H, _K, _L, _A = Objective.HEARTS, Objective.KING, Objective.LAST, Objective.ALL

ORDERS: Final[dict[Order, tuple[Objective, ...]]] = {
    Order.CLUB: (_T, _B, _G, _H, _K, _L, _A),
    Order.APP: (_T, _H, _B, _G, _K, _L, _A),
    Order.DOS: (_T, _H, _B, _G, _L, _K, _A),
    Order.BOOK: (_T, _H, _G, _B, _K, _L, _A),
}


@dataclass(frozen=True, slots=True)
class Fixed:
    """The schedule says which contract is played in each deal."""

    contracts: tuple[Contract, ...]

    @property
    def deals(self) -> int:
        """Deals in a match."""
        return len(self.contracts)


@dataclass(frozen=True, slots=True)
class OwnLists:
    """Every player has the same list of his own and plays `each` contracts of it.

    `may_pass`: in each deal the right to order goes round from eldest; otherwise eldest orders. `contracts` holds a
    contract once for each time it may be ordered. `closing`: contracts that follow when all lists are empty.
    """

    contracts: tuple[Contract, ...]
    each: int
    may_pass: bool
    players: int
    closing: tuple[Contract, ...]

    @property
    def deals(self) -> int:
        """Deals in a match."""
        return self.each * self.players + len(self.closing)


@dataclass(frozen=True, slots=True)
class SharedList:
    """Eldest orders a contract that nobody has ordered yet."""

    contracts: tuple[Contract, ...]

    @property
    def deals(self) -> int:
        """Deals in a match."""
        return len(self.contracts)


Schedule: TypeAlias = Fixed | OwnLists | SharedList


def schedule_of(options: Options) -> Schedule:
    """The schedule that the options describe. The options are known to fit together."""
    penalties = tuple(penalty(objective) for objective in objectives_of(options))
    if options.choice is Choice.FIXED:
        return Fixed(penalties + _second_half(options))
    if options.choice is Choice.SHARED:
        return SharedList(penalties + _second_half(options))
    own = penalties + (_second_half(options) if options.recovery is RecoveryMode.MIRROR else _own_trumps(options))
    return OwnLists(
        own,
        min(options.deals_each or len(own), len(own)),
        options.choice is Choice.ORDER_OR_PASS,
        options.players,
        _domino_round(options),
    )


def objectives_of(options: Options) -> tuple[Objective, ...]:
    """The objectives in the order played, without eralash where it is off."""
    return tuple(
        objective for objective in ORDERS[options.order] if options.eralash or objective is not Objective.ALL
    )


def recovery_deals(options: Options) -> int:
    """How many deals the recovery has where it is no mirror (section 6)."""
    if options.recovery is RecoveryMode.DOMINO:
        return options.players
    if options.recovery_deals is not None:
        return options.recovery_deals
    if options.choice is Choice.ELDEST:
        return 4
    two_rounds = (
        options.recovery in (RecoveryMode.NAMED, RecoveryMode.TALON) and options.eralash and not options.domino
    )
    return options.players * (2 if two_rounds else 1)


def _second_half(options: Options) -> tuple[Contract, ...]:
    if options.recovery is RecoveryMode.MIRROR:
        return tuple(reward(objective) for objective in objectives_of(options))
    contract = {
        RecoveryMode.TAKE_TRICKS: Contract.TAKE_TRICKS,
        RecoveryMode.DOMINO: Contract.DOMINO,
    }.get(options.recovery, Contract.TRUMP)
    played = (contract,) * recovery_deals(options)
    if options.eralash and options.reward_all is RewardAll.BEFORE:
        played = (Contract.ALL, *played)
    if options.eralash and options.reward_all is RewardAll.AFTER:
        played = (*played, Contract.ALL)
    return played if options.recovery is RecoveryMode.DOMINO else played + _domino_round(options)


def _own_trumps(options: Options) -> tuple[Contract, ...]:
    return (Contract.TRUMP,) * recovery_deals(options)


def _domino_round(options: Options) -> tuple[Contract, ...]:
    return (Contract.DOMINO,) * options.players if options.domino else ()
