"""What a deal's rules say, laid out by place for quick reading: the same `DealRules` that the engine plays by."""

from __future__ import annotations

from functools import lru_cache

from kingclub.bots.bits import ABOVE, HEARTS, KING, SUITS, mask_of
from kingclub.cards import KING_OF_HEARTS, Suit
from kingclub.rules import Contract, Denomination, Ruleset


class Worth:
    """The rules of one deal of tricks, by place. All points are signed as on the score sheet.

    `cards[place]` are the points of a card; `now[left]` those of a trick by itself when `left` tricks are to come,
    itself among them, and `coming[left]` what a trick of the rest brings on the average. `beats[place]` are the
    cards that take over from a card that is winning. `scoring` are the cards with points, of which all but the king
    of hearts bring `unit` and he `king` more. `trump` are the trumps, 0 without. `heart_ban`, `void_duty` and
    `hearts_led_duty` are the cards that these rules are about, 0 where they don't hold.
    """

    __slots__ = (
        "beats",
        "cards",
        "coming",
        "ends_early",
        "heart_ban",
        "hearts_led_duty",
        "king",
        "misere",
        "must_trump",
        "namer_only",
        "now",
        "pack",
        "penalty",
        "players",
        "scoring",
        "talon_scores",
        "trick",
        "tricks",
        "trump",
        "unit",
        "void_duty",
    )

    def __init__(self, ruleset: Ruleset, contract: Contract, denomination: Denomination | None) -> None:
        rules = ruleset.deals[contract]
        self.players, self.tricks, self.trick = ruleset.players, rules.tricks, rules.trick
        self.penalty = contract.sign < 0
        self.misere = denomination is Denomination.MISERE
        self.pack = mask_of(ruleset.pack.cards, misere=self.misere)
        self._lay_out_tricks(rules.last)
        self.cards = [0] * 52
        for card, points in rules.cards.items():
            self.cards[card.index] = points
        self.scoring = mask_of(rules.cards, misere=False)
        others = [points for card, points in rules.cards.items() if card is not KING_OF_HEARTS]
        self.unit = sum(others) / len(others) if others else 0.0
        self.king = self.cards[KING_OF_HEARTS.index] - self.unit if self.scoring & KING else 0.0
        trump = denomination.trump if denomination is not None else None
        self.trump = 0 if trump is None else SUITS[list(Suit).index(trump)]
        self.beats = [above | (0 if self.trump >> place & 1 else self.trump) for place, above in enumerate(ABOVE)]
        self.heart_ban = HEARTS if rules.heart_ban else 0
        self.void_duty = KING if rules.king_when_void else 0
        self.hearts_led_duty = KING if rules.king_when_hearts_led else 0
        self.must_trump = rules.game is not None and rules.game.must_trump
        self.namer_only = rules.game is not None and rules.game.namer_only
        self.ends_early, self.talon_scores = rules.ends_early, rules.talon_scores

    def points_of(self, mask: int) -> float:
        """The points of these scoring cards together, the king apart from the average of the others."""
        return mask.bit_count() * self.unit + (self.king if mask & KING else 0.0)

    def legal(self, hand: int, led: int, *, leads: bool, names: bool) -> int:
        """The cards that the rules leave, as by `engine.play.duties`. `names`: it is this seat's trump."""
        if leads:
            free = hand & ~self.heart_ban
            if self.namer_only and not names:
                free &= ~self.trump
            return free or hand
        following = hand & led
        if following:
            return following & self.hearts_led_duty or following
        if self.void_duty & hand:
            return self.void_duty
        return (hand & self.trump or hand) if self.must_trump else hand

    def _lay_out_tricks(self, last: tuple[int, ...]) -> None:
        lefts = range(self.tricks + 1)
        self.now = [self.trick + (last[left - 1] if 0 < left <= len(last) else 0) for left in lefts]
        self.coming = [self.trick + sum(last[:left]) / max(left, len(last), 1) for left in lefts]


@lru_cache(maxsize=256)
def worth_of(ruleset: Ruleset, contract: Contract, denomination: Denomination | None) -> Worth:
    """The tables of a deal, made once."""
    return Worth(ruleset, contract, denomination)
