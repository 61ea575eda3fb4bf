"""A match played by bots, all of it following from two numbers (`docs/protocol.md`, the fair deal)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random

from kingclub.bots.bot import Budget
from kingclub.bots.registry import bot_named, level_of
from kingclub.cards import BySeat, Seat
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
from kingclub.notation import FairRecord, Record, Recording, SeatRecord, record_of
from kingclub.rules import Ruleset
from kingclub.rules.option import Seating
from kingclub.view import observe


@dataclass(frozen=True, slots=True)
class Dealer:
    """Where the cards of a simulated match come from: one seed for all its deals, and no client adds anything."""

    match: str
    seed: bytes
    players: int

    def fair(self, deal: int) -> FairSeed:
        """What the cards of a deal follow from; deal 0 is the draw."""
        return FairSeed(self.seed, self.match, deal, ("",) * self.players)

    def record(self) -> FairRecord:
        """What the record says of it."""
        fair = self.fair(0)
        return FairRecord(self.seed.hex(), fair.commitment, fair.clients)

    def chance(self, seat: Seat) -> Random:
        """The random numbers of the bot on a seat, of a label of their own."""
        return Random(f"kingclub-simulate-bot|{self.match}|{seat}")


def simulated_match(ruleset: Ruleset, bots: BySeat[str], seed: int, number: int) -> Record:
    """Match `number`, from 0, of the simulation with this seed: complete, with everything to repeat it.

    Each seat is played by the bot of that name. Raises `Unreadable` where there is none.
    """
    digest = sha256(f"kingclub-simulate|{seed}|{number}".encode()).digest()
    dealer = Dealer(f"simulate-{seed}-{number}", digest, ruleset.players)
    draw, arrival = draw_first_dealer(dealer.fair(0), ruleset.options, ruleset.pack.cards)
    match, _ = advance(new_match(ruleset), FindDealer(draw))
    match, recording = _played(match, bots, dealer)
    fair = dealer.record()
    drawn = ruleset.options.seating is Seating.DRAW
    return replace(
        record_of(match, tuple(f"{name}-{seat}" for seat, name in enumerate(bots, start=1)), recording),
        id=dealer.match,
        seats=tuple(SeatRecord("bot", level_of(name)) for name in bots),
        fair=replace(fair, arrival=arrival) if drawn else fair,
    )


def _played(match: Match, bots: BySeat[str], dealer: Dealer) -> tuple[Match, Recording]:
    players = [(bot_named(name), dealer.chance(Seat(seat))) for seat, name in enumerate(bots)]
    recording, fair, budget = Recording(), dealer.record(), Budget()
    while not match.is_over:
        seat = match.turn
        if seat is None:
            cards = shuffle(dealer.fair(len(match.results) + 1), match.ruleset.pack.cards)
            match, _ = advance(match, GiveCards(cards))
        else:
            bot, chance = players[seat]
            match, _ = advance(match, Act(seat, bot.decide(observe(match, seat), chance, budget)))
        recording = recording.then(match, fair)
    return match, recording
