"""A match as a report to read: each deal with its hands, its calls, its tricks and what they brought."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import fill

from kingclub.cards import BySeat, Card, format_cards
from kingclub.engine import (
    Called,
    Deal,
    DealResult,
    Draw,
    Event,
    Match,
    Trick,
    advance,
    format_action,
    new_match,
    taker,
)
from kingclub.engine.event import CardsDealt, DealScored, Drawn
from kingclub.engine.score import trick_points
from kingclub.notation.diagram import deal_diagram, hand_line
from kingclub.notation.record import Record
from kingclub.notation.recording import moves_of
from kingclub.notation.sheet import sheet_of
from kingclub.notation.table import SheetWords, sheet_table, signed

WIDTH = 110
"""Where the long lines of a report are broken."""


def report(record: Record) -> str:
    """The whole match, ending with its score sheet. Raises `Refused` or `Unreadable` if it cannot be replayed."""
    match, names = new_match(record.ruleset), record.players
    parts = [_title(record)]
    for move in moves_of(record):
        match, events = advance(match, move)
        parts += _paragraphs(match, events, names)
    if match.deal is not None and match.turn is not None:
        parts.append("\n".join([*_course(match.deal, names), "here the record stops"]))
    parts.append(sheet_table(sheet_of(record.ruleset, names, match.results), _WORDS))
    return "\n\n".join(parts) + "\n"


def _title(record: Record) -> str:
    ruleset = record.ruleset
    length = ruleset.schedule.deals
    return f"{ruleset.preset}, {length} deals: {', '.join(record.players)}"


def _paragraphs(match: Match, events: Iterable[Event], names: BySeat[str]) -> Iterator[str]:
    for event in events:
        match event:
            case Drawn(draw):
                yield _draw(draw, names)
            case CardsDealt():
                yield _dealt(event, names)
            case DealScored(result) if match.deal is not None:
                yield "\n".join([*_course(match.deal, names), _score(result)])
            case _:
                pass


def _draw(draw: Draw, names: BySeat[str]) -> str:
    cards = f"drawn {format_cards(draw.cards)}; " if draw.cards else ""
    start = f"the search began with {names[draw.start]}; " if draw.start is not None else ""
    return f"{cards}{start}{names[draw.dealer]} deals first"


def _dealt(event: CardsDealt, names: BySeat[str]) -> str:
    contract = event.rules.contract.value if event.rules is not None else "to be ordered"
    lines = [f"Deal {event.number}: {contract}, dealt by {names[event.dealer]}", deal_diagram(event.dealt, names)]
    if event.talon:
        lines.append(f"talon {hand_line(event.talon)}")
    return "\n".join(lines)


def _course(deal: Deal, names: BySeat[str]) -> Iterator[str]:
    """What was said and played."""
    yield from _calls(deal, names)
    width = max(map(len, names))
    for number, trick in enumerate(deal.tricks, start=1):
        yield _trick(deal, number, trick, names, width)
    if deal.turns:
        yield fill("laid: " + " ".join(_laid(card) for _, card in deal.turns), WIDTH)
    yield from _adjustments(deal, names)


def _calls(deal: Deal, names: BySeat[str]) -> Iterator[str]:
    if deal.calls:
        yield fill("calls: " + ", ".join(_said(call, names) for call in deal.calls), WIDTH)
    if deal.shown is not None:
        yield f"the last card of {names[deal.eldest]} is {deal.shown}"
    if deal.rules is not None and deal.rules.denomination is not None and deal.namer is not None:
        yield f"{names[deal.namer]} has named {deal.rules.denomination}"


def _adjustments(deal: Deal, names: BySeat[str]) -> Iterator[str]:
    """Why the points are not only those of the tricks."""
    rules = deal.rules
    if deal.tricks and rules is not None and rules.talon_scores and len(deal.tricks) == rules.tricks:
        in_talon = sum(rules.cards.get(card, 0) for card in deal.talon)
        yield f"the talon goes with the last trick: {signed(in_talon)}"
    if deal.bid is not None:
        winner, tricks = deal.bid
        yield f"{names[winner]} has sacrificed {tricks} of his tricks"
    if deal.bargain is not None:
        bargain = deal.bargain
        price = f"{bargain.tricks} of his tricks" if bargain.tricks else f"{bargain.points} points"
        yield f"{names[bargain.buyer]} pays {names[bargain.seller]} {price}"
    if deal.settled:
        yield "settled unplayed: two tricks each"
    if deal.deserter is not None:
        yield f"{names[deal.deserter]} has left"


def _said(call: Called, names: BySeat[str]) -> str:
    return f"{names[call.seat]} {format_action(call.action)}"


def _trick(deal: Deal, number: int, trick: Trick, names: BySeat[str], width: int) -> str:
    rules = deal.rules
    assert rules is not None
    winner = names[taker(trick, rules, deal.players)]
    gain = trick_points(trick, number, rules)
    brought = f" {signed(gain)}" if gain else ""
    return f"{number:>2}  {names[trick.leader]:<{width}}  {format_cards(trick.cards)}  {winner}{brought}"


def _laid(card: Card | None) -> str:
    return "—" if card is None else card.name


def _score(result: DealResult) -> str:
    return f"points {' '.join(map(signed, result.points))}, together {signed(sum(result.points))}"


def _deal_word(result: DealResult) -> str:
    named = f" {result.denomination}" if result.denomination is not None else ""
    settled = ", settled" if result.settled else ""
    return f"{result.contract}{named}{settled}"


_WORDS = SheetWords(_deal_word, "sum", "penalties", "rewards", "total", "place", "settlement")
