"""`simulate`, `check`, `sheet`, `verify`: what they print, what they refuse, and how they exit."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from kingclub.cli import main
from kingclub.notation import check_record, parse_record

Capture = pytest.CaptureFixture[str]


def simulate(path: Path, *words: str) -> str:
    assert main(["simulate", "-o", str(path), *words]) == 0
    return path.read_text("utf-8")


@pytest.fixture
def two_matches(tmp_path: Path) -> Path:
    path = tmp_path / "two.jsonl"
    simulate(path, "--rules", "training", "--seed", "3", "--matches", "2")
    return path


def changed(path: Path, line: int, **changes: Any) -> Path:
    """The file with something changed in one of its records."""
    lines = path.read_text("utf-8").splitlines()
    lines[line] = json.dumps(json.loads(lines[line]) | changes)
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


def refused(words: list[str], capsys: Capture) -> str:
    """The one sentence on stderr with which a command gives up."""
    try:
        code: object = main(words)
    except SystemExit as left:  # argparse leaves in its own way
        code = left.code
    assert code == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "Traceback" not in told
    return told


def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    words = ["--seed", "5", "--matches", "2", "--set", "king_discard=free"]
    assert simulate(tmp_path / "one", *words) == simulate(tmp_path / "other", *words)
    assert simulate(tmp_path / "one", *words) != simulate(tmp_path / "other", "--seed", "6", "--matches", "2")


def test_a_match_does_not_depend_on_how_many_are_made(tmp_path: Path) -> None:
    few, many = (simulate(tmp_path / "file", "--seed", "5", "--matches", count) for count in ("1", "3"))
    assert many.startswith(few)
    ids = [json.loads(line)["id"] for line in many.splitlines()]
    assert ids == ["simulate-5-0", "simulate-5-1", "simulate-5-2"]


def test_the_seed_of_a_match_is_that_of_the_protocol(tmp_path: Path) -> None:
    record = json.loads(simulate(tmp_path / "file", "--rules", "club"))
    seed = sha256(b"kingclub-simulate|0|0").hexdigest()
    assert record["fair"]["seed"] == seed
    assert {deal["fair"]["seed"] for deal in record["deals"]} == {seed}
    assert record["seats"] == [{"kind": "bot", "level": 0}] * 4


def test_each_seat_may_have_a_bot_of_its_own(tmp_path: Path) -> None:
    record = json.loads(simulate(tmp_path / "file", "--rules", "two", "--bots", "random,2"))
    assert record["seats"] == [{"kind": "bot", "level": 0}, {"kind": "bot", "level": 2}]
    assert record["players"] == ["random-1", "2-2"]


def test_simulate_writes_to_the_screen(capsys: Capture) -> None:
    assert main(["simulate", "--rules", "two"]) == 0
    assert check_record(parse_record(capsys.readouterr().out)).is_legal


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--rules", "clubb"], "did you mean club"),
        (["--set", "king_discard"], "“king_discard” sets nothing"),
        (["--set", "king=free"], "king"),
        (["--set", "king_discard=never"], "king_discard cannot be never"),
        (["--set", "pack=2-a", "--set", "players=5"], "“players” and “pack” are at odds"),
        (["--seed", "-1"], "--seed: “−1” is not a whole number from 0 to 1000000000000000000"),
        (["--seed", "1.5"], "“1.5” is not a whole number"),
        (["--matches", "many"], "--matches: “many” is not a whole number"),
        (["--bots", "gods"], "“gods” is no bot; the bots are random"),
        (["--bots", "random,novice"], "2 bots for 4 seats"),
        (["-o", "/no/such/folder/file"], "/no/such/folder/file: there is no such file or folder"),
    ],
)
def test_simulate_refuses_with_a_sentence(words: list[str], said: str, capsys: Capture) -> None:
    assert said in refused(["simulate", *words], capsys)


def test_check_tells_a_line_a_record(two_matches: Path, capsys: Capture) -> None:
    assert main(["check", str(two_matches)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [f"{two_matches}:{n + 1}: legal, 12 deals: training simulate-3-{n}, complete" for n in (0, 1)]


def test_check_tells_a_program(two_matches: Path, capsys: Capture) -> None:
    assert main(["check", "--json", str(two_matches)]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(each["line"], each["ok"], each["id"], each["deals"]) for each in found] == [
        (1, True, "simulate-3-0", 12),
        (2, True, "simulate-3-1", 12),
    ]


def test_check_finds_an_illegal_record(two_matches: Path, capsys: Capture) -> None:
    changed(two_matches, 1, totals=[0, 0, 0, 0])
    assert main(["check", "--json", str(two_matches)]) == 1
    good, bad = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert (good["ok"], bad["ok"], bad["code"]) == (True, False, "totals")
    assert main(["check", str(two_matches)]) == 1
    assert ":2: totals: It says 0 0 0 0 in all" in capsys.readouterr().out


def test_check_tells_deal_trick_and_card(two_matches: Path, capsys: Capture) -> None:
    record = json.loads(two_matches.read_text("utf-8").splitlines()[0])
    deals = record["deals"]
    first, *others = deals[1]["play"][2].split()
    deals[1]["play"][2] = " ".join([others[0], first, *others[1:]])
    changed(two_matches, 0, deals=deals)
    assert main(["check", "--json", str(two_matches)]) == 1
    bad = json.loads(capsys.readouterr().out.splitlines()[0])
    assert (bad["deal"], bad["trick"], bad["card"], bad["code"]) == (2, 3, others[0], "not-held")
    assert main(["check", "--lang", "en", str(two_matches)]) == 1
    assert f":1: deal 2, trick 3, {others[0]}: not-held: You do not hold" in capsys.readouterr().out


def test_refused_options_are_illegal(two_matches: Path, capsys: Capture) -> None:
    changed(two_matches, 0, rules={"preset": "trainin"})
    assert main(["check", "--json", str(two_matches)]) == 1
    bad = json.loads(capsys.readouterr().out.splitlines()[0])
    assert (bad["code"], bad["args"]["nearest"]) == ("unknown-preset", "training")


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        (b"nonsense", "malformed", "not JSON"),
        (b"{}", "malformed", "the key “format” is missing"),
        (b'{"format": "other"}', "format", "kingclub-record/1"),
        (b"\xff\xfe", "malformed", "not UTF-8"),
        (b"[" * 10_000_000, "malformed", "10000000 characters"),
    ],
)
def test_what_is_no_record_is_told_apart(
    line: bytes, code: str, said: str, two_matches: Path, capsys: Capture
) -> None:
    whole = two_matches.read_bytes()
    two_matches.write_bytes(line + b"\n" + whole)
    assert main(["check", "--json", str(two_matches)]) == 2
    bad, *rest = (json.loads(told) for told in capsys.readouterr().out.splitlines())
    assert bad["code"] == code
    assert said in bad["message"]
    assert [each["ok"] for each in rest] == [True, True]


def test_a_cut_line_is_no_record(two_matches: Path, capsys: Capture) -> None:
    two_matches.write_bytes(two_matches.read_bytes()[:-200])
    assert main(["check", str(two_matches)]) == 2
    assert ":2: malformed: not JSON" in capsys.readouterr().out


def test_a_byte_order_mark_and_blank_lines_do_no_harm(two_matches: Path) -> None:
    two_matches.write_bytes(b"\xef\xbb\xbf" + two_matches.read_bytes().replace(b"\n", b"\r\n\r\n"))
    assert main(["check", str(two_matches)]) == 0


@pytest.mark.parametrize("command", ["check", "sheet", "verify"])
def test_no_such_file(command: str, tmp_path: Path, capsys: Capture) -> None:
    assert "there is no such file" in refused([command, str(tmp_path / "none")], capsys)
    assert "this is a folder; name a file" in refused([command, str(tmp_path)], capsys)
    (tmp_path / "empty").write_text("")
    assert "there is no record in it" in refused([command, str(tmp_path / "empty")], capsys)


def test_a_missing_file_does_not_keep_the_others_from_being_checked(two_matches: Path, capsys: Capture) -> None:
    assert main(["check", str(two_matches.parent / "none"), str(two_matches)]) == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert told.out.count("legal, 12 deals") == 2


def test_sheet_has_the_names_the_deals_and_the_sums(two_matches: Path, capsys: Capture) -> None:
    assert main(["sheet", str(two_matches), "--match", "2"]) == 0
    sheet = capsys.readouterr().out
    record = json.loads(two_matches.read_text("utf-8").splitlines()[1])
    assert sheet.count("training, simulate-3-1") == 1
    assert "simulate-3-0" not in sheet
    lines = sheet.splitlines()
    assert lines[1].split() == [*record["players"], "Sum"]
    first = lines[3].replace("−", "-").replace("•", "").split()
    assert first == ["1", "No", "tricks", *map(str, record["deals"][0]["points"]), "-16", "✓"]
    total = next(line for line in lines if line.strip().startswith("Total"))
    assert total.replace("−", "-").split() == ["Total", *map(str, record["totals"]), "0", "✓"]


def test_sheet_marks_the_dealer(two_matches: Path, capsys: Capture) -> None:
    main(["sheet", str(two_matches), "--match", "1"])
    deals = json.loads(two_matches.read_text("utf-8").splitlines()[0])["deals"]
    lines = capsys.readouterr().out.splitlines()[3:15]
    for deal, line in zip(deals, lines, strict=True):
        cells = line.split()[-6:-2]
        assert [cell.startswith("•") for cell in cells] == [seat == deal["dealer"] for seat in range(4)]


def test_sheet_speaks_russian(two_matches: Path, capsys: Capture) -> None:
    assert main(["sheet", str(two_matches), "--lang", "ru"]) == 0
    sheet = capsys.readouterr().out
    assert "Без взяток" in sheet
    assert sheet.count("Итого") == 2


def test_sheet_refuses_what_is_not_there_or_not_true(two_matches: Path, capsys: Capture) -> None:
    for wanted in ("0", "3"):
        assert "its matches are 1 to 2" in refused(["sheet", str(two_matches), "--match", wanted], capsys)
    changed(two_matches, 0, totals=[0, 0, 0, 0])
    assert "in all" in refused(["sheet", str(two_matches), "--match", "1"], capsys)


def test_verify_repeats_the_deal(two_matches: Path, capsys: Capture) -> None:
    assert main(["verify", str(two_matches)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 * (2 + 12)
    assert sum("follows from its seed" in line for line in lines) == 2 * 13


def test_verify_finds_another_deal(two_matches: Path, capsys: Capture) -> None:
    deals = json.loads(two_matches.read_text("utf-8").splitlines()[0])["deals"]
    deals[4]["hands"] = [*deals[4]["hands"][1:], deals[4]["hands"][0]]
    del deals[5]["fair"]
    changed(two_matches, 0, deals=deals)
    assert main(["verify", str(two_matches)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[6] == "  deal 5: The hands do not follow from the seed"
    assert lines[7] == "  deal 6: nothing is claimed"
