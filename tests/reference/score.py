"""Section 4: the points of a deal. 6: those of the recoveries. 7: the deserter and the settlement."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tests.reference.deal import Deal
from tests.reference.options import Options
from tests.reference.prices import OBJECTIVES, counts, last_tricks, price

PLACES = {4: [200, 125, 50, -50], 3: [250, 150, 25]}  # (6) domino, first out to last


def points(deal: Deal) -> list[int]:
    """The points of a finished deal, by seats, as they stand on the score sheet."""
    multiplied = [number * deal.options["multiplier"] for number in unmultiplied(deal)]
    return multiplied if deal.deserter is None else charged(deal, deal.deserter, multiplied)


def unmultiplied(deal: Deal) -> list[int]:
    seats = range(deal.players)
    if deal.contract == "domino":
        return [PLACES[deal.players][deal.out.index(seat)] for seat in seats]
    if deal.contract in ("trump", "take-tricks"):
        return [trick_points(deal, seat) + deal.moved[seat] for seat in seats]
    sign = -1 if str(deal.contract).startswith("-") else 1
    objectives = OBJECTIVES if deal.objective == "all" else (str(deal.objective),)
    return [sign * sum(taken(deal, seat, objective) for objective in objectives) for seat in seats]


def taken(deal: Deal, seat: int, objective: str) -> int:
    """What a seat has taken of one of the six objectives, in points."""
    won = [trick for trick in deal.tricks if trick.taker == seat]
    match objective:
        case "tricks":
            units = len(won)
        case "last":  # settled by the last trick, so the deal was played to its end
            units = sum(trick in won for trick in deal.tricks[-last_tricks(deal.options) :])
        case _:
            cards = [card for trick in won for card in trick.cards] + talon_cards(deal, seat)
            units = sum(counts(card, objective, deal.options) for card in cards)
    return units * price(objective, deal.options)


def talon_cards(deal: Deal, seat: int) -> list[str]:
    """(3.6) the talon goes to the taker of the last trick, or is dead. If the deal ended early it holds none."""
    goes_to_last = deal.options["talon"] == "last_trick" and deal.tricks[-1].taker == seat
    return deal.talon if goes_to_last else []


def trick_points(deal: Deal, seat: int) -> int:
    """(6) trick_price a trick; in the auction the winner scores only above his bid."""
    if deal.settled:
        return 2 * int(deal.options["trick_price"])
    tricks = sum(trick.taker == seat for trick in deal.tricks)
    if deal.options["recovery"] == "auction" and seat == deal.namer:
        tricks = max(0, tricks - deal.bid)
    return tricks * int(deal.options["trick_price"])


def charged(deal: Deal, deserter: int, own: list[int]) -> list[int]:
    """(7) a penalty deal is written to the deserter whole; of a deal of positive sum he keeps only a minus."""
    if str(deal.contract).startswith("-"):
        return [sum(own) if seat == deserter else 0 for seat in range(deal.players)]
    return [min(0, number) if seat == deserter else number for seat, number in enumerate(own)]


# ---- the end of a match (7) -----------------------------------------------------------------------------------


def places(totals: Sequence[int]) -> list[int]:
    """1 for the highest total; equal totals share the place."""
    return [1 + sum(other > total for other in totals) for total in totals]


def settlement(totals: Sequence[int], options: Options) -> list[Fraction]:
    """What each receives (+) or pays (-)."""
    players, best = len(totals), max(totals)
    winners = [seat for seat in range(players) if totals[seat] == best]
    stake, ante = options["stake"], options["ante"]
    match options["settlement"]:
        case "points":
            mean = Fraction(sum(totals), players)
            return [(total - mean) * stake for total in totals]
        case "pairs":
            return [Fraction(sum(total - other for other in totals) * stake) for total in totals]
        case "winner":  # each loser pays the difference once, and the winners divide it
            paid = [(best - total) * stake for total in totals]
            share = Fraction(sum(paid), len(winners))
            return [share if seat in winners else Fraction(-paid[seat]) for seat in range(players)]
        case _:  # pot; the ante is not multiplied by the stake
            share = Fraction(ante * players, len(winners))
            return [share - ante if seat in winners else Fraction(-ante) for seat in range(players)]
