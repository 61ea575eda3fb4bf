"""The page of a ruleset says all that is played: no option that matters leaves it as it was."""

from __future__ import annotations

import pytest

from kingclub.locale import RenderedPage, markdown, render, say
from kingclub.rules import OPTIONS, Ruleset, load_preset, option_clash, options_from, presets, ruleset, ruleset_of
from kingclub.rules.describe import compare, describe
from kingclub.rules.effect import has_effect

LISTS_OF_DIFFERENCES = ("rules-section-house", "rules-section-classic")
"""They name every option of themselves and so prove nothing."""


def told(rules: Ruleset) -> str:
    """The page in English without the lists of differences."""
    page = render("en", describe(rules))
    kept = [
        written
        for section, written in zip(describe(rules).sections, page.sections, strict=True)
        if section.title.code not in LISTS_OF_DIFFERENCES
    ]
    return markdown(RenderedPage("", "", (), tuple(kept)))


def alternatives(code: str, option: str) -> list[Ruleset]:
    """The preset with each other value of the option that goes with the rest and matters."""
    base = load_preset(code)
    values: list[object] = list(OPTIONS[option].choices)
    if option == "heart_lead_ban":
        values = [[], ["tricks"], list(OPTIONS[option].choices)]
    changed = [options_from(base.options, {option: value}) for value in values]
    return [ruleset_of(code, options) for options in changed if option_clash(options) is None]


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_changes_some_sentence(option: str) -> None:
    matters = [
        code
        for code in presets()
        if has_effect(option, load_preset(code).options) and len(alternatives(code, option)) > 1
    ]
    assert matters, "no preset where this option matters"
    for code in (matters[0], matters[-1]):
        assert len({told(other) for other in alternatives(code, option)}) > 1, code


@pytest.mark.parametrize(
    ("code", "changes", "sentence"),
    [
        ("club", {}, "за каждую взятку: восемь взяток по 2 очка"),
        ("book-three", {}, "за каждую взятку: семнадцать взяток по 15 очков"),
        ("club-ordered", {"blind": True}, "Заказывают в тёмную: карт до заказа не смотрит никто."),
        ("praise-eight", {}, "«роспись» — не играем: каждому пишут по две взятки, и сдача кончена."),
        ("site-three", {}, "Две карты остаются в прикупе: их забирает тот, кто взял последнюю взятку"),
        ("club-auction", {}, "уменьшает сумму на 6 очков"),
        ("club", {"eralash": False}, "Ералаша в этой игре нет."),
        ("club", {"heart_lead_ban": []}, "С червей можно ходить в любой сдаче."),
        ("app-short", {}, "Все цены в таблице уже умножены на 10."),
        ("two", {}, "весь котёл, 2, берёт лучший"),
        ("ordered-trump", {}, "Козырная сдача стоит в списке у каждого 4 раза."),
        ("book", {}, "Чем отличается от классической игры"),
    ],
)
def test_a_card_player_finds_what_he_looks_for(code: str, changes: dict[str, object], sentence: str) -> None:
    page = markdown(render("ru", describe(ruleset(code, changes)))).replace("\u00a0", " ")
    assert sentence in page


def test_house_rules_are_told_first_and_against_what_is_usual() -> None:
    page = render("en", describe(ruleset("training", {"boys": "KJ", "sale": "none"})))
    assert page.sections[0].title == "House rules of this table"
    assert page.sections[0].blocks[0].rows == (
        ("Boys: kings and jacks (usually: jacks)",),
        ("Sale: none (usually: when all the cards are dealt)",),
    )


def test_two_rulesets_are_compared_by_what_differs() -> None:
    compared = compare(load_preset("club").options, load_preset("two").options)
    assert [row.option for row in compared] == ["players", "pack", "settlement", "stake", "ante"]
    players, *_, ante = compared
    assert [say("en", told) for told in (players.label, players.one, players.other) if told] == [
        "Players",
        "4",
        "2",
    ]
    assert ante.one is None
    assert compare(load_preset("club").options, load_preset("club").options) == ()


@pytest.mark.parametrize("code", presets())
def test_comparing_is_the_same_from_either_side(code: str) -> None:
    club, other = load_preset("club").options, load_preset(code).options
    there = [(row.option, row.one, row.other) for row in compare(club, other)]
    assert [(row.option, row.other, row.one) for row in compare(other, club)] == there


def test_the_classic_game_differs_in_nothing_from_itself() -> None:
    titles = [section.title.code for section in describe(load_preset("club")).sections]
    assert not set(LISTS_OF_DIFFERENCES) & set(titles)
