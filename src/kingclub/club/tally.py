"""The line of a deal that is over: with it a table is restored without the cards of that deal."""

from __future__ import annotations

from kingclub.club.fact import Tallied
from kingclub.club.table import Table
from kingclub.engine import DealResult
from kingclub.rules import parse_contract, parse_denomination


def tally(table: Table) -> Tallied:
    """The line of the deal that has just been written down."""
    assert table.game is not None
    result = table.game.results[-1]
    return Tallied(
        number=result.number,
        dealer=result.dealer,
        contract=result.contract.value,
        trump=result.denomination.value if result.denomination else None,
        points=result.points,
        orderer=result.orderer,
        settled=result.settled,
        deserter=result.deserter,
        version=table.version,
        reserves=table.reserves,
        timeouts=table.timeouts,
    )


def recall(table: Table, line: Tallied) -> Table:
    """The table after a deal of which only the line is known: without its cards, which are in the log."""
    assert table.game is not None
    trump = parse_denomination(line.trump) if line.trump is not None else None
    result = DealResult(
        line.number,
        line.dealer,
        parse_contract(line.contract),
        trump,
        line.points,
        line.orderer,
        line.settled,
        line.deserter,
    )
    totals = tuple(before + gain for before, gain in zip(table.game.totals, line.points, strict=True))
    game = table.game._replace(results=(*table.game.results, result), totals=totals, deal=None)
    return table._replace(game=game, version=line.version, reserves=line.reserves, timeouts=line.timeouts)
