"""A table in service: nothing is told before it is stored, an ill disk is waited for, and nobody slow is."""

from __future__ import annotations

from kingclub.club.fact import By
from kingclub.club.house import LET_GO_MS
from kingclub.club.identity import PersonId, RequestId
from kingclub.club.lane import Request
from kingclub.club.limit import TIMEOUTS_BEFORE_BOT, TimeLimit
from kingclub.club.wish import Act, Leave, Return, Say
from kingclub.server.outbox import MOST_MESSAGES, SocketOutbox
from tests.unit.club.simulator import Client, Simulation


def test_nothing_is_answered_or_shown_before_it_is_stored() -> None:
    simulation = Simulation(1, people=1)
    client = simulation.clients[0]
    told, before = len(client.received), simulation.lane.table

    request = simulation.submit(client, Act(client.version, client.legal[0]))
    simulation.clock.go_on(10_000)

    assert len(client.received) == told
    assert simulation.lane.table is before
    simulation.log.write()
    assert client.answers[request][0]["t"] == "ack"
    assert simulation.lane.table.version == before.version + 1


def test_a_full_disk_is_waited_for_and_said() -> None:
    simulation = Simulation(2, people=1)
    client = simulation.clients[0]
    request = simulation.submit(client, Act(client.version, client.legal[0]))

    for _ in range(3):
        simulation.log.write(is_full=True)
        simulation.clock.go_on(1_000)
    assert request not in client.answers
    assert client.received[-1] == {"t": "waiting", "table": simulation.table, "waiting": True}

    simulation.log.write()
    waiting = [message["waiting"] for message in client.received if message["t"] == "waiting"]
    assert waiting == [True, False]
    assert client.answers[request][0]["t"] == "ack"
    assert len(simulation.acted()) == simulation.lane.table.version


def test_the_time_that_the_disk_was_ill_is_nobodys() -> None:
    simulation = Simulation(3, people=2, limit=TimeLimit(5_000))
    client = simulation.whose_turn()
    simulation.submit(client, Act(client.version, client.legal[0]))

    simulation.log.write(is_full=True)
    for _ in range(20):
        simulation.clock.go_on(1_000)
        simulation.log.write(is_full=True)
    simulation.clock.go_on(1_000)
    simulation.log.write()
    simulation.clock.go_on(100)
    simulation.log.write_all()

    assert all(fact.by is not By.TIMEOUT for fact in simulation.acted())
    deadline = simulation.lane.table.deadline_ms
    assert deadline is None or deadline > simulation.clock.now + 4_000


def test_a_club_that_was_down_flags_nobody() -> None:
    simulation = Simulation(4, people=1, limit=TimeLimit(5_000))
    simulation.whose_turn()
    moves = len(simulation.acted())

    simulation.clock.now += 3_600_000
    simulation.crash()
    simulation.log.write_all()
    simulation.clock.go_on(4_000)
    simulation.log.write_all()

    assert len(simulation.acted()) == moves
    assert simulation.lane.table.deadline_ms == simulation.clock.now + 1_000


def test_after_two_timeouts_in_a_row_a_bot_holds_the_seat_until_the_person_acts() -> None:
    simulation = Simulation(5, people=1, limit=TimeLimit(1_000))
    client = simulation.clients[0]
    seat = simulation.lane.table.seat_of(client.who)
    assert seat is not None
    while not (held := simulation.lane.table.seats[seat]) or not held.away:
        simulation.settle(400)
        simulation.act(client) if client.match and client.match["phase"] == "deal" else None

    timeouts = [fact for fact in simulation.acted() if fact.by is By.TIMEOUT]
    assert len(timeouts) == TIMEOUTS_BEFORE_BOT
    simulation.submit(client, Return())
    simulation.log.write_all()
    back = simulation.lane.table.seats[seat]
    assert back is not None
    assert not back.away


def test_a_move_that_takes_longer_than_its_turn_uses_the_reserve_up_and_then_the_time_is_up() -> None:
    simulation = Simulation("reserve", people=2, limit=TimeLimit(10_000, 6_000))
    client = simulation.whose_turn()
    seat = simulation.lane.table.seat_of(client.who)
    assert seat is not None
    assert simulation.lane.table.deadline_ms == simulation.lane.table.since_ms + 16_000

    simulation.clock.go_on(simulation.lane.table.since_ms + 14_000 - simulation.clock.now)
    simulation.ask(client, Act(client.version, client.legal[0]))
    assert simulation.lane.table.reserves[seat] == 2_000
    while simulation.lane.table.turn != seat:
        for each in simulation.clients:
            simulation.act(each) if each is not client else None
        simulation.settle(5)

    version, since = simulation.lane.table.version, simulation.lane.table.since_ms
    assert simulation.lane.table.deadline_ms == since + 12_000
    simulation.clock.go_on(since + 11_000 - simulation.clock.now)
    simulation.log.write_all()
    assert simulation.lane.table.version == version
    simulation.clock.go_on(1_000)
    simulation.log.write_all()
    assert simulation.acted()[version].by is By.TIMEOUT
    assert simulation.lane.table.reserves[seat] == 0


