"""Whoever a table waits for: the clock of a person, a bot's thought, a silence or absence that lasts too long."""

from __future__ import annotations

from collections.abc import Callable

from kingclub.cards import Seat
from kingclub.club.consent import IDLE_MS, idle_at_ms
from kingclub.club.desertion import BACK_MS, deserts_at_ms
from kingclub.club.port import Cancel
from kingclub.club.service import Service
from kingclub.club.table import Table
from kingclub.club.wish import BotMove, NoteDesertion, NoteIdle, OwnWish, TimeIsUp
from kingclub.view import observe


class Awaited:
    """What is to come of itself at one table; `submit` is given the wishes that follow from it."""

    def __init__(self, service: Service, submit: Callable[[OwnWish], None]) -> None:
        self._service = service
        self._submit = submit
        self._begun_ms = service.clock.now_ms()
        self._thought: tuple[int, int] | None = None
        self._stop_clock: Cancel | None = None
        self._table: Table | None = None
        self._is_listening = False
        self._deserts_at_ms: int | None = None
        self._stop_missing: Cancel | None = None

    def wait(self, table: Table) -> None:
        """Set the clock for a person, or let the bot think."""
        self._table = table
        if self._stop_clock is not None:
            self._stop_clock()
            self._stop_clock = None
        deadline = table.deadline_ms
        if deadline is not None:
            self._stop_clock = self._service.clock.at(deadline, lambda: self._time_is_up(table, deadline))
        elif not self._is_listening:
            self._listen(table)
        self._miss(table)
        self._let_think(table)

    def forget_thought(self) -> None:
        """What the bot has thought of came too late: let it think again."""
        self._thought = None

    def _listen(self, table: Table) -> None:
        """Wake up when the silence will have lasted too long. No move sets this anew: who wakes up looks again."""
        due = self._idle_at_ms(table)
        self._is_listening = due is not None
        if due is not None:
            self._service.clock.at(due, self._wake)

    def _wake(self) -> None:
        self._is_listening, table = False, self._table
        assert table is not None
        due = self._idle_at_ms(table)
        if due is not None and due <= self._service.clock.now_ms():
            self._submit(NoteIdle(table.version))
        else:
            self._listen(table)

    def _idle_at_ms(self, table: Table) -> int | None:
        """The silence while the club was down does not count."""
        idle = idle_at_ms(table)
        return None if idle is None else max(idle, self._begun_ms + IDLE_MS)

    def _miss(self, table: Table) -> None:
        """Wake up when somebody has been away for too long. The time while the club was down does not count."""
        due = deserts_at_ms(table)
        if due == self._deserts_at_ms:
            return
        if self._stop_missing is not None:
            self._stop_missing()
        self._deserts_at_ms, self._stop_missing = due, None
        if due is not None:
            at_ms = max(due, self._begun_ms + BACK_MS)
            self._stop_missing = self._service.clock.at(at_ms, lambda: self._submit(NoteDesertion(due)))

    def _time_is_up(self, table: Table, deadline_ms: int) -> None:
        """Play a quick action for whoever has run out of time, unless his own is on its way to the log already."""
        self._stop_clock, action = None, None
        if table.turn is not None and table.game is not None:
            label = f"{table.match}|{table.version}|{table.turn}|quick"
            action = self._service.thinker.quick(observe(table.game, table.turn), label)
        self._submit(TimeIsUp(table.version, deadline_ms, action))

    def _let_think(self, table: Table) -> None:
        turn = table.turn
        sitter = None if turn is None else table.seats[turn]
        if turn is None or table.game is None or sitter is None or not sitter.plays_itself:
            return
        if table.accord.pause is not None or not table.has_people or self._thought == (table.version, turn):
            return
        self._thought = (table.version, turn)
        label = f"{table.match}|{table.version}|{turn}"
        found = self._found(table, turn, self._service.clock.now_ms())
        self._service.thinker.think(observe(table.game, turn), sitter.level, label, found)

    def _found(self, table: Table, turn: Seat, begun_ms: int) -> Callable[[str], None]:
        """What to do with the bot's thought: play it, but not faster than people can follow."""

        def found(action: str) -> None:
            move = BotMove(turn, table.version, action)
            due = begun_ms + (self._service.pace_ms() if table.terms.has_pause else 0)
            clock = self._service.clock
            if due <= clock.now_ms():
                self._submit(move)
            else:
                clock.at(due, lambda: self._submit(move))

        return found
