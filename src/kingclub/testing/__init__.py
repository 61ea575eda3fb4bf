"""The public kit: what whoever builds on the club needs to test it, bots and viewers of his own above all.

Everything here needs only the standard library and the core, except `strategies`, which needs hypothesis and is
imported by name. Nothing in the club imports this package.

>>> import random
>>> from kingclub.rules import load_preset
>>> passage = random_passage(load_preset("club"), random.Random(7), deal=5)
>>> passage.start.deal.number, len(passage.moves) > 1
(4, True)
"""

from kingclub.testing.house_rules import random_ruleset
from kingclub.testing.passage import Passage, random_action, random_match, random_pack, random_passage
from kingclub.testing.retelling import hidden_cards, retold
from kingclub.testing.wire import fold_plain

__all__ = [
    "Passage",
    "fold_plain",
    "hidden_cards",
    "random_action",
    "random_match",
    "random_pack",
    "random_passage",
    "random_ruleset",
    "retold",
]
