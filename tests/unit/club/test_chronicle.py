"""What an administrator sees of a table: every move, and no card or secret that the public has not seen."""

from __future__ import annotations

import json
import re

from kingclub.club.chronicle import chronicle
from kingclub.club.fact import Sealed
from kingclub.club.table import Stage
from tests.unit.club.simulator import Simulation


def a_deal_under_way() -> Simulation:
    """A table at which some cards of the second deal have been played."""
    simulation = Simulation("chronicle", people=2)
    while simulation.lane.table.dealt < 2 or simulation.lane.table.version < 40:
        for client in simulation.clients:
            simulation.act(client)
        simulation.settle()
    return simulation


def test_every_fact_is_told_in_order_with_what_all_could_see() -> None:
    simulation = a_deal_under_way()
    entries = simulation.disk.read(simulation.table)
    told = list(chronicle(entries))

    facts = [fact for entry in entries for fact in entry.facts]
    assert [line["fact"] for line in told] == [fact.tag for fact in facts]
    played = [event for line in told for event in line["events"] if event["e"] == "card"]
    acted = [line for line in told if line["fact"] == "acted"]
    assert len(played) == len(acted) == simulation.lane.table.version
    assert {line["by"] for line in acted} == {"person", "bot"}
    assert [line["person"] for line in told if line["fact"] == "sat"][:2] == ["p0", "p1"]


def test_hands_of_the_deal_and_seeds_stay_hidden() -> None:
    simulation = a_deal_under_way()
    entries = simulation.disk.read(simulation.table)
    told = list(chronicle(entries))
    text = json.dumps(told)

    secrets = [fact.seed for entry in entries for fact in entry.facts if isinstance(fact, Sealed)]
    assert len(secrets) >= 3
    assert {seed for seed in secrets[-2:] if seed in text} == set()
    begun = max(place for place, line in enumerate(told) if line["fact"] == "dealt")
    events = [event for line in told[begun:] for event in line["events"]]
    shown = [event["card"] for event in events if event["e"] == "card"]
    game = simulation.lane.table.game
    assert game is not None
    assert game.deal is not None
    hidden = {str(card) for hand in game.deal.hands for card in hand}
    assert 0 < len(shown) < 32
    assert len(hidden) == 32 - len(shown)
    named = set(re.findall(r'"(\w\w)"(?!:)', json.dumps(told[begun:])))  # as keys stand the prices of cards
    assert set(shown) <= named
    assert named & hidden == set()


def test_a_table_is_closed_once_and_for_good() -> None:
    simulation = a_deal_under_way()
    assert simulation.house.close(simulation.table)
    simulation.log.write_all()

    assert simulation.lane.table.stage is Stage.OVER
    assert not simulation.house.close(simulation.table)
    for client in simulation.clients:
        assert client.view is not None
        assert client.view["stage"] == "over"
        simulation.act(client)
    version = simulation.lane.table.version
    simulation.settle(60_000)
    assert simulation.lane.table.version == version
    simulation.crash()
    assert simulation.lane.table.stage is Stage.OVER
    assert list(simulation.disk.unfinished()) == []
