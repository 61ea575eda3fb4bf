"""What the club writes about itself to stderr: JSON for programs, a few plain lines on a terminal.

No token, card or word of chat belongs there. What the club writes by itself holds none; but the message of an error
may name anything, so of an error only its kind and the way to it are written.
"""

from __future__ import annotations

import logging
import sys
import traceback
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import MutableMapping
    from types import TracebackType

    from structlog.stdlib import ProcessorFormatter

    ExcInfo: TypeAlias = tuple[type[BaseException] | None, BaseException | None, TracebackType | None]

LogForm: TypeAlias = Literal["json", "text"]
FORMS: Final[tuple[LogForm, ...]] = ("json", "text")


def configure(form: LogForm | None = None) -> None:
    """Write the log in this form; without one, as JSON unless a person reads along, who is told of trouble only.

    Libraries are asked for warnings only: what they tell of each request holds addresses and more.
    """
    form = form or ("text" if sys.stderr.isatty() else "json")
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if form == "json" else Plain("%(levelname)s %(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("kingclub").setLevel(logging.INFO if form == "json" else logging.WARNING)


class Plain(logging.Formatter):
    """Lines for a person."""

    def formatException(self, ei: ExcInfo | tuple[None, None, None]) -> str:  # noqa: N802  # logging calls it so
        """The way to an error."""
        return way_to(ei[1]) if ei[1] is not None else ""


class Json(logging.Formatter):
    """An object a line. structlog, which makes them, is imported at the first line: the start does without it."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        return _structlog().format(record)


def way_to(error: BaseException) -> str:
    """The kind of an error and the calls that led to it, without its message; before it those of its cause."""
    cause = error.__cause__ or error.__context__
    before = f"{way_to(cause)}\n" if cause is not None else ""
    return f"{before}{''.join(traceback.format_tb(error.__traceback__))}{type(error).__name__}"


@cache
def _structlog() -> ProcessorFormatter:
    import structlog

    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            structlog.stdlib.add_log_level,
            structlog.stdlib.add_logger_name,
            structlog.stdlib.ExtraAdder(),
            structlog.processors.TimeStamper(fmt="iso", utc=True),
        ],
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            _without_message,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
    )


def _without_message(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    exc_info = event.pop("exc_info", None)
    if exc_info and exc_info[1] is not None:
        event["trace"] = way_to(exc_info[1])
    return event
