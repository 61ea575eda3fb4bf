"""A snapshot with the events after it folded in is the later snapshot, for every viewer, over the real socket."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.fold import View
from tests.server.player import Player, RunningClub, running_club


def differences(ours: View, theirs: View) -> View:
    """What two views of a table differ in, by field."""
    names = [name for name in ours if name != "match" and ours[name] != theirs[name]]
    match, other = ours["match"], theirs["match"]
    fields = [name for name in match if match[name] != other[name]]
    return {
        **{name: (ours[name], theirs[name]) for name in names},
        **{name: (match[name], other[name]) for name in fields},
    }


async def check(viewer: Player, table: str, seq: int) -> None:
    """Read up to `seq`, then compare what has been folded with what a new snapshot says."""
    while viewer.seq < seq:
        await viewer.next()
    folded, version = viewer.view, viewer.version
    await viewer.follow(table)
    assert (viewer.seq, viewer.version) == (seq, version)
    assert folded is not None
    assert viewer.view is not None
    assert differences(viewer.view, folded) == {}


async def play_a_match(club: RunningClub, preset: str, choice: random.Random) -> None:
    table, cookie = await club.open_table(preset)
    async with club.player(cookie) as player, club.player() as spectator:
        await player.follow(table)
        await spectator.follow(table)
        while not player.match["over"]:
            stop = player.seq + choice.randrange(1, 120)
            await player.play(choice, until=lambda stop=stop: player.seq >= stop)  # type: ignore[misc]  # bound now
            if player.match["options"] is not None or player.match["over"]:  # else bots are about to move
                await check(player, table, player.seq)
                await check(spectator, table, player.seq)


@pytest.mark.parametrize("preset", ["club", "book-domino", "book-talon"])
def test_snapshot_and_events_make_the_later_snapshot(preset: str) -> None:
    async def scenario() -> None:
        async with running_club() as club:
            await play_a_match(club, preset, random.Random(preset))

    asyncio.run(scenario())
