"""Everybody who may ask something of a club: from nobody to an administrator, with a table of two of them."""

from __future__ import annotations

from dataclasses import dataclass

from kingclub.cards import Seat
from kingclub.club.house import NewTable
from kingclub.club.identity import PersonId, RequestId, TableId
from kingclub.club.lane import Lane, Request
from kingclub.club.moderation import Reason, Report, Standing
from kingclub.club.terms import Bots, Come, Terms
from kingclub.club.wish import BeReady, SeatBot, Sit, Wish
from kingclub.server.desk import Desk, Session

ROLES = ("nobody", "guest", "other", "spectator", "program", "sitter", "host", "banned", "administrator")
"""`other` has a table of his own; `spectator` follows that of `host` and `sitter`."""


@dataclass(frozen=True, slots=True)
class Cast:
    """The people of one scene, by role."""

    desk: Desk
    sessions: dict[str, Session]

    def token(self, role: str) -> str | None:
        return None if role == "nobody" else self.sessions[role].token

    def id(self, role: str) -> PersonId:
        return self.sessions[role].person.id

    async def table(self, *, is_playing: bool, has_spectators: bool = True) -> Lane:
        """A new table with the host on seat 0 and the sitter on seat 1: the others free, or bots that play."""
        terms = Terms(bots=Bots(0, Come.CALLED), has_spectators=has_spectators)
        table = await self.desk.open_table(self.id("host"), NewTable(preset="club", options={}, terms=terms))
        assert table is not None
        lane = self.desk.house.find(table)
        assert lane is not None
        self._do(lane, "sitter", Sit(Seat(1)))
        if is_playing:
            self.start(lane)
        return lane

    def start(self, lane: Lane) -> None:
        """Let the match begin, with bots on the free seats."""
        self._do(lane, "host", SeatBot())
        for role in ("host", "sitter"):
            self._do(lane, role, BeReady())
        assert lane.table.game is not None

    def _do(self, lane: Lane, role: str, wish: Wish) -> None:
        lane.submit(Request(wish, self.id(role), RequestId(f"{role} {type(wish).__name__}")))

    async def report(self, table: TableId) -> int:
        """The number of a report on the sitter."""
        await self.desk.moderation.file(
            Report(
                at_ms=self.desk.now_ms(),
                table=table,
                entries=1,
                accused=self.id("sitter"),
                reporter=PersonId("somebody"),
                reason=Reason.OTHER,
                text="",
                chat=(),
            )
        )
        return (await self.desk.moderation.reports())[-1].number


async def new_cast(desk: Desk) -> Cast:
    """New people in every role."""
    sessions = {
        role: await desk.welcome(desk.new_token(), None, "en", "")
        for role in ROLES
        if role not in {"nobody", "program"}
    }
    sessions["program"] = await desk.admit_program("Deep Thought")
    await desk.moderation.set_standing(sessions["banned"].person.id, Standing(is_banned=True))
    await desk.moderation.set_standing(sessions["administrator"].person.id, Standing(is_administrator=True))
    own = NewTable(preset="club", options={}, terms=Terms(bots=Bots(0, Come.CALLED)))
    await desk.open_table(sessions["other"].person.id, own)
    return Cast(desk, sessions)
