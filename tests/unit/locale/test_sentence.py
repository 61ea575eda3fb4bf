"""Making a sentence."""

from __future__ import annotations

import pytest

from kingclub.cards import Rank
from kingclub.locale import LANGUAGES, language_of, refusal_sentence, say, sentence
from kingclub.rules import OptionClash, UnknownOption
from kingclub.rules.describe.cards import rank_name
from kingclub.rules.describe.page import line


def test_numbers_are_words_where_a_player_would_say_words() -> None:
    assert sentence("ru", "rules-tricks-n", n=8) == "восемь взяток"
    assert sentence("ru", "rules-price-tricks", n=8, each=2) == "за каждую взятку: восемь взяток по 2\u00a0очка"
    assert sentence("en", "rules-price-tricks", n=8, each=2) == "for each trick: eight tricks at 2 points"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rank_has_its_own_word_the_figures_too(lang: str) -> None:
    """Fluent tells [7] from "7": a figure that goes as text would be called an ace."""
    names = [say(lang, rank_name(rank)) for rank in Rank]
    assert len(set(names)) == len(Rank)
    assert names[5] == {"ru": "семёрка", "en": "seven"}[lang]


def test_a_minus_is_a_minus() -> None:
    assert sentence("en", "rules-total", n=-16) == "−16"
    assert sentence("en", "refusal-unknown-preset", preset="club-3") == "There are no rules called club-3"


def test_a_list_ends_with_and() -> None:
    names = tuple(line("rules-objective", objective=name) for name in ("hearts", "king", "all"))
    assert sentence("en", "value-list", names=names) == "“hearts”, “king” and “eralash”"
    assert sentence("ru", "value-list", names=names[:1]) == "«Черви»"
    assert sentence("ru", "value-list", names=names) == "«Черви», «Кинг» и\u00a0«Ералаш»"


def test_a_missing_argument_is_an_error_and_no_half_sentence() -> None:
    with pytest.raises(ValueError, match=r"en\.ftl, rules-total"):
        sentence("en", "rules-total")


def test_an_argument_as_long_as_a_book_is_shortened() -> None:
    assert "aaa…" in sentence("en", "fault-holds-club", folder="a" * 5000)


def test_an_unknown_sentence_or_language_is_an_error() -> None:
    with pytest.raises(KeyError, match="has no sentence 'no-such-thing'"):
        sentence("en", "no-such-thing")
    with pytest.raises(KeyError, match="speaks ru, en"):
        sentence("de", "rules-total", n=1)


def test_a_refusal_is_told_by_its_reason_or_with_a_hint() -> None:
    clash = OptionClash("players", "pack", "no-such-table")
    assert refusal_sentence("en", clash).startswith("“players” and “pack” are at odds: that many players")
    assert refusal_sentence("en", UnknownOption("boy", "boys")) == "There is no option boy; did you mean boys?"
    assert refusal_sentence("en", UnknownOption("colour", "")) == "There is no option colour"


def test_the_language_is_that_of_the_environment() -> None:
    assert language_of({"LC_ALL": "en_GB.UTF-8", "LANG": "ru_RU.UTF-8"}) == "en"
    assert language_of({"LC_ALL": "", "LANG": "ru_RU.UTF-8"}) == "ru"
    assert language_of({"LANG": "C"}) == "en"


def test_a_card_of_a_record_is_written_as_it_stands_on_the_card() -> None:
    assert sentence("ru", "inference-gift-got", name="Вера", card="QD") == "Вера: вам отдано Д♦"
    assert sentence("en", "advice-ducks", card="8S", taker="TS").startswith("8♠")
    assert sentence("ru", "inference-domino-passed", name="Вера", cards="6S 8S XX").endswith("6♠, 8♠, джокер")
