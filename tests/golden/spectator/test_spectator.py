"""The laws of the view as a spectator would tell them: what happened, what it proves, how much stays open.

A penalty and a trump sold, by the rules of `training`, card by card. At every card the report is written from the
public's stream alone, the stream is held to the snapshot, and the same story is told with other hidden cards. A
missing report fails; `KINGCLUB_BLESS=1 pytest tests/golden/spectator` writes it anew, for the change to be read.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from pathlib import Path

from kingclub.cards import Seat, format_cards
from kingclub.engine import Match, format_action
from kingclub.engine.event import (
    CardPlayed,
    DealScored,
    PlayBegan,
    TrickTaken,
    TrumpNamed,
)
from kingclub.locale import conclusion_sentence
from kingclub.rules import load_preset
from kingclub.testing import Passage, random_passage, retold
from kingclub.view import (
    Conclusion,
    Observation,
    ObservedEvent,
    conclusions,
    fold,
    observe,
    observe_event,
    plain,
    worlds,
)
from kingclub.view.event import CallHeard, DealSeen, RestSeen

GOLDEN = Path(__file__).parent / "training.txt"
PRESET = "training"
DEALS = {5: 13, 10: 52}
"""The deals told, each of its own match: number and seed."""
NAMES = ("Anna", "Boris", "Vera", "Gleb")


def spectator_report() -> str:
    rules = load_preset(PRESET)
    deals = [random_passage(rules, random.Random(seed), deal) for deal, seed in DEALS.items()]
    return "\n".join(line for passage in deals for line in (*told(passage), ""))


def told(passage: Passage) -> Iterator[str]:
    """What the public sees of a deal."""
    seen, known = observe(passage.start, None), set[Conclusion]()
    for length, (match, events) in enumerate(passage.steps, 1):
        for event in events:
            observed = observe_event(event, None)
            seen = fold(seen, observed)
            yield from line_of(observed, seen)
        assert seen == observe(match, None), "the stream has left the snapshot"
        proved = [fact for fact in conclusions(seen) if fact not in known]
        known.update(proved)
        yield from (f"      so: {conclusion_sentence('en', fact, NAMES)}" for fact in proved)
        if match.turn is not None:
            yield f"      {open_deals(seen)}; {told_otherwise(passage, length, match)}"


def line_of(event: ObservedEvent, seen: Observation) -> Iterator[str]:
    match event:
        case DealSeen():
            contract = event.rules.contract.value if event.rules else "to be ordered"
            yield f"Deal {event.number}: {contract}. {NAMES[event.dealer]} deals {event.counts[0]} cards to each."
        case RestSeen():
            yield f"  The rest is dealt: {event.counts[0]} cards to each."
        case CallHeard(call, _):
            yield f"  {NAMES[call.seat]}: {format_action(call.action) if call.action else 'gives a card'}"
        case TrumpNamed(rules, namer, _):
            yield f"  {rules.denomination} it is, and {NAMES[namer]} answers for it."
        case PlayBegan(leader) if leader is not None:
            yield f"  {NAMES[leader]} leads."
        case CardPlayed(seat, card):
            yield f"  {len(seen.tricks) + 1}. {NAMES[seat]} {card}"
        case TrickTaken(taker, points):
            yield f"  {NAMES[taker]} takes the trick: {score(points)}."
        case DealScored(result, _, _, dealt, _):
            yield f"Scored: {score(result.points)}. The cards were:"
            yield from (f"  {NAMES[seat]:<5} {format_cards(hand)}" for seat, hand in enumerate(dealt))
        case _:
            pass  # a turn that comes, and what this ruleset does not have


def score(points: tuple[int, ...]) -> str:
    return ", ".join(
        f"{name} {gain:+d}".replace("-", "−") if gain else f"{name} 0"
        for name, gain in zip(NAMES, points, strict=True)
    )


def open_deals(seen: Observation) -> str:
    possible = worlds(seen)
    how_many = f"{possible.size:,} deals look" if possible.size > 1 else "1 deal looks"
    return f"{'' if possible.is_exact else 'at most '}{how_many} like this"


def told_otherwise(passage: Passage, length: int, match: Match) -> str:
    """Whether another story of the same public moves is the same to the public, and for one seat as well."""
    so_far = Passage(passage.start, passage.moves[:length])
    rng = random.Random(length)
    others = [viewer for viewer in (None, Seat(length % len(NAMES))) if differs_unseen(so_far, match, viewer, rng)]
    names = ["the public" if viewer is None else NAMES[viewer] for viewer in others]
    return f"cards moved unseen by {' and '.join(names)}" if names else "no card can be moved"


def differs_unseen(so_far: Passage, match: Match, viewer: Seat | None, rng: random.Random) -> bool:
    other = retold(so_far, viewer, rng)
    if other is None:
        return False
    assert json.dumps(plain(observe(other.end[0], viewer))) == json.dumps(plain(observe(match, viewer)))
    return True


def test_a_spectator_reports() -> None:
    report = spectator_report()
    if os.environ.get("KINGCLUB_BLESS"):
        GOLDEN.write_text(report, encoding="utf-8", newline="\n")
    assert GOLDEN.exists(), "there is no report: KINGCLUB_BLESS=1 pytest tests/golden/spectator writes it"
    assert report == GOLDEN.read_text(encoding="utf-8")


def test_no_report_tells_a_card_before_it_is_shown() -> None:
    """Every card of a deal is named when it is played and when all lies open, and nowhere before."""
    for deal in spectator_report().split("\n\n"):
        lines = deal.splitlines()
        shown: set[str] = set()
        for line in lines[: next(place for place, text in enumerate(lines) if text.startswith("Scored"))]:
            if line.startswith("  ") and line[2].isdigit():
                shown.add(line.split()[-1])
            elif " so: " in line:
                cards = {word.strip(",:.") for word in line.split() if len(word.strip(",:.")) == 2}
                named = {word for word in cards if word[0] in "789TJQKA" and word[1] in "SCDH"}
                assert named <= shown, line
