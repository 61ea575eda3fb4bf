"""The pages beside the rules: glossary, strategy, what to agree on, and how King differs from its neighbours.

Trees of codes like the page of rules; `locale` puts them into words.
"""

from kingclub.rules.guide.checklist import CheckItem, checklist
from kingclub.rules.guide.glossary import TERMS, Term, glossary
from kingclub.rules.guide.neighbour import neighbours
from kingclub.rules.guide.strategy import advice, strategy

__all__ = ["TERMS", "CheckItem", "Term", "advice", "checklist", "glossary", "neighbours", "strategy"]
