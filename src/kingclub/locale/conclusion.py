"""What a player can conclude for certain, in words: seats become the names of people."""

from __future__ import annotations

from collections.abc import Sequence

from kingclub.locale.sentence import Argument, Coded, sentence


def conclusion_sentence(lang: str, conclusion: Coded, names: Sequence[str]) -> str:
    """The sentence of a conclusion at a table where these people sit, in seat order."""
    args: dict[str, Argument] = dict(conclusion.args)
    if "seat" in args:
        args["name"] = names[int(str(args.pop("seat")))]
    if "seats" in args:
        args["names"] = ", ".join(names[int(seat)] for seat in str(args.pop("seats")).split())
    return sentence(lang, f"inference-{conclusion.code}", **args)
