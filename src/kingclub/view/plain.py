"""Observations and events as plain values, ready for JSON: the shapes of `docs/design/wire.md`."""

from __future__ import annotations

from typing import Any, TypeAlias

from kingclub.cards import BySeat, Card
from kingclub.engine.action import Action, format_action
from kingclub.engine.deal import Best, DealResult
from kingclub.engine.draw import Draw, drawn_cards
from kingclub.engine.event import (
    CardPlayed,
    ContractChosen,
    DealScored,
    Drawn,
    MatchEnded,
    PlayBegan,
    PlayerOut,
    SeatDeserted,
    TrickTaken,
    TrumpNamed,
    TurnPassed,
)
from kingclub.engine.finish import known_total
from kingclub.errors import Refusal
from kingclub.rules.contract import Contract
from kingclub.rules.deal_rules import DealRules
from kingclub.rules.ruleset import Ruleset
from kingclub.rules.settlement import payments, settle
from kingclub.view.event import CallHeard, DealSeen, GiftSeen, ObservedEvent, RestSeen, TalonSeen, TurnSeen
from kingclub.view.observation import Observation, SeenCall, SeenGift

Plain: TypeAlias = dict[str, Any]
"""What `json` makes of an object: the layer below types, so its values are anything."""


def plain(seen: Observation) -> Plain:
    """The observation as the wire's `MatchView`."""
    trick = seen.trick
    return {
        "players": seen.ruleset.players,
        "hand_size": seen.ruleset.hand_size,
        "number": seen.number,
        "dealer": seen.dealer,
        "phase": seen.phase,
        "contract": seen.contract.value if seen.contract else None,
        "trump": _trump(seen.rules),
        "namer": seen.namer,
        "shown": _name(seen.shown),
        "hand": _names(seen.hand),
        "counts": list(seen.counts),
        "talon": {"count": seen.talon_count, "cards": _names(seen.talon)},
        "calls": [_call(call) for call in seen.calls],
        "trick": {"leader": trick.leader if trick else None, "cards": _names(trick.cards if trick else ())},
        "tricks": [
            {"leader": taken.trick.leader, "cards": _names(taken.trick.cards), "taker": taken.taker}
            for taken in seen.tricks
        ],
        "layout": [[suit.value, low.letter, high.letter] for suit, low, high in seen.rows],
        "out": list(seen.out),
        "points": list(seen.points),
        "worth": _worth(seen.rules),
        "gifts": [_gift(gift) for gift in seen.gifts],
        "offer": _offer(seen.best),
        "sheet": [_row(result, seen.ruleset) for result in seen.results],
        "totals": list(seen.totals),
        "lists": _lists(seen.lists),
        "revealed": None if seen.revealed is None else [_names(hand) for hand in seen.revealed],
        "turn": seen.turn,
        "options": _options(seen.legal, seen.refused),
        "draw": None if seen.draw is None else _draw(seen.draw, seen.ruleset),
        "deserter": seen.deserter,
        "settlement": _settlement(seen.totals, seen.ruleset) if seen.is_over else None,
        "over": seen.is_over,
    }


def plain_event(event: ObservedEvent, ruleset: Ruleset) -> Plain:
    """The event as the wire's tagged object."""
    match event:  # the commonest first
        case TurnSeen(seat, phase, legal, refused):
            return {"e": "turn", "seat": seat, "phase": phase, "options": _options(legal, refused)}
        case CardPlayed(seat, card):
            return {"e": "card", "seat": seat, "card": card.name}
        case TrickTaken(taker, points):
            return {"e": "trick", "taker": taker, "points": list(points)}
        case PlayBegan(leader):
            return {"e": "play", "leader": leader}
        case TurnPassed(seat):
            return {"e": "passed", "seat": seat}
        case PlayerOut(seat):
            return {"e": "out", "seat": seat}
        case SeatDeserted(seat):
            return {"e": "deserted", "seat": seat}
        case DealScored(result, _, totals, dealt, talon):
            return {
                "e": "scored",
                "row": _row(result, ruleset),
                "totals": list(totals),
                "revealed": [_names(hand) for hand in dealt],
                "talon": _names(talon),
                "points": list(result.points),
            }
        case MatchEnded(totals):
            return {"e": "over", "settlement": _settlement(totals, ruleset)}
        case _:
            return _before_play(event, ruleset)


