"""Writing a record: one line of JSON, the same bytes for the same record."""

from __future__ import annotations

import json
from collections.abc import Mapping

from kingclub.cards import Card, format_cards
from kingclub.notation.record import FORMAT, CallRecord, DealRecord, FairRecord, Record, SeatRecord
from kingclub.rules import differences, load_preset


def dump_record(record: Record) -> str:
    """The record as a line of JSON without its end, its keys in the order of `docs/records.md`."""
    options = record.ruleset.options
    base = load_preset(record.ruleset.preset).options
    plain: dict[str, object] = {
        "format": FORMAT,
        "rules": {"preset": record.ruleset.preset, "options": differences(options, base)},
        "players": record.players,
    }
    plain |= _where_there(
        id=record.id,
        seats=None if record.seats is None else [_seat(seat) for seat in record.seats],
        fair=None if record.fair is None else _fair(record.fair),
        draw=[card.name for card in record.draw] or None,
        draw_from=record.draw_from,
    )
    plain["deals"] = [_deal(deal) for deal in record.deals]
    plain["totals"] = record.totals
    plain["complete"] = record.complete
    return json.dumps(plain, ensure_ascii=False, separators=(", ", ": "))


def _deal(deal: DealRecord) -> dict[str, object]:
    return {
        "dealer": deal.dealer,
        "hands": [format_cards(hand) for hand in deal.hands],
        "talon": format_cards(deal.talon),
        "calls": [_call(call) for call in deal.calls],
        "contract": deal.contract,
        "trump": deal.trump,
        "play": [_trick(trick) for trick in deal.play],
        "points": deal.points,
        **_where_there(deserter=deal.deserter, fair=None if deal.fair is None else _fair(deal.fair)),
    }


def _call(call: CallRecord) -> dict[str, object]:
    return {"seat": call.seat, "call": call.text}


def _trick(trick: tuple[Card | None, ...]) -> str:
    return " ".join("pass" if card is None else card.name for card in trick)


def _seat(seat: SeatRecord) -> dict[str, object]:
    return {"kind": seat.kind, **_where_there(level=seat.level, held=seat.held or None)}


def _fair(fair: FairRecord) -> dict[str, object]:
    shown = {"seed": fair.seed, "commitment": fair.commitment, "clients": fair.clients}
    return {**shown, **_where_there(arrival=fair.arrival)}


def _where_there(**values: object) -> Mapping[str, object]:
    return {key: value for key, value in values.items() if value is not None}
