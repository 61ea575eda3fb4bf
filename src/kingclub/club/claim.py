"""Claims and moves taken back: what a person may do to the deal but call and play (protocol, section 4)."""

from __future__ import annotations

from kingclub.cards import Seat
from kingclub.club.fact import Acted, By, Claimed, Fact, TookBack
from kingclub.club.refusal import NotCertain, NothingToTakeBack
from kingclub.club.table import Table
from kingclub.engine import PlayCard, format_action, legal_actions
from kingclub.engine.refusal import NotYourTurn
from kingclub.errors import Refusal
from kingclub.view import Rest, observe, sure_card


def claim(table: Table, seat: Seat, rest: Rest) -> tuple[Fact, ...] | Refusal:
    """The rest of the deal is claimed by whoever is to play; he alone knows whether it is certain."""
    if table.game is None or table.turn != seat:
        return NotYourTurn(-1 if table.turn is None else table.turn)
    if sure_card(observe(table.game, seat), rest) is None:
        return NotCertain()
    return (Claimed(seat, rest),)


def follow_claims(table: Table) -> tuple[Fact, ...]:
    """The next card where one follows from a claim; none where somebody has to choose.

    Whoever takes nothing more plays what stays below, and the others go on. Where somebody takes all the rest there
    is nothing to choose: the points are the same whatever the others play.
    """
    claims = dict(table.accord.claims)
    if not claims or table.game is None or table.turn is None:
        return ()
    rest = claims.get(table.turn)
    if rest is None and Rest.MINE not in claims.values():
        return ()
    card = None if rest is None else sure_card(observe(table.game, table.turn), rest)
    action = legal_actions(table.game)[0] if card is None else PlayCard(card)
    return (Acted(table.turn, format_action(action), By.CLAIM),)


def take_back(table: Table, seat: Seat) -> tuple[Fact, ...] | Refusal:
    """One's last card or call is taken back, if nobody has acted after it."""
    if table.undo is None or table.undo.seat != seat:
        return NothingToTakeBack()
    return (TookBack(seat),)
