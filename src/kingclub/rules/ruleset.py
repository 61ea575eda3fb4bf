"""A ruleset: the options of one table, with the meaning that rules.md gives them.

`ruleset_of` is the only way to make one, so that whoever holds a `Ruleset` knows that its options fit together.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType

from kingclub.cards import HAND_SIZES, PACKS, Pack
from kingclub.errors import Refused
from kingclub.rules.contract import Contract
from kingclub.rules.deal_rules import DOMINO_BASES, DOMINO_PLACES, DealRules, deal_rules
from kingclub.rules.denomination import Denomination
from kingclub.rules.option import (
    AcceptRule,
    Choice,
    Options,
    RecoveryMode,
    RewardAll,
    SaleTime,
    SuitsNamed,
    TrumpLead,
)
from kingclub.rules.price import PRICE_LISTS, Prices
from kingclub.rules.recovery import (
    Auction,
    DominoRound,
    FirstThree,
    Mirror,
    Named,
    Praise,
    Recovery,
    Sale,
    TakeTricks,
    TalonGame,
    TrumpGame,
)
from kingclub.rules.refusal import OptionClash
from kingclub.rules.schedule import Fixed, OwnLists, Schedule, schedule_of

_FIXED_PRICE = {
    RecoveryMode.AUCTION: 6,
    RecoveryMode.FIRST_THREE: 6,
    RecoveryMode.NAMED: 25,
    RecoveryMode.TALON: 25,
}
_TALON_PACKS = ("2-a", "2-a-no-2c")


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of a match.

    Two rulesets are equal when preset and options are; everything else follows from the options.
    """

    preset: str
    options: Options
    pack: Pack = field(compare=False, repr=False)
    hand_size: int = field(compare=False, repr=False)
    prices: Prices = field(compare=False, repr=False)
    schedule: Schedule = field(compare=False, repr=False)
    recovery: Recovery = field(compare=False, repr=False)
    deals: Mapping[Contract, DealRules] = field(compare=False, repr=False)

    @property
    def players(self) -> int:
        """Seats at the table."""
        return self.options.players

    def __reduce__(self) -> tuple[object, tuple[str, Options]]:
        """Travels to another process as its options: the rest follows from them."""
        return _arrived, (self.preset, self.options)

    @property
    def opens_talon(self) -> bool:
        """Whether trump deals have a talon that lies open and is taken by a player."""
        return isinstance(self.recovery, TalonGame)


def ruleset_of(preset: str, options: Options) -> Ruleset:
    """The ruleset of these options under the name of the preset that they come from.

    Raises `Refused` with an `OptionClash` that names the options at odds.
    """
    clash = option_clash(options)
    if clash is not None:
        raise Refused(clash)
    pack = PACKS[options.pack]
    hand = HAND_SIZES[options.players, options.pack]
    prices = _prices(options)
    assert prices is not None
    recovery = _recovery(options)
    schedule = schedule_of(options)
    rules = {
        contract: deal_rules(contract, options, pack, hand, prices, recovery)
        for contract in dict.fromkeys(_contracts(schedule))
    }
    return Ruleset(preset, options, pack, hand, prices, schedule, recovery, MappingProxyType(rules))


@lru_cache(maxsize=64)
def _arrived(preset: str, options: Options) -> Ruleset:
    """The ruleset that has come from another process; the same one as the last time."""
    return ruleset_of(preset, options)


