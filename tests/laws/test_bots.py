"""What no bot from level 2 on does, in any deal by any rules: told in cards, where `bots.never` has bits."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingclub.bots import Budget, bot_of, levels
from kingclub.cards import KING_OF_HEARTS, Card, Seat, Suit
from kingclub.engine import PlayCard, Trick, taker
from kingclub.rules import load_preset, presets
from kingclub.rules.deal_rules import DealRules
from kingclub.testing import Passage, random_passage
from kingclub.view import Observation, conclusions, observe
from kingclub.view.conclusion import SuitInTalon
from tests.laws.passages import each_preset, each_recovery, few, of_house_rules, of_preset

SENSIBLE = [level for level in levels() if level >= 2]
HASTY = Budget(worlds=2)
"""Who hardly looks ahead is tempted the most."""

each_level = pytest.mark.parametrize("level", SENSIBLE)
seeds = st.integers(0, 10**6)


@dataclass(frozen=True)
class Moment:
    """A choice between cards, as the seat to act sees it."""

    seen: Observation

    @cached_property
    def rules(self) -> DealRules:
        assert self.seen.rules is not None
        return self.seen.rules

    @cached_property
    def trick(self) -> Trick:
        assert self.seen.trick is not None
        return self.seen.trick

    @property
    def leads(self) -> bool:
        return not self.trick.cards

    @property
    def is_last(self) -> bool:
        return len(self.trick.cards) == self.seen.ruleset.players - 1

    @property
    def is_penalty(self) -> bool:
        return self.rules.contract.sign < 0

    @cached_property
    def legal(self) -> list[Card]:
        return [action.card for action in self.seen.legal or () if isinstance(action, PlayCard)]

    @cached_property
    def with_others(self) -> set[Card]:
        """The cards that others may hold: not seen, and of no suit that is known to lie in the talon."""
        tricks = [taken.trick for taken in self.seen.tricks] + [self.trick]
        gone = {card for trick in tricks for card in trick.cards}
        away = {fact.suit for fact in conclusions(self.seen) if isinstance(fact, SuitInTalon)}
        pack = set(self.seen.ruleset.pack.cards) - gone - set(self.seen.hand or ())
        return {card for card in pack if card.suit not in away}

    @cached_property
    def price(self) -> int:
        """What the trick brings by itself."""
        from_the_end = self.rules.tricks - len(self.seen.tricks) - 1
        return self.rules.trick + (self.rules.last[from_the_end] if from_the_end < len(self.rules.last) else 0)

    @cached_property
    def lies(self) -> int:
        """What the trick brings with the cards on the table."""
        return self.price + sum(map(self.worth, self.trick.cards))

    def worth(self, card: Card) -> int:
        return self.rules.cards.get(card, 0)

    def takes(self, card: Card, cards: tuple[Card, ...] | None = None) -> bool:
        """Whether this card wins the trick on the table, or of these cards, as far as it has been played."""
        trick = Trick(Seat(0), ((self.trick.cards if cards is None else cards) + (card,)))
        return int(taker(trick, self.rules, len(trick.cards))) == len(trick.cards) - 1

    @cached_property
    def is_swept(self) -> bool:
        """Whether somebody else has taken every trick, three at least, and is winning this one."""
        takers = {taken.taker for taken in self.seen.tricks}
        if self.leads or len(self.seen.tricks) < 3 or len(takers) > 1:
            return False
        return takers == {taker(self.trick, self.rules, self.seen.ruleset.players)} != {self.seen.viewer}

    def is_lone(self, suit: Suit) -> bool:
        return not any(other.suit is suit for other in self.with_others)

    def is_sure(self, card: Card) -> bool:
        """Whether a card of its suit or a trump of somebody else can beat it, while others still have its suit."""
        return not self.is_lone(card.suit) and not any(self.takes(other, (card,)) for other in self.with_others)


Never: TypeAlias = Callable[[Moment, Card], bool]
"""Whether this card would be a mistake here."""


def leads_a_lone_suit(moment: Moment, card: Card) -> bool:
    if not (moment.is_penalty and moment.leads and moment.is_lone(card.suit)):
        return False
    costs = moment.price + moment.worth(card) or any(map(moment.worth, moment.with_others))
    return bool(costs) and not all(moment.is_lone(other.suit) for other in moment.legal)


def takes_a_penalty_that_can_be_ducked(moment: Moment, card: Card) -> bool:
    if not (moment.is_penalty and moment.is_last and moment.takes(card)):
        return False
    return moment.lies + moment.worth(card) < 0 and not all(map(moment.takes, moment.legal))


def holds_the_king(moment: Moment, card: Card) -> bool:
    if not moment.is_penalty or moment.leads or KING_OF_HEARTS not in moment.legal or moment.takes(KING_OF_HEARTS):
        return False
    others = [points for other, points in moment.rules.cards.items() if other is not KING_OF_HEARTS]
    dear = moment.worth(KING_OF_HEARTS) < (sum(others) / len(others) if others else 0)
    return dear and (moment.takes(card) or moment.worth(card) > moment.worth(KING_OF_HEARTS))


def leaves_a_trick_that_pays(moment: Moment, card: Card) -> bool:
    return moment.lies > 0 and not moment.is_penalty and leaves_what_could_be_taken(moment, card)


def lets_a_sweep_go_on(moment: Moment, card: Card) -> bool:
    if moment.is_penalty or not moment.is_swept:
        return False
    return leaves_what_could_be_taken(moment, card) or throws_away(moment, card, is_given_to_a_sweep)


def throws_away_a_sure_trick(moment: Moment, card: Card) -> bool:
    return not (moment.is_penalty or moment.leads) and throws_away(moment, card, is_wasted_trick)


def leaves_what_could_be_taken(moment: Moment, card: Card) -> bool:
    return moment.is_last and not moment.takes(card) and any(map(moment.takes, moment.legal))


def throws_away(moment: Moment, card: Card, is_wasted: Never) -> bool:
    """Whether this card is wasted though there is one that is not, in no way."""
    return is_wasted(moment, card) and not all(
        is_given_to_a_sweep(moment, other) or is_wasted_trick(moment, other) for other in moment.legal
    )


def is_given_to_a_sweep(moment: Moment, card: Card) -> bool:
    return moment.is_swept and moment.worth(card) > 0 and not moment.takes(card)


def is_wasted_trick(moment: Moment, card: Card) -> bool:
    return moment.rules.trick > 0 and moment.is_sure(card) and not moment.takes(card)


NEVERS: tuple[Never, ...] = (
    leads_a_lone_suit,
    takes_a_penalty_that_can_be_ducked,
    holds_the_king,
    leaves_a_trick_that_pays,
    lets_a_sweep_go_on,
    throws_away_a_sure_trick,
)


def choices(passage: Passage) -> Iterator[Moment]:
    """Every choice between cards of tricks in a passage."""
    for match, _ in passage.steps:
        if match.turn is not None and (seen := observe(match, match.turn)).phase == "play":
            moment = Moment(seen)
            if len(moment.legal) > 1:
                yield moment


def assert_never(passage: Passage, level: int, seed: int) -> None:
    for moment in choices(passage):
        action = bot_of(level).decide(moment.seen, random.Random(seed), HASTY)
        assert isinstance(action, PlayCard)
        assert action.card in moment.legal, "a rule of the house is forgotten"
        broken = [never.__name__ for never in NEVERS if never(moment, action.card)]
        assert not broken, f"{action.card.name} of {moment.legal} in {moment.trick}"


@each_preset
@each_level
@few
@given(seeds)
def test_a_sensible_bot_breaks_no_never(preset: str, level: int, seed: int) -> None:
    assert_never(of_preset(preset, seed), level, seed)


@each_recovery
@each_level
@few
@given(seeds)
def test_nor_does_it_under_house_rules(recovery: str, level: int, seed: int) -> None:
    assert_never(of_house_rules(recovery, seed), level, seed)


@pytest.mark.parametrize("never", NEVERS)
def test_a_random_bot_is_caught_at_each(never: Never) -> None:
    """The bad sample: whoever does not care breaks every one of them."""
    rng = random.Random(1)
    for preset in presets():
        rules = load_preset(preset)
        for moment in choices(random_passage(rules, rng, 1 + rng.randrange(min(14, rules.schedule.deals)))):
            if never(moment, rng.choice(moment.legal)):
                return
    pytest.fail("nobody was ever tempted")
