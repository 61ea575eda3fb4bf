"""Penalty deals by rules of thumb: duck, unload the dangerous card, keep a low card for the end.

Each card is weighed by two numbers, in points as on the score sheet, so below zero: what playing it is expected to
cost now, and what keeping it would cost later. The best card costs little now and is a burden to keep.
"""

from __future__ import annotations

from kingclub.bots.bits import BELOW, BIT, SUITS
from kingclub.bots.worth import Worth

LONGEST = 14
"""One more than the cards of the longest suit."""


class Ducker:
    """Plays a penalty deal from what one seat knows: its hand, the table and the cards that have fallen.

    The constants are a card player's habits as numbers, found by playing them against each other.
    """

    OWN = 0.7
    """A costly card of my own comes home to me that often unless I get rid of it: the king above all."""

    LAID_UNDER = 0.5
    """If my card takes, a costly lower card of its suit is laid under it that often by each who follows."""

    MET_LATER = 0.6
    """And that often a high card that I keep will meet such a card."""

    GUARD = 0.5
    """Each lower card of the suit is a guard: with it I can duck a round and so keep the high one safe."""

    RELIEF = 0.8
    """A danger got rid of counts somewhat less than a cost that is certain."""

    __slots__ = ("takes", "void", "worth")

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        # The chance that a given card of the others is not with the next player; for two he has all of them.
        away = 1 - 1 / (worth.players - 1) if worth.players > 2 else 0.0
        # takes[lower][higher]: the chance that he stays below my card while so many lower and higher ones are out.
        # He ducks with any lower card that he has; he goes over mine only if he holds higher ones alone.
        self.takes = [
            [1 - (away**lower - away ** (lower + higher)) for higher in range(LONGEST)] for lower in range(LONGEST)
        ]
        # void[number]: the chance that he has none of the suit while so many of it are out.
        self.void = [away**number for number in range(LONGEST)]

    def choose(  # noqa: PLR0915  # the hot path of every playout: a call for each card would double its time
        self, hand: int, legal: int, best: int, table: float, out: int, to_come: int
    ) -> int:
        """The place of the card to play.

        `best` is the place that is winning, −1 before a lead; `table` the points of the cards that lie there; `out`
        the cards that may be with others; `to_come` how many play after me.
        """
        worth, left = self.worth, hand.bit_count()
        winning = legal if best < 0 else legal & worth.beats[best]
        due = worth.points_of(out & worth.scoring)
        choice, choice_score = -1, -1e9
        for suit in SUITS:
            held = legal & suit
            if not held:
                continue
            there = out & suit
            number = there.bit_count()
            # Whoever is void throws his costliest card on my trick.
            spill = due * self.void[number] / left
            candidates = self._candidates(held & winning, held & ~winning)
            while candidates:
                place = candidates.bit_length() - 1
                candidates ^= BIT[place]
                under = there & BELOW[place]
                lower = under.bit_count()
                takes = self.takes[lower][number - lower]
                under &= worth.scoring
                costly = worth.points_of(under) if under else 0.0
                guards = (hand & BELOW[place]).bit_count()
                later = worth.coming[left] + costly * self.MET_LATER + spill
                danger = self.OWN * worth.cards[place] + takes * takes * later / (1 + guards * self.GUARD)
                score = -self.RELIEF * danger
                if BIT[place] & winning:
                    cost = table + worth.now[left] + worth.cards[place]
                    if to_come:
                        cost += (costly * self.LAID_UNDER + spill) * to_come / (worth.players - 1)
                        cost *= takes**to_come
                    score += cost
                if score > choice_score:
                    choice, choice_score = place, score
        return choice

    def _candidates(self, winning: int, losing: int) -> int:
        """Of a suit: the highest card that ducks and any that costs, the highest and lowest that may take."""
        scoring = self.worth.scoring
        candidates = 0
        if losing:
            candidates = losing & scoring | BIT[losing.bit_length() - 1]
        if winning:
            free = winning & ~scoring or winning
            candidates |= winning & -winning | free & -free | BIT[free.bit_length() - 1]
        return candidates
