"""What the club writes about itself: one object a line, and of an error no message that might name a card."""

from __future__ import annotations

import json
import logging
import subprocess
import sys

import pytest

from kingclub.server.log import Json, Plain, way_to


def record_of_an_error() -> logging.LogRecord:
    try:
        try:
            raise KeyError("7S")
        except KeyError as error:
            raise ValueError("QS is not held") from error
    except ValueError:
        return logging.getLogger("kingclub.test").makeRecord(
            "kingclub.test", logging.ERROR, __file__, 1, "table %s failed", ("t1",), sys.exc_info()
        )


def test_a_line_is_an_object_with_time_level_and_what_happened() -> None:
    line = json.loads(Json().format(record_of_an_error()))

    assert (line["event"], line["level"], line["logger"]) == ("table t1 failed", "error", "kingclub.test")
    assert line["timestamp"].endswith("Z")


@pytest.mark.parametrize("formatter", [Json(), Plain("%(levelname)s %(message)s")])
def test_of_an_error_its_kind_and_way_are_told_and_not_its_message(formatter: logging.Formatter) -> None:
    text = formatter.format(record_of_an_error())

    assert "ValueError" in text
    assert "KeyError" in text
    assert "record_of_an_error" in text
    assert text.count("7S") == 1  # the line of code itself, as it stands in this file
    assert "not held" not in text.replace('raise ValueError("QS is not held")', "").replace(
        'raise ValueError(\\"QS is not held\\")', ""
    )


def test_an_error_without_a_cause_is_told_alone() -> None:
    assert way_to(ValueError("7S")) == "ValueError"


def test_details_of_a_record_are_fields_of_the_line() -> None:
    record = logging.getLogger("x").makeRecord("x", logging.INFO, "", 0, "opened", (), None, extra={"table": "t1"})
    assert json.loads(Json().format(record))["table"] == "t1"


def said(form: str) -> list[str]:
    """The lines on stderr of a program that logs at every level, in this form."""
    program = (
        f"from kingclub.server.log import configure; configure({form}); import logging\n"
        "club, library = logging.getLogger('kingclub.x'), logging.getLogger('uvicorn.error')\n"
        "for log in (club, library):\n"
        "    log.debug('debug'); log.info('info'); log.warning('warning')\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return run.stderr.splitlines()


def test_programs_are_told_what_happens_and_people_only_what_goes_wrong() -> None:
    assert [json.loads(line)["event"] for line in said("None")] == ["info", "warning", "warning"]
    assert [json.loads(line)["event"] for line in said("'json'")] == ["info", "warning", "warning"]
    assert said("'text'") == ["WARNING warning", "WARNING warning"]


def test_the_start_does_without_structlog() -> None:
    program = "import sys, kingclub.server.log as log; log.configure('json'); print('structlog' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"