def test_who_lost_his_seat_to_a_bot_has_it_back_from_any_device() -> None:
    simulation = Simulation("device", people=2)
    client, other = simulation.clients
    seat = simulation.lane.table.seat_of(client.who)
    assert seat is not None
    simulation.ask(client, Leave())
    assert other.view is not None
    assert not other.view["people"][seat]["present"]

    phone = Client(client.who)
    simulation.lane.subscribe(phone, phone.who, None)
    simulation.log.write_all()

    held = simulation.lane.table.seats[seat]
    assert held is not None
    assert not held.away
    assert other.view["people"][seat]["present"]


def test_bots_wait_while_nobody_is_there_for_whom_to_play() -> None:
    simulation = Simulation(6, people=1)
    client = simulation.clients[0]
    simulation.submit(client, Leave())
    simulation.settle()
    version = simulation.lane.table.version

    simulation.settle(60_000)

    assert simulation.lane.table.version == version
    simulation.come_back(client)
    simulation.settle()
    assert client.legal


def test_fifty_clients_that_stop_reading_are_cut_off_and_the_table_goes_on() -> None:
    simulation = Simulation(7, people=1)
    deaf = [SocketOutbox() for _ in range(50)]
    for number, outbox in enumerate(deaf):
        simulation.lane.subscribe(outbox, PersonId(f"spectator{number}"), None)
    client = simulation.clients[0]

    while simulation.lane.table.version < MOST_MESSAGES:
        simulation.act(client)
        simulation.settle(5)

    assert all(outbox.is_closed and outbox.overflowed for outbox in deaf)
    assert client.view is not None


def test_chat_has_a_length_and_a_pace() -> None:
    simulation = Simulation(8, people=1)
    client = simulation.clients[0]

    def say(text: str) -> str:
        request = RequestId(f"say {text[:9]}")
        simulation.lane.submit(Request(Say(text, None), client.who, request, client))
        answer = client.answers[request][-1]
        return str(answer.get("code", answer["t"]))

    assert say("x" * 301) == "text-length"
    assert [say(f"line {number}") for number in range(6)] == ["ack"] * 5 + ["too-fast"]
    simulation.clock.go_on(5_000)
    assert say("again") == "ack"


def test_a_table_that_somebody_else_wrote_to_is_loaded_again() -> None:
    simulation = Simulation(9, people=1)
    client = simulation.clients[0]
    other = Simulation.__new__(Simulation)
    other.__dict__.update(simulation.__dict__)
    other.log = type(simulation.log)(simulation.disk)
    other.house = other._house()
    stranger = Client(client.who)
    other.lane.subscribe(stranger, client.who, None)
    other.submit(stranger, Act(stranger.version, stranger.legal[0]))
    other.log.write_all()

    request = simulation.submit(client, Act(client.version, client.legal[0]))
    simulation.log.write()

    assert client.answers[request][0]["t"] == "stale"
    assert simulation.lane.table == other.lane.table
    assert client.view is not None
    assert client.view["match"] == stranger.view["match"] if stranger.view else False


def test_a_table_that_is_over_is_let_go_with_its_last_follower_and_found_again() -> None:
    simulation = Simulation(10, "short", people=1)
    client = simulation.clients[0]
    simulation.play_out()
    lane = simulation.lane
    lane.unsubscribe(client)

    again = simulation.lane
    assert again is not lane
    assert again.table == lane.table
    again.subscribe(client, client.who, None)
    assert client.match is not None
    assert client.match["over"]


def test_a_table_that_is_over_and_only_looked_up_is_let_go_again() -> None:
    simulation = Simulation(10, "short", people=1)
    client = simulation.clients[0]
    simulation.play_out()
    simulation.clock.go_on(LET_GO_MS)
    assert simulation.house.stages().total() == 1, "somebody follows it"
    lane = simulation.lane
    lane.unsubscribe(client)
    again = simulation.lane
    again.subscribe(client, client.who, None)
    simulation.clock.go_on(LET_GO_MS)
    assert simulation.lane is again is not lane
    again.unsubscribe(client)
    assert simulation.lane.is_idle
    assert simulation.house.stages().total() == 1
    simulation.clock.go_on(LET_GO_MS)
    assert simulation.house.stages().total() == 0


def test_a_table_that_ends_when_nobody_follows_it_is_let_go() -> None:
    simulation = Simulation(10, people=1)
    simulation.lane.unsubscribe(simulation.clients[0])
    assert simulation.house.close(simulation.table)
    simulation.log.write_all()
    simulation.clock.go_on(LET_GO_MS)
    assert simulation.house.stages().total() == 0


def test_who_was_away_for_long_gets_a_snapshot_that_fits_into_his_outbox() -> None:
    simulation = Simulation(11, people=1)
    client = simulation.clients[0]
    late, seen = SocketOutbox(), client.seq
    while client.seq < seen + MOST_MESSAGES + 10:
        simulation.act(client)
        simulation.settle(5)

    simulation.lane.subscribe(late, PersonId("late"), seen)
    assert not late.is_closed
    soon = Client(PersonId("soon"), view=client.view, seq=client.seq - 3)
    simulation.lane.subscribe(soon, soon.who, soon.seq)
    assert [message["t"] for message in soon.received] == ["event"] * 3
