"""How tricks are played, what may not be led, when the king goes, when a deal ends."""

from __future__ import annotations

from kingclub.cards import talon_size
from kingclub.rules.contract import Contract, Objective
from kingclub.rules.describe.page import Line, Section, line, points, steps
from kingclub.rules.option import KingDiscard, Options, TalonFate
from kingclub.rules.ruleset import Ruleset
from kingclub.rules.schedule import objectives_of


def play_section(ruleset: Ruleset) -> Section:
    """The four rules of every trick."""
    rules = [line(f"rules-play-{rule}") for rule in ("lead", "follow", "void", "take")]
    if Contract.TRUMP in ruleset.deals:
        rules.append(line("rules-play-trumps"))
    return Section(line("rules-section-play"), (steps(*rules),))


def duties_section(ruleset: Ruleset) -> Section:
    """The lead ban, the duty to give the king up, and the early end."""
    return Section(
        line("rules-section-duties"),
        (points(_ban(ruleset), *_king(ruleset), *_reward_note(ruleset), *_end(ruleset.options)),),
    )


def objective_names(objectives: tuple[Objective, ...]) -> tuple[Line, ...]:
    """The objectives by name, for a list inside a sentence."""
    return tuple(line("rules-objective", objective=objective.value) for objective in objectives)


def banned(options: Options) -> tuple[Objective, ...]:
    """The objectives played in which hearts may not be led."""
    return tuple(objective for objective in objectives_of(options) if objective in options.heart_lead_ban)


def _ban(ruleset: Ruleset) -> Line:
    objectives = banned(ruleset.options)
    if not objectives:
        return line("rules-ban-none")
    if len(objectives) == len(objectives_of(ruleset.options)):
        return line("rules-ban-all")
    return line("rules-ban", n=len(objectives), deals=objective_names(objectives))


def _king(ruleset: Ruleset) -> tuple[Line, ...]:
    discard = ruleset.options.king_discard
    duty = line("rules-king", way=discard.value, eralash="yes" if ruleset.options.eralash else "no")
    return (duty,) if discard is KingDiscard.FREE else (duty, line("rules-king-leader"))


def _reward_note(ruleset: Ruleset) -> tuple[Line, ...]:
    """The ban and the duty hold where one wants the king, too: nobody expects it who has not been told."""
    rewards = [rules for contract, rules in ruleset.deals.items() if contract.sign > 0 and contract.objective]
    bound = any(rules.heart_ban or rules.king_when_void or rules.king_when_hearts_led for rules in rewards)
    return (line("rules-duties-rewards"),) if bound else ()


def _end(options: Options) -> tuple[Line, ...]:
    if not options.stop_when_settled:
        return (line("rules-end-late"),)
    talon = talon_size(options.players, options.pack)
    if not talon:
        return (line("rules-end-early"),)
    taken = options.talon is TalonFate.LAST_TRICK
    return line("rules-end-early"), line("rules-end-talon-taken" if taken else "rules-end-talon-dead")


def contract_name(contract: Contract) -> Line:
    """The contract as the table calls it."""
    sign = {"-": "minus-", "+": "plus-"}.get(contract.value[0], "")
    return line(f"contract-{sign}{contract.value.lstrip('-+')}")
