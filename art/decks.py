"""The decks of the club, in the order of the profile page."""

from __future__ import annotations

from art.deck import Deck
from art.jumbo import JUMBO
from art.renaissance import RENAISSANCE
from art.satin import SATIN
from art.skat import SKAT

DECKS: tuple[Deck, ...] = (SATIN, RENAISSANCE, SKAT, JUMBO)
