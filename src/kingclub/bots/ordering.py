"""Which contract to order when: what an order uses up is worth keeping for a hand that suits it better."""

from __future__ import annotations

from statistics import NormalDist
from typing import Final

from kingclub.bots.outlook import outlook, whole
from kingclub.engine import Action, Order, Pass
from kingclub.view import Observation

THOUGHTS: Final = 5
"""So many of the contracts that suit the hand best are played out."""

SPREAD: Final = 0.17
"""How much the outcome of a contract differs from hand to hand, by its whole.

Measured by playouts: 0.12 for the queens of the reward deals, 0.26 for their hearts, about 0.17 elsewhere.
"""

PATIENCE: Final = 0.7
"""How much of the best of all hands to come one may hope to meet with this contract still on the list."""


def orders_worth_a_thought(seen: Observation) -> list[Action]:
    """The orders that suit the hand best for what they use up, and a pass if there is one; all if it is blind."""
    legal, hand = seen.legal or (), seen.hand
    if hand is None:
        return list(legal)
    orders = [action for action in legal if isinstance(action, Order)]
    orders.sort(key=lambda order: worth_of_keeping(seen, order) - outlook(seen.ruleset, hand, order.contract))
    return [*orders[:THOUGHTS], *(action for action in legal if isinstance(action, Pass))]


def worth_of_keeping(seen: Observation, action: Action) -> float:
    """What an order uses up, in points: the chance of a better hand for this contract. Nothing for other calls.

    Nothing for a blind order either: no hand to come can be chosen for the contract.

    Of all contracts eralash differs most from hand to hand, so it is the one to wait with.
    """
    if not isinstance(action, Order) or seen.lists is None or seen.turn is None or seen.hand is None:
        return 0.0
    return PATIENCE * best_of_hands(len(seen.lists[seen.turn])) * SPREAD * whole(seen.ruleset, action.contract)


def best_of_hands(number: int) -> float:
    """By how many standard deviations the best of so many hands beats the average one, about.

    >>> round(best_of_hands(1), 1), round(best_of_hands(14), 1)
    (0.0, 1.7)
    """
    return NormalDist().inv_cdf((number - 0.375) / (number + 0.25)) if number > 1 else 0.0
