"""Calls by rules of thumb: what is ordered, bid, named, praised, sold, taken and given before the first card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from kingclub.bots.outlook import outlook
from kingclub.bots.strength import best_name, expected_tricks
from kingclub.cards import Card
from kingclub.engine import (
    Accept,
    Action,
    Bid,
    Buy,
    ByLast,
    Decline,
    Give,
    Keep,
    Name,
    Offer,
    Order,
    Pass,
    Sell,
    Settle,
    Take,
)
from kingclub.rules import SUITS, Denomination
from kingclub.rules.option import SuitsNamed
from kingclub.view import Observation

BY_LAST_TRICKS: Final = 2.0 / 8
"""The share of the tricks that eldest may expect if his last card decides: hardly more than his fair share."""


def call(seen: Observation) -> Action:
    """The call of the seat to act."""
    return _CALLS[seen.phase](seen)


def _order(seen: Observation) -> Action:
    """The contract that suits the hand best; if none suits it better than usual, let somebody else order."""
    legal = seen.legal or ()
    orders = [action for action in legal if isinstance(action, Order)]
    if seen.hand is None:  # by rules of thumb one blind choice is as good as another
        return orders[0]
    hand = seen.hand
    suits = {order: outlook(seen.ruleset, hand, order.contract) for order in orders}
    best = max(orders, key=lambda order: suits[order])
    return Pass() if suits[best] <= 0 and Pass() in legal else best


def _bid(seen: Observation) -> Action:
    """Sacrifice only what the trump brings: every trick bid is lost to me, and three of the others share it."""
    fair = seen.ruleset.hand_size / seen.ruleset.players
    _, tricks = best_name(seen.ruleset, seen.hand or (), SUITS)
    wanted = (seen.best.tricks if seen.best else 0) + 1
    share = 1 - 1 / seen.ruleset.players
    return Bid(wanted) if tricks - fair > share * wanted and Bid(wanted) in (seen.legal or ()) else Pass()


def _name(seen: Observation) -> Action:
    """The denomination that promises the most tricks; from three poor cards rather let the last card decide."""
    legal = seen.legal or ()
    names = [action.denomination for action in legal if isinstance(action, Name)]
    name, tricks = best_name(seen.ruleset, seen.hand or (), names)
    undecided = tricks < BY_LAST_TRICKS * seen.ruleset.hand_size
    return Decline() if undecided and Decline() in legal else Name(name)


def _praise(seen: Observation) -> Action:
    """As for naming; two certain tricks are better than a hand that expects fewer."""
    legal = seen.legal or ()
    names = [action.denomination for action in legal if isinstance(action, Name)]
    best, expected = best_name(seen.ruleset, seen.hand or (), names) if names else (None, 0.0)
    choices: list[tuple[float, Action]] = [(expected, Name(best))] if best is not None else []
    if ByLast() in legal:
        choices.append((BY_LAST_TRICKS * seen.ruleset.hand_size, ByLast()))
    if Settle() in legal:
        choices.append((2.0, Settle()))
    return max(choices, key=lambda choice: choice[0])[1]


def _open_sale(seen: Observation) -> Action:
    """Sell what expects less than a good third of the tricks: the best offer will have to be taken."""
    return Keep() if _mine(seen) > 0.35 * seen.ruleset.hand_size else Sell()


def _offer(seen: Observation) -> Action:
    """Offer what naming would bring me more than leaving it to the seller, never more."""
    legal = seen.legal or ()
    wanted = (seen.best.tricks if seen.best else 0) + 1
    _, tricks = best_name(seen.ruleset, _with_talon(seen), _allowed(seen))
    worth_it = tricks - wanted > _leavings(seen, 0.37 * seen.ruleset.hand_size)
    return Offer(wanted) if worth_it and Offer(wanted) in legal else Pass()


def _accept(seen: Observation) -> Action:
    """An offer, my share of what the buyer leaves, or what I expect myself: whichever is the most tricks."""
    legal = seen.legal or ()
    choices: list[tuple[float, Action]] = [(_mine(seen), Keep())]
    if Settle() in legal:
        choices.append((2.0, Settle()))
    accepts = [action for action in legal if isinstance(action, Accept)]
    if seen.best is not None and accepts:
        best = next((accept for accept in accepts if accept.seat in (None, seen.best.seat)), accepts[0])
        left = _leavings(seen, 0.4 * seen.ruleset.hand_size)
        choices.append((seen.best.tricks + left, best))
    return max(choices, key=lambda choice: choice[0])[1]


def _talon(seen: Observation) -> Action:
    """Take the talon with a hand that names well; otherwise let the others bid for it."""
    _, tricks = best_name(seen.ruleset, _with_talon(seen), SUITS)
    return Sell() if tricks < 0.35 * seen.ruleset.hand_size and Sell() in (seen.legal or ()) else Take()


def _buy(seen: Observation) -> Action:
    """Buy if the tricks that the talon brings are worth more than the price."""
    assert seen.best is not None
    assert seen.rules is not None
    _, tricks = best_name(seen.ruleset, _with_talon(seen), SUITS)
    price = seen.best.points * seen.ruleset.options.multiplier / seen.rules.trick
    return Buy() if tricks - price > _leavings(seen, 0.37 * seen.ruleset.hand_size) else Pass()


def _give(seen: Observation) -> Action:
    """Give the lowest card of the shortest side suit: soon I am void there and ruff."""
    return min((action for action in seen.legal or () if isinstance(action, Give)), key=burden_of(seen))


def burden_of(seen: Observation) -> Callable[[Give], tuple[bool, int, int, int]]:
    """How gladly a card is given, by smallest first: no trump, of a short suit, low."""
    hand = seen.hand or ()
    trump = best_name(seen.ruleset, hand, SUITS)[0].trump
    lengths = Counter(card.suit for card in hand)

    def burden(give: Give) -> tuple[bool, int, int, int]:
        card = give.card
        return card.suit is trump, lengths[card.suit], card.rank, card.index

    return burden


def _mine(seen: Observation) -> float:
    """The tricks that I may expect with what has been named."""
    hand: tuple[Card, ...] = seen.hand or ()
    if seen.rules is not None and seen.rules.denomination is not None:
        return expected_tricks(seen.ruleset, hand, seen.rules.denomination)
    return BY_LAST_TRICKS * seen.ruleset.hand_size


def _leavings(seen: Observation, namer: float) -> float:
    """My share of the tricks if another names, who takes so many himself."""
    return (seen.ruleset.hand_size - namer) / (seen.ruleset.players - 1)


def _with_talon(seen: Observation) -> tuple[Card, ...]:
    """My cards and those of an open talon that I might take."""
    lying = seen.talon or () if seen.talon_count else ()
    return (seen.hand or ()) + lying


def _allowed(seen: Observation) -> tuple[Denomination, ...]:
    """What a buyer may name: with a sale before the rest only suits that he holds, where the house says so."""
    options = seen.ruleset.options
    extra = (*((Denomination.NO_TRUMP,) if options.nt else ()), *((Denomination.MISERE,) if options.miz else ()))
    held = {card.suit for card in seen.hand or ()}
    free = options.suits is SuitsNamed.ANY or seen.ruleset.opens_talon
    return (*(suit for suit in SUITS if free or suit.trump in held), *extra)


_CALLS: Final[dict[str, Callable[[Observation], Action]]] = {
    "order": _order,
    "bid": _bid,
    "name": _name,
    "praise": _praise,
    "open-sale": _open_sale,
    "offer": _offer,
    "accept": _accept,
    "talon": _talon,
    "buy": _buy,
    "give": _give,
}
