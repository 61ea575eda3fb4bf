"""The rules of one deal: what scores, who must play what, when it ends.

One value that engine, scoring, audit and bots share. All points are signed and multiplied as they stand on the
score sheet: below zero they count against the taker.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from kingclub.cards import KING_OF_HEARTS, Card, Pack, Rank, Suit
from kingclub.rules.contract import Contract, Objective
from kingclub.rules.denomination import Denomination
from kingclub.rules.option import KingDiscard, Options, TalonFate
from kingclub.rules.price import Prices
from kingclub.rules.recovery import Auction, DominoRound, Mirror, Praise, Recovery, TalonGame, TrumpGame

_NO_CARDS: Mapping[Card, int] = MappingProxyType({})

SETTLED_TRICKS = 2
"""Tricks credited to each player where a deal is settled unplayed (section 6)."""

DOMINO_BASES = {32: Rank.JACK, 51: Rank.SEVEN, 52: Rank.SEVEN}
"""The rank that starts a suit in domino, by the size of the pack."""

DOMINO_PLACES = {3: (250, 150, 25), 4: (200, 125, 50, -50)}
"""Points for being out first, second … in domino, by the number of players."""


@dataclass(frozen=True, slots=True)
class DealRules:
    """The rules of a deal with one contract.

    `hand_size` cards are dealt to each (domino: to eldest) and `talon_size` left over; `tricks` are played. A trick
    pays `trick` to its taker, each card in it `cards[card]`, the last trick `last[0]` more and the one before it
    `last[1]`.
    `total` is the sum of the points of all players, None where the cards or the calls decide it.
    """

    contract: Contract
    hand_size: int
    talon_size: int
    tricks: int
    trick: int = 0
    cards: Mapping[Card, int] = field(default_factory=lambda: _NO_CARDS)
    last: tuple[int, ...] = ()
    heart_ban: bool = False
    king_when_void: bool = False
    king_when_hearts_led: bool = False
    ends_early: bool = False
    talon_scores: bool = False
    game: TrumpGame | None = None
    places: tuple[int, ...] = ()
    base: Rank | None = None
    total: int | None = None
    denomination: Denomination | None = None

    @property
    def trump(self) -> Suit | None:
        """The trump suit, once named, if there is one."""
        return self.denomination.trump if self.denomination else None

    @property
    def misere(self) -> bool:
        """Whether the ranks are turned over."""
        return self.denomination is Denomination.MISERE

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Travels to another process as its fields, the read-only mapping as a plain one."""
        values = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return _read_only, (values | {"cards": dict(self.cards)},)

    def named(self, denomination: Denomination) -> DealRules:
        """The same deal after a denomination has been named."""
        return replace(self, denomination=denomination)


def _read_only(values: dict[str, Any]) -> DealRules:
    return DealRules(**(values | {"cards": MappingProxyType(values["cards"])}))


def deal_rules(
    contract: Contract, options: Options, pack: Pack, hand_size: int, prices: Prices, recovery: Recovery
) -> DealRules:
    """The rules of a deal of this contract under these options, which are known to fit together."""
    if contract is Contract.DOMINO:
        return _domino(options, pack)
    if contract.objective is None:
        return _trick_game(contract, options, pack, hand_size, recovery)
    return _scoring_deal(contract, contract.objective, options, pack, hand_size, prices)


def _domino(options: Options, pack: Pack) -> DealRules:
    """All cards are dealt, with 32 to three players eleven, eleven and ten."""
    places = tuple(options.multiplier * place for place in DOMINO_PLACES[options.players])
    dealt = -(-pack.size // options.players)
    return DealRules(Contract.DOMINO, dealt, 0, 0, places=places, base=DOMINO_BASES[pack.size], total=sum(places))


def _trick_game(contract: Contract, options: Options, pack: Pack, hand_size: int, recovery: Recovery) -> DealRules:
    assert not isinstance(recovery, Mirror | DominoRound)
    dealt = hand_size - 1 if isinstance(recovery, TalonGame) else hand_size
    trick = options.multiplier * recovery.game.price
    return DealRules(
        contract,
        dealt,
        pack.size - options.players * dealt,
        hand_size,
        trick=trick,
        game=recovery.game,
        total=None if _calls_decide(recovery, options.players, hand_size) else trick * hand_size,
    )


def _calls_decide(recovery: Recovery, players: int, hand_size: int) -> bool:
    """Whether what is said before the play changes the deal's total: a bid is lost, two tricks each are not all."""
    settled_is_other = SETTLED_TRICKS * players != hand_size
    return isinstance(recovery, Auction) or (isinstance(recovery, Praise) and recovery.settle and settled_is_other)


def _scoring_deal(
    contract: Contract, objective: Objective, options: Options, pack: Pack, hand_size: int, prices: Prices
) -> DealRules:
    sign = contract.sign * options.multiplier
    counted = frozenset(Objective) if objective is Objective.ALL else frozenset({objective})
    trick = sign * prices.tricks if Objective.TRICKS in counted else 0
    last = (sign * prices.last,) * options.last.number if Objective.LAST in counted else ()
    cards = {
        card: sign * worth for card in pack.cards if (worth := _card_worth(card, counted, options, prices)) != 0
    }
    talon_size = pack.size - options.players * hand_size
    talon_scores = options.talon is TalonFate.LAST_TRICK
    king_deal = objective in (Objective.KING, Objective.ALL)
    known = not cards or talon_scores or not talon_size
    return DealRules(
        contract,
        hand_size,
        talon_size,
        hand_size,
        trick=trick,
        cards=MappingProxyType(cards),
        last=last,
        heart_ban=objective in options.heart_lead_ban,
        king_when_void=king_deal and options.king_discard in (KingDiscard.WHEN_VOID, KingDiscard.ALWAYS),
        king_when_hearts_led=king_deal
        and options.king_discard in (KingDiscard.WHEN_HEARTS_LED, KingDiscard.ALWAYS),
        ends_early=options.stop_when_settled and not trick and not last,
        talon_scores=talon_scores and talon_size > 0,
        total=trick * hand_size + sum(last) + sum(cards.values()) if known else None,
    )


def _card_worth(card: Card, counted: frozenset[Objective], options: Options, prices: Prices) -> int:
    worth = 0
    if Objective.BOYS in counted and card.rank in options.boys.ranks:
        worth += prices.boys
    if Objective.GIRLS in counted and card.rank is Rank.QUEEN:
        worth += prices.girls
    if Objective.HEARTS in counted and card.suit is Suit.HEARTS:
        worth += prices.hearts
    if Objective.KING in counted and card is KING_OF_HEARTS:
        worth += prices.king
    return worth
