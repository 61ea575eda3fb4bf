"""Whether bots keep people waiting: `python bench/club_bots.py [TABLES] [SECONDS]`.

So many tables of four level-3 bots play the club's match at a human pace, their thoughts in the pool of the server.
Meanwhile a person at one more table plays a card every tenth of a second; his answer is the observation after it.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from functools import partial

from kingclub.arena.game import Cards
from kingclub.cards import Seat
from kingclub.engine import (
    Act,
    FindDealer,
    GiveCards,
    Match,
    advance,
    draw_first_dealer,
    new_match,
    parse_action,
    shuffle,
)
from kingclub.rules import load_preset
from kingclub.server.thinker import BotPool, PoolThinker
from kingclub.view import observe

RULES = load_preset("club")
PACE_S = (0.4, 1.2)
"""What the club lets a bot take for a move."""


def dealt(cards: Cards, match: Match) -> Match:
    """The match with the next deal on the table, if one is due."""
    while match.turn is None and not match.is_over:
        fair = cards.fair(len(match.results) + 1, RULES.players)
        match, _ = advance(match, GiveCards(shuffle(fair, RULES.pack.cards)))
    return match


def begun(number: int) -> tuple[Cards, Match]:
    """A match whose first cards are dealt."""
    cards = Cards(0, number)
    draw, _ = draw_first_dealer(cards.fair(0, RULES.players), RULES.options, RULES.pack.cards)
    return cards, dealt(cards, advance(new_match(RULES), FindDealer(draw))[0])


async def table(number: int, thinker: PoolThinker, thoughts: list[float]) -> None:
    """Four bots of level 3, match after match."""
    while True:
        cards, match = begun(number)
        while not match.is_over:
            assert match.turn is not None
            await asyncio.sleep(random.uniform(*PACE_S))
            found: asyncio.Future[str] = asyncio.get_running_loop().create_future()
            start = time.perf_counter()
            label = f"{number}|{len(match.results)}"
            thinker.think(observe(match, match.turn), 3, label, partial(answer, found))
            action = parse_action(await found)
            thoughts.append(time.perf_counter() - start)
            match = dealt(cards, advance(match, Act(match.turn, action))[0])


def answer(found: asyncio.Future[str], action: str) -> None:
    """Hand the thought over, unless the measurement has ended meanwhile."""
    if not found.done():
        found.set_result(action)


async def person(answers: list[float]) -> None:
    """Plays a card every tenth of a second; a late turn of the event loop is part of the answer."""
    while True:
        cards, match = begun(-1)
        while not match.is_over:
            due = time.perf_counter() + 0.1
            await asyncio.sleep(0.1)
            seen = observe(match, match.turn)
            assert seen.legal
            match = dealt(cards, advance(match, Act(Seat(seen.turn or 0), random.choice(seen.legal)))[0])
            answers.append(time.perf_counter() - due)


async def measure(tables: int, seconds: float) -> None:
    """Play and tell."""
    thoughts: list[float] = []
    answers: list[float] = []
    with BotPool() as pool:
        thinker = PoolThinker(pool)
        work = [asyncio.create_task(table(number, thinker, thoughts)) for number in range(tables)]
        await asyncio.sleep(5)  # until the workers have started
        thoughts.clear()
        work.append(asyncio.create_task(person(answers)))
        await asyncio.sleep(seconds)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
    for name, spent in (("a person's answer", answers), ("a bot's thought", thoughts)):
        spent.sort()
        middle, late = spent[len(spent) // 2], spent[int(len(spent) * 0.95)]
        sys.stdout.write(f"{name}: {len(spent)} times, middle {1e3 * middle:.1f} ms, 95 % {1e3 * late:.1f} ms\n")


if __name__ == "__main__":
    words = sys.argv[1:]
    asyncio.run(measure(int(words[0]) if words else 50, float(words[1]) if len(words) > 1 else 20.0))
