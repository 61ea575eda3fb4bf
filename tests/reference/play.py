"""Section 3: the tricks. Section 6: leading and playing trumps, and domino."""

from __future__ import annotations

from tests.reference.cards import EVERY_CARD, RANKS, rank, round_from, suit, taking_card
from tests.reference.deal import Course, Deal, Question, Trick
from tests.reference.prices import counts

# ---- tricks ---------------------------------------------------------------------------------------------------


def tricks(deal: Deal) -> Course:
    """The leader leads, all follow, the taker leads on, until the cards are out or the deal is settled."""
    leader = deal.leader
    while any(deal.hands) and not is_settled(deal):
        trick: list[str] = []
        deal.tricks.append(Trick(leader, trick, None))
        seats = round_from(leader, deal.players)
        for seat in seats:
            card = yield card_question(deal, seat, trick)
            deal.hands[seat].remove(card)
            trick.append(card)
        taker = seats[trick.index(taking_card(trick, deal.trump))]
        deal.tricks[-1] = Trick(leader, trick, taker)
        leader = taker


def card_question(deal: Deal, seat: int, trick: list[str]) -> Question:
    def why_not(action: str) -> str | None:
        return objection(deal, seat, trick, action) if action in EVERY_CARD else "bad-call"

    legal = {card for card in deal.hands[seat] if objection(deal, seat, trick, card) is None}
    return Question(seat, frozenset(legal), why_not)


def objection(deal: Deal, seat: int, trick: list[str], card: str) -> str | None:
    """Why a seat may not add this card to the trick."""
    if card not in deal.hands[seat]:
        return "not-held"
    if not trick:
        return objection_to_lead(deal, seat, card)
    return objection_to_follow(deal, deal.hands[seat], suit(trick[0]), card)


def objection_to_lead(deal: Deal, seat: int, card: str) -> str | None:
    def only(held: str | None) -> bool:
        return all(suit(other) == held for other in deal.hands[seat])

    # (3.3) no heart while the leader holds any other suit; the leader is never forced to lead KH (3.4)
    if deal.objective in deal.options["heart_lead_ban"] and suit(card) == "H" and not only("H"):
        return "heart-lead"
    # (6) only the player whose trump stands may lead trumps, the others when they hold nothing else
    namer_only = deal.options["trump_lead"] == "namer_only" and seat != deal.namer
    if namer_only and suit(card) == deal.trump_suit and not only(deal.trump_suit):
        return "trump-lead"
    return None


def objection_to_follow(deal: Deal, hand: list[str], led: str, card: str) -> str | None:
    void = all(suit(held) != led for held in hand)
    # (3.1) follow suit if you can
    if not void and suit(card) != led:
        return "revoke"
    # (3.4) the king's discard
    if must_play_king(deal, hand, led, void=void) and card != "KH":
        return "king-held"
    # (6) must_trump: void in the led suit, a trump if he has one
    has_trump = any(suit(held) == deal.trump_suit for held in hand)
    if deal.options["must_trump"] and void and has_trump and suit(card) != deal.trump_suit:
        return "must-trump"
    return None


def must_play_king(deal: Deal, hand: list[str], led: str, *, void: bool) -> bool:
    """(3.4) in `king` and `all` of both signs."""
    if "KH" not in hand or deal.objective not in ("king", "all"):
        return False
    duty = deal.options["king_discard"]
    if void:
        return duty in ("when_void", "always")
    return led == "H" and duty in ("when_hearts_led", "always")


def is_settled(deal: Deal) -> bool:
    """(3.5, 3.6) whether the last card that scores has fallen."""
    objective = deal.objective
    if not deal.options["stop_when_settled"] or objective is None or objective in ("tricks", "last", "all"):
        return False  # every trick scores, or the last one does (10.5)
    scoring_talon = any(counts(card, objective, deal.options) for card in deal.talon)
    if scoring_talon and deal.options["talon"] == "last_trick":
        return False
    in_play = [card for hand in deal.dealt for card in hand if counts(card, objective, deal.options)]
    fallen = {card for trick in deal.tricks for card in trick.cards}
    return bool(in_play) and fallen.issuperset(in_play)  # none in play: all tricks are played for 0


# ---- domino ---------------------------------------------------------------------------------------------------


def domino(deal: Deal) -> Course:
    """In turn from eldest; a card if he can, else a pass; until all but one are out."""
    layout: set[str] = set()
    while len(deal.out) < deal.players - 1:
        for seat in deal.round():
            if seat in deal.out or len(deal.out) == deal.players - 1:
                continue
            action = yield domino_question(deal, seat, layout)
            deal.turns.append(action)
            if action != "pass":
                deal.hands[seat].remove(action)
                layout.add(action)
            if not deal.hands[seat]:
                deal.out.append(seat)
    deal.out += [seat for seat in deal.round() if seat not in deal.out]


def base_rank(deal: Deal) -> str:
    return "J" if deal.options["pack"] == "7-a" else "7"


def fits(deal: Deal, card: str, layout: set[str]) -> bool:
    """A card of the base rank starts its suit, others go next to a neighbour of their suit."""
    if rank(card) == base_rank(deal):
        return True
    height = RANKS.index(rank(card))
    neighbours = (RANKS[near] + suit(card) for near in (height - 1, height + 1) if 0 <= near < len(RANKS))
    return any(neighbour in layout for neighbour in neighbours)


def domino_question(deal: Deal, seat: int, layout: set[str]) -> Question:
    hand = deal.hands[seat]
    legal = {card for card in hand if fits(deal, card, layout)}

    def why_not(action: str) -> str:
        if action == "pass":
            return "domino-pass"  # he can add a card, so he must
        if action not in EVERY_CARD:
            return "bad-call"
        return "domino-fit" if action in hand else "not-held"

    return Question(seat, frozenset(legal or {"pass"}), why_not)
