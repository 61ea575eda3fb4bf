"""One match between bots, all of whose cards follow from a seed and a number."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random

from kingclub.bots import Budget, bot_named
from kingclub.cards import Seat
from kingclub.engine import (
    Act,
    FairSeed,
    FindDealer,
    GiveCards,
    Match,
    advance,
    draw_first_dealer,
    new_match,
    shuffle,
)
from kingclub.notation import FairRecord, Record, Recording, record_of
from kingclub.rules import Ruleset
from kingclub.view import observe


@dataclass(frozen=True, slots=True)
class Cards:
    """Where the cards of a match come from: the same seed and number give the same cards to whoever sits there."""

    seed: int
    number: int

    def fair(self, deal: int, players: int) -> FairSeed:
        """What the cards of a deal follow from; deal 0 is the draw for the first dealer."""
        secret = sha256(f"kingclub-arena|{self.seed}|{self.number}".encode()).digest()
        return FairSeed(secret, f"arena-{self.seed}-{self.number}", deal, ("",) * players)

    def chance(self, seat: Seat) -> Random:
        """The random numbers of whoever sits there, apart from those of the cards."""
        return Random(f"kingclub-arena-bot|{self.seed}|{self.number}|{seat}")


@dataclass(frozen=True, slots=True)
class Game:
    """A match that has been played: by whom, with which cards, and every move for its record."""

    match: Match
    bots: tuple[str, ...]
    cards: Cards
    recording: Recording

    def record(self) -> Record:
        """The record of the match, with its cards' seed and the bots as its players."""
        fair = self.cards.fair(0, len(self.bots))
        return replace(
            record_of(self.match, self.bots, self.recording),
            id=fair.match,
            fair=FairRecord(fair.seed.hex(), fair.commitment, fair.clients),
        )


def play_match(ruleset: Ruleset, bots: tuple[str, ...], cards: Cards, budget: Budget) -> Game:
    """The match played to its end by bots, one a seat by name. Raises `Unreadable` for an unknown name."""
    players = [bot_named(name) for name in bots]
    chances = [cards.chance(Seat(seat)) for seat in range(ruleset.players)]
    draw, _ = draw_first_dealer(cards.fair(0, ruleset.players), ruleset.options, ruleset.pack.cards)
    match, _ = advance(new_match(ruleset), FindDealer(draw))
    recording = Recording()
    while not match.is_over:
        seat = match.turn
        if seat is None:
            fair = cards.fair(len(match.results) + 1, ruleset.players)
            match, _ = advance(match, GiveCards(shuffle(fair, ruleset.pack.cards)))
        else:
            action = players[seat].decide(observe(match, seat), chances[seat], budget)
            match, _ = advance(match, Act(seat, action))
        recording = recording.then(match)
    return Game(match, bots, cards, recording)
