"""Sections 5 and 6: everything that is said before the first card."""

from __future__ import annotations

import math
import re
from collections.abc import Generator, Iterable

from tests.reference.cards import DENOMINATIONS, EVERY_CARD, SUITS, suit
from tests.reference.deal import Course, Deal, Question
from tests.reference.schedule import Orders

NUMBER = r"(0|[1-9][0-9]*)"


def question(seat: int, *legal: str, forbidden: dict[str, str] | None = None) -> Question:
    """A choice among words; `forbidden` gives the code for words that are understood but refused."""
    refused = forbidden or {}
    return Question(seat, frozenset(legal), lambda call: refused.get(call, "bad-call"))


# ---- who chooses the contract (5) -----------------------------------------------------------------------------


def ordering(deal: Deal, orders: Orders) -> Course:
    """From eldest round to the dealer, or eldest alone; the last who has contracts left cannot pass.

    Players with none left are skipped.
    """
    in_turn = deal.round() if deal.options["choice"] == "order_or_pass" else [deal.eldest]
    able = [seat for seat in in_turn if orders.left(seat)]
    for seat in able:
        call = yield order_question(orders, seat, must_order=seat == able[-1])
        if call != "pass":
            deal.contract = call.removeprefix("order ")
            orders.take(seat, deal.contract)
            return


def order_question(orders: Orders, seat: int, *, must_order: bool) -> Question:
    legal = {f"order {contract}" for contract in orders.left(seat)}
    # (10.8) nobody orders the same twice, in `shared` not what anybody has ordered
    gone = {f"order {contract}": "order-twice" for contract in orders.all if f"order {contract}" not in legal}
    if must_order:
        return question(seat, *legal, forbidden={**gone, "pass": "must-order"})
    return question(seat, *legal, "pass", forbidden=gone)


# ---- naming a denomination (6) --------------------------------------------------------------------------------


def name_question(seat: int, allowed: Iterable[str], *other_words: str) -> Question:
    legal = {f"name {denomination}" for denomination in allowed}
    forbidden = {f"name {denomination}": "name-forbidden" for denomination in DENOMINATIONS}
    return question(seat, *legal, *other_words, forbidden=forbidden)


def name(deal: Deal, seat: int, allowed: Iterable[str]) -> Course:
    call = yield name_question(seat, allowed)
    deal.trump, deal.namer = call.removeprefix("name "), seat


# ---- rising numbers: bids and offers (6) ----------------------------------------------------------------------


def rising(
    seats: list[int], word: str, highest: int, standing: int | None = None
) -> Generator[Question, str, dict[int, int]]:
    """Each in turn gives a higher number or passes for good, until only the highest is left.

    Everyone still in is asked, even after the highest number that there is. `standing` is a seat that counts as
    the highest while nobody has given a number. Returns each seat's last number: it stands though he passed since.
    """
    numbers: dict[int, int] = {}
    best = 0
    still_in = list(seats)
    turn = 0
    while any(seat != standing for seat in still_in):
        seat = seats[turn % len(seats)]
        turn += 1
        if seat not in still_in:
            continue
        call = yield number_question(seat, word, best, highest)
        if call == "pass":
            still_in.remove(seat)
        else:
            best = int(call.removeprefix(word))
            numbers[seat], standing = best, seat
    return numbers


def number_question(seat: int, word: str, best: int, highest: int) -> Question:
    def why_not(call: str) -> str:
        number = re.fullmatch(f"{word} {NUMBER}", call)
        if not number:
            return "bad-call"
        return "bid-not-higher" if int(number[1]) <= best else "bid-too-high"

    legal = {f"{word} {number}" for number in range(best + 1, highest + 1)}
    return Question(seat, frozenset(legal | {"pass"}), why_not)


# ---- the recoveries that name a trump (6) ---------------------------------------------------------------------


def named(deal: Deal) -> Course:
    """`named`: eldest, from the full hand, any suit."""
    yield from name(deal, deal.eldest, SUITS)


def first_three(deal: Deal) -> Course:
    """`first_three`: eldest from three cards, any suit; if he declines, the suit of his last card is trump."""
    call = yield name_question(deal.eldest, SUITS, "decline")
    deal.namer = deal.eldest  # after `decline` as well
    deal.trump = suit(deal.dealt[deal.eldest][-1]) if call == "decline" else call.removeprefix("name ")


def auction(deal: Deal) -> Course:
    """`auction`: tricks are bid; the winner names a suit. If all but the dealer pass, he counts as having bid 1."""
    bids = yield from rising(deal.round(), "bid", len(deal.dealt[0]), standing=deal.dealer)
    winner = max(bids, key=lambda seat: bids[seat]) if bids else deal.dealer
    deal.bid = bids.get(winner, 1)
    yield from name(deal, winner, SUITS)


# ---- praise (6) -----------------------------------------------------------------------------------------------


def praise(deal: Deal) -> Course:
    """`praise`: eldest speaks from three cards; then the sale, if the preset has one."""
    rules, praiser = deal.options, deal.eldest
    first_three_cards = deal.dealt[praiser][:3]
    words = [word for word, allowed in (("by-last", rules["by_last"]), ("settle", rules["settle"])) if allowed]
    call = yield name_question(praiser, denominations(deal, first_three_cards), *words)
    if call == "settle":
        settle(deal)
        return
    deal.namer = praiser
    by_last = call == "by-last"
    if not by_last:
        deal.trump = call.removeprefix("name ")
    if rules["sale"] == "before_rest":
        yield from sale(deal, praiser)
    if by_last and deal.namer == praiser:
        deal.trump = suit(deal.dealt[praiser][-1])  # not shown before that card is dealt
    if rules["sale"] == "after_rest":
        yield from sale(deal, praiser)


