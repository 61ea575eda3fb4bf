"""What is promised before the cards is what the record shows afterwards, for everybody at the table."""

from __future__ import annotations

import asyncio
import random

from kingclub.notation import check_record, parse_record
from tests.server.player import Player, running_club

OWN = {0: "0a" * 16, 1: "1b" * 16}
"""What the host's client adds in the lobby to the draw and the first deal."""


def note(player: Player, seen: dict[int, str]) -> None:
    """Every promise that the player's view shows: it comes before the cards, and does not change."""
    assert player.view is not None
    dealt = player.view["match"]["number"] if player.view["match"] is not None else -1
    for promise in player.view["sealed"]:
        assert promise["deal"] in seen or promise["deal"] > dealt
        assert seen.setdefault(promise["deal"], promise["commitment"]) == promise["commitment"]


def test_the_record_keeps_the_promises_that_were_seen_before_the_cards() -> None:
    async def run() -> None:
        seen: dict[int, str] = {}
        async with running_club() as club:
            table, cookie = await club.open_table("short", come="called")
            async with club.player(cookie) as player:
                await player.follow(table)
                note(player, seen)
                assert set(seen) == {0, 1}
                for deal, seed in OWN.items():
                    assert (await player.ask("seed", deal=deal, seed=seed))["t"] == "ack"
                await player.seat("fill")
                await player.seat("ready")
                while player.view is None or player.view["match"] is None:
                    await player.next()

                def noted() -> bool:
                    note(player, seen)
                    return False

                await player.play(random.Random(0), noted)
                assert player.view is not None
                _, text, _ = await club.get(f"/api/v1/matches/{player.view['record']}/record")

        record = parse_record(text)
        assert check_record(record).fault is None
        fairs = {0: record.fair, **{number: deal.fair for number, deal in enumerate(record.deals, start=1)}}
        assert seen == {deal: fair.commitment for deal, fair in fairs.items() if fair is not None}
        assert [fairs[deal].clients[0] for deal in OWN] == list(OWN.values())  # type: ignore[union-attr]  # all are told

    asyncio.run(run())
