"""People, clocks, drops, returns, slow disks and crashes in any order: the table is the fold of its log, always."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from kingclub.cards import Seat
from kingclub.club.consent import IDLE_MS
from kingclub.club.fact import Acted, By, Matter, Opened
from kingclub.club.kept_seat import KEPT_MS
from kingclub.club.limit import TimeLimit
from kingclub.club.restore import apply_entry, restore
from kingclub.club.table import Table, open_table
from kingclub.club.wish import Claim, GoOn, Propose, Reply, TakeBack, Wish
from kingclub.rules import presets
from kingclub.view import Rest
from tests.unit.club.simulator import Client, Simulation

pytestmark = pytest.mark.slow

SEEDS = 2_000
PARTS = 20
STEPS = 30
LATE = 26


def replayed(simulation: Simulation) -> Table:
    """The table as its log alone has it, played from the first entry to the last."""
    entries = simulation.disk.read(simulation.table)
    opened = entries[0].facts[0]
    assert isinstance(opened, Opened)
    table = open_table(simulation.table, opened)
    for entry in entries:
        table = apply_entry(table, entry)
    return table


def repeat(simulation: Simulation, client: Client) -> None:
    """Send everything unanswered again, as a client does that has doubts."""
    for request in tuple(client.open.values()):
        simulation.lane.submit(request)


def crash(simulation: Simulation, client: Client) -> None:
    if simulation.random.random() < 0.2:
        simulation.crash()
        for each in simulation.clients:
            simulation.come_back(each)


def claim(simulation: Simulation, _: Client) -> None:
    """Everybody claims what he can, and what he cannot."""
    for client in simulation.clients:
        for rest in Rest:
            simulation.submit(client, Claim(client.version, rest))


def wish(simulation: Simulation, client: Client) -> None:
    """Want something besides calls and cards, at the right moment or at a wrong one."""
    seat = simulation.random.choice([None, Seat(0), Seat(1)])
    wishes: tuple[Wish, ...] = (
        TakeBack(),
        Propose(simulation.random.choice(list(Matter)), seat),
        Propose(Matter.PAUSE),
        Reply(agrees=simulation.random.random() < 0.8),
        GoOn(),
        GoOn(),
    )
    simulation.submit(client, simulation.random.choice(wishes))


STEPS_TAKEN: tuple[Callable[[Simulation, Client], None], ...] = (
    lambda simulation, client: simulation.act(client),
    lambda simulation, client: simulation.act(client),
    lambda simulation, client: simulation.log.write(),
    lambda simulation, client: simulation.log.write(),
    lambda simulation, client: simulation.log.write(is_full=simulation.random.random() < 0.3),
    lambda simulation, client: simulation.clock.go_on(simulation.random.choice([1, 5, 600, 2_000])),
    wish,
    wish,
    claim,
    lambda simulation, client: simulation.clock.go_on(simulation.random.choice([IDLE_MS, KEPT_MS])),
    lambda simulation, client: simulation.lane.unsubscribe(client),
    lambda simulation, client: simulation.come_back(client),
    repeat,
    crash,
)


def play_down(simulation: Simulation) -> None:
    """Play the first deal nearly to its end, where something can be claimed."""
    while simulation.lane.table.version < LATE:
        for client in simulation.clients:
            simulation.act(client)
        simulation.settle(2)


def check_the_table(simulation: Simulation) -> None:
    simulation.clock.go_on(1_000)
    simulation.settle()
    table, entries = simulation.lane.table, simulation.disk.read(simulation.table)
    assert replayed(simulation) == table
    assert restore(entries).table == table
    assert [entry.number for entry in entries] == list(range(len(entries)))


def check_the_clients(simulation: Simulation) -> None:
    """Everybody sees the table as it is, nothing that was seen is missing, and each request had one effect."""
    for client in simulation.clients:
        simulation.come_back(client)
    simulation.settle()
    effects = Counter(
        entry.request for entry in simulation.disk.read(simulation.table) if entry.request is not None
    )
    assert set(effects.values()) <= {1}
    for client in simulation.clients:
        assert not client.open
        for request, answers in client.answers.items():
            assert all(answer == answers[0] for answer in answers)
            assert answers[0]["t"] == "ack" or request not in effects
        folded = client.view
        simulation.lane.subscribe(client, client.who, None)
        assert client.view == folded


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.slow) for part in range(1, PARTS))])
def test_every_interleaving_is_a_sequential_replay_of_its_log(part: int) -> None:
    for seed in range(part, SEEDS, PARTS):
        limit = TimeLimit(1_500, 1_000) if seed % 3 == 0 else None
        simulation = Simulation(seed, people=1 + seed % 4, limit=limit, take_backs=seed % 2 == 0)
        if seed % 6 == 1:
            play_down(simulation)
        for _ in range(STEPS):
            step = simulation.random.choice(STEPS_TAKEN)
            step(simulation, simulation.random.choice(simulation.clients))
        check_the_table(simulation)
        check_the_clients(simulation)


RACES = 2_000


def chosen_by(simulation: Simulation, version: int) -> By:
    """Who chose the action that was done at this version."""
    later = simulation.lane.table.version - version
    for entry in reversed(simulation.disk.read(simulation.table)):
        made = [fact.by for fact in entry.facts if isinstance(fact, Acted)]
        later -= len(made)
        if later <= 0:
            return made[-1 - later]
    raise AssertionError("nothing was done")


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_move_and_its_timeout_have_exactly_one_winner() -> None:
    """A move that arrives within 5 ms of its deadline: one of the two is in the log, never both, never neither."""
    winners: Counter[By] = Counter()
    simulation = Simulation("races", people=1, limit=TimeLimit(1_000))
    client = simulation.clients[0]
    races = 0
    while races < RACES:
        if simulation.lane.table.stage == "over":
            simulation = Simulation(f"races {races}", people=1, limit=TimeLimit(1_000))
            client = simulation.clients[0]
        deadline = simulation.lane.table.deadline_ms
        if not client.legal or deadline is None:
            simulation.act(client)
            simulation.settle(10)
            continue
        version = simulation.lane.table.version
        arrives = deadline + simulation.random.randrange(-5, 6)
        simulation.clock.go_on(arrives - simulation.clock.now)
        simulation.act(client)
        simulation.clock.go_on(10)
        simulation.settle(1)
        winner = chosen_by(simulation, version)
        assert winner in {By.PERSON, By.TIMEOUT}
        winners[winner] += 1
        races += 1
        simulation.come_back(client)
        simulation.settle(1)
    assert min(winners.values()) > RACES // 10
    assert sum(winners.values()) == RACES


@pytest.mark.parametrize("preset", presets())
def test_a_return_in_any_phase_goes_on_where_it_stopped(preset: str) -> None:
    """Between any two messages: what `since` brings makes the same view as a snapshot."""
    simulation = Simulation(preset, preset, people=1)
    client = simulation.clients[0]
    phases: set[tuple[int, str]] = set()
    returned: set[str] = set()
    while simulation.lane.table.stage == "playing" and len(phases) < 40:
        assert client.match is not None
        phase = client.match["phase"]
        is_first = phase not in returned
        phases.add((client.match["number"], phase))
        simulation.act(client)
        if is_first or simulation.random.random() < 0.3:
            returned.add(phase)
            simulation.lane.unsubscribe(client)
            simulation.settle(2)
            simulation.come_back(client)
        simulation.settle(2)
        folded = client.view
        simulation.lane.subscribe(client, client.who, None)
        assert client.view == folded
    assert len(phases) > 10
    assert returned == {phase for _, phase in phases}
