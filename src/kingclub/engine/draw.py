"""Who deals first and who sits where (rules, section 2)."""

from __future__ import annotations

from dataclasses import dataclass

from kingclub.cards import BySeat, Card, Rank, Seat
from kingclub.engine.refusal import WrongDealer, WrongDraw
from kingclub.errors import Refusal
from kingclub.rules.option import FirstDealer, Options, Seating


@dataclass(frozen=True, slots=True)
class Draw:
    """How the first dealer was found.

    `cards` in the order in which they were drawn or turned: first one for each seat where seats or the highest card
    were drawn, in seat order; then those of the ace search, which begins at the seat `start`. Both may be missing:
    then the dealer was simply told.
    """

    dealer: Seat
    cards: tuple[Card, ...] = ()
    start: Seat | None = None


def drawn_cards(options: Options) -> int:
    """How many cards are drawn one a seat before any ace search."""
    return options.players if options.seating is Seating.DRAW or options.first_dealer is FirstDealer.HIGHEST else 0


def searches_ace(options: Options) -> bool:
    """Whether cards are turned up until the first ace."""
    return options.first_dealer in (FirstDealer.FIRST_ACE, FirstDealer.FIRST_ACE_LEADS)


def height(card: Card) -> tuple[int, int]:
    """How high a card is in a draw: by rank, equal ranks by suit S C D H."""
    return card.rank, card.index


def dealer_of_ace(seat: Seat, options: Options) -> Seat:
    """The first dealer when the first ace fell to this seat: he, or where the ace leads his right neighbour."""
    return seat if options.first_dealer is FirstDealer.FIRST_ACE else Seat((seat - 1) % options.players)


def draw_objection(options: Options, draw: Draw, pack: tuple[Card, ...]) -> Refusal | None:
    """Why this cannot be the draw of a match with these options, or None. A draw without cards is believed."""
    if not 0 <= draw.dealer < options.players:
        return WrongDealer(-1)
    if not draw.cards:
        return None
    seats = drawn_cards(options)
    return (
        _cards_objection(draw.cards, pack, seats, options)
        or _seating_objection(draw.cards[:seats], options)
        or _search_objection(draw, seats, options)
    )


def _cards_objection(
    cards: tuple[Card, ...], pack: tuple[Card, ...], seats: int, options: Options
) -> Refusal | None:
    drawn, turned = cards[:seats], cards[seats:]
    if len(drawn) < seats:
        return WrongDraw("too-few")
    if len(set(drawn)) < len(drawn) or len(set(turned)) < len(turned):
        return WrongDraw("twice")
    if not set(cards) <= set(pack):
        return WrongDraw("foreign")
    if not searches_ace(options):
        return WrongDraw("too-many") if turned else None
    aces = [card.rank is Rank.ACE for card in turned]
    return None if aces and aces[-1] and not any(aces[:-1]) else WrongDraw("first-ace")


def _seating_objection(cards: tuple[Card, ...], options: Options) -> Refusal | None:
    if options.seating is not Seating.DRAW:
        return None
    ranking = sorted(range(len(cards)), key=lambda seat: height(cards[seat]), reverse=True)
    if len(cards) == 4:
        opposite = (ranking[0] + 2) % 4 == ranking[1]
        return None if opposite else WrongDraw("seats")
    clockwise = all((ranking[0] + step) % len(cards) == seat for step, seat in enumerate(ranking))
    return None if clockwise else WrongDraw("seats")


def _search_objection(draw: Draw, seats: int, options: Options) -> Refusal | None:
    if options.first_dealer is FirstDealer.HIGHEST:
        highest = max(range(seats), key=lambda seat: height(draw.cards[seat]))
        return None if draw.dealer == highest else WrongDealer(highest)
    if not searches_ace(options) or draw.start is None:
        return None
    ace = Seat((draw.start + len(draw.cards) - seats - 1) % options.players)
    due = dealer_of_ace(ace, options)
    return None if draw.dealer == due else WrongDealer(due)


def seats_of_draw(cards: BySeat[Card]) -> BySeat[int]:
    """Where people sit down who drew these cards, in the order in which they came: `seats[i]` for the i-th.

    With four players the two highest sit opposite each other, and of the two lower the higher sits to the left of
    the highest; otherwise clockwise by falling card. The highest sits on seat 0 (`docs/protocol.md`, fair deal).
    """
    ranking = sorted(range(len(cards)), key=lambda person: height(cards[person]), reverse=True)
    if len(cards) == 4:
        ranking = [ranking[0], ranking[2], ranking[1], ranking[3]]
    seats = [0] * len(cards)
    for seat, person in enumerate(ranking):
        seats[person] = seat
    return tuple(seats)
