"""The disputes: what the engine answers is what the text beside it says (rules, section 10)."""

from __future__ import annotations

import pytest

from kingclub.cards import parse_card
from kingclub.club.scene import frames, load_scene, read_scene, scenes
from kingclub.errors import Unreadable
from kingclub.locale import LANGUAGES, has_sentence

ANSWERS = [
    ("dispute-void", 1, "AS", None),
    ("dispute-void", 1, "AH", None),
    ("dispute-only-hearts", 0, "JH", "heart-lead"),
    ("dispute-only-hearts", 0, "JS", None),
    ("dispute-only-hearts", 8, "JH", None),
    ("dispute-only-hearts", 8, "AH", None),
    ("dispute-lone-king", 1, "KH", None),
    ("dispute-lone-king", 1, "AD", "revoke"),
    ("dispute-king-void", 1, "KH", None),
    ("dispute-king-void", 1, "AD", "king-held"),
    ("dispute-king-kept", 13, "KH", None),
    ("dispute-king-kept", 13, "AH", None),
]
POINTS = [
    ("dispute-void", 2, (-2, 0)),
    ("dispute-lone-king", 2, (0, -16)),
    ("dispute-king-kept", 16, (0, -16)),
    ("dispute-eralash-last", 12, (-36, 0)),
    ("dispute-eralash-last", 14, (-36, -38)),
    ("dispute-eralash-last", 16, (-36, -52)),
    ("dispute-early-end", 2, (-8, 0)),
    ("dispute-early-end", 4, (-16, 0)),
]


@pytest.mark.parametrize(("code", "at", "card", "refused"), ANSWERS)
def test_the_engine_answers_as_the_text_says(code: str, at: int, card: str, refused: str | None) -> None:
    scene = load_scene(code)
    shown = frames(scene)[at - scene.start]
    answer = next(answer for answer in shown.answers if answer.card is parse_card(card))
    assert (answer.refusal.code if answer.refusal else None) == refused


def test_every_question_of_every_dispute_is_in_this_list() -> None:
    asked = {
        (code, note.at, card.name)
        for code in scenes("dispute")
        for note in load_scene(code).notes
        for card in note.ask
    }
    assert asked == {(code, at, card) for code, at, card, _ in ANSWERS}


@pytest.mark.parametrize(("code", "at", "points"), POINTS)
def test_the_points_are_those_that_the_text_counts(code: str, at: int, points: tuple[int, int]) -> None:
    scene = load_scene(code)
    deal = frames(scene)[at - scene.start].match.deal
    assert deal is not None
    assert deal.points == points


@pytest.mark.parametrize("code", scenes("dispute"))
def test_a_dispute_is_legal_from_first_to_last_and_every_note_is_shown(code: str) -> None:
    scene = load_scene(code)
    shown = frames(scene)
    assert len(shown) == len(scene.play) - scene.start + 1
    assert [frame.note for frame in shown if frame.note] == list(scene.notes)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", scenes("dispute") + scenes("lesson"))
def test_every_scene_has_its_sentences(code: str, lang: str) -> None:
    scene = load_scene(code)
    wanted = [f"scene-{code}", *(note.code for note in scene.notes)]
    if scene.kind == "lesson":
        wanted += [f"scene-{code}-done", f"scene-{code}-missed"]
    assert [name for name in wanted if not has_sentence(lang, name)] == []


GOOD = """
kind = "dispute"
number = 1
preset = "two"
dealer = 1
viewer = 0
hands = ["JC QC KC AC JS QS JD QD", "KS AS KD AD JH QH KH AH"]
calls = []
play = ["JC AS"]
start = 0
notes = [{ at = 0, say = "question", ask = ["JC"] }]
"""


@pytest.mark.parametrize(
    ("part", "instead", "message"),
    [
        ('kind = "dispute"', 'kind = "riddle"', "a scene is a dispute or a lesson"),
        ('kind = "dispute"', 'kind = "lesson"', "a lesson, and nothing else, has a goal"),
        ('preset = "two"', 'preset = "too"', "unknown-preset"),
        ("JC AS", "JC 1S", "fault-card"),
        ("start = 0", "begin = 0", "there is no key 'begin'"),
        ("number = 1\n", "", "'number' is missing"),
        ("number = 1", "number = ", "house.toml: "),
    ],
)
def test_a_faulty_scene_is_told_what_is_wrong(part: str, instead: str, message: str) -> None:
    assert read_scene("house", GOOD).number == 1
    with pytest.raises(Unreadable, match=message):
        read_scene("house", GOOD.replace(part, instead))


@pytest.mark.parametrize("code", ["", "no-such", "../catalog/dispute-void", "dispute_void.toml", "x" * 300])
def test_there_is_no_other_scene(code: str) -> None:
    with pytest.raises(Unreadable, match="there is no scene"):
        load_scene(code)
