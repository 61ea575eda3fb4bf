"""The client's types are those that the server's structs make."""

from __future__ import annotations

from pathlib import Path

from kingclub.server.typescript import book_typescript, limits_typescript, typescript

PROTOCOL = Path(__file__).parents[3] / "client/src/protocol"


def test_the_clients_types_are_fresh() -> None:
    """If not: python -m kingclub.server.typescript > client/src/protocol/messages.ts."""
    assert (PROTOCOL / "messages.ts").read_text(encoding="utf-8") == typescript()


def test_the_types_of_the_rule_book_are_fresh() -> None:
    """If not: python -m kingclub.server.typescript book > client/src/protocol/book.ts."""
    assert (PROTOCOL / "book.ts").read_text(encoding="utf-8") == book_typescript()


def test_the_clients_limits_are_the_servers() -> None:
    """If not: python -m kingclub.server.typescript limits > client/src/protocol/limits.ts."""
    assert (PROTOCOL / "limits.ts").read_text(encoding="utf-8") == limits_typescript()


def test_a_renamed_field_and_an_optional_one_are_written_as_on_the_wire() -> None:
    printed = typescript()

    assert "export interface Gift {\n  from: Seat;\n" in printed
    assert "  tricks?: number;\n" in printed
    assert '  kind: "person" | "bot" | "program" | "empty";\n' in printed
