"""What is left of a deal, if it is certain: "the rest is mine", or "I take nothing more" (protocol, section 4).

Certain is what whoever is to play can bring about from what he knows himself, whatever the others hold and do. Both
tests look at one suit after another and are sufficient: who is refused may still be right.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from kingclub.cards import KING_OF_HEARTS, Card, Seat, Suit
from kingclub.engine.action import PlayCard
from kingclub.engine.trick import Trick, taker
from kingclub.rules.deal_rules import DealRules
from kingclub.view.observation import Observation
from kingclub.view.places import places


class Rest(StrEnum):
    """What is claimed: every trick that is left, or none of them."""

    MINE = "mine"
    NONE = "none"


def sure_card(seen: Observation, rest: Rest) -> Card | None:
    """The card by which whoever is to play makes sure of this, and again at each turn that he will have.

    None where it is not certain, or no card is due from him.
    """
    if seen.trick is None or seen.legal is None or seen.rules is None or seen.viewer is None or not seen.hand:
        return None
    at = _Place(seen, seen.rules, seen.trick, seen.hand, seen.viewer, _out(seen))
    legal = [action.card for action in seen.legal if isinstance(action, PlayCard)]
    return _mine(at, legal) if rest is Rest.MINE else _none(at, legal)


def _out(seen: Observation) -> dict[Card, int]:
    """The cards that others may hold, each with the mask of the places that could have it."""
    found = places(seen)
    hidden = 1 << found.talon
    return {card: mask for card, mask in found.may_hold.items() if mask & ~hidden}


@dataclass(frozen=True, slots=True)
class _Place:
    """Somebody who is to play a card, and what he knows."""

    seen: Observation
    rules: DealRules
    trick: Trick
    hand: tuple[Card, ...]
    seat: Seat
    out: dict[Card, int]

    @property
    def players(self) -> int:
        return self.seen.ruleset.players

    def height(self, card: Card) -> int:
        """How high a card is in its suit; in misère the ranks are turned over."""
        return -card.rank if self.rules.misere else card.rank

    def heights(self, cards: tuple[Card, ...], suit: Suit) -> list[int]:
        """The heights of the cards of a suit, from low to high."""
        return sorted(self.height(card) for card in cards if card.suit is suit)

    def theirs(self, suit: Suit) -> list[int]:
        """The heights of the cards of a suit that others may hold, from low to high."""
        return self.heights(tuple(self.out), suit)

    def without(self, card: Card) -> tuple[Card, ...]:
        """The hand after this card."""
        return tuple(held for held in self.hand if held is not card)

    def beats(self, card: Card, other: Card) -> bool:
        """Whether a card takes a trick in which another is winning."""
        if card.suit is other.suit:
            return self.height(card) > self.height(other)
        return card.suit is self.rules.trump

    def leads_the_trick(self, card: Card) -> bool:
        """Whether this card would be winning the trick on the table."""
        return taker(Trick(self.trick.leader, (*self.trick.cards, card)), self.rules, self.players) == self.seat


# ── The rest is mine ─────────────────────────────────────────────────────────────────────────────────────────


def _mine(at: _Place, legal: list[Card]) -> Card | None:
    """Whoever takes this trick leads to the next, so he needs the trick and then a hand of winners."""
    by_height = sorted(legal, key=lambda card: (card.suit is at.rules.trump, at.height(card)), reverse=True)
    if not at.trick.cards:
        return by_height[0] if _are_winners(at, at.hand) else None
    for card in by_height:
        if _surely_takes(at, card) and _are_winners(at, at.without(card)):
            return card
    return None


def _surely_takes(at: _Place, card: Card) -> bool:
    """Whether nobody has played, or can still play, a card that beats this one."""
    after = range(len(at.trick.cards) + 1, at.players)
    later = sum(1 << (at.trick.leader + place) % at.players for place in after)
    return at.leads_the_trick(card) and not any(
        mask & later and at.beats(other, card) for other, mask in at.out.items()
    )


def _are_winners(at: _Place, hand: tuple[Card, ...]) -> bool:
    """Whether each card of a hand takes a trick when they are led: trumps first, in each suit from the top."""
    return all(_runs(at, hand, suit) for suit in Suit) and _draws_trumps(at, hand)


def _runs(at: _Place, hand: tuple[Card, ...], suit: Suit) -> bool:
    """Whether nobody holds a higher card of this suit when it comes to each of these.

    Whoever holds the suit must follow, so each lead takes at least one card of it from the others.
    """
    mine, theirs = at.heights(hand, suit)[::-1], at.theirs(suit)
    return all(height > theirs[-1] for height in mine[: len(theirs)])


def _draws_trumps(at: _Place, hand: tuple[Card, ...]) -> bool:
    """Whether nobody can trump what is led after the trumps of this hand."""
    trump, game = at.rules.trump, at.rules.game
    if trump is None or not at.theirs(trump) or all(card.suit is trump for card in hand):
        return True
    may_lead = game is None or not game.namer_only or at.seat == at.seen.namer
    return may_lead and len(at.heights(hand, trump)) >= len(at.theirs(trump))


# ── I take nothing more ──────────────────────────────────────────────────────────────────────────────────────


def _none(at: _Place, legal: list[Card]) -> Card | None:
    """He needs a card that loses now, and one for every suit that can still be led to him."""
    if not _may_stay_low(at):
        return None
    if not at.trick.cards:
        return next((card for card in legal if _loses_when_led(at, card)), None)
    ducking = [card for card in legal if not at.leads_the_trick(card)]
    ducking.sort(key=lambda card: (abs(at.rules.cards.get(card, 0)), at.height(card), card.index), reverse=True)
    following = [card for card in ducking if card.suit is at.trick.cards[0].suit]
    if following:
        following.sort(key=at.height, reverse=True)
    return next((card for card in following or ducking if _stays_low(at, at.without(card))), None)


def _may_stay_low(at: _Place) -> bool:
    """Whether no duty can make him take a trick: to trump, or to show the king when hearts are led."""
    must_show = at.rules.king_when_hearts_led and KING_OF_HEARTS in at.hand and at.theirs(Suit.HEARTS)
    return not must_show and not any(card.suit is at.rules.trump for card in at.hand)


def _loses_when_led(at: _Place, card: Card) -> bool:
    """Whether somebody must beat this card: others have its suit, not all of it in the talon, and nothing lower."""
    if len(at.hand) == 1:
        talon = 1 << at.players
        return any(not mask & talon and at.beats(other, card) for other, mask in at.out.items())
    theirs = at.theirs(card.suit)
    must_follow = len(theirs) > (at.seen.talon_count if at.seen.talon is None else 0)
    return must_follow and theirs[0] > at.height(card) and _stays_low(at, at.without(card), led=card.suit)


def _stays_low(at: _Place, hand: tuple[Card, ...], led: Suit | None = None) -> bool:
    """Whether this hand can stay below whatever the others lead; of the suit `led` one of their cards goes now.

    What he throws away when void is the highest of a suit, which leaves the lower ones to duck with.
    """
    suits = {suit: at.theirs(suit)[:-1] if suit is led else at.theirs(suit) for suit in Suit}
    return all(_ducks(at.heights(hand, suit), theirs) for suit, theirs in suits.items())


def _ducks(mine: list[int], theirs: list[int]) -> bool:
    """Whether each card that can be led finds a lower one of its own, as long as there are any to follow with."""
    return all(low < high for low, high in zip(mine, theirs, strict=False))
