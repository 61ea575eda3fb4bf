"""Players, pack, hands, talon, ranks, seats and the first dealer."""

from __future__ import annotations

from kingclub.cards import Rank, talon_size
from kingclub.rules.describe.page import Line, Section, line, points, text
from kingclub.rules.option import Seating
from kingclub.rules.ruleset import Ruleset


def cards_section(ruleset: Ruleset) -> Section:
    """Who plays, with what, and how one sits down."""
    options = ruleset.options
    talon = talon_size(options.players, options.pack)
    dealt = [line("rules-dealt", n=ruleset.hand_size)]
    if talon:
        dealt.append(line("rules-talon", n=talon, fate=options.talon.value))
    return Section(
        line("rules-section-cards"),
        (
            text(
                line("rules-players", n=ruleset.players),
                line(f"rules-pack-{options.pack}"),
                line("rules-ranks", ranks=ranks(ruleset)),
            ),
            text(*dealt),
            points(_seating(ruleset), _first_dealer(ruleset), line("rules-dealer-moves")),
        ),
    )


def ranks(ruleset: Ruleset) -> tuple[Line, ...]:
    """The ranks of the pack from the highest down."""
    held = {card.rank for card in ruleset.pack.cards}
    return tuple(rank_name(rank) for rank in sorted(Rank, reverse=True) if rank in held)


def rank_name(rank: Rank) -> Line:
    """The rank in a word."""
    return line("rules-rank", rank=rank.value if rank.letter.isdigit() else rank.letter)


def _seating(ruleset: Ruleset) -> Line:
    four = 4
    if ruleset.options.seating is Seating.AS_SEATED:
        return line("rules-seats-as-seated")
    return line("rules-seats-drawn" if ruleset.players == four else "rules-seats-drawn-round")


def _first_dealer(ruleset: Ruleset) -> Line:
    same = ruleset.options.seating is Seating.DRAW
    return line("rules-first-dealer", way=ruleset.options.first_dealer.value, drawn="yes" if same else "no")
