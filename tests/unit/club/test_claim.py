"""Claims at a table: granted and played out, or refused and told to nobody."""

from __future__ import annotations

from kingclub.club.fact import Acted, By, Claimed
from kingclub.club.judge import judge
from kingclub.club.record import record_of_table
from kingclub.club.restore import restore
from kingclub.club.table import Table
from kingclub.club.wish import Act, Claim
from kingclub.notation import check_record, dump_record, parse_record
from kingclub.view import Rest, observe, sure_card
from tests.unit.club.simulator import Client, Simulation


def claimable(simulation: Simulation, rest: Rest, cards: int) -> Client:
    """Play until somebody with at least so many cards can claim; his client."""
    for _ in range(6_000):
        for client in simulation.clients:
            table = simulation.lane.table
            seat = table.seat_of(client.who)
            if seat is None or table.turn != seat or table.game is None:
                continue
            seen = observe(table.game, seat)
            if len(seen.hand or ()) >= cards and sure_card(seen, rest) is not None:
                return client
        simulation.act_all()
        assert simulation.lane.table.stage == "playing"
    raise AssertionError("nobody could claim anything")


def is_told(client: Client, since: int) -> list[str]:
    return [message["event"]["e"] for message in client.received[since:] if message["t"] == "event"]


def results(table: Table) -> int:
    assert table.game is not None
    return len(table.game.results)


def test_the_rest_is_played_out_at_once_and_is_in_the_record() -> None:
    simulation = Simulation("mine", people=4)
    client = claimable(simulation, Rest.MINE, 3)
    table = simulation.lane.table
    seat, deals = table.seat_of(client.who), results(table)
    assert table.game is not None
    assert table.game.deal is not None
    tricks = len(table.game.deal.tricks)

    request = simulation.submit(client, Claim(client.version, Rest.MINE))
    simulation.log.write()

    assert client.answers[request][0]["t"] == "ack"
    after = simulation.lane.table
    assert results(after) == deals + 1
    assert after.game is not None
    assert after.game.deal is not None
    assert len(after.game.deal.tricks) > tricks
    entry = simulation.disk.read(simulation.table)[-1]
    cards = [fact for fact in entry.facts if isinstance(fact, Acted)]
    assert Claimed(seat, Rest.MINE) in entry.facts  # type: ignore[arg-type]  # he sits there
    assert {fact.by for fact in cards} == {By.CLAIM}
    assert after.version == table.version + len(cards)
    assert all(each.match == client.match or each.version == client.version for each in simulation.clients)
    assert restore(simulation.disk.read(simulation.table)).table == after
    record = record_of_table(simulation.disk.read(simulation.table), str.upper)
    assert check_record(parse_record(dump_record(record))).fault is None


def test_who_takes_nothing_more_plays_by_himself_and_the_others_choose() -> None:
    simulation = Simulation("none", people=4)
    client = claimable(simulation, Rest.NONE, 3)
    seat, version = simulation.lane.table.seat_of(client.who), client.version
    simulation.ask(client, Claim(version, Rest.NONE))
    assert simulation.lane.table.turn != seat
    assert client.view is not None
    assert client.view["accord"]["claims"] == [{"seat": seat, "rest": "none"}]

    deals = results(simulation.lane.table)
    while results(simulation.lane.table) == deals:
        assert simulation.lane.table.turn != seat
        simulation.act_all()

    played = simulation.acted()
    assert {fact.by for fact in played[version:] if fact.seat == seat} == {By.CLAIM}
    assert {fact.by for fact in played[version:] if fact.seat != seat} == {By.PERSON}
    game = simulation.lane.table.game
    assert game is not None
    assert game.deal is not None
    since = sum(len(trick.cards) for trick in game.deal.tricks)
    assert since > 0


def test_a_claim_that_is_not_certain_is_refused_and_told_to_nobody() -> None:
    simulation = Simulation("refused", people=4)
    client = simulation.whose_turn()
    told = {each.who: len(each.received) for each in simulation.clients}
    entries = len(simulation.disk.read(simulation.table))

    request = simulation.submit(client, Claim(client.version, Rest.MINE))
    simulation.settle()

    assert client.answers[request] == [{"t": "refuse", "id": request, "code": "not-certain", "args": {}}]
    assert len(simulation.disk.read(simulation.table)) == entries
    others = [each for each in simulation.clients if each is not client]
    assert all(len(each.received) == told[each.who] for each in others)
    simulation.ask(client, Act(client.version, client.legal[0]))
    assert simulation.lane.table.version == 1


def test_only_whoever_is_to_play_claims() -> None:
    simulation = Simulation("turn", people=4)
    other = next(client for client in simulation.clients if not client.legal)

    refused = judge(simulation.lane.table, other.who, Claim(other.version, Rest.MINE))

    assert getattr(refused, "code", None) == "not-your-turn"
