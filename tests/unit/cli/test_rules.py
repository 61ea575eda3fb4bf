"""`kingclub rules`: the table of presets, one ruleset, and one sentence for whoever asks for nonsense."""

from __future__ import annotations

import json

import pytest

from kingclub.cli.main import main
from kingclub.rules import load_preset, presets
from kingclub.rules.effect import fingerprint


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["rules", *words]) == 0
    return capsys.readouterr().out


def test_all_presets_stand_in_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "--lang", "en").splitlines()
    assert [line.split()[0] for line in lines[1:]] == list(presets())
    assert lines[1].split()[:5] == ["club", "4", "7-a", "14", "25"]


def test_one_ruleset_is_told_with_all_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "club", "--set", "boys=KJ", "--lang", "en")
    assert "boys               KJ" in out
    assert "Boys: kings and jacks" in out
    assert "(blind)" in out
    assert "the points of all players add up to zero: −192 in penalties and 192 in rewards" in out
    assert fingerprint(load_preset("club-boys")) in out


def test_a_program_gets_json(capsys: pytest.CaptureFixture[str]) -> None:
    rules = json.loads(said(capsys, "club-auction", "--set", "king_discard=free", "--json"))
    assert rules["preset"] == "club-auction"
    assert rules["differences"] == {"king_discard": "free"}
    assert rules["options"]["recovery"] == "auction"
    assert rules["options"]["heart_lead_ban"] == ["hearts", "king", "all"]
    assert rules["audit"]["sum"] is None
    assert rules["audit"]["imbalances"] == ["auction"]
    assert [row["preset"] for row in json.loads(said(capsys, "--json"))] == list(presets())


@pytest.mark.parametrize(("lang", "title"), [("ru", "# Учебный"), ("en", "# Training King")])
def test_the_page_of_the_rule_book_comes_in_both_languages(
    capsys: pytest.CaptureFixture[str], lang: str, title: str
) -> None:
    out = said(capsys, "training", "--markdown", "--lang", lang)
    assert out.startswith(f"{title}\n")
    assert out.count("\n# ") == 0
    assert said(capsys, "--markdown", "--lang", lang).count("\n# ") == len(presets()) - 1


def test_the_language_is_that_of_the_machine(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LC_MESSAGES", "ru_RU.UTF-8")
    assert said(capsys, "club").startswith("Клубный кинг (club)")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["clubb"], "There are no rules called clubb; did you mean club?"),
        (["club", "--set", "boy=J"], "There is no option boy; did you mean boys?"),
        (["club", "--set", "boys=Q"], "boys cannot be Q; it may be: K, J, KJ"),
        (["club", "--set", "deals_each=15"], "deals_each cannot be 15; it may be: 1…14, null"),
        (
            ["club", "--set", "players=5"],
            "“players” and “pack” are at odds: that many players do not play with this pack",
        ),
        (["club", "--set", "blind"], "“blind” sets nothing; write option=value, such as king_discard=free"),
        (
            ["--set", "blind=true"],
            "--set changes rules, but which is not said: name them, as in kingclub rules club",
        ),
    ],
)
def test_nonsense_ends_in_one_sentence_and_a_2(
    capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    assert main(["rules", *words, "--lang", "en"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == f"kingclub rules: {sentence}\n"
