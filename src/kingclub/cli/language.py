"""The language in which a command speaks, and its errors in it."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from kingclub.errors import KingError, Refused
from kingclub.locale import language_of, refusal_sentence, say


def language(words: Sequence[str]) -> str:
    """The language that a command's words ask for by `--lang`, else that of the machine.

    The words themselves are asked, for what is wrong with the options is told in it too.
    """
    asked = re.findall(r"\0--lang[=\0](ru|en)(?=\0)", "\0".join(["", *words, ""]))
    return asked[-1] if asked else language_of(os.environ)


def told(error: KingError, lang: str) -> str:
    """The error as a sentence; what only a programmer can bring about is told in his words."""
    if isinstance(error, Refused):
        return refusal_sentence(lang, error.refusal)
    return str(error) if error.fault is None else say(lang, error.fault)