def option_clash(options: Options) -> OptionClash | None:
    """The first two options that do not go together, or None (rules, section 8)."""
    mode = options.recovery
    if (options.players, options.pack) not in HAND_SIZES:
        return OptionClash("players", "pack", "no-such-table")
    named_list = (options.choice, mode) == (Choice.ELDEST, RecoveryMode.NAMED)
    if options.choice is not Choice.FIXED and mode is not RecoveryMode.MIRROR and not named_list:
        return OptionClash("choice", "recovery", "choice-needs-mirror")
    if mode is RecoveryMode.MIRROR and options.domino:
        return OptionClash("recovery", "domino", "mirror-has-no-domino")
    if mode is RecoveryMode.MIRROR and options.reward_all is not RewardAll.NONE:
        return OptionClash("recovery", "reward_all", "mirror-has-all")
    if mode is RecoveryMode.TALON and options.pack not in _TALON_PACKS:
        return OptionClash("recovery", "pack", "talon-needs-52")
    bare = mode in (RecoveryMode.PRAISE, RecoveryMode.TAKE_TRICKS)
    if bare and options.recovery_deals is None:
        return OptionClash("recovery", "recovery_deals", "recovery-needs-number")
    if bare and options.trick_price is None:
        return OptionClash("recovery", "trick_price", "recovery-needs-price")
    return _domino_clash(options) or _price_clash(options)


def _domino_clash(options: Options) -> OptionClash | None:
    if not options.domino and options.recovery is not RecoveryMode.DOMINO:
        return None
    option = "domino" if options.domino else "recovery"
    if PACKS[options.pack].size not in DOMINO_BASES or options.players not in DOMINO_PLACES:
        return OptionClash(option, "pack", "domino-needs-base")
    return None


def _price_clash(options: Options) -> OptionClash | None:
    if _prices(options) is not None:
        return None
    assert isinstance(options.prices, str)
    halved = PRICE_LISTS[options.prices].boys // len(options.boys.ranks) * len(options.boys.ranks)
    other = "boys" if halved != PRICE_LISTS[options.prices].boys else "last"
    return OptionClash("prices", other, "price-not-whole")


def _prices(options: Options) -> Prices | None:
    if isinstance(options.prices, Prices):
        return options.prices
    return PRICE_LISTS[options.prices].prices(options.boys, options.last)


def _contracts(schedule: Schedule) -> tuple[Contract, ...]:
    return schedule.contracts + schedule.closing if isinstance(schedule, OwnLists) else schedule.contracts


def _recovery(options: Options) -> Recovery:
    mode = options.recovery
    if mode is RecoveryMode.MIRROR:
        return Mirror()
    if mode is RecoveryMode.DOMINO:
        return DominoRound()
    game = _trump_game(options)
    if mode is RecoveryMode.PRAISE:
        return _praise(options, game)
    if mode is RecoveryMode.TALON:
        return TalonGame(game, options.ask)
    if mode is RecoveryMode.AUCTION:
        return Auction(game)
    if mode is RecoveryMode.FIRST_THREE:
        return FirstThree(game)
    return Named(game) if mode is RecoveryMode.NAMED else TakeTricks(game)


def _trump_game(options: Options) -> TrumpGame:
    price = options.trick_price if options.trick_price is not None else _FIXED_PRICE[options.recovery]
    if options.recovery is RecoveryMode.TAKE_TRICKS:
        return TrumpGame(price, must_trump=False, namer_only=False)
    usual = options.recovery in (RecoveryMode.AUCTION, RecoveryMode.FIRST_THREE)
    must_trump = usual if options.must_trump is None else options.must_trump
    return TrumpGame(price, must_trump, options.trump_lead is TrumpLead.NAMER_ONLY)


def _praise(options: Options, game: TrumpGame) -> Praise:
    extra = (
        *((Denomination.NO_TRUMP,) if options.nt else ()),
        *((Denomination.MISERE,) if options.miz else ()),
    )
    sale = None
    if options.sale is not SaleTime.NONE:
        any_offer = options.accept is AcceptRule.ANY and not options.sale_binding
        sale = Sale(options.sale is SaleTime.AFTER_REST, options.sale_binding, any_offer)
    return Praise(game, options.suits is SuitsNamed.HELD, extra, options.by_last, options.settle, sale)


def fixed_contracts(ruleset: Ruleset) -> tuple[Contract, ...] | None:
    """The contracts in order where the schedule says them, else None."""
    return ruleset.schedule.contracts if isinstance(ruleset.schedule, Fixed) else None
