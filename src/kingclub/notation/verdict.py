"""Is the record true? The match is replayed and every number in it recomputed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NoReturn

from kingclub.cards import BySeat, Card, Seat
from kingclub.engine import (
    Act,
    Action,
    Desert,
    FindDealer,
    GiveCards,
    Match,
    Pass,
    PlayCard,
    advance,
    awaits_call,
    new_match,
    pack_of,
    parse_action,
)
from kingclub.engine.draw import Draw, draw_objection, drawn_cards, searches_ace
from kingclub.engine.refusal import BadCall, DealUnfinished, ExtraCall, MissingCall, NotThePack, WrongDealer
from kingclub.errors import Refusal, Refused, Unreadable
from kingclub.notation.fair import deal_unfairness, draw_unfairness
from kingclub.notation.record import CallRecord, DealRecord, Record
from kingclub.notation.refusal import (
    DrawDue,
    DrawNotDue,
    ForeignCard,
    PlayAfterEnd,
    PlayedTwice,
    PointsMissing,
    WrongComplete,
    WrongContract,
    WrongPlayerCount,
    WrongPoints,
    WrongTotals,
    WrongTrickLength,
    WrongTrump,
)
from kingclub.rules import Contract


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a record: the deal, and in it the trick (in domino the turn) or the call, all counted from 1.

    `text` is the card or call itself, empty where the fault is no single one's.
    """

    deal: int | None = None
    trick: int | None = None
    call: int | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class Fault:
    """The first thing that is wrong with a record, and where it stands."""

    refusal: Refusal
    place: Place


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the replay of a record found: its first fault, if any, and the match as far as nothing was wrong."""

    fault: Fault | None
    match: Match

    @property
    def is_legal(self) -> bool:
        """Whether everything in the record is true."""
        return self.fault is None


def check_record(record: Record) -> Verdict:
    """Replay the record to its end or its first fault."""
    check = _Check(record)
    fault = None
    try:
        check.run()
    except Refused as refused:
        fault = Fault(refused.refusal, check.place)
    return Verdict(fault, check.match)


class _Check:
    """A replay under way: the match so far, and the place that is being looked at."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.match: Match = new_match(record.ruleset)
        self.place = Place()

    def run(self) -> None:
        """Everything, in the order in which it stands in the record."""
        due = self.record.ruleset.players
        for listed in (self.record.players, self.record.seats):
            if listed is not None and len(listed) != due:
                _refuse(WrongPlayerCount(len(listed), due))
        _demand(_draw_fault(self.record))
        _demand(draw_unfairness(self.record))
        for number, deal in enumerate(self.record.deals, start=1):
            self.place = Place(number)
            self._deal(number, deal)
        self.place = Place()
        self._end()

    def _deal(self, number: int, deal: DealRecord) -> None:
        if self.match.turn is not None:
            _refuse(DealUnfinished(number - 1))
        self._give_cards(number, deal)
        if deal.deserter is not None:
            self.match = advance(self.match, Desert(deal.deserter))[0]
        for count, call in enumerate(deal.calls, start=1):
            self.place = Place(number, call=count, text=call.text)
            self.match = _called(self.match, call)
        self.place = Place(number)
        self._contract(deal)
        self._tricks(number, deal)
        self.place = Place(number)
        self._points(deal)

    def _give_cards(self, number: int, deal: DealRecord) -> None:
        ruleset = self.record.ruleset
        if number == 1:
            draw = Draw(deal.dealer, self.record.draw, self.record.draw_from)
            self.match = advance(self.match, FindDealer(draw))[0]
        pack = _pack_dealt(deal, ruleset.pack.cards, ruleset.players)
        self.match = advance(self.match, GiveCards(pack))[0]
        dealt = self.match.deal
        assert dealt is not None
        if dealt.dealer != deal.dealer:
            _refuse(WrongDealer(dealt.dealer))
        if dealt.dealt != deal.hands:
            _refuse(NotThePack(len(deal.hands[0]), len(dealt.dealt[0])))
        is_over = deal.points is not None or number < len(self.record.deals)
        _demand(deal_unfairness(self.record, number, is_over=is_over))

    def _contract(self, deal: DealRecord) -> None:
        """What is said of contract and trump once the calls are made.

        While calls are due a trump may be left open: it can still be sold and named anew.
        """
        now = self.match.deal
        assert now is not None
        is_calling = awaits_call(self.match)
        if is_calling and deal.play:
            _refuse(MissingCall(now.phase.turn if now.phase.turn is not None else now.eldest))
        contract = now.rules.contract.value if now.rules is not None else None
        if deal.contract != contract:
            _refuse(WrongContract(deal.contract or "", contract or ""))
        named = now.rules.denomination if now.rules is not None else None
        trump = named.value if named is not None else None
        if deal.trump != trump and not (is_calling and deal.trump is None):
            _refuse(WrongTrump(deal.trump or "", trump or ""))

    def _tricks(self, number: int, deal: DealRecord) -> None:
        pack, played = set(self.record.ruleset.pack.cards), set[Card]()
        due = 1 if deal.contract == Contract.DOMINO.value else self.record.ruleset.players
        for count, trick in enumerate(deal.play, start=1):
            self.place = Place(number, count, text=_text_of(trick[0]) if trick else "")
            if self.match.turn is None:
                _refuse(PlayAfterEnd())
            if len(trick) != due and not (count == len(deal.play) and 0 < len(trick) < due):
                _refuse(WrongTrickLength(len(trick), due))
            for card in trick:
                self.place = Place(number, count, text=_text_of(card))
                if card is not None and card not in pack:
                    _refuse(ForeignCard(card))
                if card is not None and card in played:
                    _refuse(PlayedTwice(card))
                self._play(card)
                if card is not None:
                    played.add(card)

    def _play(self, card: Card | None) -> None:
        seat = self.match.turn
        assert seat is not None
        action: Action = Pass() if card is None else PlayCard(card)
        self.match = advance(self.match, Act(seat, action))[0]

    def _points(self, deal: DealRecord) -> None:
        if self.match.turn is not None:
            if deal.points is not None:
                _refuse(WrongPoints(_numbers(deal.points), ""))
            return
        due = self.match.results[-1].points
        if deal.points is None:
            _refuse(PointsMissing(_numbers(due)))
        if deal.points != due:
            _refuse(WrongPoints(_numbers(deal.points), _numbers(due)))

    def _end(self) -> None:
        if self.record.totals != self.match.totals:
            _refuse(WrongTotals(_numbers(self.record.totals), _numbers(self.match.totals)))
        if self.record.complete != self.match.is_over:
            _refuse(WrongComplete(self.match.ruleset.schedule.deals - len(self.match.results)))


