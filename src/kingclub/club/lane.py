"""One table in service: its requests one after the other, each stored before anybody hears of it.

A lane takes a request, judges it, appends what comes of it to the log, and only when that is stored changes the
table, tells everybody and answers. While an entry is on its way to the disk everything else waits in the queue.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Collection
from typing import NamedTuple

from kingclub.cards import Seat
from kingclub.club.answer import Answers, ack, refuse, stale
from kingclub.club.audience import Audience
from kingclub.club.awaited import Awaited
from kingclub.club.chat import Chat, line_of
from kingclub.club.fact import Fact, Resumed
from kingclub.club.guesses import Guesses
from kingclub.club.identity import PersonId, RequestId
from kingclub.club.judge import Stale, Verdict, judge, settle
from kingclub.club.kept_seat import KeptSeats
from kingclub.club.naming import newcomer_namesake
from kingclub.club.news import (
    clock_news,
    event_message,
    insiders_of,
    is_event,
    news_of,
    people_news,
    rules_of,
    snapshot_message,
    table_view,
)
from kingclub.club.port import Entry, Message, Outbox
from kingclub.club.refusal import Failed, NameAlike, NoSpectators, NotSeated, TooFast, WrongWord
from kingclub.club.ring import News, Numbered, Ring
from kingclub.club.seating import may_follow
from kingclub.club.service import RETRY_MS, Service
from kingclub.club.table import Stage, Table
from kingclub.club.wish import BotMove, Leave, Return, Say, Sit, Wish
from kingclub.errors import Refusal

LONGEST_TAIL = 32
"""Who has missed more gets a snapshot instead: it is shorter, and no outbox runs full of it."""

log = logging.getLogger(__name__)


class Request(NamedTuple):
    """What somebody wants, and where the answer goes. The table's own wishes have neither person nor id."""

    wish: Wish | Say
    who: PersonId | None = None
    id: RequestId | None = None
    outbox: Outbox | None = None


class Pending(NamedTuple):
    """An entry on its way to the log, what will be true once it is there, and until when time is given back."""

    request: Request
    entry: Entry
    table: Table
    news: list[tuple[int, News]] | None
    credited_ms: int


