"""Every printing of every deck is whole, stands alone, is small and is drawn the same each time."""

from __future__ import annotations

import gzip
import re
from functools import cache
from xml.etree import ElementTree

import pytest

from art.build import packed
from art.card import BACK, CARDS, JOKER
from art.deck import Deck, Variant
from art.decks import DECKS
from art.svg import HEIGHT, WIDTH

PRINTINGS = [
    pytest.param(deck, variant, id=f"{deck.name}-{variant.name}") for deck in DECKS for variant in deck.variants
]
LIMIT = 45_000
"""Bytes: the 54 files of a printing in one gzip."""


@cache
def printed(name: str, variant: Variant) -> dict[str, str]:
    """A printing by its deck's name."""
    return next(deck for deck in DECKS if deck.name == name).draw(variant)


def drawn(deck: Deck, variant: Variant) -> dict[str, str]:
    """A printing; drawn once for all tests."""
    return printed(deck.name, variant)


@pytest.mark.parametrize(("deck", "variant"), PRINTINGS)
def test_a_deck_has_52_cards_a_joker_and_a_back(deck: Deck, variant: Variant) -> None:
    assert list(drawn(deck, variant)) == [*(card.code for card in CARDS), JOKER, BACK]
    assert len(set(drawn(deck, variant).values())) == 54


@pytest.mark.parametrize(("deck", "variant"), PRINTINGS)
def test_every_file_is_svg_that_needs_nothing_else(deck: Deck, variant: Variant) -> None:
    for text in drawn(deck, variant).values():
        root = ElementTree.fromstring(text)
        assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
        tags = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()}
        assert tags <= {"svg", "defs", "g", "path", "rect", "circle", "ellipse", "use", "pattern", "clipPath"}
        assert text.count("http") == 1
        ids = re.findall(r'id="(\w+)"', text)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'(?:href="|url\()#(\w+)', text)) <= set(ids)


@pytest.mark.parametrize(("deck", "variant"), PRINTINGS)
def test_coordinates_have_one_decimal_at_most(deck: Deck, variant: Variant) -> None:
    for text in drawn(deck, variant).values():
        assert not re.search(r"\.\d\d", "".join(re.findall(r' d="([^"]*)"', text)))


@pytest.mark.parametrize(("deck", "variant"), PRINTINGS)
def test_a_printing_is_small(deck: Deck, variant: Variant) -> None:
    assert len(packed(drawn(deck, variant))) <= LIMIT


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_no_card_alone_is_large(deck: Deck) -> None:
    sizes = {name: len(gzip.compress(text.encode(), 9)) for name, text in drawn(deck, deck.variants[0]).items()}
    assert max(sizes.values()) <= 2500


@pytest.mark.parametrize(("deck", "variant"), PRINTINGS)
def test_drawing_again_gives_the_same_bytes(deck: Deck, variant: Variant) -> None:
    assert deck.draw(variant) == drawn(deck, variant)


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_four_colours_give_every_suit_its_own(deck: Deck) -> None:
    four = next(variant for variant in deck.variants if variant.colours == "four")
    assert len({four.ink(suit) for suit in "CDHS"}) == 4


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_both_printings_of_the_indices_differ_where_they_must(deck: Deck) -> None:
    first, second = (drawn(deck, Variant(index, "two")) for index in deck.indices)
    courts = [card.code for card in CARDS if card.is_court and not (card.rank == "K" and "ru" in deck.indices)]
    assert all(first[code] != second[code] for code in courts)
    assert first[BACK] == second[BACK]
