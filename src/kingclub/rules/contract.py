"""What a deal is played for (rules, sections 1 and 4)."""

from __future__ import annotations

from enum import Enum, StrEnum

from kingclub.errors import Unreadable


class Objective(StrEnum):
    """What counts in a deal; `ALL` is eralash, every other objective at once."""

    TRICKS = "tricks"
    BOYS = "boys"
    GIRLS = "girls"
    HEARTS = "hearts"
    KING = "king"
    LAST = "last"
    ALL = "all"


class Contract(Enum):
    """A contract; its value is the code used in records.

    A penalty is written with a minus and counts against the taker, a reward with a plus and counts for him.
    """

    NO_TRICKS = "-tricks"
    NO_BOYS = "-boys"
    NO_GIRLS = "-girls"
    NO_HEARTS = "-hearts"
    NO_KING = "-king"
    NO_LAST = "-last"
    NO_ALL = "-all"
    TRICKS = "+tricks"
    BOYS = "+boys"
    GIRLS = "+girls"
    HEARTS = "+hearts"
    KING = "+king"
    LAST = "+last"
    ALL = "+all"
    TRUMP = "trump"
    TAKE_TRICKS = "take-tricks"
    DOMINO = "domino"

    @property
    def sign(self) -> int:
        """−1 for a penalty, 1 for everything that counts for the taker."""
        return -1 if self.value.startswith("-") else 1

    @property
    def objective(self) -> Objective | None:
        """What is counted; None for the recovery's own contracts, which count tricks or places."""
        return Objective(self.value[1:]) if self.value[0] in "+-" else None

    def __str__(self) -> str:
        return self.value


def penalty(objective: Objective) -> Contract:
    """The penalty contract of an objective."""
    return Contract(f"-{objective.value}")


def reward(objective: Objective) -> Contract:
    """The reward contract of an objective."""
    return Contract(f"+{objective.value}")


def parse_contract(text: str) -> Contract:
    """The contract of a code such as `-girls`. Raises `Unreadable`."""
    try:
        return Contract(text)
    except ValueError:
        known = " ".join(contract.value for contract in Contract)
        raise Unreadable(f"{text!r} is not a contract; the contracts are {known}") from None
