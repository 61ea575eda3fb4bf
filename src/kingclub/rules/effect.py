"""Which options matter once the others are given, and the canonical form of what is left.

An option without effect is not refused (rules, section 8), so two tables can play the same game and yet differ in
their options. The canonical form drops what has no effect, writes out what section 6 says where nothing is said,
and writes price lists as the prices that they give; preset names are left out. Two rulesets with one canonical form
play the same game.
"""

from __future__ import annotations

from dataclasses import asdict

from kingclub.cards import HAND_SIZES, talon_size
from kingclub.rules.codec import to_plain
from kingclub.rules.contract import Objective
from kingclub.rules.option import Choice, Options, RecoveryMode, RewardAll, SaleTime, SettlementMode
from kingclub.rules.option_kind import Plain
from kingclub.rules.recovery import DominoRound, Mirror
from kingclub.rules.ruleset import Ruleset
from kingclub.rules.schedule import OwnLists, objectives_of, recovery_deals

_WITH_TRICKS = frozenset(RecoveryMode) - {RecoveryMode.MIRROR, RecoveryMode.DOMINO}
_WITH_TRUMP = _WITH_TRICKS - {RecoveryMode.TAKE_TRICKS}


def has_effect(option: str, options: Options) -> bool:
    """Whether a change of this option can change the game, the others as they are, whether they fit or not.

    Raises `KeyError` for an unknown option.
    """
    mode, praise = options.recovery, options.recovery is RecoveryMode.PRAISE
    fixed = options.choice is Choice.FIXED
    sale = praise and options.sale is not SaleTime.NONE
    matters = {
        "talon": _has_talon(options),
        "order": fixed,
        "blind": not fixed,
        "deals_each": options.choice in (Choice.ORDER_OR_PASS, Choice.ELDEST),
        "recovery_deals": mode in _WITH_TRICKS,
        "trick_price": mode in _WITH_TRICKS,
        "must_trump": mode in _WITH_TRUMP,
        "trump_lead": mode in _WITH_TRUMP,
        "reward_all": fixed and options.eralash and mode is not RecoveryMode.MIRROR,
        "domino": mode in _WITH_TRICKS,
        **dict.fromkeys(("suits", "nt", "miz", "by_last", "settle", "sale"), praise),
        "sale_binding": sale,
        "accept": sale and not options.sale_binding,
        "ask": mode is RecoveryMode.TALON,
        "stake": options.settlement is not SettlementMode.POT,
        "ante": options.settlement is SettlementMode.POT,
    }
    if option not in Options.__dataclass_fields__:
        raise KeyError(option)
    return matters.get(option, True)


def _has_talon(options: Options) -> bool:
    table = (options.players, options.pack)
    return table in HAND_SIZES and talon_size(*table) > 0


def canonical(ruleset: Ruleset) -> dict[str, Plain]:
    """What the ruleset plays, by option: sorted, without what has no effect, with what goes without saying."""
    plain = to_plain(ruleset.options) | _spelled_out(ruleset)
    return {name: plain[name] for name in sorted(plain) if has_effect(name, ruleset.options)}


def canonical_text(ruleset: Ruleset) -> str:
    """The canonical form as JSON without spaces: the bytes that the fingerprint is taken of."""
    import json  # wanted only where rulesets are compared

    return json.dumps(canonical(ruleset), separators=(",", ":"), sort_keys=True)


def fingerprint(ruleset: Ruleset) -> str:
    """The first 16 hexadecimal digits of the SHA-256 of the canonical form.

    >>> from kingclub.rules.catalog import load_preset, ruleset
    >>> fingerprint(ruleset("club", {"boys": "KJ"})) == fingerprint(load_preset("club-boys"))
    True
    """
    from hashlib import sha256  # as above

    return sha256(canonical_text(ruleset).encode()).hexdigest()[:16]


def _spelled_out(ruleset: Ruleset) -> dict[str, Plain]:
    options, recovery, schedule = ruleset.options, ruleset.recovery, ruleset.schedule
    played = objectives_of(options)
    spelled: dict[str, Plain] = {
        "prices": asdict(ruleset.prices),
        "heart_lead_ban": [name.value for name in Objective if name in options.heart_lead_ban and name in played],
        "recovery_deals": recovery_deals(options),
    }
    if not isinstance(recovery, Mirror | DominoRound):
        spelled |= {"trick_price": recovery.game.price, "must_trump": recovery.game.must_trump}
    if isinstance(schedule, OwnLists):
        spelled["deals_each"] = schedule.each
    if options.reward_all is RewardAll.NONE or not has_effect("reward_all", options):
        spelled["reward_all"] = RewardAll.NONE.value
    return spelled
