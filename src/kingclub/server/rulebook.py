"""The rule book over HTTP: what rulesets say, compared and changed, and the pages beside them, in two languages.

Every answer is in words: `describe`, `form` and `guide` give codes, `locale` writes them, the client only draws.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct, field

from kingclub.locale import render, render_form, say
from kingclub.rules import Ruleset, load_preset, presets, ruleset
from kingclub.rules.codec import differences, options_from
from kingclub.rules.contract import Contract
from kingclub.rules.describe import (
    Page,
    Section,
    compare,
    deals_section,
    describe,
    difference_lines,
    difficulty,
    facts,
    minutes,
)
from kingclub.rules.describe.page import line
from kingclub.rules.effect import fingerprint
from kingclub.rules.form import form
from kingclub.rules.guide import advice, checklist, glossary, neighbours, strategy
from kingclub.rules.link import format_link, parse_link
from kingclub.rules.option import Options
from kingclub.rules.price import PRICE_LISTS, Prices
from kingclub.rules.ruleset import option_clash

Lang: TypeAlias = Literal["ru", "en"]
Guide: TypeAlias = Literal["glossary", "strategy", "neighbours"]
Link: TypeAlias = str
"""A ruleset as `format_link` writes it: `club?boys=KJ`."""


class RuleCard(Struct, frozen=True):
    """A preset on the shelf. `difficulty` is 1, 2 or 3."""

    code: str
    name: str
    about: str
    players: int
    pack: int
    deals: int
    minutes: int
    difficulty: int
    facts: list[str]


class BookBlock(Struct, frozen=True):
    """A paragraph, a list, steps or a table; the first row of a table is its head."""

    style: Literal["text", "list", "steps", "table"]
    rows: list[list[str]]


class BookSection(Struct, frozen=True):
    """A part of a page under its title."""

    title: str
    blocks: list[BookBlock]


class BookPage(Struct, frozen=True):
    """A page in words."""

    title: str
    about: str
    facts: list[str]
    sections: list[BookSection]


class RulesPage(Struct, frozen=True):
    """The page of a ruleset. `options` differ from the preset; `sheet` are its deals with what each costs."""

    link: str
    preset: str
    options: dict[str, Any]
    players: int
    page: BookPage
    sheet: BookSection


class ComparedRow(Struct, frozen=True):
    """What differs; a side is null where it has no meaning under those rules."""

    label: str
    one: str | None
    other: str | None


class ComparedRules(Struct, frozen=True):
    """Two rulesets side by side."""

    one: RuleCard
    other: RuleCard
    rows: list[ComparedRow]


class FormValue(Struct, frozen=True):
    """A value to choose; `objection` says why it cannot be had beside the others."""

    value: Any
    label: str
    objection: str | None


class FormOption(Struct, frozen=True):
    """An option to fill in; `matters` is false where the others leave it without effect."""

    name: str
    label: str
    help: str
    input: Literal["choice", "several", "number", "prices"]
    value: Any
    told: str
    values: list[FormValue]
    lowest: int | None
    highest: int | None
    matters: bool


class FormGroup(Struct, frozen=True):
    """Options that stand together."""

    name: str
    label: str
    options: list[FormOption]


class Question(Struct, frozen=True):
    """A question of the checklist; the option of that name answers it."""

    option: str
    question: str


class HouseRules(Struct, frozen=True):
    """The form filled in.

    `clash` names the two options that `objection` speaks of. Where there is one, nothing can be opened: `link` is
    null and `facts` are empty. `differs` says what is not as in the preset.
    """

    preset: str
    name: str
    options: dict[str, Any]
    groups: list[FormGroup]
    questions: list[Question]
    prices: dict[str, int] | None
    objection: str | None
    clash: list[str]
    link: str | None
    facts: list[str]
    differs: list[str]
    fingerprint: str | None


class HouseWishes(Struct, forbid_unknown_fields=True, frozen=True):
    """A preset and what shall differ from it, or a whole link in its place."""

    lang: Lang
    preset: Annotated[str, Meta(max_length=40)] = "club"
    options: dict[str, Any] = field(default_factory=dict)
    link: Annotated[str, Meta(max_length=4000)] | None = None


@get("/api/v1/rules", sync_to_thread=True)
def list_rules(lang: FromQuery[Lang]) -> list[RuleCard]:
    """All presets as cards, in the order of the catalogue."""
    return list(_shelf(lang))


@get("/api/v1/rules/page", sync_to_thread=True)
def rules_page(rules: FromQuery[Link], lang: FromQuery[Lang]) -> RulesPage:
    """What a ruleset says of itself."""
    found = parse_link(rules)
    options = differences(found.options, load_preset(found.preset).options)
    return RulesPage(
        link=format_link(found),
        preset=found.preset,
        options=options,
        players=found.players,
        page=_book_page(describe(found), lang),
        sheet=_book_page(_sheet(deals_section(found)), lang).sections[0],
    )


@get("/api/v1/rules/comparison", sync_to_thread=True)
def rules_comparison(one: FromQuery[Link], other: FromQuery[Link], lang: FromQuery[Lang]) -> ComparedRules:
    """Two rulesets side by side: only what differs."""
    sides = parse_link(one), parse_link(other)
    rows = [
        ComparedRow(
            say(lang, row.label),
            None if row.one is None else say(lang, row.one),
            None if row.other is None else say(lang, row.other),
        )
        for row in compare(sides[0].options, sides[1].options)
    ]
    return ComparedRules(rule_card(sides[0], lang), rule_card(sides[1], lang), rows)


@get("/api/v1/rules/differs", sync_to_thread=True)
def differing_rules(rules: FromQuery[Link], lang: FromQuery[Lang]) -> list[str]:
    """What differs from the preset and matters, each in a few words."""
    found = parse_link(rules)
    rows = compare(found.options, load_preset(found.preset).options)
    return [say(lang, line("rules-differs", option=(row.label,), here=(row.one,))) for row in rows if row.one]


@post("/api/v1/rules/form", status_code=200, sync_to_thread=True)
def house_rules(data: JSONBody[HouseWishes]) -> HouseRules:
    """The form for these options, whether they go together or not; asked for again after each change."""
    if data.link is not None:
        found = parse_link(data.link)
        return _house_rules(found.preset, found.options, data.lang)
    return _house_rules(data.preset, options_from(load_preset(data.preset).options, data.options), data.lang)


@get("/api/v1/rules/advice", sync_to_thread=True)
def deal_advice(rules: FromQuery[Link], contract: FromQuery[str], lang: FromQuery[Lang]) -> list[str]:
    """What to think of before a deal of this contract; nothing for a contract that nobody knows."""
    known = next((each for each in Contract if each.value == contract), None)
    return [] if known is None else [say(lang, each) for each in advice(known, parse_link(rules))]


@get("/api/v1/guide/{name:str}", sync_to_thread=True)
def guide_page(name: FromPath[Guide], lang: FromQuery[Lang]) -> BookPage:
    """A page beside the rules."""
    pages = {"glossary": glossary, "strategy": strategy, "neighbours": neighbours}
    return _book_page(pages[name](), lang)


BOOK_ROUTES: list[HTTPRouteHandler] = [
    list_rules,
    rules_page,
    rules_comparison,
    differing_rules,
    house_rules,
    deal_advice,
    guide_page,
]
"""The routes of the book."""


@cache
def _shelf(lang: Lang) -> tuple[RuleCard, ...]:
    return tuple(rule_card(load_preset(code), lang) for code in presets())


def rule_card(rules: Ruleset, lang: Lang) -> RuleCard:
    """A ruleset on the shelf."""
    return RuleCard(
        code=format_link(rules),
        name=say(lang, line(f"preset-{rules.preset}")),
        about=say(lang, line(f"preset-{rules.preset}-about")),
        players=rules.players,
        pack=rules.pack.size,
        deals=rules.schedule.deals,
        minutes=minutes(rules),
        difficulty=difficulty(rules),
        facts=[say(lang, fact) for fact in facts(rules)],
    )


def _book_page(page: Page, lang: Lang) -> BookPage:
    return msgspec.convert(render(lang, page), BookPage, from_attributes=True)


def _sheet(section: Section) -> Page:
    """A page of one section, since pages are what can be rendered."""
    return Page(section.title, section.title, (), (section,))


def _house_rules(preset: str, options: Options, lang: Lang) -> HouseRules:
    base = load_preset(preset).options
    changes = differences(options, base)
    clash = option_clash(options)
    rules = None if clash is not None else ruleset(preset, changes)
    drawn = render_form(lang, form(options))
    return HouseRules(
        preset=preset,
        name=say(lang, line(f"preset-{preset}")),
        options=changes,
        groups=msgspec.convert(drawn["groups"], list[FormGroup]),
        questions=[Question(item.option, say(lang, item.question)) for item in checklist(options)],
        prices=_prices(options),
        objection=drawn["objection"],
        clash=[] if clash is None else [clash.option, clash.other],
        link=None if rules is None else format_link(rules),
        facts=[] if rules is None else [say(lang, fact) for fact in facts(rules)],
        differs=[say(lang, each) for each in difference_lines(options, base, "house")],
        fingerprint=None if rules is None else fingerprint(rules),
    )


def _prices(options: Options) -> dict[str, int] | None:
    """The six prices, to begin a list of one's own with; None where the list does not divide evenly."""
    listed = options.prices
    prices = listed if isinstance(listed, Prices) else PRICE_LISTS[listed].prices(options.boys, options.last)
    return None if prices is None else msgspec.to_builtins(prices)
