"""The fuzz target runs here for a moment each time; longer by hand: `python fuzz/record.py --runs 100000`."""

from __future__ import annotations

import pytest

from fuzz import record


@pytest.mark.parametrize("text", record.texts())
def test_the_corpus_is_read_and_true(text: str) -> None:
    assert record.try_text(text) == "legal"


def test_a_thousand_changed_texts() -> None:
    found = record.run(1000, seed=2026)
    assert sum(found.values()) == 1000
    assert min(found.values()) > 0, "the mutations no longer reach every outcome"


def test_a_reader_that_breaks_is_caught(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def breaks(text: str) -> object:
        raise KeyError(text)

    monkeypatch.setattr(record, "parse_record", breaks)
    with pytest.raises(KeyError):
        record.run(10, seed=0)
    assert capsys.readouterr().err.startswith("seed 0, run 0:")
