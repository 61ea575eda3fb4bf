"""Where Russian wants a no-break space: the source of `ru.ftl` has them, and this puts them there."""

from __future__ import annotations

import re

NO_BREAK = "\u00a0"

_SHORT = "а в и к о с у я"
_PARTICLES = "бы ж же ли"
_COUNTS = (
    "ante best cards count deals each fund hand king last left minutes n number open points size stake total tricks"
)

_RULES = tuple(
    (re.compile(pattern), replacement)
    for pattern, replacement in (
        # A dash never begins a line.
        (r"(?<=\S) (?=[—–] )", NO_BREAK),
        # A word of one letter never ends one.
        (rf"(?<![\w-])({_SHORT.replace(' ', '|')}) (?=[\w«„({{])", rf"\1{NO_BREAK}"),
        # A particle stays with its word.
        (rf"(?<=\w) ({_PARTICLES.replace(' ', '|')})(?![\w-])", rf"{NO_BREAK}\1"),
        # A number stays with what it counts.
        (r"(?<![\w.,-])(\d+) (?=[а-яё])", rf"\1{NO_BREAK}"),
        (rf"(\{{ \$(?:{_COUNTS.replace(' ', '|')}) \}}) (?=[а-яё{{])", rf"\1{NO_BREAK}"),
    )
)


def with_no_break_spaces(source: str) -> str:
    """The source of a Russian language file with no-break spaces where they are wanted; code and comments stay."""
    return "".join(_line(line) for line in source.splitlines(keepends=True))


def _line(line: str) -> str:
    if line.startswith("#"):
        return line
    head, text = _split(line)
    # Twice: of two short words in a row the second is seen only when the first has been bound.
    for pattern, replacement in _RULES * 2:
        text = pattern.sub(replacement, text)
    return head + text


def _split(line: str) -> tuple[str, str]:
    """What Fluent reads as code (an id, a variant's key, indentation), and the text after it."""
    match = re.match(r"[ ]*(?:[a-z][\w-]* = |\*?\[[^\]]*\] )?", line, re.IGNORECASE)
    assert match is not None
    return line[: match.end()], line[match.end() :]
