"""Who sees what (protocol, section 3), and that what nobody has listed stays hidden."""

from __future__ import annotations

from dataclasses import fields, make_dataclass
from typing import Any

import pytest

from kingclub.cards import Card, Seat, parse_card, parse_cards
from kingclub.engine import Deal, Event, Match
from kingclub.rules import ruleset
from kingclub.view import Observation, observe, observe_event, plain, plain_event
from tests.laws.passages import of_preset, viewers
from tests.unit.view.table import MIXED, after, dealt, ordered, recovery

ANNA, BORIS, VERA, GLEB = map(Seat, range(4))
FOUR_SUITS_52 = (
    "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S | AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C |"
    "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D | AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H"
)
SECRET = "nobody has said who may see this"


def hand(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def test_a_seat_sees_its_own_cards_and_the_public_none() -> None:
    match = ordered("-tricks")
    assert observe(match, BORIS).hand == hand("AC KC QC JC TC 9C 8C 7S")
    assert observe(match, None).hand is None


def test_everybody_is_told_what_is_forbidden_in_the_deal() -> None:
    assert plain(observe(ordered("-king"), None))["worth"]["bans"] == ["heart-lead", "king-held"]
    assert plain(observe(ordered("-girls"), ANNA))["worth"]["bans"] == []


def test_only_the_seat_to_act_is_told_what_it_may_do() -> None:
    match = ordered("-tricks")
    assert observe(match, ANNA).legal is not None
    assert [observe(match, viewer).legal for viewer in (None, BORIS, VERA, GLEB)] == [None] * 4


def test_before_a_blind_choice_nobody_sees_a_hand() -> None:
    match = dealt(ruleset("club", {"choice": "eldest", "blind": True}), MIXED)
    assert [observe(match, viewer).hand for viewer in viewers(match)] == [None] * 5
    assert observe(match, ANNA).legal is not None
    assert observe(after(match, "order -king"), ANNA).hand == hand("AS KS QS JS TS 9S 8S 7H")


def test_while_a_trump_is_praised_each_sees_three_cards() -> None:
    match = recovery("praise-eight", MIXED)
    assert observe(match, BORIS).hand == hand("AC KC QC")
    assert observe(match, None).counts == (3, 3, 3, 3)


def test_the_last_card_is_shown_when_it_is_dealt_and_not_before() -> None:
    match = after(recovery("praise-eight", MIXED), "by-last")
    assert observe(match, None).shown is None
    match = after(match, "pass, pass, pass")
    assert observe(match, None).shown is parse_card("7H")


def test_an_open_talon_is_seen_by_all_and_stays_known() -> None:
    match = recovery("book-talon", FOUR_SUITS_52, "2S 2C 2D 2H")
    assert observe(match, None).talon == hand("2S 2C 2D 2H")
    taken = observe(after(match, "take"), BORIS)
    assert (taken.talon, taken.talon_count, taken.talon_taker) == (hand("2S 2C 2D 2H"), 0, ANNA)


def test_a_talon_that_nobody_takes_is_closed_until_the_deal_is_over() -> None:
    hands = "AS KS QS JS TS 9S 8S 7S 7H 8H | AC KC QC JC TC 9C 8C 7C 9H TH | AD KD QD JD TD 9D 8D 7D JH QH"
    match = ordered("-king", hands, "KH AH", players=3)
    assert [observe(match, viewer).talon for viewer in (None, ANNA)] == [None, None]
    assert observe(match, None).talon_count == 2


def test_a_gift_is_seen_by_giver_and_receiver_alone() -> None:
    match = after(recovery("book-talon", FOUR_SUITS_52, "2S 2C 2D 2H"), "take, give 2C 1")
    cards = [observe(match, viewer).gifts[0].card for viewer in (ANNA, BORIS, VERA, GLEB, None)]
    assert cards == [parse_card("2C"), parse_card("2C"), None, None, None]
    assert plain(observe(match, VERA))["calls"][-1] == {"seat": 0, "call": "give"}
    assert plain(observe(match, BORIS))["calls"][-1] == {"seat": 0, "call": "give 2C 1"}


def test_hands_are_open_when_the_deal_is_over() -> None:
    match, _ = of_preset("club", 4).end
    assert match.deal is not None
    assert observe(match, None).revealed == match.deal.dealt


@pytest.mark.parametrize("seat", [-1, 4])
def test_who_is_no_seat_sees_nothing(seat: int) -> None:
    match = ordered("-tricks")
    with pytest.raises(ValueError, match="is no seat"):
        observe(match, Seat(seat))


class RicherDeal(Deal):
    """A deal that knows one thing more."""

    secret = SECRET

    def __repr__(self) -> str:
        return SECRET


class RicherMatch(Match):
    """A match that knows one thing more."""

    secret = SECRET

    def __repr__(self) -> str:
        return SECRET


def test_what_is_new_in_the_state_stays_hidden() -> None:
    match = ordered("-tricks")
    assert match.deal is not None
    richer = RicherMatch(*match._replace(deal=RicherDeal(*match.deal)))
    for viewer in viewers(match):
        assert observe(richer, viewer) == observe(match, viewer)
        assert SECRET not in repr(observe(richer, viewer))


def richer_event(event: Event) -> Event:
    """The same event as if a field had been added to its class."""
    kind: Any = type(event)
    richer: Any = make_dataclass(f"Richer{kind.__name__}", [("secret", str, SECRET)], bases=(kind,), frozen=True)
    made: Event = richer(*(getattr(event, field.name) for field in fields(kind)))
    return made


def one_of_each_kind() -> list[tuple[Match, Event]]:
    found: dict[type, tuple[Match, Event]] = {}
    for preset in ("club-ordered", "club-auction", "praise-eight", "book-talon", "book-domino"):
        passages = (of_preset(preset, seed) for seed in range(4))
        for match, events in (step for passage in passages for step in passage.steps):
            for event in events:
                found.setdefault(type(event), (match, event))
    return list(found.values())


def test_what_is_new_in_an_event_stays_hidden() -> None:
    examples = one_of_each_kind()
    for match, event in examples:
        for viewer in (None, ANNA):
            observed = observe_event(richer_event(event), viewer)
            assert observed == observe_event(event, viewer)
            assert SECRET not in repr(observed) + str(plain_event(observed, match.ruleset))
    assert len(examples) > 10


def test_the_secret_would_be_noticed() -> None:
    """The bad sample: an event that is handed on as it is tells what is new in it."""
    event = next(event for _, events in of_preset("club", 6).steps for event in events)
    assert SECRET in repr(richer_event(event))


def test_an_event_that_nobody_has_judged_is_shown_to_nobody() -> None:
    with pytest.raises(AssertionError, match="nobody has said who may see str"):
        observe_event("7S in the talon", ANNA)  # type: ignore[arg-type]  # no event at all


def test_an_observation_of_nothing_knows_nothing() -> None:
    seen = Observation(ruleset=ruleset("club", {}), viewer=ANNA)
    assert (seen.hand, seen.talon, seen.revealed, seen.legal) == (None, None, None, None)
