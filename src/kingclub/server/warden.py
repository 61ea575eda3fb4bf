"""The warden carries out what those who look after the club decide: who may speak or come in, which table closes.

The owner decides by `kingclub admin`, beside the running club; so the warden looks a few times a second.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from kingclub.club.identity import PersonId
from kingclub.club.moderation import Standing
from kingclub.club.people import NotStored
from kingclub.club.refusal import Banned
from kingclub.server.desk import Desk

LOOK_SECONDS: Final = 0.25
"""How often the warden asks whether the owner has decided something. A ban has to be felt within a second."""

log = logging.getLogger(__name__)


class Warden:
    """The arm of those who look after the club."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def decide(self, person: PersonId, standing: Standing) -> None:
        """Let somebody stand like this from now on. Raises `NotStored`."""
        await self._desk.moderation.set_standing(person, standing)
        self._turn_out(frozenset((person,)))

    async def watch(self) -> None:
        """Carry out what the owner decides, until cancelled."""
        while True:
            try:
                change = await self._desk.moderation.changed()
                if change.people:
                    self._turn_out(change.people)
                for table in change.tables:
                    if not self._desk.house.close(table):  # it is closed, and that is stored
                        await self._desk.moderation.closed(table)
            except NotStored:
                log.warning("the owner's decisions cannot be read just now")
            await asyncio.sleep(LOOK_SECONDS)

    def _turn_out(self, people: frozenset[PersonId]) -> None:
        """Hang up on everybody who is banned, and let bots have his seats, also if he is not there just now."""
        desk = self._desk
        here = {session.person.id for session in desk.connections.values() if session is not None}
        banned = {who for who in here | people if desk.standing_of(who).is_banned}
        desk.hang_up(Banned.code, lambda session: session.person.id in banned)
        for who in banned:
            for name in desk.people.ids_of(who):
                desk.house.leave(name)
