"""The colours of the suits stay apart for every kind of colour vision, and can be seen on their paper."""

from __future__ import annotations

from itertools import combinations

import pytest

from art import renaissance, satin, skat
from art.cloth import COLOURS as CLOTHS
from art.colour import BRIGHT, INKS, MUTED, WOODCUT
from art.vision import DICHROMACY, contrast, distance, lab, linear

APART = 20.0
"""ΔE*ab: nine times what is just noticeable."""
PAPERS = [(BRIGHT, satin.PAPER), (MUTED, renaissance.PAPER), (WOODCUT, skat.PAPER)]
EYES = [None, *DICHROMACY]


def nearest(colours: list[str], defect: str | None) -> float:
    """The distance of the two colours that are hardest to tell apart."""
    return min(distance(first, second, defect) for first, second in combinations(colours, 2))


@pytest.mark.parametrize("defect", EYES)
@pytest.mark.parametrize("ink", INKS)
def test_four_colours_are_four_colours_to_everybody(ink: str, defect: str | None) -> None:
    assert nearest(list(INKS[ink]["four"].values()), defect) >= APART


def test_the_usual_red_and_green_would_not_pass() -> None:
    assert nearest(["#17161d", "#c3142d", "#3a7d34", "#0a6fd0"], "deuteranopia") < APART


@pytest.mark.parametrize(("inks", "paper"), PAPERS)
def test_every_suit_can_be_seen_on_its_paper(inks: dict[str, dict[str, str]], paper: str) -> None:
    assert min(contrast(colour, paper) for colours in inks.values() for colour in colours.values()) >= 3


def test_white_letters_can_be_read_on_every_cloth() -> None:
    assert min(contrast("#ffffff", ground) for modes in CLOTHS.values() for ground in modes.values()) >= 4.5


def test_lab_of_white_black_and_red() -> None:
    assert lab(linear("#ffffff")) == pytest.approx((100, 0, 0), abs=0.02)
    assert lab(linear("#000000")) == pytest.approx((0, 0, 0), abs=0.02)
    assert lab(linear("#ff0000")) == pytest.approx((53.24, 80.09, 67.20), abs=0.05)


@pytest.mark.parametrize("defect", DICHROMACY)
def test_greys_look_grey_to_everybody(defect: str) -> None:
    assert distance("#808080", "#808080", defect) == 0
    assert max(abs(axis) for axis in lab(linear("#808080"))[1:]) < 0.02


def test_contrast_of_black_on_white() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
