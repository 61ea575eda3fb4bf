"""The law of secrecy at the club's tables: two that differ in what is hidden, cards and seeds, say the same.

A commitment follows from its seed, so each is masked by the number of its deal: by its value, wherever that stands,
so that no other text can take its place.
"""

from __future__ import annotations

import json
import random
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingclub.cards import Seat
from kingclub.club import news
from kingclub.club.fact import Sealed
from kingclub.club.fair import FairBook
from kingclub.club.identity import MatchId, PersonId, TableId
from kingclub.club.ring import Numbered
from kingclub.club.sitter import bot, person
from kingclub.club.table import Table
from kingclub.club.terms import Terms
from kingclub.testing import Passage, retold
from kingclub.testing.leak import LEAKY
from tests.laws.passages import each_preset, few, of_preset, viewers
from tests.unit.club.simulator import Client, Names, SeededEntropy, Simulation

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from kingclub.engine import Event, Match

SEALED_AHEAD = 2
"""So many deals after the one in play have their seeds in this law."""


def leaks(passage: Passage, seed: int) -> list[str]:
    """Where somebody is told of what is hidden: at every step of a deal, each time for one of those who look on."""
    rng, found = random.Random(seed), []
    for length, (match, events) in enumerate(passage.steps, 1):
        viewer = rng.choice(list(viewers(match)))
        table = table_of(match, rng)
        other = retold(Passage(passage.start, passage.moves[:length]), viewer, rng)
        match_told, events_told = (match, events) if other is None else other.end
        told = with_other_seeds(table, rng)._replace(game=match_told)
        if said(table, events, viewer) != said(told, events_told, viewer):
            found.append(f"seat {viewer} after {passage.moves[length - 1]}")
    return found


def table_of(match: Match, rng: random.Random) -> Table:
    """A table at which two people and bots play this match, with the club's seeds up to the next deals."""
    people = [person(PersonId("anna")), person(PersonId("boris"))]
    seats = (*people, *(bot(2) for _ in range(match.ruleset.players - len(people))))
    book = FairBook(arrival=tuple(range(match.ruleset.players)))
    for deal in range(len(match.results) + 2 + SEALED_AHEAD):
        book = book.sealed(deal, rng.randbytes(32).hex()).seeded(deal, PersonId("anna"), rng.randbytes(16).hex())
    return Table(
        TableId("t1"), match.ruleset, MatchId("m1"), PersonId("anna"), Terms(), seats, game=match, fair=book
    )


def with_other_seeds(table: Table, rng: random.Random) -> Table:
    """The table, but the club has drawn other seeds for the deal in play and those to come."""
    book = table.fair
    for deal in book.secrets:
        if deal >= table.dealt:
            book = book.sealed(deal, rng.randbytes(32).hex())
    return table._replace(fair=book)


def said(table: Table, events: tuple[Event, ...], viewer: Seat | None) -> str:
    """What a viewer is sent of a table: the snapshot and every kind of news."""
    people = news.people_news(table, {PersonId("anna")}, Names())
    view = news.table_view(table, viewer, news.rules_of(table.ruleset), people, chat=())
    told = [*events, people, news.accord_news(table), news.clock_news(table)]
    numbered = [Numbered(seq, table.version, piece) for seq, piece in enumerate(told, 1)]
    messages = [
        news.snapshot_message(table, 0, view),
        *(news.event_message(table, one, viewer) for one in numbered),
    ]
    return masked(json.dumps(messages), table.fair.secrets)


def masked(text: str, secrets: Mapping[int, str]) -> str:
    """The text without the commitments to these secrets."""
    for deal, secret in secrets.items():
        text = text.replace(sha256(bytes.fromhex(secret)).hexdigest(), f"the promise of deal {deal}")
    return text


@each_preset
@few
@given(st.integers(0, 10**6))
def test_a_table_tells_neither_seeds_nor_cards(preset: str, seed: int) -> None:
    assert leaks(of_preset(preset, seed), seed) == []


def test_the_table_does_promise_its_seeds() -> None:
    """The law would prove nothing of them if they were nowhere near what is said."""
    *_, (match, events) = of_preset("club", 1).steps
    assert "the promise of deal" in said(table_of(match, random.Random(1)), events, None)


PROMISES = FairBook.sealed_from


def _seed_for_promise(book: FairBook, deal: int) -> list[dict[str, object]]:
    return [{"deal": number, "commitment": seed} for number, seed in book.secrets.items() if number >= deal]


def _seed_with_promise(book: FairBook, deal: int) -> list[dict[str, object]]:
    return [{**promise, "seed": book.secrets[promise["deal"]]} for promise in PROMISES(book, deal)]


@pytest.mark.parametrize("leaky", [_seed_for_promise, _seed_with_promise])
def test_a_table_that_tells_a_seed_is_caught(leaky: object, monkeypatch: pytest.MonkeyPatch) -> None:
    passage = of_preset("club", 1)
    assert leaks(passage, 1) == []
    monkeypatch.setattr(FairBook, "sealed_from", leaky)
    assert len(leaks(passage, 1)) == len(passage.moves)


def test_a_table_that_tells_a_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "observe", LEAKY["neighbour's hand"])
    assert leaks(of_preset("club", 1), 1)


class OneOther(SeededEntropy):
    """The same secrets but for the one drawn for this deal."""

    deal = 0

    def __init__(self, random_: random.Random) -> None:
        super().__init__(random_)
        self._drawn = 0

    def secret(self, count_: int) -> bytes:
        """The next one."""
        drawn, self._drawn = super().secret(count_), self._drawn + 1
        return bytes(byte ^ 1 for byte in drawn) if self._drawn == self.deal + 1 else drawn


def received_before(deal: int) -> tuple[str, str]:
    """The seed of a deal, and all that two players and two spectators, one late, are sent until it, masked."""
    simulation = Simulation("alike", people=2)
    early, late = Client(PersonId("p8")), Client(PersonId("p9"))
    simulation.lane.subscribe(early, early.who, None)
    while simulation.lane.table.dealt < deal - 1 or not simulation.lane.table.is_dealing:
        simulation.act_all()
    simulation.lane.subscribe(late, late.who, None)
    received = json.dumps([client.received for client in (*simulation.clients, early, late)])
    secrets = dict(sealed(simulation))
    return secrets[deal], masked(received, secrets)


def sealed(simulation: Simulation) -> Iterator[tuple[int, str]]:
    """Every secret that is on the club's disk, by its deal."""
    for entry in simulation.disk.read(simulation.table):
        yield from ((fact.deal, fact.seed) for fact in entry.facts if isinstance(fact, Sealed))


@pytest.mark.parametrize("deal", [2, 5])
def test_a_club_sends_nothing_that_hangs_on_a_seed_of_a_deal_to_come(
    deal: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed, received = received_before(deal)
    monkeypatch.setattr(OneOther, "deal", deal)
    monkeypatch.setattr("tests.unit.club.simulator.SeededEntropy", OneOther)
    other_seed, other = received_before(deal)
    assert seed != other_seed
    assert f"the promise of deal {deal}" in received
    assert received == other
