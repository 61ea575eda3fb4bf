"""The live lists: what stands in them, what does not, and how often one is told."""

from __future__ import annotations

import json

import pytest

from kingclub.cards import Seat
from kingclub.club.hall import Hall
from kingclub.club.house import NewTable
from kingclub.club.identity import PersonId, TableId
from kingclub.club.lane import Request
from kingclub.club.lobby import TELL_MS, best_open_table
from kingclub.club.port import Message
from kingclub.club.search import Search
from kingclub.club.terms import Admission, Bots, Come, Pace, Terms
from kingclub.club.wish import BeReady, Leave, SeatBot, Sit
from tests.unit.club.simulator import Client
from tests.unit.club.waiting import Waiting

OPEN = Terms(admission=Admission.OPEN, bots=Bots(0, Come.CALLED))


class Follower:
    """A foyer: folds what it is told into a list."""

    def __init__(self, table: Waiting, hall: Hall | None = None) -> None:
        self.received: list[Message] = []
        self.tables: dict[TableId, Message] = {}
        table.house.lobby.follow(self, hall)

    def put(self, text: str) -> None:
        message = json.loads(text)
        self.received.append(message)
        kept = {} if message["whole"] else self.tables
        self.tables = {**kept, **{row["table"]: row for row in message["tables"]}}
        for gone in message["gone"]:
            self.tables.pop(gone, None)


def test_an_open_table_is_listed_with_what_one_wants_to_know() -> None:
    table = Waiting(OPEN, options={"boys": "KJ", "deserter": True})
    follower = Follower(table)

    (row,) = follower.tables.values()
    assert (row["table"], row["stage"], row["deal"], row["deals"]) == (table.table, "waiting", 0, 14)
    assert [person["name"] for person in row["people"]] == ["HOST", "", "", ""]
    assert row["terms"]["bots"] == {"level": 0, "come": "called"}
    assert row["rules"]["options"] == {"boys": "KJ", "deserter": True}


@pytest.mark.parametrize(("admission", "listed"), [(Admission.OPEN, 1), (Admission.WORD, 1), (Admission.LINK, 0)])
def test_tables_by_link_are_in_no_list(admission: Admission, listed: int) -> None:
    table = Waiting(Terms(admission=admission), word="сезам")

    assert len(Follower(table).tables) == listed


def test_a_table_is_listed_while_somebody_sits_there_who_is_there() -> None:
    table = Waiting(OPEN)
    follower = Follower(table)

    table.lane.unsubscribe(table.host)
    table.clock.go_on(TELL_MS)
    assert follower.tables == {}
    stranger = table.guest("olga")
    table.clock.go_on(TELL_MS)
    assert follower.tables == {}, "she only looks"
    table.ask(stranger, Sit())
    table.clock.go_on(TELL_MS)
    assert list(follower.tables) == [table.table]


def test_what_happens_is_told_as_it_happens_and_no_card_ever() -> None:
    table = Waiting(OPEN)
    follower = Follower(table)

    table.ask(guest := table.guest("anna"), Sit(Seat(2)))
    table.clock.go_on(TELL_MS)
    assert [person["name"] for person in follower.tables[table.table]["people"]] == ["HOST", "", "ANNA", ""]
    table.ask(table.host, SeatBot())
    for client in (table.host, guest):
        table.ask(client, BeReady())
    table.settle(TELL_MS)
    row = follower.tables[table.table]
    assert (row["stage"], row["deal"]) == ("playing", 1)
    assert {"match", "hand"}.isdisjoint(row)
    for client in (table.host, guest):
        table.ask(client, Leave())
        table.lane.unsubscribe(client)
    table.clock.go_on(TELL_MS)
    assert follower.tables == {}


def test_changes_are_gathered() -> None:
    table = Waiting(OPEN)
    follower = Follower(table)
    guest, begun = table.guest("anna"), table.clock.now
    told = len(follower.received)

    for change in range(100):
        table.ask(guest, Sit(Seat(1 + change % 3)))
        table.clock.go_on(20)
    table.clock.go_on(TELL_MS)
    seconds = (table.clock.now - begun) / 1000
    assert len(follower.received) - told <= 4 * seconds
    assert follower.tables == Follower(table).tables, "and what is folded is what is so"


def test_a_hall_has_its_own_list() -> None:
    table = Waiting(OPEN, preset="club-ordered")
    learning = NewTable(preset="club", options={}, terms=Terms(admission=Admission.OPEN, has_hints=True))
    opened: list[TableId | None] = []
    table.house.open(PersonId("anna"), learning, opened.append)
    table.log.write_all()
    lane = table.house.find(opened[0] or TableId(""))
    assert lane is not None
    lane.subscribe(Client(PersonId("anna")), PersonId("anna"), None)

    followers = {hall: Follower(table, hall) for hall in Hall}
    found = {hall: list(follower.tables) for hall, follower in followers.items() if follower.tables}
    assert found == {Hall.ORDERED: [table.table], Hall.SANDBOX: [opened[0]]}
    table.clock.go_on(TELL_MS)
    told = {hall: len(follower.received) for hall, follower in followers.items()}
    table.ask(table.guest("olga"), Sit())
    table.clock.go_on(TELL_MS)
    assert [hall for hall in Hall if len(followers[hall].received) > told[hall]] == [Hall.ORDERED]


def test_who_follows_no_more_is_told_nothing() -> None:
    table = Waiting(OPEN)
    follower = Follower(table)
    table.house.lobby.leave(follower)

    table.ask(table.guest("olga"), Sit())
    table.clock.go_on(TELL_MS)
    assert len(follower.received) == 1


def test_who_wants_to_play_now_is_led_where_play_begins_soon() -> None:
    waited = Waiting(Terms(admission=Admission.OPEN, bots=Bots(0, Come.AFTER_WAIT))).lane.table
    called, by_link = Waiting(OPEN).lane.table, Waiting(Terms()).lane.table
    by_word = Waiting(Terms(admission=Admission.WORD), word="x").lane.table
    nearly = called._replace(seats=(*called.seats[:1] * 3, None))
    guest = (PersonId("anna"),)

    assert best_open_table([called, by_link, by_word], guest, "club") is None
    assert best_open_table([called, waited], guest, "club") == waited
    assert best_open_table([waited, nearly], guest, "club") == nearly
    assert best_open_table([waited, nearly], guest, "two") is None
    assert best_open_table([waited], (PersonId("x"), PersonId("host")), "club") is None, "he sits there already"


def test_people_brought_together_sit_at_one_table() -> None:
    table = Waiting(OPEN)
    pages = [Client(PersonId(name)) for name in ("anna", "olga")]
    for page in pages:
        table.house.matchmaker.seek(page, Search(page.who, ("two",), (Pace.QUICK,)))
    table.log.write_all()

    found = {page.received[-1]["table"] for page in pages}
    lane = table.house.find(TableId(found.pop()))
    assert found == set()
    assert lane is not None
    assert [sitter and sitter.person for sitter in lane.table.seats] == ["anna", "olga"]
    assert lane.table.terms.limit is not None
    for page in pages:
        lane.submit(Request(BeReady(), page.who))
        table.log.write_all()
    assert lane.table.game is not None
