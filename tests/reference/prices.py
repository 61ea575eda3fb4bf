"""Section 4: the objectives, and what one unit costs: a trick, a card that counts, a last trick that counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.reference.cards import rank, suit

Options = Mapping[str, Any]

OBJECTIVES = ("tricks", "boys", "girls", "hearts", "king", "last")  # `all` is the six added up

# Boys of one rank, last tricks of two; `price` turns them into what the options ask for.
PRICES = {
    "usual": {"tricks": 2, "boys": 4, "girls": 4, "hearts": 2, "king": 16, "last": 8},
    "price3-40": {"tricks": 4, "boys": 10, "girls": 10, "hearts": 5, "king": 40, "last": 20},
    "price3-24": {"tricks": 3, "boys": 6, "girls": 6, "hearts": 3, "king": 24, "last": 12},
    "price3-20": {"tricks": 2, "boys": 5, "girls": 5, "hearts": 2, "king": 20, "last": 10},
    "price52-30": {"tricks": 20, "boys": 60, "girls": 60, "hearts": 20, "king": 150, "last": 75},
    "price52-40": {"tricks": 20, "boys": 80, "girls": 60, "hearts": 20, "king": 150, "last": 75},
    "price51": {"tricks": 15, "boys": 60, "girls": 60, "hearts": 20, "king": 140, "last": 70},
}


def price(objective: str, options: Options) -> int:
    """What one unit of an objective costs; a table of the user's own gives each unit as it is."""
    if isinstance(options["prices"], Mapping):
        return int(options["prices"][objective])
    listed = PRICES[options["prices"]][objective]
    if objective == "boys" and options["boys"] == "KJ":
        return listed // 2
    if objective == "last" and options["last"] == "one":
        return listed * 2
    return listed


def price_is_whole(objective: str, options: Options) -> bool:
    """One rank of boys costs P and both P/2 each: a P that is odd cannot be halved."""
    halved = objective == "boys" and options["boys"] == "KJ" and not isinstance(options["prices"], Mapping)
    return not halved or PRICES[options["prices"]]["boys"] % 2 == 0


def counts(card: str, objective: str, options: Options) -> bool:
    """Whether a card counts in one of the six objectives."""
    match objective:
        case "boys":
            return rank(card) in options["boys"]
        case "girls":
            return rank(card) == "Q"
        case "hearts":
            return suit(card) == "H"
        case "king":
            return card == "KH"
        case _:
            return False  # tricks and last tricks count as tricks


def last_tricks(options: Options) -> int:
    return 2 if options["last"] == "two" else 1
