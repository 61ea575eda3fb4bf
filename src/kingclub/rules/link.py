"""A ruleset in a link: the preset, and as a query the options that differ from it.

>>> from kingclub.rules.catalog import ruleset
>>> format_link(ruleset("club", {"boys": "KJ", "heart_lead_ban": ["hearts", "king"]}))
'club?boys=KJ&heart_lead_ban=hearts%2Cking'
"""

from __future__ import annotations

from kingclub.rules.catalog import load_preset, ruleset
from kingclub.rules.codec import differences, format_setting, parse_setting
from kingclub.rules.ruleset import Ruleset


def format_link(rules: Ruleset) -> str:
    """The last part of the address `/rules/…` at which this ruleset is told and can be changed."""
    from urllib.parse import quote  # slow to import, and only links need it

    differ = differences(rules.options, load_preset(rules.preset).options)
    settings = (format_setting(name, value).partition("=") for name, value in differ.items())
    query = "&".join(f"{name}={quote(value, safe='')}" for name, _, value in settings)
    return f"{rules.preset}?{query}" if query else rules.preset


def parse_link(text: str) -> Ruleset:
    """The ruleset of a link. Raises `Refused` and `Unreadable` as `ruleset` and `parse_setting` do."""
    from urllib.parse import unquote  # as above

    preset, _, query = text.partition("?")
    settings = (unquote(setting) for setting in query.split("&") if setting)
    return ruleset(preset, dict(map(parse_setting, settings)))
