"""What a deal brings (rules, sections 3–7). Points are as on the score sheet: signed and multiplied."""

from __future__ import annotations

from kingclub.cards import BySeat, Seat, with_seat
from kingclub.engine.deal import Deal
from kingclub.engine.trick import Trick
from kingclub.rules.deal_rules import SETTLED_TRICKS, DealRules


def trick_points(trick: Trick, number: int, rules: DealRules) -> int:
    """What the trick brings its taker; `number` counts the tricks of the deal from 1."""
    points = rules.trick
    for card in trick.cards:
        points += rules.cards.get(card, 0)
    from_the_end = rules.tricks - number
    return points + rules.last[from_the_end] if from_the_end < len(rules.last) else points


def is_settled(deal: Deal, rules: DealRules) -> bool:
    """Whether the deal ends here because the last card that scores has fallen (rules 3.5 and 3.6)."""
    if not rules.ends_early:
        return False
    in_talon = sum(rules.cards.get(card, 0) for card in deal.talon)
    if in_talon and rules.talon_scores:
        return False
    in_play = sum(rules.cards.values()) - in_talon
    return in_play != 0 and sum(deal.points) == in_play


def final_points(deal: Deal, rules: DealRules, *, multiplier: int, last_taker: Seat | None) -> BySeat[int]:
    """The points that are written down: what was taken, the talon, the bargain, and the deserter's charge."""
    points = deal.points
    if rules.talon_scores and last_taker is not None:
        in_talon = sum(rules.cards.get(card, 0) for card in deal.talon)
        points = _add(points, last_taker, in_talon)
    if deal.bid is not None:
        winner, bid = deal.bid
        points = with_seat(points, winner, max(0, points[winner] - bid * rules.trick))
    if deal.bargain is not None:
        bargain = deal.bargain
        paid = bargain.tricks * rules.trick + bargain.points * multiplier
        points = _add(_add(points, bargain.buyer, -paid), bargain.seller, paid)
    return points if deal.deserter is None else charge_deserter(points, deal.deserter)


def charge_deserter(points: BySeat[int], deserter: Seat) -> BySeat[int]:
    """The points when a player has left (rules, section 7).

    All the points of a penalty deal are his; of a deal of positive sum he gets nothing or keeps his minus.
    """
    total = sum(points)
    if total < 0:
        return tuple(total if seat == deserter else 0 for seat in range(len(points)))
    return with_seat(points, deserter, min(0, points[deserter]))


def settled_points(deal: Deal, rules: DealRules) -> BySeat[int]:
    """The points of a deal settled unplayed: two tricks for each."""
    points = (SETTLED_TRICKS * rules.trick,) * deal.players
    return points if deal.deserter is None else charge_deserter(points, deal.deserter)


def domino_points(out: tuple[Seat, ...], rules: DealRules, deserter: Seat | None) -> BySeat[int]:
    """The points of a domino deal; `out` are all players in the order in which they got rid of their cards."""
    points = tuple(rules.places[out.index(Seat(seat))] for seat in range(len(out)))
    return points if deserter is None else charge_deserter(points, deserter)


def _add(points: BySeat[int], seat: Seat, gain: int) -> BySeat[int]:
    return with_seat(points, seat, points[seat] + gain)