class Lane:
    """One table in service. It implements `port.Written` for its own entries."""

    def __init__(self, table: Table, service: Service, *, seq: int = 0, answers: Answers | None = None) -> None:
        self.table = table
        self._service = service
        self._ring = Ring(seq)
        self._answers = answers or Answers()
        self._audience = Audience()
        self._chat = Chat()
        self._guesses = Guesses()
        self._rules = rules_of(table.ruleset)
        self._queue: deque[Request | None] = deque()
        self._pending: Pending | None = None
        self._is_waiting = False
        self._is_running = False
        self._awaited = Awaited(service, lambda wish: self.submit(Request(wish)))
        self._kept = KeptSeats(service.clock, lambda who: self.submit(Request(Leave(), who)))
        self._told: frozenset[PersonId] = frozenset()

    # ── Followers ────────────────────────────────────────────────────────────────────────────────────────────

    def subscribe(self, outbox: Outbox, who: PersonId, since: int | None) -> None:
        """Let a connection follow the table, from the number after `since` if that is still known."""
        refusal = may_follow(self.table, who)
        if refusal is not None:
            self._send(outbox, refuse(None, refusal))
            return
        known = self._audience.person_of(outbox)
        if known != who:
            self._audience.add(outbox, who, self.table)
        missed = None if since is None or known not in (None, who) else self._ring.since(since)
        if missed is None or len(missed) > LONGEST_TAIL or self._ring.last == 0:
            self._send_snapshot(outbox)
        else:
            for numbered in missed:
                outbox.put(self._text(numbered, self._audience.viewer_of(outbox)))
        self._queue.append(None)
        seat = self.table.seat_of(who)
        sitter = None if seat is None else self.table.seats[seat]
        if sitter is not None and sitter.away:
            self._queue.append(Request(Return(), who))
        self._run()

    def know(self, outbox: Outbox, who: PersonId) -> None:
        """Take a follower for another of the ids that he has, from now on."""
        if self._audience.person_of(outbox) not in (None, who):
            self.subscribe(outbox, who, None)

    def unsubscribe(self, outbox: Outbox) -> None:
        """Let a connection go."""
        if outbox in self._audience:
            self._audience.drop(outbox)
            self._queue.append(None)
            self._run()
            if self.is_idle and self.table.stage is Stage.OVER:
                self._service.idle(self.table.id)

    def is_followed_by(self, outbox: Outbox) -> bool:
        """Whether a connection is told what happens here."""
        return outbox in self._audience

    @property
    def said(self) -> tuple[Message, ...]:
        """The last lines of chat, oldest first."""
        return tuple(self._chat.lines)

    @property
    def is_idle(self) -> bool:
        """Whether nobody follows and nothing is under way."""
        return not len(self._audience) and self._pending is None and not self._queue

    # ── Requests ─────────────────────────────────────────────────────────────────────────────────────────────

    def submit(self, request: Request) -> None:
        """Take a request; its answer goes to its outbox when it is stored, refused or known already."""
        self._queue.append(request)
        self._run()

    def start(self) -> None:
        """Begin to wait for whoever is to act: his clock, or the bot's thought."""
        self._kept.look(self.table, self._audience.present)
        self._awaited.wait(self.table)

    def _run(self) -> None:
        """Work the queue off as far as possible. Whatever is asked for meanwhile joins the queue."""
        if self._is_running:
            return
        self._is_running = True
        try:
            while self._queue and self._pending is None:
                request = self._queue.popleft()
                try:
                    if request is None:
                        self._tell_presence()
                    else:
                        self._handle(request)
                except Exception:
                    log.exception("table %s failed", self.table.id)
                    if request is not None:
                        self._answer(request, refuse(request.id, Failed()))
        finally:
            self._is_running = False

    def _handle(self, request: Request) -> None:
        who, wish = request.who, request.wish
        known = None if who is None or request.id is None else self._answers.find(who, request.id)
        if known is not None:
            self._send(request.outbox, known)
            return
        if isinstance(wish, Say):
            self._say(request, wish)
            return
        verdict = self._verdict_on_seat(who, wish) if isinstance(wish, Sit) else judge(self.table, who, wish)
        if isinstance(verdict, Refusal):
            self._answer(request, refuse(request.id, verdict))
        elif isinstance(verdict, Stale):
            self._answer(request, self._stale(request))
            if isinstance(wish, BotMove):
                self._awaited.forget_thought()
                self._awaited.wait(self.table)
        elif not verdict:
            self._answer(request, self._ack(request))
        else:
            self._append(request, verdict)

    def _verdict_on_seat(self, who: PersonId | None, sit: Sit) -> Verdict:
        """Whether somebody may sit down, whom nobody may take for another, and who may not guess words."""
        now = self._service.clock.now_ms()
        if self._guesses.are_too_many(now):
            return TooFast()
        verdict = judge(self.table, who, sit)
        if isinstance(verdict, WrongWord):
            self._guesses.add(now)
        namesake = newcomer_namesake(self.table, verdict, self._service.directory)
        return verdict if namesake is None else NameAlike(namesake)

    def _say(self, request: Request, say: Say) -> None:
        now, who = self._service.clock.now_ms(), request.who
        seat = self.table.seat_of(who)
        refusal = NotSeated() if who is None or seat is None else self._chat.objection(who, say, now)
        if refusal is not None or who is None:
            self._answer(request, refuse(request.id, refusal or NotSeated()))
            return
        line = line_of(seat, self._service.directory.name_of(who), say)
        self._chat.add(who, line, now)
        self._publish([(self.table.version, {"e": "said", **line})])
        self._answer(request, self._ack(request))

    # ── The log ──────────────────────────────────────────────────────────────────────────────────────────────

    def _append(self, request: Request, facts: tuple[Fact, ...]) -> None:
        now = self._service.clock.now_ms()
        table, done, happened = settle(self.table, facts, now, self._service.entropy)
        table = table._replace(entries=table.entries + 1)
        news = news_of(self.table, table, happened, lambda: people_news(table, self._told, self._service.directory))
        entry = Entry(
            table=table.id,
            number=self.table.entries,
            at_ms=now,
            facts=done,
            deadline_ms=table.deadline_ms,
            asked_by=request.who,
            request=request.id,
            seq=self._ring.last + (1 if news is None else len(news)),
            ends=table.stage is Stage.OVER,
        )
        self._pending = Pending(request, entry, table, news, now)
        self._service.log.append(entry, self)

    def stored(self) -> None:
        """The entry is safe: now it is true."""
        pending = self._pending
        assert pending is not None
        self._pending = None
        was_running, self._is_running = self._is_running, True  # what follows from this comes after it
        try:
            self._make_true(pending)
        except Exception:
            log.exception("table %s failed after entry %s", self.table.id, pending.entry.number)
            self._answer(pending.request, self._ack(pending.request))  # it is on disk all the same
            self._awaited.wait(self.table)
        self._is_running = was_running
        self._run()

    def _make_true(self, pending: Pending) -> None:
        """Change the table, tell everybody, and answer."""
        self._tell_waiting(waiting=False)
        has_moved = pending.table.seats is not self.table.seats
        self.table = pending.table
        self._service.stored(pending.entry)
        moved = self._audience.seat_anew(self.table) if has_moved else []
        if has_moved:
            self._kept.look(self.table, self._audience.present)
        if pending.news is None:
            self._turn_strangers_away()
            self.tell_anew()
        else:
            self._publish(pending.news, anew=moved)
        self._answer(pending.request, self._ack(pending.request))
        self._awaited.wait(self.table)
        if self.table.stage is Stage.OVER:
            self._service.finished(self.table)

    def conflict(self) -> None:
        """Somebody else has written: what is here is wrong, and is loaded again."""
        pending, self._pending = self._pending, None
        assert pending is not None
        self.table, seq, self._answers = self._service.reload(self.table.id)
        self._ring = Ring(max(seq, self._ring.last + 1))
        self._audience.seat_anew(self.table)
        self._everybody_anew()
        self._queue.appendleft(pending.request)
        self._awaited.wait(self.table)
        self._run()

    def failed(self) -> None:
        """Nothing has been written, so nothing has happened: say that we wait, and try again."""
        self._tell_waiting(waiting=True)
        clock = self._service.clock
        clock.at(clock.now_ms() + RETRY_MS, self._retry)

    def _retry(self) -> None:
        """Append again; the time that the disk was ill is nobody's time."""
        pending, now = self._pending, self._service.clock.now_ms()
        assert pending is not None
        entry, news, lost = pending.entry, pending.news, Resumed(now - pending.credited_ms)
        table, credit, _ = settle(pending.table, (lost,), entry.at_ms, self._service.entropy)
        entry = entry._replace(facts=(*entry.facts, *credit), deadline_ms=table.deadline_ms)
        if news is not None and table.deadline_ms is not None:
            others = (piece for piece in news if not is_event(piece[1], "clock"))
            news = [*others, (table.version, clock_news(table))]
        self._pending = Pending(pending.request, entry, table, news, now)
        self._service.log.append(entry, self)

    # ── Telling ──────────────────────────────────────────────────────────────────────────────────────────────

    def _publish(self, news: list[tuple[int, News]], anew: list[Outbox] | None = None) -> None:
        """Number the news and send each to everybody; those in `anew` get a snapshot in the end instead."""
        for version, piece in news:
            numbered = self._ring.add(version, piece)
            insiders, public = insiders_of(piece, self.table), ""
            for viewer, outboxes in self._audience.viewers():
                if viewer in insiders:
                    text = self._text(numbered, viewer)
                else:
                    text = public = public or self._text(numbered, None)
                for outbox in outboxes:
                    if not anew or outbox not in anew:
                        outbox.put(text)
        for outbox in anew or ():
            self._send_snapshot(outbox)
        if any(is_event(piece, "people") for _, piece in news):
            self._service.changed(self.table, self._told)

    def _text(self, numbered: Numbered, viewer: Seat | None) -> str:
        return self._service.encode(event_message(self.table, numbered, viewer))

    def _turn_strangers_away(self) -> None:
        """Where nobody may look on, let those go who do not sit at the table."""
        if not self.table.terms.has_spectators:
            for outbox in self._audience.strangers():
                self._audience.drop(outbox)
                self._send(outbox, refuse(None, NoSpectators(self.table.id)))

    def _everybody_anew(self) -> None:
        self._service.changed(self.table, self._told)
        for outbox in self._audience:
            self._send_snapshot(outbox)

    def tell_people(self) -> None:
        """Tell everybody who is at the table: somebody has another name."""
        self._publish([(self.table.version, people_news(self.table, self._told, self._service.directory))])

    def tell_anew(self) -> None:
        """Let everybody have the table anew, also who comes back: somebody on it turned out to be another."""
        self._ring.skip()
        self._everybody_anew()

    def forget(self, people: Collection[PersonId]) -> None:
        """Drop what these people have said here; where there was something, everybody gets the table anew."""
        if self._chat.forget(people):
            self.tell_anew()

    def _tell_presence(self) -> None:
        present = self._audience.present
        self._kept.look(self.table, present)
        changed = {who for who in present ^ self._told if self.table.seat_of(who) is not None}
        self._told = present
        if changed:
            self._publish([(self.table.version, people_news(self.table, present, self._service.directory))])

    def _tell_waiting(self, *, waiting: bool) -> None:
        if waiting == self._is_waiting:
            return
        self._is_waiting = waiting
        data = self._service.encode({"t": "waiting", "table": self.table.id, "waiting": waiting})
        for outbox in self._audience:
            outbox.put(data)

    def _send_snapshot(self, outbox: Outbox) -> None:
        people = people_news(self.table, self._told, self._service.directory)
        viewer = self._audience.viewer_of(outbox)
        view = table_view(self.table, viewer, self._rules, people, self._chat.lines)
        self._send(outbox, snapshot_message(self.table, self._ring.last, view))

    def _send(self, outbox: Outbox | None, message: Message) -> None:
        if outbox is not None:
            outbox.put(self._service.encode(message))

    def _answer(self, request: Request, answer: Message | None) -> None:
        if answer is None or request.who is None or request.id is None:
            return
        self._answers.keep(request.who, request.id, answer)
        self._send(request.outbox, answer)

    def _ack(self, request: Request) -> Message | None:
        return None if request.id is None else ack(request.id, self._ring.last)

    def _stale(self, request: Request) -> Message | None:
        if request.id is None:
            return None
        expect = getattr(request.wish, "expect", self.table.version)
        missed = self._ring.after_version(expect)
        viewer = self.table.seat_of(request.who)
        if missed is None and request.outbox is not None and request.outbox in self._audience:
            self._send_snapshot(request.outbox)
        tail = [event_message(self.table, numbered, viewer) for numbered in missed or ()]
        return stale(request.id, self.table.version, tail)
