"""Records what the engine tells a viewer in every phase of every preset, for the tests of the client's state.

`python record.py FOLDER` writes one JSON file a preset: a list of stretches, each a seat's view and the events that
follow it in order, each with the number of actions so far. With the first event of an action of the seat's own
stands what it was, and with some events the view as the server would send it at that moment.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from kingclub.cards import Seat
from kingclub.engine import (
    Act,
    FairSeed,
    FindDealer,
    GiveCards,
    Match,
    Move,
    apply,
    draw_first_dealer,
    format_action,
    legal_actions,
    new_match,
    shuffle,
)
from kingclub.rules.catalog import load_preset, presets
from kingclub.view import observe, observe_event, plain, plain_event

DEALS_KEPT = 6
"""Of each preset: the first deal and the first ones after it that have other phases than those kept."""
VIEW_EVERY = 5
"""With every so many events the whole view is kept too."""


def fair(preset: str, deal: int) -> FairSeed:
    """The same cards every time."""
    return FairSeed(seed=f"{preset}|{deal}".encode().ljust(32, b"."), match=preset, deal=deal, clients=())


def next_move(match: Match, preset: str, chance: random.Random) -> Move:
    """A random legal action, or the dealing of what comes next."""
    pack = match.ruleset.pack.cards
    if match.turn is not None:
        return Act(match.turn, chance.choice(legal_actions(match)))
    if match.draw is None:
        return FindDealer(draw_first_dealer(fair(preset, 0), match.ruleset.options, pack)[0])
    return GiveCards(shuffle(fair(preset, len(match.results) + 1), pack))


def stretches(preset: str) -> list[dict[str, Any]]:
    """One stretch a deal, seen from one seat after another, so that every phase is seen by whose turn it is."""
    chance = random.Random(preset)
    match = new_match(load_preset(preset))
    found: list[dict[str, Any]] = []
    seen: set[str] = set()
    while not match.is_over:
        viewer = Seat(len(match.results) % match.ruleset.players)
        begun, deals, version = plain(observe(match, viewer)), len(match.results), 0
        steps: list[dict[str, Any]] = []
        phases: set[str] = set()
        while len(match.results) == deals and not match.is_over:
            move = next_move(match, preset, chance)
            match, events = apply(match, move)
            version += isinstance(move, Act)
            seen_events = [observe_event(event, viewer) for event in events]
            told = [{"event": plain_event(event, match.ruleset), "version": version} for event in seen_events]
            if isinstance(move, Act) and move.seat == viewer:
                told[0]["act"] = format_action(move.action)
            steps += told
            phases.add(plain(observe(match, None))["phase"])
            if len(steps) % VIEW_EVERY == 0 or len(match.results) > deals:
                steps[-1]["view"] = plain(observe(match, viewer))
        if not found or (not phases <= seen and len(found) < DEALS_KEPT) or match.is_over:
            found.append({"seat": viewer, "view": begun, "steps": steps})
            seen |= phases
    return found


def main(folder: Path) -> None:
    """Write every preset's file into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for preset in presets():
        (folder / f"{preset}.json").write_text(json.dumps(stretches(preset)), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
