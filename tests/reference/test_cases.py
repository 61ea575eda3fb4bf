"""The worked cases, read by the reference engine: verdict, points and fault."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.reference.record import fault, replay

FOLDER = Path(__file__).parent.parent / "cases"
CASES = {path.stem: json.loads(path.read_text("utf-8")) for path in FOLDER.glob("*.json")}

# What the reference engine does not judge: the fair deal, and the relatives of section 9.
FAIR = {
    "fair-another-commitment",
    "fair-first-ace-from-another-seat",
    "fair-order-changed",
    "fair-seats-on-the-other-side",
    "fair-seed-kept-back",
}
RELATIVES = {"bazaar-lead-passes-left", "joker-over-the-ten", "penalty-suit-for-nothing"}
JUDGED = sorted(CASES.keys() - FAIR - RELATIVES)


def last_points(record: dict[str, Any]) -> list[int] | None:
    """The points of the last deal that has any."""
    with_points = [deal["points"] for deal in record["deals"] if deal["points"] is not None]
    return with_points[-1] if with_points else None


def test_every_case_that_is_left_out_is_a_fair_deal_or_a_relative() -> None:
    assert {CASES[name]["expect"].get("fault") for name in FAIR} == {"fair"}
    relatives = {CASES[name]["record"]["rules"]["preset"] for name in RELATIVES}
    assert relatives == {"bazaar", "jokers", "auction-hearts"}
    assert len(JUDGED) >= 61


@pytest.mark.parametrize("name", JUDGED)
def test_case(name: str) -> None:
    record, expect = CASES[name]["record"], CASES[name]["expect"]
    assert fault(record) == expect.get("fault")
    assert expect["ok"] == ("fault" not in expect)
    if expect["ok"]:
        assert last_points(record) == expect["points"]


@pytest.mark.parametrize("name", [name for name in JUDGED if "totals" in CASES[name]["expect"]])
def test_totals_of_a_whole_case(name: str) -> None:
    assert replay(CASES[name]["record"]).totals == CASES[name]["expect"]["totals"]


@pytest.mark.parametrize("name", [name for name in JUDGED if CASES[name]["expect"].get("points")])
def test_a_point_more_is_a_fault(name: str) -> None:
    """The verdict is earned: the same record with one point changed is refused."""
    record = json.loads(json.dumps(CASES[name]["record"]))
    next(deal for deal in reversed(record["deals"]) if deal["points"] is not None)["points"][0] += 1
    assert fault(record) == "points"
