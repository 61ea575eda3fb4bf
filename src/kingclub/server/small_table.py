"""Disputes and lessons over HTTP: small tables, frame by frame, in the reader's language.

A lesson keeps nothing on the server: the client sends the learner's cards so far, and the engine plays the deal
anew up to there. So it needs no account and can be tried again at any card.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Literal

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from kingclub.cards import Card, Seat, parse_card
from kingclub.club.scene import Frame, Outcome, Scene, begin, frames, load_scene, outcome, respond, scenes
from kingclub.engine import Match, PlayCard, Trick, legal_actions, objection, taker
from kingclub.engine.play import Playing
from kingclub.errors import Refusal, Unreadable
from kingclub.locale import refusal_sentence, sentence
from kingclub.server.rulebook import Lang

MOST_CARDS = 13


class SceneRow(Struct, frozen=True):
    """A scene on a list."""

    code: str
    title: str


class SceneShelf(Struct, frozen=True):
    """The scenes of a kind."""

    title: str
    about: str
    scenes: list[SceneRow]


class SceneShelves(Struct, frozen=True):
    """All the scenes."""

    lessons: SceneShelf
    disputes: SceneShelf


class ShownTrick(Struct, frozen=True):
    """A trick; `taker` is null while it is being played."""

    leader: int
    cards: list[str]
    taker: int | None


class EngineAnswer(Struct, frozen=True):
    """Whether a card may be played: `refusal` says why not, null if it may."""

    card: str
    refusal: str | None


class SceneFrame(Struct, frozen=True):
    """A moment. `hands` are open in a dispute; in a lesson all but the learner's are empty, and `counts` tell.

    `trick` is the one being played or, between two, the last. `legal` and `refused` are about the viewer's cards
    when it is his turn. `tricks` says how many each has taken.
    """

    turn: int | None
    trick: ShownTrick | None
    hands: list[list[str]]
    counts: list[int]
    points: list[int]
    tricks: list[int]
    note: str | None
    answers: list[EngineAnswer]
    legal: list[str] | None
    refused: dict[str, str]


class SmallTable(Struct, frozen=True):
    """A scene on its table. `outcome` and `verdict` are of lessons; a dispute is always `open`."""

    code: str
    kind: Literal["dispute", "lesson"]
    title: str
    rules: str
    players: int
    viewer: int
    dealer: int
    contract: str
    trump: str | None
    frames: list[SceneFrame]
    outcome: Outcome
    verdict: str | None


class LessonSoFar(Struct, forbid_unknown_fields=True, frozen=True):
    """The cards that the learner has played, in order."""

    lang: Lang
    cards: Annotated[list[Annotated[str, Meta(max_length=3)]], Meta(max_length=MOST_CARDS)]


@get("/api/v1/scenes", sync_to_thread=True)
def list_scenes(lang: FromQuery[Lang]) -> SceneShelves:
    """All lessons and disputes, by title."""
    return SceneShelves(
        SceneShelf(
            sentence(lang, "guide-lessons"), sentence(lang, "guide-lessons-about"), _rows(scenes("lesson"), lang)
        ),
        SceneShelf(
            sentence(lang, "guide-disputes"), sentence(lang, "guide-disputes-about"), _rows(scenes("dispute"), lang)
        ),
    )


@get("/api/v1/scenes/{code:str}", sync_to_thread=True)
def one_dispute(code: FromPath[str], lang: FromQuery[Lang]) -> SmallTable:
    """A dispute from its question to its answer."""
    scene = _scene(code, "dispute")
    return _table(scene, frames(scene), lang, "open")


@post("/api/v1/lessons/{code:str}", status_code=200, sync_to_thread=True)
def lesson_so_far(code: FromPath[str], data: JSONBody[LessonSoFar]) -> SmallTable:
    """A lesson after these cards of the learner; a card that is not legal is refused."""
    scene = _scene(code, "lesson")
    match = begin(scene)
    for text in data.cards:
        match = respond(scene, match, parse_card(text))
    played = replace(scene, play=_cards_played(match))
    return _table(scene, frames(played), data.lang, outcome(scene, match))


SCENE_ROUTES: list[HTTPRouteHandler] = [list_scenes, one_dispute, lesson_so_far]
"""The routes of the small tables."""


def _rows(codes: tuple[str, ...], lang: Lang) -> list[SceneRow]:
    return [SceneRow(code, sentence(lang, f"scene-{code}")) for code in codes]


def _scene(code: str, kind: str) -> Scene:
    scene = load_scene(code)
    if scene.kind != kind:
        raise Unreadable(f"{code} is no {kind}")
    return scene


def _cards_played(match: Match) -> tuple[Card, ...]:
    """Every card of the deal so far, in the order of play."""
    deal = match.deal
    assert deal is not None
    lying = deal.phase.trick.cards if isinstance(deal.phase, Playing) else ()
    return (*(card for trick in deal.tricks for card in trick.cards), *lying)


def _table(scene: Scene, moments: tuple[Frame, ...], lang: Lang, stands: Outcome) -> SmallTable:
    deal = moments[-1].match.deal
    assert deal is not None
    assert deal.rules is not None
    trump = deal.rules.denomination
    return SmallTable(
        code=scene.code,
        kind=scene.kind,
        title=sentence(lang, f"scene-{scene.code}"),
        rules=scene.ruleset.preset,
        players=scene.ruleset.players,
        viewer=scene.viewer,
        dealer=scene.dealer,
        contract=deal.rules.contract.value,
        trump=None if trump is None else trump.value,
        frames=[_frame(scene, moment, lang) for moment in moments],
        outcome=stands,
        verdict=None if stands == "open" else sentence(lang, f"scene-{scene.code}-{stands}"),
    )


def _frame(scene: Scene, moment: Frame, lang: Lang) -> SceneFrame:
    deal = moment.match.deal
    assert deal is not None
    assert deal.rules is not None
    players = scene.ruleset.players
    takers = [taker(trick, deal.rules, players) for trick in deal.tricks]
    lies_open = scene.kind == "dispute"
    mine = moment.match.turn == scene.viewer
    return SceneFrame(
        turn=moment.match.turn,
        trick=_trick(moment.match, takers),
        hands=[
            [card.name for card in hand] if lies_open or seat == scene.viewer else []
            for seat, hand in enumerate(moment.hands)
        ],
        counts=[len(hand) for hand in moment.hands],
        points=list(deal.points),
        tricks=[takers.count(Seat(seat)) for seat in range(players)],
        note=None if moment.note is None else sentence(lang, moment.note.code),
        answers=[EngineAnswer(answer.card.name, _why(answer.refusal, lang)) for answer in moment.answers],
        legal=_legal(moment.match) if mine else None,
        refused=_refused(scene, moment, lang) if mine else {},
    )


def _trick(match: Match, takers: list[Seat]) -> ShownTrick | None:
    deal = match.deal
    assert deal is not None
    if isinstance(deal.phase, Playing) and deal.phase.trick.cards:
        return _shown(deal.phase.trick, None)
    return _shown(deal.tricks[-1], takers[-1]) if deal.tricks else None


def _shown(trick: Trick, taken_by: Seat | None) -> ShownTrick:
    return ShownTrick(trick.leader, [card.name for card in trick.cards], taken_by)


def _legal(match: Match) -> list[str]:
    return [action.card.name for action in legal_actions(match) if isinstance(action, PlayCard)]


def _refused(scene: Scene, moment: Frame, lang: Lang) -> dict[str, str]:
    """Why each of the viewer's other cards may not be played now."""
    held = moment.hands[scene.viewer]
    told = {card.name: _why(objection(moment.match, scene.viewer, PlayCard(card)), lang) for card in held}
    return {card: why for card, why in told.items() if why is not None}


def _why(refusal: Refusal | None, lang: Lang) -> str | None:
    return None if refusal is None else refusal_sentence(lang, refusal)
