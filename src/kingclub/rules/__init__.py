"""The rules of King as data: presets, options, and from them what each deal is played for.

>>> club = load_preset("club")
>>> club.deals[Contract.NO_TRICKS].total, club.schedule.deals
(-16, 14)
"""

from kingclub.rules.catalog import load_preset, preset_file, presets, ruleset
from kingclub.rules.codec import differences, options_from, parse_setting, to_plain
from kingclub.rules.contract import Contract, Objective, parse_contract, penalty, reward
from kingclub.rules.deal_rules import DealRules
from kingclub.rules.denomination import SUITS, Denomination, denomination_of, parse_denomination
from kingclub.rules.option import Options
from kingclub.rules.option_table import GROUPS, OPTIONS
from kingclub.rules.price import Boys, LastTricks, Prices
from kingclub.rules.refusal import OptionClash, OptionValue, UnknownOption, UnknownPreset
from kingclub.rules.ruleset import Ruleset, option_clash, ruleset_of
from kingclub.rules.schedule import Fixed, OwnLists, Schedule, SharedList
from kingclub.rules.settlement import places, settle

__all__ = [
    "GROUPS",
    "OPTIONS",
    "SUITS",
    "Boys",
    "Contract",
    "DealRules",
    "Denomination",
    "Fixed",
    "LastTricks",
    "Objective",
    "OptionClash",
    "OptionValue",
    "Options",
    "OwnLists",
    "Prices",
    "Ruleset",
    "Schedule",
    "SharedList",
    "UnknownOption",
    "UnknownPreset",
    "denomination_of",
    "differences",
    "load_preset",
    "option_clash",
    "options_from",
    "parse_contract",
    "parse_denomination",
    "parse_setting",
    "penalty",
    "places",
    "preset_file",
    "presets",
    "reward",
    "ruleset",
    "ruleset_of",
    "settle",
    "to_plain",
]
