"""`kingclub rules`: the presets in a table, or one ruleset with its options, check sums and page."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from kingclub.cli.setting import add_settings, settings_of
from kingclub.errors import Fault, Unreadable
from kingclub.locale import LANGUAGES, markdown, render, say, sentence
from kingclub.rules import Ruleset, load_preset, preset_file, presets, ruleset, to_plain
from kingclub.rules.audit import audit
from kingclub.rules.codec import differences
from kingclub.rules.describe import describe, difficulty, minutes, option_label, option_value, sums
from kingclub.rules.effect import fingerprint, has_effect

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which rules, with which house rules, told how."""
    parser.add_argument("preset", nargs="?", metavar="PRESET", help="show these rules (without: list all presets)")
    add_settings(parser)
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true", help="for a program")
    shape.add_argument("--markdown", action="store_true", help="the whole page of the rule book")
    parser.add_argument("--lang", choices=LANGUAGES, default=None, help="language (that of the machine)")


def run(arguments: argparse.Namespace) -> int:
    """Print it."""
    print(_told(arguments, arguments.lang))
    return 0


def _told(arguments: argparse.Namespace, lang: str) -> str:
    changes = settings_of(arguments)
    if arguments.preset is not None:
        return _one(ruleset(arguments.preset, changes), arguments, lang)
    if changes:
        raise Unreadable(Fault("rules-set-needs-preset"))
    every = [load_preset(code) for code in presets()]
    if arguments.json:
        return json.dumps([as_json(rules) for rules in every], ensure_ascii=False, indent=1)
    if arguments.markdown:
        return "\n".join(markdown(render(lang, describe(rules))) for rules in every).rstrip("\n")
    return _table(every, lang)


def _one(rules: Ruleset, arguments: argparse.Namespace, lang: str) -> str:
    if arguments.json:
        return json.dumps(as_json(rules), ensure_ascii=False, indent=1)
    if arguments.markdown:
        return markdown(render(lang, describe(rules))).rstrip("\n")
    return _options(rules, lang)


def as_json(rules: Ruleset) -> dict[str, Any]:
    """A ruleset for a program: options, what differs from the preset, sums, measures, fingerprint."""
    found = audit(rules)
    return {
        "preset": rules.preset,
        "source": preset_file(rules.preset).source,
        "options": to_plain(rules.options),
        "differences": differences(rules.options, load_preset(rules.preset).options),
        "deals": rules.schedule.deals,
        "minutes": minutes(rules),
        "difficulty": difficulty(rules),
        "audit": {
            "deals": [
                {"contract": deal.contract.value, "times": deal.times, "total": deal.total} for deal in found.deals
            ],
            "penalties": found.penalties,
            "rewards": found.rewards,
            "sum": found.sum,
            "zero": found.is_zero_sum,
            "imbalances": [imbalance.value for imbalance in found.imbalances],
            "unreached": [contract.value for contract in found.unreached],
            "uneven": {contract.value: worth for contract, worth in found.uneven},
        },
        "fingerprint": fingerprint(rules),
    }


def _table(rows: list[Ruleset], lang: str) -> str:
    cells = [
        (
            rules.preset,
            str(rules.players),
            rules.options.pack,
            str(rules.schedule.deals),
            str(minutes(rules)),
            sentence(lang, f"preset-{rules.preset}-about"),
        )
        for rules in rows
    ]
    heads = tuple(
        sentence(lang, f"rules-column-{name}") for name in ("preset", "players", "pack", "deals", "minutes")
    )
    return _aligned([(*heads, ""), *cells])


def _options(rules: Ruleset, lang: str) -> str:
    """Title and sentence, each option with its value and what that means, and the sums."""
    page = describe(rules)
    return "\n\n".join(
        (
            f"{say(lang, page.title)} ({rules.preset})",
            say(lang, page.about),
            _aligned([_option(name, value, rules, lang) for name, value in to_plain(rules.options).items()]),
            sentence(lang, "rules-brackets"),
            "\n".join(say(lang, each) for each in sums(rules)),
            sentence(lang, "rules-fingerprint", code=fingerprint(rules)),
        )
    )


def _option(name: str, plain: object, rules: Ruleset, lang: str) -> tuple[str, ...]:
    words = f"{say(lang, option_label(name))}: {say(lang, option_value(name, getattr(rules.options, name)))}"
    written = plain if isinstance(plain, str) else json.dumps(plain, ensure_ascii=False)
    return (name if has_effect(name, rules.options) else f"({name})", written, words)


def _aligned(rows: list[tuple[str, ...]]) -> str:
    """Columns under one another; the last is as wide as it likes."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]) - 1)]
    return "\n".join(
        "  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[-1]]).rstrip()
        for row in rows
    )