def _before_play(event: ObservedEvent, ruleset: Ruleset) -> Plain:
    match event:
        case Drawn(draw):
            return {"e": "drawn", "draw": _draw(draw, ruleset)}
        case DealSeen():
            return _plain_deal(event)
        case RestSeen(hand, counts, shown):
            return {"e": "rest", "hand": _names(hand), "counts": list(counts), "shown": _name(shown)}
        case CallHeard(call, best):
            return {"e": "called", **_call(call), "offer": _offer(best)}
        case ContractChosen(rules, lists):
            return {
                "e": "contract",
                "contract": rules.contract.value,
                "worth": _worth(rules),
                "lists": _lists(lists),
            }
        case TalonSeen(seat, hand, counts):
            return {"e": "talon", "seat": seat, "hand": _names(hand), "counts": list(counts)}
        case GiftSeen(gift, hand, counts):
            return {"e": "gift", **_gift(gift), "hand": _names(hand), "counts": list(counts)}
        case TrumpNamed(rules, namer, shown):
            return {
                "e": "trump",
                "trump": _trump(rules),
                "namer": namer,
                "shown": _name(shown),
                "worth": _worth(rules),
            }
        case _:
            raise AssertionError(event)


def _plain_deal(event: DealSeen) -> Plain:
    return {
        "e": "dealt",
        "number": event.number,
        "dealer": event.dealer,
        "contract": event.rules.contract.value if event.rules else None,
        "worth": _worth(event.rules),
        "hand": _names(event.hand),
        "counts": list(event.counts),
        "talon": {"count": event.talon_count, "cards": _names(event.talon)},
        "lists": _lists(event.lists),
    }


def _name(card: Card | None) -> str | None:
    return None if card is None else card.name


def _names(cards: tuple[Card, ...] | None) -> list[str] | None:
    return None if cards is None else [card.name for card in cards]


def _trump(rules: DealRules | None) -> str | None:
    return rules.denomination.value if rules and rules.denomination else None


def _worth(rules: DealRules | None) -> Plain | None:
    if rules is None:
        return None
    cards = {card.name: points for card, points in rules.cards.items()}
    last, total = list(rules.last), rules.total
    return {"trick": rules.trick, "cards": cards, "last": last, "total": total, "bans": _bans(rules)}


def _bans(rules: DealRules) -> list[str]:
    """The bans and duties of a deal, by the codes with which they are refused."""
    game = rules.game
    found = {
        "heart-lead": rules.heart_ban,
        "king-held": rules.king_when_void or rules.king_when_hearts_led,
        "must-trump": game is not None and game.must_trump and rules.trump is not None,
        "trump-lead": game is not None and game.namer_only and rules.trump is not None,
    }
    return [code for code, holds in found.items() if holds]


def _call(call: SeenCall) -> Plain:
    return {"seat": call.seat, "call": "give" if call.action is None else format_action(call.action)}


def _gift(gift: SeenGift) -> Plain:
    return {"from": gift.giver, "to": gift.to, "card": _name(gift.card)}


def _offer(best: Best | None) -> Plain | None:
    if best is None:
        return None
    return {"seat": best.seat, "points": best.points} if best.points else {"seat": best.seat, "tricks": best.tricks}


def _row(result: DealResult, ruleset: Ruleset) -> Plain:
    return {
        "number": result.number,
        "dealer": result.dealer,
        "contract": result.contract.value,
        "trump": result.denomination.value if result.denomination else None,
        "points": list(result.points),
        "total": known_total(result, ruleset),
        "settled": result.settled,
        "deserter": result.deserter,
    }


def _settlement(totals: BySeat[int], ruleset: Ruleset) -> Plain:
    options = ruleset.options
    balance = settle(totals, options.settlement, stake=options.stake, ante=options.ante)
    paid = [{"from": giver, "to": getter, "amount": str(amount)} for giver, getter, amount in payments(balance)]
    return {"balance": [str(amount) for amount in balance], "payments": paid}


def _lists(lists: tuple[tuple[Contract, ...], ...] | None) -> list[list[str]] | None:
    return None if lists is None else [[contract.value for contract in contracts] for contracts in lists]


def _options(legal: tuple[Action, ...] | None, refused: tuple[tuple[Card, Refusal], ...] | None) -> Plain | None:
    if legal is None:
        return None
    reasons = {card.name: {"code": refusal.code, "args": refusal.args} for card, refusal in refused or ()}
    return {"legal": [format_action(action) for action in legal], "refused": reasons}


def _draw(draw: Draw, ruleset: Ruleset) -> Plain:
    seats = drawn_cards(ruleset.options) if draw.cards else 0
    return {
        "cards": _names(draw.cards),
        "from": draw.start,
        "seats": _names(draw.cards[:seats]) if seats else None,
        "dealer": draw.dealer,
    }
