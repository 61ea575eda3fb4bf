"""A sentence from its id and arguments."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from kingclub.errors import Fault, Refusal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("ru", "en")
"""The languages that the club speaks."""

LONGEST: Final = 400

_NEGATIVE = re.compile(r"(?<![\w-])-(?=\d)")
_ABOUT_CARDS: Final = ("card", "cards", "taker")
"""The arguments that may be cards, as records write them."""
_CARD = re.compile(r"\b(?:([2-9TJQKA])([SCDH])|XX)\b")


class Coded(Protocol):
    """A sentence that has not been written yet: its id and what it is about."""

    @property
    def code(self) -> str:
        """The id of its message."""

    @property
    def args(self) -> Mapping[str, Argument]:
        """Its arguments by name."""


Argument: TypeAlias = "int | float | str | Sequence[Coded]"
"""A number, a code, or sentences that are told one after another: `hearts, king and eralash`."""


def sentence(lang: str, code: str, /, **args: Argument) -> str:
    """The sentence of this id. A minus before a number is written as one.

    Raises `KeyError` for an unknown language or id, `ValueError` where an argument is missing.
    """
    bundle = _bundle(lang)
    if not bundle.has_message(code):
        raise KeyError(f"{lang}.ftl has no sentence {code!r}")
    pattern = bundle.get_message(code).value
    if pattern is None:
        raise KeyError(f"{lang}.ftl has no sentence {code!r}, only attributes of it")
    written = {name: _written(lang, name, value) for name, value in args.items()}
    text, errors = bundle.format_pattern(pattern, written)
    if errors:
        raise ValueError(f"{lang}.ftl, {code}: {errors[0]}")
    return _NEGATIVE.sub("−", str(text))


def at_once(lang: str, code: str, /, **args: str) -> str:
    """A sentence of one line with nothing but arguments in it, made without Fluent: to import that takes as long as
    all else before the club is open. Raises `KeyError` for an unknown id or where an argument is missing.

    >>> at_once("en", "serve-open", url="http://127.0.0.1:8414")
    'The club is open: http://127.0.0.1:8414'
    """
    found = re.search(rf"^{re.escape(code)} = (.*)$", _source(lang), re.MULTILINE)
    if found is None:
        raise KeyError(f"{lang}.ftl has no sentence {code!r} of one line")
    return re.sub(r"\{ \$([a-z]+) \}", lambda name: args[name[1]], found[1])


def has_sentence(lang: str, code: str) -> bool:
    """Whether there is a sentence of this id."""
    return _bundle(lang).has_message(code)


def refusal_sentence(lang: str, refusal: Refusal) -> str:
    """Why something may not be done, as a sentence."""
    args = refusal.args
    return sentence(lang, refusal_id(lang, refusal.code, args), **args)


def refusal_fault(refusal: Refusal) -> Fault:
    """The same, as a part of another sentence."""
    args = refusal.args
    return Fault(refusal_id(LANGUAGES[0], refusal.code, args), **args)


def refusal_id(lang: str, code: str, args: Mapping[str, str | int]) -> str:
    """The message that tells this refusal best: by its `reason`, or with the `nearest` word, where it has one."""
    by_reason = f"refusal-{code}-{args.get('reason')}"
    if has_sentence(lang, by_reason):
        return by_reason
    return f"refusal-{code}-nearest" if args.get("nearest") else f"refusal-{code}"


def language_of(environment: Mapping[str, str]) -> str:
    """The language that a machine's environment asks for: Russian where it says so, else English.

    >>> language_of({"LANG": "ru_RU.UTF-8"}), language_of({})
    ('ru', 'en')
    """
    wanted = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return "ru" if wanted.startswith("ru") else "en"


def card_signs(lang: str, cards: str) -> str:
    """Cards of a record as they stand on the cards.

    >>> card_signs("ru", "QD TS"), card_signs("en", "QD TS")
    ('Д♦, 10♠', 'Q♦, 10♠')
    """
    return ", ".join(_CARD.sub(lambda card: _sign(lang, card), card) for card in cards.split())


def shortened(text: str) -> str:
    """A text that may be anybody's, as a sentence can bear it: Fluent takes no argument of a thousand letters."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _sign(lang: str, card: re.Match[str]) -> str:
    rank, suit = card.groups()
    return sentence(lang, "card-joker") if rank is None else sentence(lang, "card-sign", rank=rank, suit=suit)


def _written(lang: str, name: str, value: Argument) -> int | float | str:
    if isinstance(value, str):
        return shortened(card_signs(lang, value) if name in _ABOUT_CARDS else value)
    if isinstance(value, int | float):
        return value
    texts = [sentence(lang, each.code, **each.args) for each in value]
    if len(texts) < 2:  # a pair is the shortest list
        return "".join(texts)
    return sentence(lang, "list-and", first=", ".join(texts[:-1]), last=texts[-1])


@cache
def _bundle(lang: str) -> FluentBundle:
    # Imported at the first sentence: its calendars would take a tenth of the club's start.
    from fluent.runtime import FluentBundle, FluentResource

    if lang not in LANGUAGES:
        raise KeyError(f"the club does not speak {lang!r} yet; it speaks {', '.join(LANGUAGES)}")
    # No isolation marks: our arguments are words of the same script, and the marks would stand in terminals.
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(_source(lang)))
    return bundle


def _source(lang: str) -> str:
    return (files("kingclub.locale") / f"{lang}.ftl").read_text(encoding="utf-8")
