"""Options as they stand in rule files, records and on the command line, and back.

>>> options = options_from(Options(), {"king_discard": "free", "heart_lead_ban": ["hearts"]})
>>> differences(options, Options())
{'heart_lead_ban': ['hearts'], 'king_discard': 'free'}
>>> parse_setting("heart_lead_ban=hearts,king")
('heart_lead_ban', ['hearts', 'king'])
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from kingclub.errors import Fault, Refused, Unreadable
from kingclub.rules.option import Options
from kingclub.rules.option_kind import Kind, Plain, Unfit
from kingclub.rules.option_table import OPTIONS
from kingclub.rules.refusal import OptionValue, UnknownOption


def options_from(base: Options, changes: Mapping[str, Plain]) -> Options:
    """The options of `base` with these plain values in place of its own.

    Whether they go together is asked by `ruleset_of`. Raises `Refused`: an unknown option or a value that it cannot
    have.
    """
    read: dict[str, Any] = {name: _read(name, value) for name, value in changes.items()}
    return replace(base, **read)


def to_plain(options: Options) -> dict[str, Plain]:
    """Every option with its plain value, in the order of the table."""
    return {name: kind.plain(getattr(options, name)) for name, kind in OPTIONS.items()}


def differences(options: Options, base: Options) -> dict[str, Plain]:
    """The plain values that are not those of `base`: what a record or a link holds."""
    return {
        name: kind.plain(getattr(options, name))
        for name, kind in OPTIONS.items()
        if getattr(options, name) != getattr(base, name)
    }


def parse_setting(text: str) -> tuple[str, Plain]:
    """The option and plain value of a text such as `king_discard=free`, `must_trump=true`, `deals_each=null`.

    Raises `Unreadable` where there is no `=`, `Refused` for an unknown option.
    """
    name, equals, value = text.partition("=")
    if not equals:
        raise Unreadable(Fault("fault-setting", text=text))
    return name, _kind(name).plain_of_text(value)


def format_setting(option: str, value: Plain) -> str:
    """The opposite of `parse_setting`.

    >>> format_setting("heart_lead_ban", ["hearts", "king"]), format_setting("must_trump", None)
    ('heart_lead_ban=hearts,king', 'must_trump=null')
    """
    if isinstance(value, list):
        return f"{option}={','.join(value)}"
    return f"{option}={value if isinstance(value, str) else _as_json(value)}"


def nearest(text: str, known: Iterable[str]) -> str:
    """The known word that looks most like the text; empty if none does."""
    from difflib import get_close_matches  # only a mistake needs it

    return next(iter(get_close_matches(text, list(known), n=1, cutoff=0.5)), "")


def _read(name: str, value: Plain) -> object:
    kind = _kind(name)
    try:
        return kind.read(value)
    except Unfit:
        raise Refused(OptionValue(name, _shown(value), kind.allowed)) from None


def _kind(name: str) -> Kind:
    if name not in OPTIONS:
        raise Refused(UnknownOption(name, nearest(name, OPTIONS)))
    return OPTIONS[name]


def _shown(value: Plain) -> str:
    """The value as JSON would have it, cut to the length of a line."""
    text = value if isinstance(value, str) else _as_json(value)
    return text if len(text) <= 60 else f"{text[:59]}…"


def _as_json(value: Plain) -> str:
    import json  # not wanted where rules are only played by

    return json.dumps(value, default=str, ensure_ascii=False)
