"""What no bot from level 2 on does at any table: each a position in which the mistake would cost."""

from __future__ import annotations

import random

import pytest

from kingclub.bots import Budget, bot_of, levels
from kingclub.cards import Card
from kingclub.engine import Match, PlayCard
from tests.unit.bots.table import after, cards, deal, seen

SENSIBLE = [level for level in levels() if level >= 2]
SEEDS = range(5)
"""Chance may lead no bot astray."""


def choices(match: Match, level: int) -> set[Card]:
    """The cards that a level plays here, over several seeds."""
    actions = [bot_of(level).decide(seen(match), random.Random(seed), Budget()) for seed in SEEDS]
    return {action.card for action in actions if isinstance(action, PlayCard)}


@pytest.mark.parametrize("level", SENSIBLE)
class TestPenalties:
    def test_a_suit_that_nobody_else_has_is_not_led(self, level: int) -> None:
        match = deal("-tricks", "9S TS JS QS KS AS 9D 9C", preset="three")

        assert choices(match, level) <= cards("9D 9C")

    def test_a_suit_whose_rest_lies_in_the_talon_is_one_that_nobody_has(self, level: int) -> None:
        others = {1: "7C 8C 9C TC JC QC KC 7D 8D JD", 2: "QD KD 7H 8H 9H TH JH QH 9D TD"}
        match = deal("-tricks", "9S TS JS QS KS AS AH KH AD AC", others, preset="ordered-three")

        assert choices(after(match, "9S 7C 8H"), level) <= cards("AH KH AD AC")

    @pytest.mark.parametrize(("contract", "trick"), [("-girls", "TS QS 9S"), ("-boys", "TS KS 9S")])
    def test_the_last_to_play_ducks_when_he_can(self, level: int, contract: str, trick: str) -> None:
        led, second, third = trick.split()
        others = {1: f"{led} 7C 8C", 2: second, 3: third}
        match = after(deal(contract, "AS 8S 7H JD 9D TC JC QC", others, eldest=1), trick)

        assert choices(match, level) == cards("8S")

    def test_a_trick_that_costs_by_itself_is_ducked_too(self, level: int) -> None:
        others = {1: "TS AS AD AC", 2: "9S KS", 3: "JS 7S"}
        match = after(deal("-tricks", "QS 8S 7H 8H 7D 8D 7C 8C", others, eldest=1), "TS 9S JS")

        assert choices(match, level) == cards("8S")

    @pytest.mark.parametrize(
        ("contract", "mine", "trick", "due"),
        [
            ("-tricks", "KS AH QS KC TD TS 8S 8H", "9H QH JH", "8H"),
            ("-all", "QS 7S JH AH KH 8C AS 8H", "TS 9S 8S", "7S"),
            ("-all", "9D 9H 9C 8H 8D TS AD 8C", "TD JD 7D", "9D 8D"),
        ],
    )
    def test_not_even_a_cheap_trick_is_taken_early_with_a_dangerous_card(
        self, level: int, contract: str, mine: str, trick: str, due: str
    ) -> None:
        match = after(deal(contract, mine, dict(enumerate(trick.split(), 1)), eldest=1), trick)

        assert choices(match, level) <= cards(due)

    def test_the_king_is_not_taken_in_eralash(self, level: int) -> None:
        others = {1: "9H 7C 8C", 2: "KH", 3: "QH"}
        match = deal("-all", "AH 7H 8S JD 9D TC JC 9S", others, eldest=1, heart_lead_ban=[])

        assert choices(after(match, "9H KH QH"), level) == cards("7H")

    def test_the_highest_card_that_ducks_goes_first(self, level: int) -> None:
        match = after(deal("-girls", "7S JS 7H 8D 9D TC JC 7C", {1: "TS", 2: "QS", 3: "9S"}, eldest=1), "TS QS 9S")

        assert choices(match, level) == cards("JS")

    def test_the_queen_is_laid_under_the_ace(self, level: int) -> None:
        match = after(deal("-girls", "7S QS 7H 8D 9D TC JC 7C", {1: "TS", 2: "AS", 3: "9S"}, eldest=1), "TS AS 9S")

        assert choices(match, level) == cards("QS")

    def test_the_king_is_thrown_as_soon_as_one_is_void(self, level: int) -> None:
        match = after(
            deal("-king", "KH AH 8D AD TC KC 7C AC", {1: "9S", 2: "TS", 3: "JS"}, eldest=1, king_discard="free"),
            "9S TS JS",
        )

        assert choices(match, level) == cards("KH")

    def test_the_king_is_laid_under_the_ace_of_hearts(self, level: int) -> None:
        match = after(
            deal(
                "-king",
                "KH 7H 8D AD TC KC 7C AC",
                {1: "9H", 2: "AH", 3: "JH"},
                eldest=1,
                king_discard="free",
                heart_lead_ban=[],
            ),
            "9H AH JH",
        )

        assert choices(match, level) == cards("KH")


@pytest.mark.parametrize("level", SENSIBLE)
class TestHouseRules:
    def test_boys_are_whom_the_house_says(self, level: int) -> None:
        def thrown(boys: str) -> set[Card]:
            position = deal("-boys", "KD JC 8D 7D TC 9C 7C 8C", {1: "9S", 2: "TS", 3: "JS"}, eldest=1, boys=boys)
            return choices(after(position, "9S TS JS"), level)

        assert thrown("K") == cards("KD")
        assert thrown("J") == cards("JC")

    def test_a_forced_king_is_given_up_without_a_word(self, level: int) -> None:
        match = deal("-king", "KH 7H 8D AD TC KC 7C AC", {1: "9H", 2: "JH", 3: "TH"}, eldest=1, heart_lead_ban=[])

        assert choices(after(match, "9H JH TH"), level) == cards("7H")


