"""What a seat can do: the calls before the first card and the cards (records, `calls`; rules, sections 5 and 6).

An action's text is the same in records and on the wire.

>>> format_action(parse_action("give 7S 2"))
'give 7S 2'
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from kingclub.cards import FULL_PACK, Card, Seat, parse_card
from kingclub.errors import Unreadable
from kingclub.rules.contract import Contract, parse_contract
from kingclub.rules.denomination import Denomination, parse_denomination


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick, or lay it down in domino."""

    card: Card


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass: an order, an auction, a sale, a price asked, a turn of domino."""


@dataclass(frozen=True, slots=True)
class Order:
    """Order a contract."""

    contract: Contract


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid a number of tricks to be sacrificed."""

    tricks: int


@dataclass(frozen=True, slots=True)
class Name:
    """Name a denomination."""

    denomination: Denomination


@dataclass(frozen=True, slots=True)
class ByLast:
    """Let the last card dealt to the praiser decide the trump."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Name no suit from three cards: the last card dealt decides."""


@dataclass(frozen=True, slots=True)
class Settle:
    """Settle the deal unplayed: two tricks are credited to each."""


@dataclass(frozen=True, slots=True)
class Sell:
    """Open a sale."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Offer a number of tricks for the game on sale."""

    tricks: int


@dataclass(frozen=True, slots=True)
class Accept:
    """Accept the best offer, or that of a seat where any offer may be accepted."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the game."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take the talon oneself."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask a price in points for the talon."""

    points: int


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy the talon at the price asked."""


@dataclass(frozen=True, slots=True)
class Give:
    """Give a card to an opponent after taking the talon."""

    card: Card
    to: Seat


Action: TypeAlias = (
    PlayCard
    | Pass
    | Order
    | Bid
    | Name
    | ByLast
    | Decline
    | Settle
    | Sell
    | Offer
    | Accept
    | Keep
    | Take
    | Ask
    | Buy
    | Give
)

_PLAIN: Final[dict[str, Action]] = {
    "pass": Pass(),
    "by-last": ByLast(),
    "decline": Decline(),
    "settle": Settle(),
    "sell": Sell(),
    "accept": Accept(),
    "keep": Keep(),
    "take": Take(),
    "buy": Buy(),
}
_PLAIN_TEXT: Final = {type(action): text for text, action in _PLAIN.items()}
_PLAYS: Final = {card: PlayCard(card) for card in FULL_PACK}
_PLAY_BY_NAME: Final[dict[str, Action]] = {card.name: play for card, play in _PLAYS.items()}


def play_of(card: Card) -> PlayCard:
    """The action of playing this card."""
    return _PLAYS[card]


def parse_action(text: str) -> Action:
    """The action of a text such as `7S`, `order -girls`, `bid 3`, `give 7S 2`. Raises `Unreadable`."""
    action = _PLAY_BY_NAME.get(text) or _PLAIN.get(text)
    if action is not None:
        return action
    verb, _, argument = text.partition(" ")
    parser = _PARSERS.get(verb)
    if parser is None:
        raise Unreadable(f"{text!r} is neither a card nor a call; {_EXAMPLES}")
    return parser(argument)


def format_action(action: Action) -> str:
    """The text of an action in records and on the wire; the opposite of `parse_action`."""
    match action:
        case PlayCard(card):
            return card.name
        case Order(contract):
            return f"order {contract.value}"
        case Bid(tricks):
            return f"bid {tricks}"
        case Name(denomination):
            return f"name {denomination.value}"
        case Offer(tricks):
            return f"offer {tricks}"
        case Accept(seat) if seat is not None:
            return f"accept {seat}"
        case Ask(points):
            return f"ask {points}"
        case Give(card, to):
            return f"give {card.name} {to}"
        case _:
            return _PLAIN_TEXT[type(action)]


_EXAMPLES = "calls are such as pass, order -girls, bid 3, name S, offer 2, accept, keep, give 7S 2"


def _number(text: str) -> int:
    if not re.fullmatch(r"0|[1-9][0-9]{0,8}", text):
        raise Unreadable(f"{text!r} is not a whole number")
    return int(text)


def _give(text: str) -> Give:
    card, _, seat = text.partition(" ")
    return Give(parse_card(card), Seat(_number(seat)))


_PARSERS: Final[dict[str, Callable[[str], Action]]] = {
    "order": lambda text: Order(parse_contract(text)),
    "bid": lambda text: Bid(_number(text)),
    "name": lambda text: Name(parse_denomination(text)),
    "offer": lambda text: Offer(_number(text)),
    "accept": lambda text: Accept(Seat(_number(text))),
    "ask": lambda text: Ask(_number(text)),
    "give": _give,
}
