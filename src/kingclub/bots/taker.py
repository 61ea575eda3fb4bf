"""Deals in which taking pays, by rules of thumb: take what pays with a card that surely takes, else give the least.

Each card is weighed by two numbers, in points as on the score sheet: what playing it is expected to bring now, and
what keeping it would bring later. The best card brings much now or is not missed.
"""

from __future__ import annotations

from kingclub.bots.bits import ABOVE, BELOW, BIT, SUITS
from kingclub.bots.worth import Worth

LONGEST = 14
"""One more than the cards of the longest suit."""


class Taker:
    """Plays a reward or trump deal from what one seat knows: its hand, the table and the cards that have fallen.

    The constants are a card player's habits as numbers, found by playing them against each other.
    """

    OWN = 0.5
    """A paying card that can still be beaten comes home to me that often if I keep it."""

    DRAWN = 0.35
    """If my card takes, a lower card of its suit that pays is drawn that often from each who follows."""

    KEEP = 0.7
    """What a card may bring later counts somewhat less than what it brings now."""

    TRUMP = 0.45
    """Any trump, however low, is worth that much of a trick: it can ruff."""

    __slots__ = ("away", "stands", "worth")

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        # away[number]: the chance that none of so many cards of the others is with the next player.
        away = 1 - 1 / (worth.players - 1) if worth.players > 2 else 0.0
        self.away = [away**number for number in range(LONGEST)]
        # stands[higher]: how much of a taker a card is while so many higher ones are out; a whole one if none is.
        self.stands = [1 / (1 + higher) for higher in range(LONGEST)]

    def choose(  # noqa: PLR0915  # the hot path of every playout: a call for each card would double its time
        self, hand: int, legal: int, best: int, table: float, out: int, to_come: int
    ) -> int:
        """The place of the card to play.

        `best` is the place that is winning, −1 before a lead; `table` the points of the cards that lie there; `out`
        the cards that may be with others; `to_come` how many play after me.
        """
        worth, left = self.worth, hand.bit_count()
        winning = legal if best < 0 else legal & worth.beats[best]
        trumpless = self.away[(out & worth.trump).bit_count()]
        choice, choice_score = -1, -1e9
        for suit in SUITS:
            held = legal & suit
            if not held:
                continue
            there = out & suit
            # A side suit is ruffed by whoever is void and has a trump.
            is_trump = suit == worth.trump
            safe = 1.0 if is_trump else 1 - self.away[there.bit_count()] * (1 - trumpless)
            candidates = self._candidates(held & winning, held & ~winning)
            while candidates:
                place = candidates.bit_length() - 1
                candidates ^= BIT[place]
                higher = (there & ABOVE[place]).bit_count()
                under = there & BELOW[place] & worth.scoring
                drawn = worth.points_of(under) * self.DRAWN if under else 0.0
                own = worth.cards[place]
                keep = self.stands[higher] * (worth.coming[left] + drawn) * safe
                if own:
                    keep += own * (self.OWN + (1 - self.OWN) * self.stands[higher])
                if is_trump:
                    keep += self.TRUMP * worth.trick
                score = -self.KEEP * keep
                if BIT[place] & winning:
                    gain = table + worth.now[left] + own
                    if to_come:
                        gain += drawn * to_come / (worth.players - 1)
                        gain *= (self.away[higher] * safe) ** to_come
                    score += gain
                if score > choice_score:
                    choice, choice_score = place, score
        return choice

    def _candidates(self, winning: int, losing: int) -> int:
        """Of a suit: the lowest card to throw, the cheapest and the surest that takes, and those that pay."""
        scoring = self.worth.scoring
        candidates = 0
        if losing:
            plain = losing & ~scoring or losing
            candidates = plain & -plain
        if winning:
            candidates |= winning & -winning | BIT[winning.bit_length() - 1] | winning & scoring
        return candidates
