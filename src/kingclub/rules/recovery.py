"""The second half of a match, as a tagged union: one small value for each way of section 6 of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from kingclub.rules.denomination import Denomination


@dataclass(frozen=True, slots=True)
class Mirror:
    """The penalties again, this time for the taker."""


@dataclass(frozen=True, slots=True)
class TrumpGame:
    """What all deals with a trump share.

    `price` is points a trick, `must_trump` whether a void player must play a trump, `namer_only` whether only the
    one whose trump stands may lead trumps while he holds anything else.
    """

    price: int
    must_trump: bool
    namer_only: bool


@dataclass(frozen=True, slots=True)
class Auction:
    """An auction of sacrificed tricks for the right to name any suit."""

    game: TrumpGame


@dataclass(frozen=True, slots=True)
class FirstThree:
    """Eldest names any suit from his first three cards or lets his last card decide."""

    game: TrumpGame


@dataclass(frozen=True, slots=True)
class Named:
    """Eldest names any suit from his full hand."""

    game: TrumpGame


@dataclass(frozen=True, slots=True)
class Sale:
    """How a praised deal is sold.

    `after_rest`: when all cards are dealt, and then the buyer leads; otherwise while all hold three. `binding`: the
    praiser opens the sale himself and must accept the best offer. `any_offer`: he may accept any standing offer.
    """

    after_rest: bool
    binding: bool
    any_offer: bool


@dataclass(frozen=True, slots=True)
class Praise:
    """Eldest names from three cards; he may sell the game or settle it unplayed, where the rules allow it.

    `suits_held`: only a suit among those three cards may be named. `extra`: the denominations beside suits.
    """

    game: TrumpGame
    suits_held: bool
    extra: tuple[Denomination, ...]
    by_last: bool
    settle: bool
    sale: Sale | None


@dataclass(frozen=True, slots=True)
class TalonGame:
    """Eldest or whoever buys the right takes the open talon, gives each opponent a card and names any suit.

    `ask`: the right may also be offered for a price in points.
    """

    game: TrumpGame
    ask: bool


@dataclass(frozen=True, slots=True)
class TakeTricks:
    """No trump: each trick pays."""

    game: TrumpGame


@dataclass(frozen=True, slots=True)
class DominoRound:
    """Domino in place of tricks, one deal a player."""


Recovery: TypeAlias = Mirror | Auction | FirstThree | Named | Praise | TalonGame | TakeTricks | DominoRound
