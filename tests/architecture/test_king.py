"""`king.py` sums up honestly: what failed, or did not run at all, is a failure."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

import king

if TYPE_CHECKING:
    from pathlib import Path

GREEN = '<testsuites><testsuite><testcase name="a"/><testcase name="b"/></testsuite></testsuites>'
MIXED = """<testsuites><testsuite>
    <testcase name="a"/>
    <testcase name="b"><failure/></testcase>
    <testcase name="c"><error/></testcase>
    <testcase name="d"><skipped/></testcase>
</testsuite></testsuites>"""
SKIPPED = '<testsuite><testcase name="a"><skipped/></testcase></testsuite>'


def counts(tmp_path: Path, code: int, xml: str | None) -> tuple[int, int, int]:
    """What a run comes to that exited with `code` and left this report."""
    report = tmp_path / "report.xml"
    if xml is not None:
        report.write_text(xml)
    return king.Check("tests", [], report).counts(code)


def test_a_check_without_a_report_counts_by_its_exit_code() -> None:
    assert king.Check("mypy", []).counts(0) == (1, 0, 0)
    assert king.Check("mypy", []).counts(2) == (0, 1, 0)


def test_a_report_is_counted_test_by_test(tmp_path: Path) -> None:
    assert counts(tmp_path, 0, GREEN) == (2, 0, 0)
    assert counts(tmp_path, 1, MIXED) == (1, 2, 1)


@pytest.mark.parametrize(("code", "xml"), [(0, None), (5, None), (0, "<testsuites/>"), (0, SKIPPED)])
def test_a_run_in_which_no_test_ran_failed(tmp_path: Path, code: int, xml: str | None) -> None:
    assert counts(tmp_path, code, xml)[1] == 1


def test_a_bad_exit_code_is_a_failure_though_all_tests_passed(tmp_path: Path) -> None:
    assert counts(tmp_path, 3, GREEN) == (2, 1, 0)


def test_the_last_line_is_the_sum_and_the_exit_code_tells(capsys: pytest.CaptureFixture[str]) -> None:
    good = king.Outcome("mypy", 1.0, passed=1)
    bad = king.Outcome("tests", 2.0, passed=40, failed=2)

    assert king.sum_up([good]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 0 failed"
    assert king.sum_up([good, bad]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "41 passed, 2 failed"


def test_what_was_skipped_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert king.sum_up([king.Outcome("tests", 1.0, passed=3, skipped=1)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "3 passed, 0 failed, 1 skipped"


def test_a_failed_check_shows_what_it_said_and_a_good_one_does_not(capsys: pytest.CaptureFixture[str]) -> None:
    talk = "print('all is lost' if {} else 'fine'); raise SystemExit({})"

    bad = king.Check("talker", [sys.executable, "-c", talk.format(1, 1)]).run(dict(os.environ))
    assert "all is lost" in capsys.readouterr().out
    good = king.Check("talker", [sys.executable, "-c", talk.format(0, 0)]).run(dict(os.environ))
    assert capsys.readouterr().out == ""
    assert (bad.failed, good.failed) == (1, 0)
