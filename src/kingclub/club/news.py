"""What viewers are sent of a table, as messages (`docs/design/wire.md`). Cards pass through `view` alone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Final

from kingclub.cards import Seat
from kingclub.club.accord import NOTHING, Proposal
from kingclub.club.consent import asked, gathering
from kingclub.club.identity import PersonId
from kingclub.club.naming import names_at
from kingclub.club.port import Directory, Message
from kingclub.club.ring import News, Numbered
from kingclub.club.seating import host_of
from kingclub.club.table import Happening, MatchBegan, PeopleChanged, Table
from kingclub.club.terms import told
from kingclub.engine.event import DealScored, TurnCame
from kingclub.errors import Refused
from kingclub.rules import Ruleset, differences, preset_file, to_plain
from kingclub.rules.link import format_link
from kingclub.view import insiders, observe, observe_event, plain, plain_event


def rules_of(ruleset: Ruleset) -> Message:
    """The preset and the options that differ from it; all options, and no page, if the catalogue has it no more."""
    try:
        options = differences(ruleset.options, preset_file(ruleset.preset).options)
        link = format_link(ruleset)
    except Refused:
        options, link = to_plain(ruleset.options), None
    return {"preset": ruleset.preset, "options": options, "link": link}


def people_of(table: Table, present: Collection[PersonId], directory: Directory) -> list[Message]:
    """Who sits on each seat."""
    names = names_at(table, directory)
    return [_sitter(table, Seat(seat), names[seat], present, directory) for seat in range(len(table.seats))]


def people_news(table: Table, present: Collection[PersonId], directory: Directory) -> Message:
    """The event that tells who is at the table."""
    return {
        "e": "people",
        "people": people_of(table, present, directory),
        "host": host_of(table),
        "stage": table.stage.value,
        "sealed": table.fair.sealed_from(table.dealt),
    }


def clock_news(table: Table) -> Message:
    """The event that tells when the time of whoever is waited for is up."""
    return {"e": "clock", "deadline": table.deadline_ms}


LONGEST_NEWS: Final = 48
"""When more has happened at once everybody is better served with a snapshot: no outbox runs full of it."""

QUIET: Final[Message] = {
    "proposal": None,
    "pause": None,
    "idle": [],
    "claims": [],
    "take_back": None,
    "rematch": None,
}
"""Nothing is agreed or proposed, and nobody may take anything back."""


def accord_of(table: Table) -> Message:
    """What is agreed and proposed, whose answer is awaited, and who may take his last action back."""
    accord, undo = table.accord, table.undo
    if accord is NOTHING and undo is None:
        return QUIET
    pause = accord.pause
    return {
        "proposal": None if accord.proposal is None else _proposal(table, accord.proposal),
        "pause": None if pause is None else {"matter": pause.matter.value, "missing": list(gathering(table))},
        "idle": sorted(accord.idle),
        "claims": [{"seat": seat, "rest": rest.value} for seat, rest in accord.claims],
        "take_back": None if undo is None else undo.seat,
        "rematch": accord.rematch,
    }


def _proposal(table: Table, proposal: Proposal) -> Message:
    return {
        "matter": proposal.matter.value,
        "by": proposal.by,
        "about": proposal.about,
        "asked": list(asked(table)),
    }


def _for_public(accord: Message) -> Message:
    """What those hear of an accord who do not sit there: all but the way to the next table."""
    return {**accord, "rematch": None}


def accord_news(table: Table) -> Message:
    """The event that tells what is agreed."""
    return {"e": "accord", "accord": accord_of(table)}


def news_of(
    before: Table, after: Table, happened: Iterable[tuple[int, Happening]], people: Callable[[], Message]
) -> list[tuple[int, News]] | None:
    """What is told of what happened, each with its version; None if everybody had better look anew.

    Who is at the table may change several times in one go: what holds in the end is told.
    """
    news: list[tuple[int, News]] = []
    have_changed = False
    for version, happening in happened:
        if isinstance(happening, MatchBegan):
            return None
        if isinstance(happening, PeopleChanged):
            have_changed = True
        else:
            news.append((version, happening))
    if after.version > before.version + 1:
        news = _without_past_turns(news)
    if have_changed:
        news.append((after.version, people()))
    if accord_of(after) != accord_of(before):
        news.insert(0, (before.version, accord_news(after)))
    if after.deadline_ms != before.deadline_ms:
        news.append((after.version, clock_news(after)))
    return news if len(news) <= LONGEST_NEWS else None


def _without_past_turns(news: list[tuple[int, News]]) -> list[tuple[int, News]]:
    """The news without turns that have passed meanwhile, since what was to be played followed from a claim."""
    ends = [place for place, (_, piece) in enumerate(news) if isinstance(piece, TurnCame | DealScored)]
    return [told for place, told in enumerate(news) if not isinstance(told[1], TurnCame) or place == ends[-1]]


def is_event(news: News, name: str) -> bool:
    """Whether this is the table's own event of that name, and none of the match."""
    return isinstance(news, dict) and news.get("e") == name


def insiders_of(news: News, table: Table) -> Collection[Seat]:
    """The seats that are told more of a piece of news than the public."""
    if not isinstance(news, dict):
        return insiders(news, table.ruleset.players)
    calls = is_event(news, "accord") and news["accord"]["rematch"] is not None
    return [Seat(seat) for seat in range(len(table.seats))] if calls else ()


def event_message(table: Table, numbered: Numbered, viewer: Seat | None) -> Message:
    """The message that tells a viewer what he sees of a piece of news."""
    news = numbered.news
    if isinstance(news, dict):
        event = {**news, "accord": _for_public(news["accord"])} if viewer is None and "accord" in news else news
    else:
        event = plain_event(observe_event(news, viewer), table.ruleset)
    return {
        "t": "event",
        "table": table.id,
        "seq": numbered.seq,
        "version": numbered.version,
        "event": event,
    }


def snapshot_message(table: Table, seq: int, view: Message) -> Message:
    """The whole table at once."""
    return {"t": "snapshot", "table": table.id, "seq": seq, "version": table.version, "view": view}


def table_view(
    table: Table, viewer: Seat | None, rules: Message, people: Message, chat: Collection[Message]
) -> Message:
    """What a viewer sees of the table now."""
    return {
        "rules": rules,
        "terms": told(table.terms),
        "record": table.match,
        "seat": viewer,
        "people": people["people"],
        "host": people["host"],
        "stage": table.stage.value,
        "sealed": people["sealed"],
        "deadline": table.deadline_ms,
        "accord": _for_public(accord_of(table)) if viewer is None else accord_of(table),
        "chat": list(chat),
        "match": None if table.game is None else plain(observe(table.game, viewer)),
    }


def _sitter(table: Table, seat: Seat, name: str, present: Collection[PersonId], directory: Directory) -> Message:
    sitter = table.seats[seat]
    if sitter is None:
        return {"name": "", "kind": "empty", "level": None, "owner": None, "present": False, "ready": False}
    here = sitter.person is None or sitter.person in present
    owner = None if sitter.person is None else directory.owner_of(sitter.person)
    return {
        "name": name,
        "kind": sitter.kind.value,
        "level": sitter.level,
        "owner": None if owner is None else directory.name_of(owner),
        "present": here and not sitter.away,
        "ready": seat in table.ready or sitter.plays_itself,
    }
