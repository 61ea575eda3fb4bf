"""The flat options of a ruleset, as they stand in rule files and records (rules, section 8).

`Options` is the whole list with the values of the preset `club` as defaults; every other preset and every house
rule is a difference from it. Meaning is given to them by `ruleset`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from kingclub.rules.contract import Objective
from kingclub.rules.price import Boys, LastTricks, Prices


class Choice(StrEnum):
    """Who chooses the contract (section 5)."""

    FIXED = "fixed"
    ORDER_OR_PASS = "order_or_pass"
    ELDEST = "eldest"
    SHARED = "shared"


class Order(StrEnum):
    """In which order the schedule runs (section 5)."""

    CLUB = "club"
    APP = "app"
    DOS = "dos"
    BOOK = "book"


class KingDiscard(StrEnum):
    """When the holder of the king must give it up (section 3, point 4)."""

    WHEN_VOID = "when_void"
    FREE = "free"
    WHEN_HEARTS_LED = "when_hearts_led"
    ALWAYS = "always"


class TalonFate(StrEnum):
    """Who gets a talon that nobody takes (section 3, point 6)."""

    DEAD = "dead"
    LAST_TRICK = "last_trick"


class RecoveryMode(StrEnum):
    """How the second half is played (section 6)."""

    MIRROR = "mirror"
    AUCTION = "auction"
    FIRST_THREE = "first_three"
    NAMED = "named"
    PRAISE = "praise"
    TALON = "talon"
    TAKE_TRICKS = "take_tricks"
    DOMINO = "domino"


class TrumpLead(StrEnum):
    """Who may lead trumps."""

    FREE = "free"
    NAMER_ONLY = "namer_only"


class RewardAll(StrEnum):
    """Where `+all` stands beside a recovery of its own."""

    NONE = "none"
    BEFORE = "before"
    AFTER = "after"


class SuitsNamed(StrEnum):
    """Which suits a praiser may name: any, or only those among his first three cards."""

    ANY = "any"
    HELD = "held"


class SaleTime(StrEnum):
    """When a praised deal may be sold."""

    NONE = "none"
    BEFORE_REST = "before_rest"
    AFTER_REST = "after_rest"


class AcceptRule(StrEnum):
    """Which offer the praiser may accept."""

    BEST = "best"
    ANY = "any"


class FirstDealer(StrEnum):
    """How the first dealer is found (section 2)."""

    LOT = "lot"
    FIRST_ACE = "first_ace"
    FIRST_ACE_LEADS = "first_ace_leads"
    HIGHEST = "highest"


class Seating(StrEnum):
    """How the seats are taken (section 2)."""

    AS_SEATED = "as_seated"
    DRAW = "draw"


class SettlementMode(StrEnum):
    """Who owes whom at the end (section 7)."""

    WINNER = "winner"
    POINTS = "points"
    PAIRS = "pairs"
    POT = "pot"


USUAL_BAN = frozenset({Objective.HEARTS, Objective.KING, Objective.ALL})


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Every option by its public name; None in the recovery's numbers means: as section 6 says."""

    players: int = 4
    pack: str = "7-a"
    prices: str | Prices = "usual"
    boys: Boys = Boys.KINGS
    last: LastTricks = LastTricks.TWO
    eralash: bool = True
    blind: bool = False
    stop_when_settled: bool = True
    multiplier: int = 1
    choice: Choice = Choice.FIXED
    order: Order = Order.CLUB
    heart_lead_ban: frozenset[Objective] = USUAL_BAN
    king_discard: KingDiscard = KingDiscard.WHEN_VOID
    talon: TalonFate = TalonFate.DEAD
    recovery: RecoveryMode = RecoveryMode.MIRROR
    recovery_deals: int | None = None
    trick_price: int | None = None
    must_trump: bool | None = None
    trump_lead: TrumpLead = TrumpLead.FREE
    reward_all: RewardAll = RewardAll.NONE
    domino: bool = False
    suits: SuitsNamed = SuitsNamed.ANY
    nt: bool = False
    miz: bool = False
    by_last: bool = False
    settle: bool = False
    sale: SaleTime = SaleTime.NONE
    sale_binding: bool = False
    accept: AcceptRule = AcceptRule.BEST
    ask: bool = False
    deals_each: int | None = None
    first_dealer: FirstDealer = FirstDealer.LOT
    seating: Seating = Seating.AS_SEATED
    settlement: SettlementMode = SettlementMode.WINNER
    stake: int = 1
    ante: int = 1
    deserter: bool = False
