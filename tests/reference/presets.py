"""The table of section 8, row by row, and the paragraph under it. Written from the rule book alone."""

from __future__ import annotations

from typing import Any

from tests.reference.options import CLUB

Changes = dict[str, Any]


def fixed(order: str) -> Changes:
    return {"choice": "fixed", "order": order}


# ---- what several rows share ----------------------------------------------------------------------------------

# "first_ace in `site` and `site-three`"; "settlement points" there too
SITE: Changes = {
    "heart_lead_ban": ["king", "all"],
    "king_discard": "free",
    "stop_when_settled": False,
    "first_dealer": "first_ace",
    "settlement": "points",
}
APP: Changes = {"boys": "KJ", "multiplier": 10, "stop_when_settled": False}
DOS: Changes = {"boys": "KJ", "multiplier": 10, "king_discard": "free"}
JACKS: Changes = {"boys": "J", "king_discard": "always", "stop_when_settled": False}
THREE_TALON: Changes = {"players": 3, "pack": "7-a", "talon": "last_trick", "prices": "price3-40"}

# "the source bans heart leads in eralash alone, and the first ace leads"
SYMMETRIC: Changes = {
    "boys": "J",
    "heart_lead_ban": ["all"],
    "king_discard": "free",
    "stop_when_settled": False,
    "first_dealer": "first_ace_leads",
}
PRAISE_AT_3: Changes = {
    "recovery": "praise",
    "trick_price": 3,
    "nt": True,
    "miz": True,
    "by_last": True,
    "sale": "before_rest",
    "settle": True,
}

# "seats are drawn and the highest card deals"
BOOK: Changes = {
    **fixed("book"),
    "pack": "2-a",
    "prices": "price52-30",
    "boys": "KJ",
    "last": "one",
    "king_discard": "free",
    "stop_when_settled": False,
    "seating": "draw",
    "first_dealer": "highest",
}
BOOK_OF_SIX: Changes = {**BOOK, "eralash": False, "heart_lead_ban": ["hearts", "king"]}
BOOK_OF_THREE: Changes = {**BOOK_OF_SIX, "players": 3, "pack": "2-a-no-2c", "prices": "price51"}

# Where the contract is chosen `order` has no effect, the table names none, and it stays `club`'s.

# ---- the rows -------------------------------------------------------------------------------------------------

ROWS: dict[str, Changes] = {
    "club": {},
    "club-boys": {"boys": "KJ"},
    "club-ordered": {"choice": "order_or_pass"},
    "club-auction": {"recovery": "auction"},
    "club-trump": {"recovery": "first_three"},
    "site": {**SITE, **fixed("app"), "boys": "KJ"},
    "site-three": {
        **SITE,
        **THREE_TALON,
        **fixed("app"),
        "recovery": "take_tricks",
        "recovery_deals": 3,
        "trick_price": 16,
    },
    "app-short": {**APP, **fixed("app")},
    "app-long": {**APP, "choice": "eldest"},
    "dos-short": {**DOS, **fixed("dos")},
    "dos-long": {**DOS, "choice": "eldest"},
    "jacks": JACKS,
    "jacks-long": {**JACKS, "choice": "eldest"},
    "jacks-tricks": {**JACKS, "recovery": "take_tricks", "recovery_deals": 8, "trick_price": 3},
    "ordered-three": {**THREE_TALON, "choice": "eldest", "stop_when_settled": False},
    "club-ordered-three": {**THREE_TALON, "choice": "order_or_pass"},
    "ordered-trump": {"choice": "eldest", "recovery": "named", "trick_price": 6},
    "black-aces": {"players": 3, "pack": "7-a-no-black-aces", "prices": "price3-20"},
    "two": {"players": 2, "pack": "j-a", "settlement": "pot"},
    "three": {"players": 3, "pack": "9-a", "settlement": "pot"},
    "five": {"players": 5, "pack": "5-a", "settlement": "pot"},
    "six": {"players": 6, "pack": "3-a", "settlement": "pot"},
    "symmetric": {**SYMMETRIC, **fixed("app")},
    "praise-eight": {**SYMMETRIC, **fixed("app"), **PRAISE_AT_3, "recovery_deals": 8},
    "praise-four": {**SYMMETRIC, **fixed("app"), **PRAISE_AT_3, "recovery_deals": 4, "reward_all": "before"},
    "short": {**SYMMETRIC, **fixed("app"), **PRAISE_AT_3, "recovery_deals": 4, "eralash": False},
    "shared": {**SYMMETRIC, "choice": "shared"},
    "three-24": {
        **SYMMETRIC,
        **fixed("app"),
        "players": 3,
        "pack": "7-a-no-black-sevens",
        "prices": "price3-24",
    },
    "training": {
        **fixed("app"),
        **PRAISE_AT_3,
        "recovery_deals": 4,
        "reward_all": "before",
        "by_last": False,
        "sale": "after_rest",
        "accept": "any",
        "trump_lead": "namer_only",
        "boys": "J",
        "king_discard": "when_hearts_led",
        "first_dealer": "first_ace",
        "settlement": "points",
    },
    "book": {**BOOK_OF_SIX, "recovery": "named"},
    "book-eralash": {**BOOK, "last": "two", "recovery": "named"},
    "book-praise": {
        **BOOK,
        "prices": "price52-40",
        "last": "two",
        "recovery": "praise",
        "recovery_deals": 5,
        "trick_price": 30,
        "reward_all": "after",
        "suits": "held",
        "miz": True,
        "by_last": True,
        "sale": "before_rest",
        "sale_binding": True,
        "settle": True,
    },
    "book-talon": {**BOOK_OF_SIX, "recovery": "talon", "ask": True},
    "book-domino": {**BOOK, "recovery": "talon", "domino": True, "ask": True},
    "book-three": {**BOOK_OF_THREE, "recovery": "named"},
    "book-talon-three": {**BOOK_OF_THREE, "recovery": "talon", "ask": True},
}

PRESETS: dict[str, dict[str, Any]] = {code: {**CLUB, **changes} for code, changes in ROWS.items()}

# The `sum` column; None where it is not fixed.
SUMS: dict[str, int | None] = {code: None if code in ("club-auction", "book-praise") else 0 for code in PRESETS}