@pytest.mark.parametrize("level", SENSIBLE)
class TestRewards:
    @pytest.mark.parametrize(
        ("contract", "mine", "trick", "due"),
        [
            ("+girls", "AS 8S 7H JD 9D TC JC QC", "TS QS 9S", "AS"),
            ("+tricks", "KS 8S 7H JD 9D TC JC QC", "TS QS 9S", "KS"),
            ("+all", "AH 7H 8S JD 9D TC JC 9S", "9H KH QH", "AH"),
        ],
    )
    def test_a_trick_that_pays_is_taken_by_the_last(
        self, level: int, contract: str, mine: str, trick: str, due: str
    ) -> None:
        led, second, third = trick.split()
        others = {1: f"{led} 7C 8C", 2: second, 3: third}
        match = after(deal(contract, mine, others, eldest=1, heart_lead_ban=[]), trick)

        assert choices(match, level) == cards(due)

    @pytest.mark.parametrize(
        ("contract", "paying"), [("+girls", "QD"), ("+boys", "KD"), ("+hearts", "9H"), ("+all", "QD")]
    )
    def test_nothing_that_pays_is_thrown_on_the_trick_of_another(
        self, level: int, contract: str, paying: str
    ) -> None:
        mine = f"{paying} 7D 8D 9D TD 7C 8C 9C"
        match = after(deal(contract, mine, {1: "9S", 2: "AS", 3: "JS"}, eldest=1), "9S AS JS")

        assert choices(match, level).isdisjoint(cards(paying))

    def test_a_sweep_of_another_is_broken(self, level: int) -> None:
        others = {1: "AS QS JC", 2: "8S TS", 3: "7D 8D 9D TD JD QD KD AD"}
        match = after(deal("+tricks", "KS 9S 7S 7H 8H 9H TC QC", others, eldest=1), "AS 8S 7D 7S QS TS 8D")

        assert choices(match, level) == cards("KS")

    @pytest.mark.parametrize(
        ("mine", "trick", "due"),
        [("9D AD TD JS JD 9H QH AH", "KD 7D 8D", "AD"), ("AD JS 9C 8D JC 7C TS AC", "7D JD 9D", "AD")],
    )
    def test_the_last_to_play_holds_nothing_up(self, level: int, mine: str, trick: str, due: str) -> None:
        match = after(deal("+tricks", mine, dict(enumerate(trick.split(), 1)), eldest=1), trick)

        assert choices(match, level) == cards(due)

    @pytest.mark.parametrize(
        ("mine", "trick", "sure"),
        [
            ("7S TH TC KH 7D AH JS KS", "AS TS QS", "KS JS"),
            ("9C QD KD 7S 8S QH TC 7D", "AD TD 9D", "KD QD"),
            ("AD KD KC 7C 8H 9H TH JH", "9S AS JS", "AD KD"),
        ],
    )
    def test_a_card_that_is_a_sure_trick_is_not_thrown_away(
        self, level: int, mine: str, trick: str, sure: str
    ) -> None:
        match = after(deal("+tricks", mine, dict(enumerate(trick.split(), 1)), eldest=1), trick)

        assert choices(match, level).isdisjoint(cards(sure))

    def test_a_sweep_is_ended_with_a_trick_that_pays_nothing(self, level: int) -> None:
        assert choices(swept("AD 7D 8D 8H 7C", lead="JD 9D TD"), level) == cards("AD")

    def test_nothing_that_pays_is_given_to_a_sweep(self, level: int) -> None:
        assert choices(swept("9H 8H 7C KC QC", lead="JD 9D TD"), level) <= cards("7C KC QC")

    def test_a_sure_trick_is_led_when_it_pays(self, level: int) -> None:
        match = deal("+tricks", "AS KS QS JS TS 9S 8S 7C")

        assert choices(match, level) <= cards("AS KS QS JS TS 9S 8S")


def swept(mine: str, lead: str) -> Match:
    """The hearts are taken, by seat 1 alone so far; this is the fourth trick, and seat 0 is to end it."""
    first, second, third = lead.split()
    others = {1: f"AS KS QS {first}", 2: f"JC TC 9C {second}", 3: f"TS 9S 8S {third}"}
    match = deal("+hearts", f"7S JS 8C {mine}", others, eldest=1, heart_lead_ban=[])
    return after(match, f"AS JC TS 7S KS TC 9S JS QS 9C 8S 8C {lead}")


@pytest.mark.parametrize("level", SENSIBLE)
def test_the_prices_of_the_house_are_known(level: int) -> None:
    def thrown(girls: int, boys: int) -> set[Card]:
        prices = {"tricks": 1, "boys": boys, "girls": girls, "hearts": 1, "king": 1, "last": 1}
        mine, others = "QD KC QC KD 7H 8H 9H TH", {1: "9S", 2: "TS", 3: "JS"}
        return choices(after(deal("-all", mine, others, eldest=1, prices=prices), "9S TS JS"), level)

    assert thrown(girls=1, boys=30) <= cards("KC KD")
    assert thrown(girls=30, boys=1) <= cards("QC QD")
