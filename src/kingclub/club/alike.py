"""Names that look the same: two at one table may not be taken for each other.

After Unicode's "confusables" (UTS 39), but with capitals and small letters as one, and only for what our players
can type: Latin, Cyrillic, Greek, and digits.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

LETTERS: Final = str.maketrans(
    {
        # Cyrillic, as small or as capital letters
        **dict(zip("авекмнорстухіјѕԁһԛԝґѵ", "abekmhopctyxijsdhqwrv", strict=True)),
        "б": "6",
        "з": "3",
        "ч": "4",
        "ь": "b",
        "ы": "bl",
        "ѳ": "o",
        "ө": "o",
        "ү": "y",
        "ӏ": "l",
        "г": "r",
        # Greek
        **dict(zip("αβεζηικμνορτυχγϲ", "abeznikmvoptyxyc", strict=True)),
        # digits, and what stands like one
        "0": "o",
        "1": "l",
        "ı": "l",
        "|": "l",
        "5": "s",
        "8": "b",
    }
)
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800")
"""Marks that Unicode calls letters, accents or signs and nobody sees; compatible ones become these by NFKC."""
GROUPS: Final = (("i", "l"), ("j", "l"), ("rn", "m"), ("vv", "w"))


def skeleton(name: str) -> str:
    """What is left of a name for an eye that does not look closely. Two names with one skeleton are alike.

    >>> skeleton("Вася") == skeleton("BAСЯ")
    True
    >>> skeleton("Ёж 01") == skeleton("еж_Ol")
    True
    >>> skeleton("Anna") == skeleton("Hanna")
    False
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(char for char in plain if char.isalnum() or char == "|").translate(LETTERS)
    for group, letter in GROUPS:
        letters = letters.replace(group, letter)
    return letters


def is_name(name: str) -> bool:
    """Whether one can be called so: every mark can be seen, and there is a letter or a digit among them."""
    is_seen = name.isprintable() and not any(map(is_unseen, name))
    return is_seen and any(char.isalnum() for char in name)


def is_unseen(char: str) -> bool:
    """Whether nobody sees this sign: one that controls, formats, or only fills."""
    return unicodedata.category(char) in {"Cc", "Cf"} or not UNSEEN.isdisjoint(unicodedata.normalize("NFKC", char))


def find_alike(name: str, others: Iterable[str]) -> str | None:
    """The first of the others' names that looks like this one."""
    bones = skeleton(name)
    return next((other for other in others if skeleton(other) == bones), None)
