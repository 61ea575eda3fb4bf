"""Why an action may not be done, each a small value with its code (`docs/protocol.md`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kingclub.cards import Card, Seat, Suit
from kingclub.errors import Refusal


@dataclass(frozen=True, slots=True)
class MustFollowSuit(Refusal):
    """A card of the led suit is held and must be played (rules 3.1)."""

    code: ClassVar[str] = "revoke"
    led: Suit


@dataclass(frozen=True, slots=True)
class HeartsMayNotBeLed(Refusal):
    """Hearts may not be led in this deal while another suit is held (rules 3.3)."""

    code: ClassVar[str] = "heart-lead"


@dataclass(frozen=True, slots=True)
class KingMustBePlayed(Refusal):
    """The king of hearts is held and may not be kept back any longer (rules 3.4)."""

    code: ClassVar[str] = "king-held"


@dataclass(frozen=True, slots=True)
class MustTrump(Refusal):
    """Void in the led suit, a trump must be played (rules 6)."""

    code: ClassVar[str] = "must-trump"
    trump: Suit


@dataclass(frozen=True, slots=True)
class TrumpsMayNotBeLed(Refusal):
    """Only the one whose trump stands may lead trumps while other cards are held (rules 6)."""

    code: ClassVar[str] = "trump-lead"
    trump: Suit


@dataclass(frozen=True, slots=True)
class NotHeld(Refusal):
    """The card is not in this hand."""

    code: ClassVar[str] = "not-held"
    card: Card


@dataclass(frozen=True, slots=True)
class NotYourTurn(Refusal):
    """Another seat is to act; −1 stands for nobody."""

    code: ClassVar[str] = "not-your-turn"
    turn: int


@dataclass(frozen=True, slots=True)
class DoesNotFit(Refusal):
    """Domino: the card is next to no card that lies."""

    code: ClassVar[str] = "domino-fit"
    card: Card


@dataclass(frozen=True, slots=True)
class MayNotPass(Refusal):
    """Domino: whoever can lay a card must."""

    code: ClassVar[str] = "domino-pass"


@dataclass(frozen=True, slots=True)
class AlreadyOrdered(Refusal):
    """This contract is no longer on the list (rules 5)."""

    code: ClassVar[str] = "order-twice"
    contract: str


@dataclass(frozen=True, slots=True)
class MustOrder(Refusal):
    """All before him have passed: the last of the round has to order (rules 5)."""

    code: ClassVar[str] = "must-order"


@dataclass(frozen=True, slots=True)
class BidNotHigher(Refusal):
    """A bid or an offer must be higher than the best so far."""

    code: ClassVar[str] = "bid-not-higher"
    best: int


@dataclass(frozen=True, slots=True)
class BidTooHigh(Refusal):
    """A bid or an offer can't be more than the tricks of the deal."""

    code: ClassVar[str] = "bid-too-high"
    tricks: int


@dataclass(frozen=True, slots=True)
class NameForbidden(Refusal):
    """This may not be named here."""

    code: ClassVar[str] = "name-forbidden"
    denomination: str


@dataclass(frozen=True, slots=True)
class GivenAlready(Refusal):
    """Each opponent gets one card, and nobody else any."""

    code: ClassVar[str] = "give-twice"
    to: Seat


@dataclass(frozen=True, slots=True)
class NothingToAccept(Refusal):
    """There is no such offer."""

    code: ClassVar[str] = "accept-nothing"


@dataclass(frozen=True, slots=True)
class AskLess(Refusal):
    """A new price must be lower than the one nobody wanted; `asked` is that price."""

    code: ClassVar[str] = "ask-not-lower"
    asked: int


@dataclass(frozen=True, slots=True)
class BadCall(Refusal):
    """This call is not among those that may be made now."""

    code: ClassVar[str] = "bad-call"
    call: str


@dataclass(frozen=True, slots=True)
class MissingCall(Refusal):
    """A card is played while a call is due."""

    code: ClassVar[str] = "missing-call"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ExtraCall(Refusal):
    """A call is made while none is due."""

    code: ClassVar[str] = "extra-call"
    call: str


@dataclass(frozen=True, slots=True)
class NotThePack(Refusal):
    """The cards dealt are not the pack: one is missing, twice or foreign."""

    code: ClassVar[str] = "pack"
    cards: int
    due: int


@dataclass(frozen=True, slots=True)
class DealUnfinished(Refusal):
    """A deal can't be dealt before the one before it is over."""

    code: ClassVar[str] = "deal-unfinished"
    number: int


@dataclass(frozen=True, slots=True)
class MatchIsOver(Refusal):
    """No deal follows when the match is over."""

    code: ClassVar[str] = "deal-after-end"
    deals: int


@dataclass(frozen=True, slots=True)
class NoDeserter(Refusal):
    """The table doesn't charge deserters, there is no deal to be charged with, or one has left already."""

    code: ClassVar[str] = "deserter"
    seat: Seat


@dataclass(frozen=True, slots=True)
class WrongDealer(Refusal):
    """The first dealer is another seat."""

    code: ClassVar[str] = "dealer"
    due: int


@dataclass(frozen=True, slots=True)
class WrongDraw(Refusal):
    """The cards drawn are not such as this draw can be; `reason` says in a word why."""

    code: ClassVar[str] = "draw"
    reason: str
