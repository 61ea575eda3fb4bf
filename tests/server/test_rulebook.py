"""The rule book over HTTP: pages, comparison, the form that never lets a contradiction through, small tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import quote

import pytest

from kingclub.club.scene import begin, load_scene, outcome, respond, scenes
from kingclub.engine import PlayCard, legal_actions
from kingclub.engine.match import Match
from kingclub.rules import load_preset, presets
from kingclub.rules.contract import Contract
from kingclub.rules.link import format_link
from tests.server.player import RunningClub, running_club

LANGUAGES = ("ru", "en")
PAGES = ("agree", "compare", "glossary", "strategy", "neighbours")
"""Pages of the book that share an address with the presets."""


def with_a_club(scenario: Callable[[RunningClub], Awaitable[None]]) -> None:
    async def run() -> None:
        async with running_club() as club:
            await scenario(club)

    asyncio.run(run())


async def got(club: RunningClub, path: str) -> Any:
    status, text, _ = await club.get(path)
    assert status == 200, text
    return json.loads(text)


async def form(club: RunningClub, **wishes: object) -> dict[str, Any]:
    status, answer, _ = await club.post("/api/v1/rules/form", {"lang": "en", **wishes})
    assert status == 200, answer
    return answer


def test_the_shelf_has_a_card_for_every_preset() -> None:
    async def scenario(club: RunningClub) -> None:
        for lang in LANGUAGES:
            cards = await got(club, f"/api/v1/rules?lang={lang}")
            assert [card["code"] for card in cards] == list(presets())
            assert all(card["name"] and card["about"] and card["difficulty"] in (1, 2, 3) for card in cards)
            club_card = cards[0]
            assert (club_card["players"], club_card["pack"], club_card["deals"]) == (4, 32, 14)

    with_a_club(scenario)


def test_every_page_can_be_read_in_both_languages() -> None:
    async def scenario(club: RunningClub) -> None:
        for code in presets():
            for lang in LANGUAGES:
                answer = await got(club, f"/api/v1/rules/page?rules={code}&lang={lang}")
                assert answer["link"] == code
                assert answer["options"] == {}
                assert len(answer["page"]["sections"]) >= 6
                head, *deals = answer["sheet"]["blocks"][0]["rows"]
                assert deals
                assert {len(row) for row in deals} == {len(head)}
        assert (await club.get("/api/v1/rules/page?rules=whist&lang=en"))[0] == 422
        assert (await club.get("/api/v1/rules/page?rules=club&lang=fr"))[0] == 400

    with_a_club(scenario)


def test_a_link_carries_house_rules_to_the_page_and_to_the_form() -> None:
    link = "club?boys=KJ&heart_lead_ban=hearts%2Cking"

    async def scenario(club: RunningClub) -> None:
        page = await got(club, f"/api/v1/rules/page?rules={quote(link, safe='')}&lang=en")
        assert page["link"] == link
        assert page["options"] == {"boys": "KJ", "heart_lead_ban": ["hearts", "king"]}

        opened = await form(club, link=link)
        assert opened["options"] == page["options"]
        assert opened["link"] == link
        assert len(opened["differs"]) == 2

    with_a_club(scenario)


def test_a_comparison_says_only_what_differs() -> None:
    async def scenario(club: RunningClub) -> None:
        same = await got(club, "/api/v1/rules/comparison?one=club&other=club&lang=en")
        assert same["rows"] == []
        boys = await got(club, "/api/v1/rules/comparison?one=club&other=club-boys&lang=en")
        assert [(row["label"], row["one"], row["other"]) for row in boys["rows"]] == [
            ("Boys", "kings", "kings and jacks")
        ]

    with_a_club(scenario)


def test_a_contradiction_is_explained_and_cannot_be_opened() -> None:
    deals = {"recovery_deals": 4, "trick_price": 6}

    async def scenario(club: RunningClub) -> None:
        torn = await form(club, preset="club", options={"recovery": "praise"})
        assert torn["clash"] == ["recovery", "recovery_deals"]
        assert torn["objection"]
        assert torn["link"] is None
        status, refusal, _ = await club.post("/api/v1/tables", {"preset": "club", "options": torn["options"]})
        assert status == 422
        assert refusal["code"] == "option-clash"

        whole = await form(club, preset="club", options={**torn["options"], **deals})
        assert whole["objection"] is None
        assert whole["clash"] == []
        status, _, _ = await club.post("/api/v1/tables", {"preset": "club", "options": whole["options"]})
        assert status == 201

    with_a_club(scenario)


def test_a_value_that_an_option_can_never_have_is_refused() -> None:
    async def scenario(club: RunningClub) -> None:
        for options in ({"players": 9}, {"no_such": 1}, {"boys": ["K"]}, {"prices": {"tricks": 1}}):
            status, refusal, _ = await club.post(
                "/api/v1/rules/form", {"lang": "ru", "preset": "club", "options": options}
            )
            assert status == 422, options
            assert refusal["code"] in {"option-value", "unknown-option"}

    with_a_club(scenario)


def test_the_questions_to_agree_on_are_answered_by_options_of_the_form() -> None:
    async def scenario(club: RunningClub) -> None:
        asked = await form(club, preset="praise-eight")
        options = {option["name"]: option for group in asked["groups"] for option in group["options"]}
        assert len(asked["questions"]) >= 10
        assert all(question["option"] in options for question in asked["questions"])
        assert asked["prices"] == {"tricks": 2, "boys": 4, "girls": 4, "hearts": 2, "king": 16, "last": 8}

    with_a_club(scenario)


def test_guides_and_advice_are_told() -> None:
    async def scenario(club: RunningClub) -> None:
        for lang in LANGUAGES:
            for name in ("glossary", "strategy", "neighbours"):
                page = await got(club, f"/api/v1/guide/{name}?lang={lang}")
                assert page["sections"]
            for contract in Contract:
                told = await got(
                    club, f"/api/v1/rules/advice?rules=training&contract={quote(contract.value)}&lang={lang}"
                )
                assert told
        assert await got(club, "/api/v1/rules/advice?rules=training&contract=none&lang=ru") == []

    with_a_club(scenario)


def test_disputes_are_stepped_through_with_open_hands_and_the_engines_answer() -> None:
    async def scenario(club: RunningClub) -> None:
        shelves = await got(club, "/api/v1/scenes?lang=ru")
        assert len(shelves["disputes"]["scenes"]) >= 5
        for row in shelves["disputes"]["scenes"]:
            table = await got(club, f"/api/v1/scenes/{row['code']}?lang=ru")
            assert table["title"] == row["title"]
            assert [len(hand) for hand in table["frames"][0]["hands"]] == table["frames"][0]["counts"]
            assert any(frame["note"] for frame in table["frames"])
        lone = await got(club, "/api/v1/scenes/dispute-lone-king?lang=en")
        answers = {a["card"]: a["refusal"] for frame in lone["frames"] for a in frame["answers"]}
        assert answers["KH"] is None
        assert answers["AD"]

    with_a_club(scenario)


@pytest.mark.parametrize("code", scenes("lesson"))
def test_a_lesson_is_played_card_by_card_and_shows_no_other_hand(code: str) -> None:
    best = cards_that_do(code)

    async def scenario(club: RunningClub) -> None:
        for count in range(len(best) + 1):
            status, table, _ = await club.post(f"/api/v1/lessons/{code}", {"lang": "ru", "cards": best[:count]})
            assert status == 200, table
            for frame in table["frames"]:
                assert [bool(hand) for seat, hand in enumerate(frame["hands"]) if seat != table["viewer"]] == [
                    False
                ] * (table["players"] - 1)
            if count < len(best):
                assert table["outcome"] == "open"
                assert table["frames"][-1]["legal"]
        assert table["outcome"] == "done"
        assert table["verdict"]

    with_a_club(scenario)


def test_a_card_that_may_not_be_played_in_a_lesson_is_refused() -> None:
    async def scenario(club: RunningClub) -> None:
        status, refusal, _ = await club.post("/api/v1/lessons/lesson-girls", {"lang": "ru", "cards": ["QS"] * 13})
        assert status == 422
        assert refusal["code"]
        assert (await club.post("/api/v1/lessons/dispute-void", {"lang": "ru", "cards": []}))[0] == 422
        assert (await club.get("/api/v1/scenes/lesson-girls?lang=ru"))[0] == 422

    with_a_club(scenario)


def test_no_preset_is_hidden_by_a_page_of_the_book() -> None:
    assert set(PAGES).isdisjoint(presets())


def test_a_presets_link_is_its_code() -> None:
    assert [format_link(load_preset(code)) for code in presets()] == list(presets())


def cards_that_do(code: str) -> list[str]:
    """The learner's cards by which the lesson is done, found by trying."""
    scene = load_scene(code)

    def search(match: Match, played: list[str]) -> list[str] | None:
        if match.results:
            return played if outcome(scene, match) == "done" else None
        for action in legal_actions(match):
            assert isinstance(action, PlayCard)
            found = search(respond(scene, match, action.card), [*played, action.card.name])
            if found is not None:
                return found
        return None

    found = search(begin(scene), [])
    assert found is not None
    return found
