"""The build writes every file and a manifest, the same each time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from art.build import build, digest
from art.decks import DECKS
from art.vision import distance


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that was built once for all tests."""
    folder = tmp_path_factory.mktemp("cards")
    build(folder)
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    """Every file under a folder."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def test_every_printing_has_its_folder_with_54_files(built: Path) -> None:
    for deck in DECKS:
        for variant in deck.variants:
            assert len(list((built / deck.name / variant.name).glob("*.svg"))) == 54


def test_building_again_gives_the_same_bytes(built: Path, tmp_path: Path) -> None:
    build(tmp_path)
    assert contents(tmp_path) == contents(built)


def test_the_manifest_names_what_there_is(built: Path) -> None:
    manifest = json.loads((built / "manifest.json").read_text("utf-8"))
    assert list(manifest["decks"]) == ["satin", "renaissance", "skat", "jumbo"]
    for name, deck in manifest["decks"].items():
        assert set(deck["title"]) == {"ru", "en"}
        for variant, about in deck["variants"].items():
            files = {path.stem: path.read_text("utf-8") for path in (built / name / variant).iterdir()}
            assert about["hash"] == digest(files)
            assert about["gzip"] <= 45_000
    for name in manifest["icons"]["files"]:
        assert (built / "icon" / name).is_file()
    for name, cloth in manifest["cloths"]["names"].items():
        assert all((built / "cloth" / f"{name}-{mode}.svg").is_file() for mode in cloth["ground"])


def test_a_hash_changes_with_a_byte_and_with_a_name() -> None:
    assert len({digest({"a": "x"}), digest({"a": "y"}), digest({"b": "x"})}) == 3


def test_three_cloths_differ_in_light_and_in_dark(built: Path) -> None:
    cloths = json.loads((built / "manifest.json").read_text("utf-8"))["cloths"]["names"]
    for mode in ("light", "dark"):
        grounds = [cloth["ground"][mode] for cloth in cloths.values()]
        assert len(grounds) == 3
        assert min(distance(a, b) for i, a in enumerate(grounds) for b in grounds[i + 1 :]) >= 15
