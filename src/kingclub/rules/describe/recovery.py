"""The second half, step by step, with what each call means (rules, section 6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kingclub.cards import PACKS
from kingclub.rules.contract import Contract
from kingclub.rules.deal_rules import DOMINO_BASES, SETTLED_TRICKS
from kingclub.rules.denomination import Denomination
from kingclub.rules.describe.page import Block, Line, Section, line, points, steps, text
from kingclub.rules.option import RewardAll
from kingclub.rules.recovery import (
    Auction,
    DominoRound,
    FirstThree,
    Mirror,
    Named,
    Praise,
    Recovery,
    Sale,
    TakeTricks,
    TalonGame,
    TrumpGame,
)
from kingclub.rules.ruleset import Ruleset
from kingclub.rules.schedule import OwnLists, recovery_deals


def recovery_section(ruleset: Ruleset) -> Section:
    """How lost points are won back."""
    mode = ruleset.options.recovery.value
    blocks = _BLOCKS[type(ruleset.recovery)](ruleset, ruleset.recovery)
    return Section(line("rules-section-recovery", mode=mode), (*blocks, *_closing(ruleset)))


def _mirror(ruleset: Ruleset, _: Mirror) -> tuple[Block, ...]:
    return (text(line("rules-mirror", choice=ruleset.options.choice.value)),)


def _take_tricks(ruleset: Ruleset, recovery: TakeTricks) -> tuple[Block, ...]:
    deals = recovery_deals(ruleset.options)
    return (text(line("rules-take-tricks", n=deals), _pays(ruleset, recovery.game)), *_reward_all(ruleset))


def _auction(ruleset: Ruleset, recovery: Auction) -> tuple[Block, ...]:
    return (
        text(line("rules-auction", n=recovery_deals(ruleset.options))),
        steps(
            line("rules-auction-bid", n=ruleset.hand_size),
            line("rules-auction-pass"),
            line("rules-auction-dealer"),
            line("rules-auction-name"),
            line("rules-auction-score", each=_each(ruleset, recovery.game)),
        ),
        points(*_trump_play(recovery.game)),
        *_reward_all(ruleset),
    )


def _first_three(ruleset: Ruleset, recovery: FirstThree) -> tuple[Block, ...]:
    return (
        text(line("rules-first-three", n=recovery_deals(ruleset.options))),
        steps(
            line("rules-first-three-name"),
            line("rules-first-three-decline"),
            line("rules-eldest-leads"),
        ),
        points(_pays(ruleset, recovery.game), *_trump_play(recovery.game)),
        *_reward_all(ruleset),
    )


def _named(ruleset: Ruleset, recovery: Named) -> tuple[Block, ...]:
    own = isinstance(ruleset.schedule, OwnLists)
    return (
        text(line("rules-named-own" if own else "rules-named", n=recovery_deals(ruleset.options))),
        points(_pays(ruleset, recovery.game), *_trump_play(recovery.game)),
        *_reward_all(ruleset),
    )


def _praise(ruleset: Ruleset, recovery: Praise) -> tuple[Block, ...]:
    return (
        text(line("rules-praise", n=recovery_deals(ruleset.options))),
        Block("text", ((line("rules-praise-says"),),)),
        points(*_praiser_says(recovery)),
        *_sale(ruleset, recovery),
        points(_pays(ruleset, recovery.game), *_trump_play(recovery.game), *_who_leads(recovery)),
        *_reward_all(ruleset),
    )


def _praiser_says(recovery: Praise) -> list[Line]:
    said = [line("rules-praise-suit", held="yes" if recovery.suits_held else "no")]
    if Denomination.NO_TRUMP in recovery.extra:
        said.append(line("rules-praise-nt"))
    if Denomination.MISERE in recovery.extra:
        said.append(line("rules-praise-miz"))
    if recovery.by_last:
        said.append(line("rules-praise-by-last"))
    if recovery.settle:
        said.append(line("rules-praise-settle", n=SETTLED_TRICKS))
    return said


def _sale(ruleset: Ruleset, recovery: Praise) -> tuple[Block, ...]:
    sale = recovery.sale
    if sale is None:
        return (text(line("rules-no-sale")),)
    bargain = [line("rules-sale-open")] if sale.binding else []
    bargain.append(line("rules-sale-offer", n=ruleset.hand_size))
    bargain += _after_offers(recovery, sale)
    price = line("rules-sale-price", each=_each(ruleset, recovery.game))
    rows = (*((told,) for told in bargain), _buyer_names(recovery, sale), (price,))
    return text(line("rules-sale", time="after" if sale.after_rest else "before")), Block("steps", rows)


def _after_offers(recovery: Praise, sale: Sale) -> list[Line]:
    if sale.binding:
        return [line("rules-sale-must")]
    settle = "yes" if recovery.settle and sale.after_rest else "no"
    return [
        line("rules-sale-accept", offers="any" if sale.any_offer else "best"),
        line("rules-sale-keep", settle=settle),
    ]


def _buyer_names(recovery: Praise, sale: Sale) -> tuple[Line, ...]:
    held = "hand" if sale.after_rest else "three"
    told = [line("rules-sale-buyer", suits=held if recovery.suits_held else "any")]
    if recovery.suits_held and recovery.extra:
        told.append(line("rules-sale-buyer-extra"))
    if recovery.by_last:
        told.append(line("rules-sale-buyer-last"))
    return tuple(told)


def _who_leads(recovery: Praise) -> tuple[Line, ...]:
    buyer = recovery.sale is not None and recovery.sale.after_rest
    return (line("rules-buyer-leads" if buyer else "rules-eldest-leads"),)


def _talon(ruleset: Ruleset, recovery: TalonGame) -> tuple[Block, ...]:
    rules = ruleset.deals[Contract.TRUMP]
    asked = (line("rules-talon-ask"),) if recovery.ask else ()
    return (
        text(
            line("rules-talon-game", n=recovery_deals(ruleset.options), hand=rules.hand_size, open=rules.talon_size)
        ),
        steps(
            line("rules-talon-take"),
            line("rules-talon-sell", n=rules.tricks, each=rules.trick),
            *asked,
            line("rules-talon-give", n=rules.tricks),
            line("rules-talon-name"),
        ),
        points(_pays(ruleset, recovery.game), *_trump_play(recovery.game)),
        *_reward_all(ruleset),
    )


def _domino(ruleset: Ruleset, _: DominoRound) -> tuple[Block, ...]:
    return (*_domino_blocks(ruleset), *_reward_all(ruleset))


def _domino_blocks(ruleset: Ruleset) -> tuple[Block, ...]:
    rules = ruleset.deals[Contract.DOMINO]
    base = DOMINO_BASES[PACKS[ruleset.options.pack].size]
    return (
        text(line("rules-domino", n=ruleset.players)),
        steps(
            line("rules-domino-lay", rank=base.value if base.letter.isdigit() else base.letter),
            line("rules-domino-pass"),
            line(
                "rules-domino-places",
                n=ruleset.players,
                places=tuple(line("rules-points-of", n=place) for place in rules.places),
            ),
        ),
    )


def _closing(ruleset: Ruleset) -> tuple[Block, ...]:
    """The round of domino that follows another recovery."""
    if not ruleset.options.domino or isinstance(ruleset.recovery, DominoRound):
        return ()
    return (text(line("rules-domino-follows")), *_domino_blocks(ruleset))


def _reward_all(ruleset: Ruleset) -> tuple[Block, ...]:
    place = ruleset.options.reward_all
    if place is RewardAll.NONE or Contract.ALL not in ruleset.deals:
        return ()
    return (text(line("rules-reward-all", place=place.value)),)


def _each(ruleset: Ruleset, game: TrumpGame) -> int:
    return ruleset.options.multiplier * game.price


def _pays(ruleset: Ruleset, game: TrumpGame) -> Line:
    each = _each(ruleset, game)
    return line("rules-trick-pays", each=each, n=ruleset.hand_size, total=each * ruleset.hand_size)


def _trump_play(game: TrumpGame) -> tuple[Line, ...]:
    return (
        line("rules-must-trump" if game.must_trump else "rules-need-not-trump"),
        line("rules-trump-lead", who="namer" if game.namer_only else "free"),
    )


_BLOCKS: dict[type[Recovery], Callable[[Ruleset, Any], tuple[Block, ...]]] = {
    Mirror: _mirror,
    Auction: _auction,
    FirstThree: _first_three,
    Named: _named,
    Praise: _praise,
    TalonGame: _talon,
    TakeTricks: _take_tricks,
    DominoRound: _domino,
}
