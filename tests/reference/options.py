"""Section 8: the options, their values, the defaults that section 6 gives, and what is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.reference.cards import CARDS_EACH, PACKS
from tests.reference.prices import OBJECTIVES, PRICES, price_is_whole

Options = Mapping[str, Any]

CLUB: dict[str, Any] = {  # the first value of each option is `club`'s
    "players": 4,
    "pack": "7-a",
    "prices": "usual",
    "boys": "K",
    "last": "two",
    "eralash": True,
    "blind": False,
    "stop_when_settled": True,
    "multiplier": 1,
    "choice": "fixed",
    "order": "club",
    "heart_lead_ban": ["hearts", "king", "all"],
    "king_discard": "when_void",
    "talon": "dead",
    "recovery": "mirror",
    "recovery_deals": None,  # None: what section 6 says of the recovery
    "trick_price": None,
    "must_trump": None,
    "trump_lead": "free",
    "reward_all": "none",
    "domino": False,
    "suits": "any",
    "nt": False,
    "miz": False,
    "by_last": False,
    "settle": False,
    "sale": "none",
    "sale_binding": False,
    "accept": "best",
    "ask": False,
    "deals_each": None,
    "first_dealer": "lot",
    "seating": "as_seated",
    "settlement": "winner",
    "stake": 1,
    "ante": 1,
    "deserter": False,
}


def one_of(*values: object) -> Callable[[object], bool]:
    return lambda value: any(value is known if isinstance(known, bool) else value == known for known in values)


def whole(lowest: int, highest: int | None = None) -> Callable[[object], bool]:
    def fits(value: object) -> bool:
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return lowest <= value and (highest is None or value <= highest)

    return fits


def or_none(fits: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: value is None or fits(value)


def is_price_list(value: object) -> bool:
    if isinstance(value, dict):
        return set(value) == set(OBJECTIVES) and all(whole(0)(price) for price in value.values())
    return value in PRICES


def is_set_of_objectives(value: object) -> bool:
    return isinstance(value, list) and all(name in (*OBJECTIVES, "all") for name in value)


YES_OR_NO = one_of(True, False)

VALUES: dict[str, Callable[[object], bool]] = {
    "players": whole(2, 6),
    "pack": one_of(*PACKS),
    "prices": is_price_list,
    "boys": one_of("K", "J", "KJ"),
    "last": one_of("two", "one"),
    "eralash": YES_OR_NO,
    "blind": YES_OR_NO,
    "stop_when_settled": YES_OR_NO,
    "multiplier": whole(1),
    "choice": one_of("fixed", "order_or_pass", "eldest", "shared"),
    "order": one_of("club", "app", "dos", "book"),
    "heart_lead_ban": is_set_of_objectives,
    "king_discard": one_of("when_void", "free", "when_hearts_led", "always"),
    "talon": one_of("dead", "last_trick"),
    "recovery": one_of("mirror", "auction", "first_three", "named", "praise", "talon", "take_tricks", "domino"),
    "recovery_deals": or_none(whole(1)),
    "trick_price": or_none(whole(1)),
    "must_trump": or_none(YES_OR_NO),
    "trump_lead": or_none(one_of("free", "namer_only")),
    "reward_all": one_of("none", "before", "after"),
    "domino": YES_OR_NO,
    "suits": one_of("any", "held"),
    "nt": YES_OR_NO,
    "miz": YES_OR_NO,
    "by_last": YES_OR_NO,
    "settle": YES_OR_NO,
    "sale": one_of("none", "before_rest", "after_rest"),
    "sale_binding": YES_OR_NO,
    "accept": one_of("best", "any"),
    "ask": YES_OR_NO,
    "deals_each": or_none(whole(1, 14)),
    "first_dealer": one_of("lot", "first_ace", "first_ace_leads", "highest"),
    "seating": one_of("as_seated", "draw"),
    "settlement": one_of("winner", "points", "pairs", "pot"),
    "stake": whole(0),
    "ante": whole(0),
    "deserter": YES_OR_NO,
}


def refusal(options: Options) -> str | None:
    """`unknown-option`, `option-value` or `option-clash` for a ruleset that section 8 refuses; else None."""
    if any(name not in VALUES for name in options):
        return "unknown-option"
    if any(not VALUES[name](value) for name, value in options.items()):
        return "option-value"
    return "option-clash" if clashes(options) else None


def clashes(options: Options) -> bool:
    """The combinations that section 8 lists as refused."""
    table, recovery = (options["players"], options["pack"]), options["recovery"]
    if table not in CARDS_EACH:
        return True
    chosen_lists = recovery == "mirror" or (options["choice"] == "eldest" and recovery == "named")
    if options["choice"] != "fixed" and not chosen_lists:
        return True
    if recovery == "mirror" and (options["domino"] or options["reward_all"] != "none"):
        return True
    if recovery == "talon" and options["pack"] not in ("2-a", "2-a-no-2c"):
        return True
    if plays_domino(options) and options["pack"] not in ("7-a", "2-a", "2-a-no-2c"):
        return True
    if recovery in ("praise", "take_tricks") and None in (options["recovery_deals"], options["trick_price"]):
        return True
    return not all(price_is_whole(objective, options) for objective in OBJECTIVES)


def plays_domino(options: Options) -> bool:
    return bool(options["domino"]) or options["recovery"] == "domino"


def completed(options: Options) -> dict[str, Any]:
    """The options with the four defaults of section 6 filled in."""
    recovery = options["recovery"]
    price = {"auction": 6, "first_three": 6, "named": 25, "talon": 25}
    defaults = {
        "recovery_deals": usual_recovery_deals(options),
        "trick_price": price.get(recovery, 0),
        "must_trump": recovery in ("auction", "first_three"),
        "trump_lead": "free",
    }
    return {**options, **{name: value for name, value in defaults.items() if options[name] is None}}


def usual_recovery_deals(options: Options) -> int:
    """One round; two of `named` or `talon` if eralash was played and there is no domino (6).

    In the lists of `eldest` with `named` it is four trump deals a player, whatever the number of players (5).
    """
    if options["choice"] == "eldest" and options["recovery"] == "named":
        return 4
    two_rounds = options["recovery"] in ("named", "talon") and options["eralash"] and not options["domino"]
    return int(options["players"]) * (2 if two_rounds else 1)
