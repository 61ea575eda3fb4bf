"""Bots by level and by name, those of other packages too."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from kingclub.bots import bot_named, bot_names, bot_of, level_name, level_of, levels, registry
from kingclub.bots.random_bot import RandomBot
from kingclub.errors import Unreadable
from kingclub.locale import LANGUAGES, sentence


@pytest.fixture
def foreign(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package that brings a bot called `stranger`."""
    point = EntryPoint("stranger", "kingclub.bots.random_bot:RandomBot", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point] if group == registry.GROUP else [])
    registry._foreign.cache_clear()
    bot_named.cache_clear()
    yield
    registry._foreign.cache_clear()
    bot_named.cache_clear()


def test_levels_rise_from_random_to_expert() -> None:
    assert [level_name(level) for level in levels()] == ["random", "novice", "casual", "expert"]


@pytest.mark.parametrize("level", levels())
def test_a_level_is_known_by_number_and_name(level: int) -> None:
    assert bot_named(str(level)) is bot_named(level_name(level)) is bot_of(level)
    assert level_of(str(level)) == level_of(level_name(level)) == level


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name_of_its_own_for_people(lang: str) -> None:
    names = {sentence(lang, f"bot-level-{level}") for level in levels()}

    assert len(names) == len(levels())
    assert all(sentence(lang, "is-bot-of", level=level).endswith(tuple(names)) for level in levels())


def test_a_level_that_is_not_there_yet_is_the_strongest_below_it() -> None:
    assert bot_of(9) is bot_of(levels()[-1])
    assert bot_of(-1) is bot_of(0)


def test_a_bot_of_another_package_is_found_by_its_name(foreign: None) -> None:
    assert "stranger" in bot_names()
    assert isinstance(bot_named("stranger"), RandomBot)
    assert level_of("stranger") is None


def test_an_unknown_bot_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(Unreadable, match=r"fault-bot.*random, novice, casual, expert"):
        bot_named("grandmaster")
