"""Reading a record: from a line of text to typed claims."""

from __future__ import annotations

from kingclub.cards import Card, Seat, parse_card, parse_cards
from kingclub.errors import Fault, Unreadable
from kingclub.notation.field import BadRecord, Field, parse_json
from kingclub.notation.record import FORMAT, CallRecord, DealRecord, FairRecord, Record, SeatRecord
from kingclub.rules import Ruleset, ruleset

LONGEST = 4_000_000
"""Characters in the longest line that is looked at; a hundred deals for each of six players need a fifth of it."""


def parse_record(text: str) -> Record:
    """The record in a line of JSON.

    Raises `BadRecord` for what is no record, saying where and what would be right, and `Refused` for a preset that
    is unknown or options that are.
    """
    if len(text) > LONGEST:
        raise BadRecord(Fault("fault-record-long", length=str(len(text)), most=str(LONGEST)))
    root = parse_json(text)
    written = root.member("format").text()
    if written != FORMAT:
        raise BadRecord(Fault("fault-record-format", written=written[:40], due=FORMAT), "format")
    rules = _rules(root.member("rules"))
    draw, draw_from = root.optional("draw"), root.optional("draw_from")
    seats, fair = root.optional("seats"), root.optional("fair")
    return Record(
        ruleset=rules,
        players=tuple(name.text() for name in root.member("players").items()),
        deals=tuple(_deal(deal) for deal in root.member("deals").items()),
        totals=_numbers(root.member("totals")),
        complete=root.member("complete").flag(),
        draw=() if draw is None else tuple(_card(card) for card in draw.items()),
        draw_from=None if draw_from is None else Seat(draw_from.whole()),
        id=_id(root.optional("id")),
        seats=None if seats is None else tuple(_seat(seat) for seat in seats.items()),
        fair=None if fair is None else _fair(fair),
    )


def _rules(field: Field) -> Ruleset:
    preset, options = field.member("preset").text(), field.optional("options")
    return ruleset(preset, {} if options is None else options.table())


def _deal(field: Field) -> DealRecord:
    contract, trump, points = field.optional("contract"), field.optional("trump"), field.optional("points")
    deserter, fair = field.optional("deserter"), field.optional("fair")
    for key in ("contract", "trump", "points"):
        field.member(key)
    return DealRecord(
        dealer=Seat(field.member("dealer").whole()),
        hands=tuple(_cards(hand) for hand in field.member("hands").items()),
        talon=_cards(field.member("talon")),
        calls=tuple(_call(call) for call in field.member("calls").items()),
        contract=None if contract is None else contract.text(),
        trump=None if trump is None else trump.text(),
        play=tuple(_trick(trick) for trick in field.member("play").items()),
        points=None if points is None else _numbers(points),
        deserter=None if deserter is None else Seat(deserter.whole()),
        fair=None if fair is None else _fair(fair),
    )


def _call(field: Field) -> CallRecord:
    return CallRecord(Seat(field.member("seat").whole()), field.member("call").text())


def _trick(field: Field) -> tuple[Card | None, ...]:
    text = field.text()
    return (None,) if text == "pass" else _cards(field)


def _cards(field: Field) -> tuple[Card, ...]:
    try:
        return parse_cards(field.text())
    except Unreadable as error:
        raise _unreadable(field, error) from None


def _card(field: Field) -> Card:
    try:
        return parse_card(field.text())
    except Unreadable as error:
        raise _unreadable(field, error) from None


def _unreadable(field: Field, error: Unreadable) -> BadRecord:
    assert error.fault is not None
    return field.bad(error.fault)


def _numbers(field: Field) -> tuple[int, ...]:
    return tuple(number.whole() for number in field.items())


def _id(field: Field | None) -> str | None:
    if field is None:
        return None
    text = field.text()
    if not text or not text.isascii():
        field.fail("id")
    return text


def _seat(field: Field) -> SeatRecord:
    level, held = field.optional("level"), field.optional("held")
    return SeatRecord(
        field.member("kind").text(),
        None if level is None else level.whole(),
        () if held is None else _numbers(held),
    )


def _fair(field: Field) -> FairRecord:
    seed, arrival = field.optional("seed"), field.optional("arrival")
    return FairRecord(
        None if seed is None else seed.text(),
        field.member("commitment").text(),
        tuple(client.text() for client in field.member("clients").items()),
        None if arrival is None else _numbers(arrival),
    )