def _draw_fault(record: Record) -> Refusal | None:
    """What is wrong with the draw; of a match without a deal nobody knows whom it made dealer."""
    options, draw, start = record.ruleset.options, record.draw, record.draw_from
    if draw and not drawn_cards(options) and not searches_ace(options):
        return DrawNotDue()
    if start is not None and not searches_ace(options):
        return DrawNotDue()
    if start is not None and not draw:
        return DrawDue()
    if start is not None and not 0 <= start < options.players:
        return WrongDealer(-1)
    if record.deals:
        return None
    found = draw_objection(options, Draw(Seat(0), draw, start), record.ruleset.pack.cards)
    return None if isinstance(found, WrongDealer) else found


def _pack_dealt(deal: DealRecord, pack: tuple[Card, ...], players: int) -> tuple[Card, ...]:
    """The shuffled pack from which the cards of a deal came."""
    cards = [card for hand in deal.hands for card in hand] + list(deal.talon)
    foreign = next((card for card in cards if card not in pack), None)
    if foreign is not None:
        _refuse(ForeignCard(foreign))
    if len(set(cards)) != len(pack) or len(cards) != len(pack) or len(deal.hands) != players:
        _refuse(NotThePack(len(set(cards)), len(pack)))
    return pack_of(deal.hands, deal.talon, Seat(deal.dealer % players))


def _called(match: Match, call: CallRecord) -> Match:
    """The match after a call; a card is no call."""
    if not awaits_call(match):
        _refuse(ExtraCall(call.text))
    try:
        action = parse_action(call.text)
    except Unreadable:
        _refuse(BadCall(call.text))
    if isinstance(action, PlayCard):
        _refuse(BadCall(call.text))
    return advance(match, Act(call.seat, action))[0]


def _demand(refusal: Refusal | None) -> None:
    if refusal is not None:
        _refuse(refusal)


def _refuse(refusal: Refusal) -> NoReturn:
    raise Refused(refusal)


def _numbers(numbers: BySeat[int]) -> str:
    return " ".join(map(str, numbers))


def _text_of(card: Card | None) -> str:
    return "pass" if card is None else card.name
