"""The pages beside the rules."""

from __future__ import annotations

import pytest

from kingclub.locale import LANGUAGES, markdown, render, say
from kingclub.rules import Contract, load_preset, options_from, presets, ruleset_of
from kingclub.rules.describe import Line, Page
from kingclub.rules.guide import TERMS, advice, checklist, glossary, neighbours, strategy

PAGES = [glossary(), strategy(), neighbours()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.title.code)
def test_every_page_can_be_said(page: Page, lang: str) -> None:
    assert markdown(render(lang, page)).startswith("# ")


def test_no_term_is_explained_twice() -> None:
    assert len({term.name for term in TERMS}) == len(TERMS)
    for lang in LANGUAGES:
        words = [say(lang, term.word) for term in TERMS]
        assert len(set(words)) == len(words)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", presets())
def test_there_is_advice_for_every_deal_of_every_preset(code: str, lang: str) -> None:
    rules = load_preset(code)
    for contract in rules.deals:
        assert all(say(lang, line) for line in advice(contract, rules))


def test_who_bargains_is_told_of_bargaining() -> None:
    def codes(lines: tuple[Line, ...]) -> set[str]:
        return {line.code.rpartition("-")[0] for line in lines}

    assert codes(advice(Contract.TRUMP, load_preset("praise-eight"))) == {"advice-trump", "advice-bargain"}
    assert codes(advice(Contract.TRUMP, load_preset("book"))) == {"advice-trump"}
    assert codes(advice(Contract.NO_GIRLS, load_preset("book"))) == {"advice-girls"}
    assert codes(advice(Contract.GIRLS, load_preset("club"))) == {"advice-reward"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", presets())
def test_the_checklist_asks_what_matters_and_answers_make_a_table(code: str, lang: str) -> None:
    base = load_preset(code).options
    items = checklist(base)
    assert {"boys", "recovery", "heart_lead_ban"} <= {item.option for item in items}
    for item in items:
        assert say(lang, item.question).endswith("?")
        assert say(lang, item.answer)
        for value in item.values:
            if value.objection is None and item.option != "heart_lead_ban":
                ruleset_of(code, options_from(base, {item.option: value.value}))


def test_the_checklist_leaves_out_what_has_no_effect() -> None:
    assert "sale" not in {item.option for item in checklist(load_preset("club").options)}
    assert "sale_binding" in {item.option for item in checklist(load_preset("book-praise").options)}
