"""Which rules are played in which hall."""

from __future__ import annotations

import pytest

from kingclub.club.hall import Hall, halls_of
from kingclub.rules import presets, ruleset

EXACTLY: dict[Hall, str] = {
    Hall.CLASSIC: "club club-boys site app-short dos-short jacks jacks-tricks symmetric",
    Hall.ORDERED: "club-ordered app-long dos-long jacks-long ordered-three club-ordered-three ordered-trump shared",
    Hall.RECOVERY: "club-auction club-trump ordered-trump praise-eight praise-four short training book book-eralash"
    " book-praise book-talon book-domino book-three book-talon-three",
    Hall.SIZES: "site-three ordered-three club-ordered-three black-aces two three five six three-24 book-three"
    " book-talon-three",
    Hall.BOOK: "book book-eralash book-praise book-talon book-domino book-three book-talon-three",
    Hall.SANDBOX: " ".join(presets()),
}


@pytest.mark.parametrize("hall", Hall)
def test_a_hall_has_exactly_these_presets(hall: Hall) -> None:
    assert [code for code in presets() if hall in halls_of(ruleset(code, {}))] == sorted(
        EXACTLY[hall].split(), key=presets().index
    )


@pytest.mark.parametrize("preset", presets())
def test_every_preset_is_at_home_somewhere_beside_the_sandbox(preset: str) -> None:
    assert len(halls_of(ruleset(preset, {}))) >= 2


def test_house_rules_lead_to_another_hall() -> None:
    assert Hall.RECOVERY in halls_of(ruleset("club", {"recovery": "auction"}))
    assert Hall.ORDERED in halls_of(ruleset("club", {"choice": "eldest"}))
