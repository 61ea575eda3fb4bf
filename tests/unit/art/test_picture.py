"""The committed pictures: small, of the right size, and as the drawings are now."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from art import sheet
from art.cloth import SIZE, cloths
from art.deck import Deck
from art.decks import DECKS
from art.icon import FOLDER, icon, share
from art.render import rendered, small
from art.sheet import WIDTHS, pictures

SHEETS = FOLDER.parents[1] / "docs" / "decks"
LIMIT = 300_000
ICONS = {
    "icon-180.png": (180, 180),
    "icon-192.png": (192, 192),
    "icon-512.png": (512, 512),
    "share.png": (1200, 630),
}


def committed(path: Path) -> Image.Image:
    """A picture, its file closed again."""
    with Image.open(path) as picture:
        return picture.convert("RGB")


def unlike(first: Image.Image, second: Image.Image) -> float:
    """The mean difference of two pictures, in levels of 255; a palette alone makes about one."""
    return max(ImageStat.Stat(ImageChops.difference(first.convert("RGB"), second.convert("RGB"))).mean)


@pytest.mark.parametrize("name", [f"{deck.name}-{part}.png" for deck in DECKS for part in (*WIDTHS, "fan")])
def test_every_deck_has_its_sheets(name: str) -> None:
    assert 1_000 < (SHEETS / name).stat().st_size <= LIMIT


SAME = 0.05
"""So little may another version of resvg or Pillow change; a three where a two was makes more."""


def is_kept(name: str, now: Image.Image) -> bool:
    """Whether the committed sheet of this name, a picture with a palette, shows what is drawn now."""
    kept = committed(SHEETS / name)
    return kept.size == now.size and unlike(kept, Image.open(BytesIO(small(now)))) < SAME


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_the_smallest_sheets_show_the_decks_as_they_are(deck: Deck) -> None:
    assert is_kept(*next(pictures(deck))), "run `python -m art sheet` and look"


@pytest.mark.slow
@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_all_sheets_show_the_decks_as_they_are(deck: Deck) -> None:
    assert [name for name, now in pictures(deck) if not is_kept(name, now)] == [], "run `python -m art sheet`"


def test_another_card_on_a_sheet_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheet, "ROWS", [["3S", *sheet.ROWS[0][1:]], *sheet.ROWS[1:]])
    assert not is_kept(*next(pictures(DECKS[0])))


@pytest.mark.parametrize(("name", "size"), ICONS.items())
def test_icons_have_their_size(name: str, size: tuple[int, int]) -> None:
    assert committed(FOLDER / name).size == size
    assert (FOLDER / name).stat().st_size <= LIMIT


@pytest.mark.parametrize(("name", "drawing", "width"), [("icon-192.png", icon, 192), ("share.png", share, 1200)])
def test_icons_show_the_drawings_as_they_are(name: str, drawing: Callable[[], str], width: int) -> None:
    assert unlike(committed(FOLDER / name), rendered(drawing(), width)) < 3, "run `python -m art icon` and look"


def test_a_different_picture_is_noticed() -> None:
    assert unlike(committed(FOLDER / "icon-192.png"), Image.new("RGB", (192, 192), "white")) > 50


@pytest.mark.parametrize("name", cloths())
def test_a_cloth_is_quiet(name: str) -> None:
    histogram = rendered(cloths()[name], SIZE).convert("L").histogram()
    levels = [level for level, pixels in enumerate(histogram) if pixels]
    assert 0 < levels[-1] - levels[0] <= 24


@pytest.mark.parametrize("name", cloths())
def test_a_cloth_has_no_seam(name: str) -> None:
    """Where two tiles meet, neighbours differ no more than inside a tile."""
    tile = rendered(cloths()[name], SIZE * 4).convert("L")
    right, left = tile.crop((SIZE * 4 - 1, 0, SIZE * 4, SIZE * 4)), tile.crop((0, 0, 1, SIZE * 4))
    below, above = tile.crop((0, SIZE * 4 - 1, SIZE * 4, SIZE * 4)), tile.crop((0, 0, SIZE * 4, 1))
    assert (
        max(
            *ImageStat.Stat(ImageChops.difference(right, left)).mean,
            *ImageStat.Stat(ImageChops.difference(below, above)).mean,
        )
        < 1
    )


@pytest.mark.parametrize("name", cloths())
def test_a_cloth_says_how_large_its_tile_is(name: str) -> None:
    assert f'width="{SIZE}" height="{SIZE}"' in cloths()[name]