def denominations(deal: Deal, cards: list[str]) -> list[str]:
    """What the preset allows to name from these cards."""
    rules = deal.options
    held = {suit(card) for card in cards}
    suits = [name for name in SUITS if rules["suits"] == "any" or name in held]
    return suits + ["NT"] * rules["nt"] + ["MIZ"] * rules["miz"]


def settle(deal: Deal) -> None:
    """Settled unplayed: two tricks to each player, and no trump."""
    deal.settled, deal.trump, deal.namer = True, None, None


def sale(deal: Deal, praiser: int) -> Course:
    """The others offer tricks; the praiser accepts or keeps; the buyer names anew."""
    rules = deal.options
    after_rest = rules["sale"] == "after_rest"
    if rules["sale_binding"]:
        answer = yield question(praiser, "sell", "keep")  # no `settle` here: section 6 gives the order of calls
        if answer == "keep":
            return
    offers = yield from rising(deal.others(praiser), "offer", len(deal.dealt[0]))
    may_settle = bool(rules["settle"]) and after_rest
    if not offers and not may_settle:
        return  # keeping is the one answer left and is not asked
    if offers and rules["sale_binding"]:
        buyer = best_of(offers)  # accepting the best is not asked either
    else:
        answer = yield closing_question(deal, praiser, offers, may_settle=may_settle)
        if answer == "settle":
            settle(deal)
        if answer in ("keep", "settle"):
            return
        buyer = int(answer.removeprefix("accept ")) if " " in answer else best_of(offers)
    deal.transfer(offers[buyer] * rules["trick_price"], buyer, praiser)
    if after_rest:
        deal.leader = buyer
    yield from name(deal, buyer, denominations(deal, deal.dealt[buyer] if after_rest else deal.dealt[buyer][:3]))


def best_of(offers: dict[int, int]) -> int:
    return max(offers, key=lambda seat: offers[seat])


def closing_question(deal: Deal, praiser: int, offers: dict[int, int], *, may_settle: bool) -> Question:
    """Accept, keep or settle; under `accept: any` the call names the seat, also with a single offer."""
    if deal.options["accept"] == "any" and not deal.options["sale_binding"]:
        accepts = {f"accept {seat}" for seat in range(deal.players)}
        legal = {f"accept {seat}" for seat in offers}
    else:
        accepts = {"accept"}
        legal = accepts if offers else set()
    words = ("keep", "settle") if may_settle else ("keep",)
    return question(praiser, *legal, *words, forbidden=dict.fromkeys(accepts, "accept-nothing"))


# ---- talon (6) ------------------------------------------------------------------------------------------------


def talon(deal: Deal) -> Course:
    """`talon`: eldest, or whoever buys the right, takes the open cards, gives one to each and names a suit."""
    eldest = deal.eldest
    limit = math.inf if deal.options["ask"] else None
    call = yield talon_question(eldest, "take", "sell", ask_below=limit)
    if call == "take":
        taker = eldest
    elif call == "sell":
        taker = yield from talon_sale(deal)
    else:
        taker = yield from talon_asked(deal, int(call.removeprefix("ask ")))
    deal.hands[taker] += deal.talon
    yield from gifts(deal, taker)
    yield from name(deal, taker, SUITS)


def talon_question(seat: int, *words: str, ask_below: float | None) -> Question:
    def why_not(call: str) -> str:
        asked = re.fullmatch(f"ask {NUMBER}", call)
        known = asked and int(asked[1]) >= 1 and ask_below is not None  # a price is a whole number from 1
        return "ask-not-lower" if known else "bad-call"

    return Question(seat, frozenset(words), why_not, ask_below)


def talon_sale(deal: Deal) -> Generator[Question, str, int]:
    """A binding sale: the best offer is accepted without a word; with none eldest takes the talon himself."""
    tricks = len(deal.dealt[0]) + 1  # one of the open cards comes to each hand
    offers = yield from rising(deal.others(deal.eldest), "offer", tricks)
    if not offers:
        return deal.eldest
    buyer = best_of(offers)
    deal.transfer(offers[buyer] * deal.options["trick_price"], buyer, deal.eldest)
    return buyer


def talon_asked(deal: Deal, price: int) -> Generator[Question, str, int]:
    """A price in points: the first who says `buy` is bound; if all pass, eldest asks less or takes."""
    eldest = deal.eldest
    while True:
        for seat in deal.others(eldest):
            answer = yield question(seat, "buy", "pass")
            if answer == "buy":
                deal.transfer(price, seat, eldest)
                return seat
        call = yield talon_question(eldest, "take", ask_below=price)
        if call == "take":
            return eldest
        price = int(call.removeprefix("ask "))


def gifts(deal: Deal, giver: int) -> Course:
    """One card to each opponent, in any order, any card that the giver holds."""
    receivers = deal.others(giver)
    while receivers:
        call = yield gift_question(deal, giver, receivers)
        _, card, receiver = call.split()
        deal.hands[giver].remove(card)
        deal.hands[int(receiver)].append(card)
        receivers.remove(int(receiver))


def gift_question(deal: Deal, giver: int, receivers: list[int]) -> Question:
    def why_not(call: str) -> str:
        gift = re.fullmatch(f"give (..) {NUMBER}", call)
        if not gift or gift[1] not in EVERY_CARD or int(gift[2]) not in deal.others(giver):
            return "bad-call"
        return "not-held" if gift[1] not in deal.hands[giver] else "give-twice"

    legal = {f"give {card} {receiver}" for card in deal.hands[giver] for receiver in receivers}
    return Question(giver, frozenset(legal), why_not)


RECOVERY_CALLS = {
    "auction": auction,
    "first_three": first_three,
    "named": named,
    "praise": praise,
    "talon": talon,
}
