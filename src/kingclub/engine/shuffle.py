"""The fair shuffle, byte for byte as anybody can repeat it (`docs/protocol.md`, the fair deal).

A seed of 32 bytes and what the players added to it give a stream of numbers; the pack is shuffled with them by
Fisher and Yates. Deal 0 of a match is the draw for seats and first dealer.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256

from kingclub.cards import Card, Rank, Seat
from kingclub.engine.draw import Draw, dealer_of_ace, drawn_cards, height, searches_ace, seats_of_draw
from kingclub.rules.option import FirstDealer, Options, Seating


@dataclass(frozen=True, slots=True)
class FairSeed:
    """Everything that a deal's cards follow from.

    `seed` is the server's secret of 32 bytes, `match` the id of the match (ASCII), `deal` the number of the deal
    from 1 (0 for the draw), `clients` what each player's client added, as hex, empty for none.
    """

    seed: bytes
    match: str
    deal: int
    clients: tuple[str, ...]

    @property
    def commitment(self) -> str:
        """What is published before the deal: the SHA-256 of the seed, in hex."""
        return sha256(self.seed).hexdigest()


class FairStream:
    """The random numbers of one deal: HMAC-SHA256 in counter mode, read as big-endian numbers of 32 bits."""

    def __init__(self, fair: FairSeed) -> None:
        self._numbers = _numbers(fair)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` − 1, each as likely as the others."""
        bound = 2**32 - 2**32 % limit
        for number in self._numbers:
            if number < bound:
                return number % limit
        raise AssertionError("the stream never ends")

    def shuffled(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The cards in random order, by Fisher and Yates from the last down."""
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def shuffle(fair: FairSeed, pack: Sequence[Card]) -> tuple[Card, ...]:
    """The pack of this deal, from the front of which the cards are dealt."""
    return FairStream(fair).shuffled(pack)


def draw_first_dealer(fair: FairSeed, options: Options, pack: Sequence[Card]) -> tuple[Draw, tuple[int, ...]]:
    """The draw of deal 0, and the seat of each person in the order in which they sat down."""
    stream, arrival = FairStream(fair), tuple(range(options.players))
    cards: tuple[Card, ...] = ()
    if drawn_cards(options):
        cards = stream.shuffled(pack)[: options.players]
        if options.seating is Seating.DRAW:
            arrival = seats_of_draw(cards)
            cards = tuple(card for _, card in sorted(zip(arrival, cards, strict=True)))
    if options.first_dealer is FirstDealer.HIGHEST:
        return Draw(Seat(max(range(len(cards)), key=lambda seat: height(cards[seat]))), cards), arrival
    if not searches_ace(options):
        return Draw(Seat(stream.below(options.players)), cards), arrival
    start = Seat(stream.below(options.players))
    turned = stream.shuffled(pack)
    place = next(place for place, card in enumerate(turned) if card.rank is Rank.ACE)
    dealer = dealer_of_ace(Seat((start + place) % options.players), options)
    return Draw(dealer, cards + turned[: place + 1], start), arrival


def _numbers(fair: FairSeed) -> Iterator[int]:
    clients = ",".join(fair.clients)
    block = 0
    while True:
        text = f"kingclub-fair-1|{fair.match}|{fair.deal}|{clients}|{block}"
        digest = hmac.digest(fair.seed, text.encode("ascii"), "sha256")
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1
