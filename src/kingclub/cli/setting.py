"""House rules on the command line: `--set option=value`, once or several after one another."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from kingclub.rules.option_kind import Plain

FLAG = "--set"


def add_settings(parser: argparse.ArgumentParser) -> None:
    """The option; how it is written several times is known to `one_flag_each`."""
    parser.add_argument(
        FLAG,
        action="append",
        default=[],
        dest="settings",
        metavar="OPTION=VALUE",
        help="a house rule, such as king_discard=free, heart_lead_ban=hearts,king or deals_each=null; or several",
    )


def settings_of(arguments: argparse.Namespace) -> dict[str, Plain]:
    """What is set. Raises as `parse_setting` does."""
    from kingclub.rules import parse_setting  # most commands need no rules

    return dict(map(parse_setting, arguments.settings))


def one_flag_each(words: Sequence[str]) -> list[str]:
    """`--set a=b c=d` as `--set a=b --set c=d`. A word without `=` is no setting and ends them.

    >>> one_flag_each(["--set", "boys=K", "blind=true", "club"])
    ['--set', 'boys=K', '--set', 'blind=true', 'club']
    """
    spread: list[str] = []
    follows, is_due = False, False  # a setting; the word of a flag just read
    for word in words:
        if follows and not word.startswith("-") and "=" in word:
            spread.append(FLAG)
        else:
            follows = is_due or word.startswith(f"{FLAG}=")
        is_due = word == FLAG
        spread.append(word)
    return spread
