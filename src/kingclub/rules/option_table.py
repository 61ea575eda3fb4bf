"""The table of options: for each its kind, in the order in which a person asks about them.

Everything that reads, writes, lists or draws a form of options goes by this one table.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from kingclub.cards import PACKS
from kingclub.rules.option import (
    AcceptRule,
    Choice,
    FirstDealer,
    KingDiscard,
    Order,
    RecoveryMode,
    RewardAll,
    SaleTime,
    Seating,
    SettlementMode,
    SuitsNamed,
    TalonFate,
    TrumpLead,
)
from kingclub.rules.option_kind import (
    LARGEST,
    Flag,
    Kind,
    Name,
    OneOf,
    OrNothing,
    PricesKind,
    SetOfObjectives,
    Whole,
)
from kingclub.rules.price import Boys, LastTricks

LONGEST_RECOVERY = 99
"""The most deals that a recovery may have (chosen: the sources know of eight)."""

GROUPS: Final[Mapping[str, Mapping[str, Kind]]] = MappingProxyType(
    {
        "cards": {
            "players": Whole(2, 6, (2, 3, 4, 5, 6)),
            "pack": Name(PACKS),
            "talon": OneOf(TalonFate),
            "seating": OneOf(Seating),
            "first_dealer": OneOf(FirstDealer),
        },
        "prices": {
            "prices": PricesKind(),
            "boys": OneOf(Boys),
            "last": OneOf(LastTricks),
            "multiplier": Whole(1, LARGEST, (1, 10)),
        },
        "choice": {
            "eralash": Flag(),
            "order": OneOf(Order),
            "choice": OneOf(Choice),
            "blind": Flag(),
            "deals_each": OrNothing(Whole(1, 14, tuple(range(1, 15)))),
        },
        "duties": {
            "heart_lead_ban": SetOfObjectives(),
            "king_discard": OneOf(KingDiscard),
            "stop_when_settled": Flag(),
        },
        "recovery": {
            "recovery": OneOf(RecoveryMode),
            "recovery_deals": OrNothing(Whole(1, LONGEST_RECOVERY, (3, 4, 5, 8))),
            "trick_price": OrNothing(Whole(1, LARGEST, (3, 6, 16, 25, 30))),
            "must_trump": OrNothing(Flag()),
            "trump_lead": OneOf(TrumpLead),
            "reward_all": OneOf(RewardAll),
            "suits": OneOf(SuitsNamed),
            "nt": Flag(),
            "miz": Flag(),
            "by_last": Flag(),
            "settle": Flag(),
            "sale": OneOf(SaleTime),
            "sale_binding": Flag(),
            "accept": OneOf(AcceptRule),
            "ask": Flag(),
            "domino": Flag(),
        },
        "table": {
            "settlement": OneOf(SettlementMode),
            "stake": Whole(1, LARGEST, (1, 5, 10)),
            "ante": Whole(1, LARGEST, (1, 10, 100)),
            "deserter": Flag(),
        },
    }
)
"""The groups of the form, each with its options."""

OPTIONS: Final[Mapping[str, Kind]] = MappingProxyType(
    {name: kind for group in GROUPS.values() for name, kind in group.items()}
)
"""Every option by its name."""
