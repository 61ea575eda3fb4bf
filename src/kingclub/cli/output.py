"""A file that a command writes."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from kingclub.errors import KingError, file_fault


class NotWritten(KingError):
    """The file cannot be made, or not be written to its end."""


@contextlib.contextmanager
def writing(path: Path) -> Iterator[TextIO]:
    """The file, made anew, for lines of records. Raises `NotWritten`."""
    try:
        with path.open("w", encoding="utf-8", newline="\n") as file:
            yield file
    except OSError as error:
        raise NotWritten(file_fault(path, error)) from None
