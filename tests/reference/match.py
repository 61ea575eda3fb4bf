"""A whole match: deals are dealt to it, actions are sent to it, and it keeps the sheet."""

from __future__ import annotations

from fractions import Fraction

from tests.reference.calls import RECOVERY_CALLS, ordering
from tests.reference.cards import CARDS_EACH, PACKS, deal_out
from tests.reference.deal import Course, Deal, Illegal, Question, Trick
from tests.reference.options import Options, completed, refusal
from tests.reference.play import domino, tricks
from tests.reference.schedule import Orders, domino_round, fixed_schedule
from tests.reference.score import points, settlement


class ReferenceMatch:
    """A match by the rule book.

    `options` holds every option of section 8 and `first_dealer` the seat that deals first. Then, while not `over`:
    `deal(pack)`, and `act(action)` until `turn` is None. An action is written as in a match record: "order -girls",
    "bid 3", "name H", "7S", in domino "pass".
    """

    def __init__(self, options: Options, first_dealer: int) -> None:
        code = refusal(options)
        if code:
            raise Illegal(code)
        self.options = completed(options)
        self.players: int = self.options["players"]
        self.dealer = first_dealer  # of the deal in hand, or of the next one
        self.orders = None if self.options["choice"] == "fixed" else Orders(self.options)
        self.schedule = fixed_schedule(self.options) if self.orders is None else domino_round(self.options)
        self.points: list[list[int]] = []  # of each finished deal, by seats
        self.current: Deal | None = None  # the deal in hand, or the last one
        self.course: Course | None = None
        self.question: Question | None = None

    # ---- dealing ----

    @property
    def over(self) -> bool:
        """All deals are played out."""
        return self.turn is None and not self.schedule and (self.orders is None or self.orders.all_played())

    def cards_each(self) -> int | None:
        """How many cards each player gets in the next deal; None: as many as there are (2, 6)."""
        contract = self.next_contract()
        if contract == "domino":
            return None  # all cards are dealt
        each = CARDS_EACH[self.players, self.options["pack"]]
        if contract == "trump" and self.options["recovery"] == "talon":
            return each - 1  # 4 or 3 cards lie open on the table
        return each

    def next_contract(self) -> str | None:
        """What the schedule says of the next deal; None where a player will choose."""
        if self.orders is not None and not self.orders.all_played():
            return None
        return self.schedule[0]

    def deal(self, pack: list[str]) -> None:
        """Deal the shuffled pack, one card at a time from eldest; the talon is the remainder."""
        if self.turn is not None or self.over:
            raise ValueError("no deal is due")
        if sorted(pack) != sorted(PACKS[self.options["pack"]]):
            raise ValueError("not the pack of this ruleset")
        if self.points:
            self.dealer = (self.dealer + 1) % self.players  # the deal passes clockwise
        contract, each = self.next_contract(), self.cards_each()
        hands, talon = deal_out(pack, self.players, (self.dealer + 1) % self.players, each)
        self.current = Deal(self.options, self.dealer, hands, talon, contract)
        if contract is not None:
            self.schedule.pop(0)
        self.course = self.whole_deal(self.current)
        self.question = next(self.course)

    def whole_deal(self, deal: Deal) -> Course:
        """The order of a deal: the contract, the calls of the recovery, the cards."""
        if deal.contract is None and self.orders is not None:
            yield from ordering(deal, self.orders)
        if deal.contract == "trump":
            yield from RECOVERY_CALLS[self.options["recovery"]](deal)
        deal.in_calls = False
        if deal.contract == "domino":
            yield from domino(deal)
        elif not deal.settled:
            yield from tricks(deal)

    # ---- acting ----

    @property
    def turn(self) -> int | None:
        """Whose turn it is; None when a deal is to be dealt or the match is over."""
        return None if self.question is None else self.question.seat

    def legal(self) -> set[str]:
        """The legal actions of the seat to act, without the endless "ask N": see `may_ask`."""
        return set() if self.question is None else set(self.question.legal)

    def may_ask(self) -> float | None:
        """The highest price that may be asked now, math.inf when there is no limit; None when none may."""
        return None if self.question is None else self.question.may_ask()

    def objection(self, action: str, seat: int | None = None) -> str | None:
        """Why this action is refused now, as a code; None if it is legal. Without a seat it is the one to act."""
        question = self.question
        if question is None:
            return "not-your-turn"
        legal = action in question.legal or self.is_open_price(action)
        code = None if legal else question.why_not(action)
        if code == "bad-call":
            return code  # a word without a place here is wrong from whomever it comes
        return code if seat in (None, question.seat) else "not-your-turn"

    def is_open_price(self, action: str) -> bool:
        limit = self.may_ask()
        digits = action.removeprefix("ask ")
        is_price = action == f"ask {digits}" and digits.isascii() and digits.isdecimal() and digits[0] != "0"
        return limit is not None and is_price and int(digits) <= limit

    def act(self, action: str, seat: int | None = None) -> None:
        """Say or play it. Raises Illegal with the refusal code."""
        code = self.objection(action, seat)
        if code:
            raise Illegal(code)
        assert self.course is not None
        assert self.current is not None
        try:
            self.question = self.course.send(action)
        except StopIteration:
            self.question = None
            self.points.append(points(self.current))

    def desert(self, seat: int) -> None:
        """(7) This seat has left in the deal in hand; what is played for him is still sent as actions."""
        if not self.options["deserter"] or self.current is None or seat not in range(self.players):
            raise Illegal("deserter")
        if self.turn is None:
            raise ValueError("no deal is in hand")
        self.current.deserter = seat

    # ---- looking ----

    @property
    def contract(self) -> str | None:
        """`-tricks` ... `+all`, `trump`, `take-tricks`, `domino`; None before it is ordered."""
        return None if self.current is None else self.current.contract

    @property
    def trump(self) -> str | None:
        return None if self.current is None else self.current.trump

    @property
    def hands(self) -> list[list[str]]:
        """The cards still held, by seats."""
        return [] if self.current is None else self.current.hands

    @property
    def tricks(self) -> list[Trick]:
        """The tricks of the deal in hand, or of the last one; the open one has no taker."""
        return [] if self.current is None else self.current.tricks

    @property
    def totals(self) -> list[int]:
        return [sum(column) for column in zip(*self.points, strict=True)] or [0] * self.players

    def settlement(self) -> list[Fraction]:
        """What each receives or pays by the totals as they are (7)."""
        return settlement(self.totals, self.options)
