"""A scene on the stage: its deal played by the engine, frame by frame."""

from __future__ import annotations

from dataclasses import dataclass

from kingclub.cards import BySeat, Card, Seat
from kingclub.club.scene.scene import Note, Scene
from kingclub.engine import (
    Act,
    Draw,
    FindDealer,
    GiveCards,
    Match,
    PlayCard,
    apply,
    new_match,
    objection,
    pack_of,
    parse_action,
)
from kingclub.errors import Refusal


@dataclass(frozen=True, slots=True)
class Answer:
    """Whether a card may be played: `refusal` says why not, None if it may."""

    card: Card
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class Frame:
    """A moment of the scene: the match, the cards left in every hand, what is said, and what the engine answers.

    All the hands lie open: a scene has no secrets.
    """

    match: Match
    hands: BySeat[tuple[Card, ...]]
    note: Note | None
    answers: tuple[Answer, ...]


def opening(scene: Scene) -> Match:
    """The match when the scene opens. Raises `Refused` where the scene breaks a rule."""
    match = apply(new_match(scene.ruleset), FindDealer(Draw(scene.dealer)))[0]
    match = apply(match, GiveCards(pack_of(scene.hands, scene.talon, scene.dealer)))[0]
    for call in scene.calls:
        match = acted(match, call)
    for card in scene.play[: scene.start]:
        match = played(match, card)
    return match


def frames(scene: Scene) -> tuple[Frame, ...]:
    """Every moment of the scene, from its opening to the last card of its play. Raises `Refused` as `opening`."""
    match = opening(scene)
    shown = [frame(scene, match, scene.start)]
    for number, card in enumerate(scene.play[scene.start :], start=scene.start + 1):
        match = played(match, card)
        shown.append(frame(scene, match, number))
    return tuple(shown)


def frame(scene: Scene, match: Match, number: int) -> Frame:
    """The moment when `number` cards have been played."""
    note = next((note for note in scene.notes if note.at == number), None)
    turn = match.turn
    asked = note.ask if note is not None and turn is not None else ()
    answers = tuple(Answer(card, objection(match, turn, PlayCard(card))) for card in asked if turn is not None)
    return Frame(match, hands_left(match), note, answers)


def acted(match: Match, text: str) -> Match:
    """The match after the seat to act has said or played this. Raises `Refused`, `Unreadable`."""
    assert match.turn is not None
    return apply(match, Act(match.turn, parse_action(text)))[0]


def played(match: Match, card: Card) -> Match:
    """The match after the seat to act has played this card. Raises `Refused`."""
    assert match.turn is not None
    return apply(match, Act(match.turn, PlayCard(card)))[0]


def hands_left(match: Match) -> BySeat[tuple[Card, ...]]:
    """The cards that every seat still holds."""
    assert match.deal is not None
    return tuple(match.deal.hands[Seat(seat)] for seat in range(match.ruleset.players))
