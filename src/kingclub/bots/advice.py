"""The hint: what each legal action may be expected to bring, and why."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from kingclub.bots.expert import prospects
from kingclub.bots.reason import Reason, reason_of
from kingclub.cards import Suit
from kingclub.engine import Action, PlayCard
from kingclub.view import Observation
from kingclub.view.conclusion import Conclusion
from kingclub.view.inference import conclusions

WORLDS: Final = 40
"""Worlds for a hint: one more patient than a bot at the table."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A legal action and what is to be said for or against it.

    `points` is what it is expected to bring in this deal, one's own less the mean of the table; of an order less
    what it uses up. `error` is the standard error of that. `reason` says why by the rules of thumb, `facts` what is
    certain about the suit in question.
    """

    action: Action
    points: float
    error: float
    reason: Reason
    facts: tuple[Conclusion, ...]


def advise(seen: Observation, random: Random, worlds: int = WORLDS) -> tuple[Advice, ...]:
    """Advice on every legal action of the seat to act, the best first; of equals that of the rules of thumb."""
    assert seen.legal, "it is not this seat's turn"
    known = conclusions(seen) if seen.phase == "play" else ()
    weighed = prospects(seen, random, worlds, thorough=True)
    weighed.sort(key=lambda prospect: -prospect.mean)
    return tuple(
        Advice(each.action, each.mean, each.error, reason_of(seen, each.action), _about(known, each.action))
        for each in weighed
    )


def _about(known: tuple[Conclusion, ...], action: Action) -> tuple[Conclusion, ...]:
    """Of all that is certain, what concerns the suit of the card."""
    if not isinstance(action, PlayCard):
        return ()
    return tuple(fact for fact in known if _suit(fact) is action.card.suit)


def _suit(fact: Conclusion) -> Suit | None:
    suit = getattr(fact, "suit", None)
    return suit if isinstance(suit, Suit) else None
