"""The arena: duplicate matches, what they show, and the command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kingclub.arena import Contest, estimate, holds, play_contest, play_duplicate, report_of, rungs
from kingclub.arena.game import Cards, play_match
from kingclub.bots import Budget, level_name, levels
from kingclub.cli.main import main
from kingclub.notation import check_record, parse_record
from kingclub.rules import load_preset

CLUB = load_preset("club")


def test_the_same_cards_are_dealt_to_every_seating() -> None:
    first = play_match(CLUB, ("random",) * 4, Cards(1, 0), Budget())
    second = play_match(CLUB, ("casual",) * 4, Cards(1, 0), Budget())

    assert first.match.draw == second.match.draw
    assert first.record().deals[0].hands == second.record().deals[0].hands
    assert (
        first.record().deals[0].hands
        != play_match(CLUB, ("random",) * 4, Cards(1, 1), Budget()).record().deals[0].hands
    )


def test_a_bot_among_its_equals_wins_nothing() -> None:
    outcome = play_duplicate(Contest(CLUB, ("casual", "casual"), 1), 0)

    assert outcome.total(0) == pytest.approx(0)


def test_what_one_wins_the_others_lose() -> None:
    outcome = play_duplicate(Contest(CLUB, ("casual", "random"), 1), 0)

    assert outcome.total(0) + 3 * outcome.total(1) == pytest.approx(0)
    assert set(outcome.points[0]) == set(CLUB.schedule.contracts)


def test_processes_change_nothing() -> None:
    contest = Contest(CLUB, ("casual", "random"), 1)

    assert list(play_contest(contest, 2, 1)) == list(play_contest(contest, 2, 2))


def test_four_bots_sit_one_a_seat() -> None:
    contest = Contest(CLUB, ("random", "novice", "casual", "random"), 1)

    assert contest.lineup == (0, 1, 2, 3)
    report = report_of(contest, [play_duplicate(contest, 0)])
    assert sum(standing.points.mean for standing in report.standings) == pytest.approx(0)


def test_an_estimate_has_its_interval() -> None:
    points = estimate([2.0, 4.0, 6.0])

    assert (points.mean, points.number) == (4.0, 3)
    assert points.error == pytest.approx(2 / 3**0.5)
    assert points.low < 4.0 < points.high


def test_the_ladder_has_every_level() -> None:
    assert [rung.upper for rung in rungs()] == [level_name(level) for level in levels()[1:]]


def test_a_rung_holds_in_club_by_five_points_elsewhere_unless_certainly_worse() -> None:
    assert holds(estimate([6.0, 7.0, 8.0]), "club")
    assert not holds(estimate([4.0, 4.1, 4.2]), "club")
    assert not holds(estimate([-50.0, 7.0, 70.0]), "club")
    assert holds(estimate([-5.0, 4.0]), "five")
    assert not holds(estimate([-5.0, -5.1]), "five")


def test_casual_beats_random_at_every_number_of_players() -> None:
    for preset in ("two", "three", "five", "six"):
        contest = Contest(load_preset(preset), ("casual", "random"), 3)
        report = report_of(contest, list(play_contest(contest, 6, 1)))
        assert report.standings[0].points.low > 0, preset


def test_the_command_prints_json_and_keeps_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "matches.jsonl"
    words = ["arena", "--bots", "casual,random", "--matches", "2", "--processes", "1", "--json", "-o", str(file)]

    assert main(words) == 0

    (report,) = json.loads(capsys.readouterr().out)
    assert (report["preset"], report["matches"]) == ("club", 2)
    assert [bot["bot"] for bot in report["bots"]] == ["casual", "random"]
    records = file.read_text(encoding="utf-8").splitlines()
    assert len(records) == 2 * 4
    assert all(check_record(parse_record(record)).fault is None for record in records)


def test_the_command_speaks_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--rules", "three", "--bots", "casual,random", "--matches", "1", "--processes", "1"]

    assert main([*words, "--lang", "en"]) == 0
    english = capsys.readouterr().out
    assert main([*words, "--lang", "ru"]) == 0

    assert english.startswith("three: 1 match with every seating, seed 1")
    assert "Casual (casual), by contract:" in english
    russian = capsys.readouterr().out
    assert russian.startswith("three: 1")
    assert "Любитель (casual)" in russian


@pytest.mark.parametrize(
    "words", [["--bots", "casual,nobody"], [], ["--rules", "klub", "--ladder"], ["--bots", "1,2,1,2,1"]]
)
def test_bad_input_ends_as_a_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words]) == 2

    assert capsys.readouterr().err.startswith("kingclub arena: ")


def test_the_ladder_is_climbed_rung_by_rung(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--rules", "two", "--ladder", "--matches", "2", "--processes", "1", "--worlds", "1", "--json"]

    code = main(words)

    reports = json.loads(capsys.readouterr().out)
    assert [report["bots"][0]["bot"] for report in reports] == [rung.upper for rung in rungs()]
    firm = [bot["points"]["mean"] + 1.96 * bot["points"]["error"] >= 0 for bot in (r["bots"][0] for r in reports)]
    assert code == (0 if all(firm) else 1)
