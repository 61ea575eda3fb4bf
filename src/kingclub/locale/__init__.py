"""Every sentence that a person reads, in Russian and English: `ru.ftl` and `en.ftl`, written in Fluent.

The rest of the package speaks codes and arguments; a sentence is made here, and in the browser from the same files.

>>> sentence("en", "refusal-not-held")
'You do not hold that card'
"""

from kingclub.locale.conclusion import conclusion_sentence
from kingclub.locale.form import render_form
from kingclub.locale.page import RenderedBlock, RenderedPage, RenderedSection, markdown, render, say
from kingclub.locale.sentence import (
    LANGUAGES,
    at_once,
    has_sentence,
    language_of,
    refusal_fault,
    refusal_sentence,
    sentence,
)

__all__ = [
    "LANGUAGES",
    "RenderedBlock",
    "RenderedPage",
    "RenderedSection",
    "at_once",
    "conclusion_sentence",
    "has_sentence",
    "language_of",
    "markdown",
    "refusal_fault",
    "refusal_sentence",
    "render",
    "render_form",
    "say",
    "sentence",
]
