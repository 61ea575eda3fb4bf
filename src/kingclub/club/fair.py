"""The seeds of a table's deals (`docs/protocol.md`, the fair deal).

The club draws its seed of a deal and shows its hash before the people's clients add theirs, so that neither side
can choose the cards. Deal 0 is the draw for seats and dealer.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256

from kingclub.club.identity import MatchId, PersonId
from kingclub.club.port import Message
from kingclub.engine import FairSeed

SECRET_BYTES = 32
CLIENT_SEED = re.compile(r"[0-9a-f]{32}")
"""16 bytes as hex."""


@dataclass(frozen=True, slots=True)
class FairBook:
    """The club's seeds and the clients', by deal. `arrival[i]` is the seat drawn by the i-th to sit down."""

    secrets: Mapping[int, str] = field(default_factory=dict)
    clients: Mapping[tuple[int, PersonId], str] = field(default_factory=dict)
    arrival: tuple[int, ...] = ()

    def sealed(self, deal: int, seed: str) -> FairBook:
        """With the club's secret of a deal."""
        return replace(self, secrets={**self.secrets, deal: seed})

    def seeded(self, deal: int, person: PersonId, seed: str) -> FairBook:
        """With what a person's client adds to a deal."""
        return replace(self, clients={**self.clients, (deal, person): seed})

    def arrived(self, arrival: tuple[int, ...]) -> FairBook:
        """With the seats that have been drawn."""
        return replace(self, arrival=arrival)

    def seed_of(self, match: MatchId, deal: int, people: Sequence[PersonId | None]) -> FairSeed:
        """Everything that a deal's cards follow from; `people` are those on the seats, None for bots."""
        clients = tuple("" if person is None else self.clients.get((deal, person), "") for person in people)
        return FairSeed(bytes.fromhex(self.secrets[deal]), match, deal, clients)

    def sealed_from(self, deal: int) -> list[Message]:
        """What is promised of this deal and those after it: the SHA-256 of each of the club's secrets."""
        return [
            {"deal": number, "commitment": sha256(bytes.fromhex(self.secrets[number])).hexdigest()}
            for number in sorted(self.secrets)
            if number >= deal
        ]

    def may_seed(self, deal: int, person: PersonId, dealt: int) -> bool:
        """Whether a client may still add to a deal, of which `dealt` is the last whose cards are out."""
        return deal in self.secrets and deal > dealt and (deal, person) not in self.clients
