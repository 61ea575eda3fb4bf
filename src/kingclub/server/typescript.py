"""The client's types, printed from the structs of the wire: `python -m kingclub.server.typescript`.

What it prints is `client/src/protocol/messages.ts` and, asked for the `book` or the `limits`, `book.ts` or
`limits.ts` beside it; tests hold them to each other.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from enum import StrEnum
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec

from kingclub.club import chat, moderation
from kingclub.club.hall import Hall
from kingclub.club.moderation import Reason
from kingclub.club.terms import LIMITS
from kingclub.server import lobby_message, match_view, message, route, rulebook, small_table, table_event

HEAD: Final = (
    "// The messages of the socket (docs/design/wire.md). Made from the server's structs by\n"
    "// `python -m kingclub.server.typescript`: change those and print this anew.\n"
)
BOOK_HEAD: Final = (
    "// What the rule book and the small tables answer. Made from the server's structs by\n"
    "// `python -m kingclub.server.typescript book`: change those and print this anew.\n"
)
LIMITS_HEAD: Final = (
    "// What the club holds people to, and what it lets them choose from. Made from the server's constants by\n"
    "// `python -m kingclub.server.typescript limits`: change those and print this anew.\n"
)
LINE: Final = 110
MODULES: Final = (match_view, table_event, lobby_message, message)
BOOK_MODULES: Final = (rulebook, small_table)
NAMES: Final = {
    "Any": "unknown",
    "Link": "string",
    "Outcome": '"open" | "done" | "missed"',
    "Lang": '"ru" | "en"',
    "None": "null",
    "Id": "string",
    "Text": "string",
    "Word": "string",
    "Code": "string",
    "str": "string",
    "int": "number",
    "bool": "boolean",
    "object": "unknown",
}
"""Plain types, and aliases that say nothing to the client."""
TEXTS: Final = ("Card", "Contract")
"""Aliases of a plain type, which are worth a name in the client."""
WORDS: Final = (
    "Phase",
    "Stage",
    "Admission",
    "Come",
    "Hall",
    "Pace",
    "SeatAction",
    "Saying",
    "Matter",
    "Remainder",
)
"""Aliases of a few words each, of which the client reads first."""
UNIONS: Final = ("TableEvent", "ServerMessage", "Request", "ClientMessage")
"""Aliases of unions, of which it reads last."""


def typescript() -> str:
    """The whole file."""
    parts = [HEAD]
    parts += ["".join(f"export type {name} = string;\n" for name in TEXTS) + "export type Seat = number;\n"]
    parts += [_alias(name) for name in WORDS]
    parts += ["export type Strip = [suit: string, lowest: string, highest: string];\n"]
    parts += [_interface(struct) for module in MODULES for struct in _structs(module)]
    parts += [_alias(name) for name in UNIONS]
    return "\n".join(parts)


def book_typescript() -> str:
    """The file of the rule book."""
    return "\n".join([BOOK_HEAD, *(_interface(struct) for module in BOOK_MODULES for struct in _structs(module))])


def limits_typescript() -> str:
    """The file of lengths, lists and clocks."""
    lengths = {
        "NAME_LENGTH": route.NAME_LENGTH,
        "WORD_LENGTH": message.WORD_LENGTH,
        "CHAT_LENGTH": chat.LONGEST,
        "REPORT_LENGTH": moderation.LONGEST_TEXT,
    }
    clocks = [f"  {pace}: {json.dumps(limit and asdict(limit))}," for pace, limit in LIMITS.items()]
    lines = [f"export const {name} = {length};" for name, length in lengths.items()]
    lines += [
        f"export const HALLS: readonly Hall[] = {json.dumps(list(Hall))};",
        f"export const REASONS = {json.dumps(list(Reason))} as const;",
        "export const LIMITS: Record<Pace, LimitTerms | null> = {",
        *clocks,
        "};",
    ]
    return "\n".join([LIMITS_HEAD, 'import type { Hall, LimitTerms, Pace } from "./messages";\n', *lines, ""])


PRINTED: Final = {"messages": typescript, "book": book_typescript, "limits": limits_typescript}


def _structs(module: Any) -> list[type[msgspec.Struct]]:
    """The structs that a module defines, in the order in which it does."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
        and value is not match_view.Plain
    ]


def _interface(struct: type[msgspec.Struct]) -> str:
    config = struct.__struct_config__
    lines = [f"  {config.tag_field}: {_quoted(config.tag)};"] if config.tag is not None else []
    hints = _hints(struct)
    lines += [f"  {_field(field.encode_name, hints[field.name])};" for field in msgspec.structs.fields(struct)]
    body = "\n".join(lines)
    return f"export interface {struct.__name__} {{\n{body}\n}}\n"


def _hints(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The annotations of the fields as they are written, so that aliases keep their names."""
    return {
        name: hint
        for base in reversed(struct.__mro__)
        for name, hint in vars(base).get("__annotations__", {}).items()
    }


def _field(name: str, hint: str) -> str:
    parts = [part.strip() for part in _split(hint, "|")]
    optional = "?" if "UnsetType" in parts else ""
    return f"{name}{optional}: {_type(' | '.join(part for part in parts if part != 'UnsetType'))}"


def _type(hint: str) -> str:
    """The TypeScript of a written annotation."""
    parts = [part.strip() for part in _split(hint, "|")]
    if len(parts) > 1:
        return " | ".join(_type(part) for part in parts)
    name, bracket, inside = hint.partition("[")
    inside = inside.removesuffix("]") if bracket else ""
    arguments = [part.strip() for part in _split(inside, ",")]
    match name:
        case "list":
            item = _type(inside)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "dict":
            return f"Record<{_type(arguments[0])}, {_type(arguments[1])}>"
        case "Literal":
            return " | ".join(argument.replace("'", '"') for argument in arguments)
        case "Annotated":
            return _type(arguments[0])
        case _:
            return NAMES.get(name, name)


def _split(text: str, separator: str) -> list[str]:
    """The parts of a text at the separators that stand in no bracket."""
    parts, depth, start = [], 0, 0
    for place, character in enumerate(text):
        depth += (character in "[(") - (character in "])")
        if character == separator and depth == 0:
            parts.append(text[start:place])
            start = place + 1
    return [*parts, text[start:]]


def _alias(name: str) -> str:
    """A union by its name: on one line if it fits, else one member a line."""
    value = next(vars(module)[name] for module in MODULES if name in vars(module))
    members = _members(value)
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= LINE:
        return f"{line}\n"
    return "\n".join([f"export type {name} =", *(f"  | {member}" for member in members)]) + ";\n"


def _members(value: object) -> list[str]:
    if get_origin(value) is Literal:
        return [_quoted(word) for word in get_args(value)]
    if get_origin(value) in (Union, UnionType):
        return [member for part in get_args(value) for member in _members(part)]
    if get_origin(value) is Annotated:
        return _members(get_args(value)[0])
    assert isinstance(value, type)
    return [_quoted(word) for word in value] if issubclass(value, StrEnum) else [value.__name__]


def _quoted(word: object) -> str:
    return f'"{word}"'


if __name__ == "__main__":
    sys.stdout.write(PRINTED[sys.argv[1] if sys.argv[1:] else "messages"]())
