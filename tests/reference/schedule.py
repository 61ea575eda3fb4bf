"""Section 5: which deals a match has, and who may still order what."""

from __future__ import annotations

from tests.reference.options import Options

ORDERS = {
    "club": ["tricks", "boys", "girls", "hearts", "king", "last", "all"],
    "app": ["tricks", "hearts", "boys", "girls", "king", "last", "all"],
    "dos": ["tricks", "hearts", "boys", "girls", "last", "king", "all"],
    "book": ["tricks", "hearts", "girls", "boys", "king", "last", "all"],
}


def half(sign: str, options: Options) -> list[str]:
    """The seven contracts of one sign in the order of the ruleset, or six without eralash."""
    return [sign + name for name in ORDERS[options["order"]] if options["eralash"] or name != "all"]


def recovery(options: Options) -> list[str]:
    """The second stage of a fixed schedule (6)."""
    match options["recovery"]:
        case "mirror":
            return half("+", options)  # in the same order as the penalties
        case "domino":
            deals = ["domino"] * int(options["players"])  # one domino deal a player
        case "take_tricks":
            deals = ["take-tricks"] * int(options["recovery_deals"])
        case _:
            deals = ["trump"] * int(options["recovery_deals"])
    # `eralash: false` drops +all from every list, so from here as well (read so).
    reward_all = [] if options["reward_all"] == "none" or not options["eralash"] else ["+all"]
    before, after = (reward_all, []) if options["reward_all"] == "before" else ([], reward_all)
    return before + deals + after


def domino_round(options: Options) -> list[str]:
    """One domino deal a player, after everything else (8: `domino`; read so beside `reward_all: after` too)."""
    another = options["domino"] and options["recovery"] != "domino"
    return ["domino"] * int(options["players"]) if another else []


def fixed_schedule(options: Options) -> list[str]:
    return half("-", options) + recovery(options) + domino_round(options)


def contract_list(options: Options) -> list[str]:
    """What a player (in `shared`: the table) may order in the course of the match."""
    if options["recovery"] == "named":  # with `eldest`: exactly the penalties and the trump deals
        return half("-", options) + ["trump"] * options["recovery_deals"]
    return half("-", options) + half("+", options)


class Orders:
    """Who may still order what, where the contract is chosen."""

    def __init__(self, options: Options) -> None:
        players = options["players"]
        self.all = contract_list(options)
        self.one_list = options["choice"] == "shared"
        table_list = list(self.all)
        self.lists = [table_list if self.one_list else list(self.all) for _ in range(players)]
        each = None if self.one_list else options["deals_each"]
        self.quota = len(self.all) if each is None else min(each, len(self.all))
        self.played = [0] * players

    def left(self, seat: int) -> list[str]:
        """The contracts that the seat may order; none when it has played all it has to play."""
        return self.lists[seat] if self.played[seat] < self.quota else []

    def take(self, seat: int, contract: str) -> None:
        self.lists[seat].remove(contract)
        self.played[seat] += 1

    def all_played(self) -> bool:
        return not any(self.left(seat) for seat in range(len(self.lists)))
